"""Masks and vector code of kernels: functions that exist only where kernels are compiled."""

from typing import TYPE_CHECKING

from cubewright.solver.kernels.compiling import COMPILES

if TYPE_CHECKING or COMPILES:
    from cubewright.solver.kernels.masks.bits import count_ones, leading_zeros, trailing_zeros
    from cubewright.solver.kernels.masks.item_rows import (
        end_row,
        item_counts,
        items_at,
        list_row,
        long_item_counts,
        pack_row,
        places_meeting,
        places_of,
        places_of_three,
        put_items,
        row_contains,
        unions_beside,
    )
    from cubewright.solver.kernels.masks.operations import (
        and_masks,
        and_not_masks,
        cell_mask,
        is_empty,
        mask_at,
        or_masks,
        put_mask,
        shift_mask,
        xor_masks,
    )
    from cubewright.solver.kernels.masks.packing import (
        pack_all_disjoint,
        pack_disjoint,
        packed_before,
    )
    from cubewright.solver.kernels.masks.vectors import (
        LONG,
        bit_counts,
        long_bit_counts,
        places_covering,
        union_of_disjoint,
        union_of_disjoint_outside,
    )

__all__ = [
    "LONG",
    "and_masks",
    "and_not_masks",
    "bit_counts",
    "cell_mask",
    "count_ones",
    "end_row",
    "is_empty",
    "item_counts",
    "items_at",
    "leading_zeros",
    "list_row",
    "long_bit_counts",
    "long_item_counts",
    "mask_at",
    "or_masks",
    "pack_all_disjoint",
    "pack_disjoint",
    "pack_row",
    "packed_before",
    "places_covering",
    "places_meeting",
    "places_of",
    "places_of_three",
    "put_items",
    "put_mask",
    "row_contains",
    "shift_mask",
    "trailing_zeros",
    "union_of_disjoint",
    "union_of_disjoint_outside",
    "unions_beside",
    "xor_masks",
]

if not TYPE_CHECKING and not COMPILES:

    def __getattr__(name: str) -> None:
        """Let kernels import these names, which only compiled code uses."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
