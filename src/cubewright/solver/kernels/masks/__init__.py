"""Masks and vector code of kernels: functions that exist only where kernels are compiled."""

from typing import TYPE_CHECKING

from cubewright.solver.kernels.compiling import COMPILES

if TYPE_CHECKING or COMPILES:
    from cubewright.solver.kernels.masks.bits import ones, trailing_zeros
    from cubewright.solver.kernels.masks.operations import (
        common,
        differing,
        either,
        is_empty,
        mask_at,
        put_mask,
        raised,
        single,
        without,
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
    "bit_counts",
    "common",
    "differing",
    "either",
    "is_empty",
    "long_bit_counts",
    "mask_at",
    "ones",
    "pack_all_disjoint",
    "pack_disjoint",
    "packed_before",
    "places_covering",
    "put_mask",
    "raised",
    "single",
    "trailing_zeros",
    "union_of_disjoint",
    "union_of_disjoint_outside",
    "without",
]

if not TYPE_CHECKING and not COMPILES:

    def __getattr__(name: str) -> None:
        """Let kernels import these names, which only compiled code uses."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
