"""Sorting in kernels, without allocating arrays."""

from __future__ import annotations

from cubewright.model.cell import CountArray, IntArray
from cubewright.solver.kernels.compiling import kernel, step


@step
def is_sorted(numbers: CountArray, count: int) -> bool:
    """Return whether the first ``count`` numbers ascend."""
    for i in range(1, count):  # noqa: SIM110 - a generator cannot be compiled
        if numbers[i - 1] > numbers[i]:
            return False
    return True


@kernel
def sort_numbers(numbers: CountArray, count: int) -> None:
    """Sort the first ``count`` numbers (Shell, 1959, with Knuth's gaps 1, 4, 13, ...)."""
    gap = 1
    if is_sorted(numbers, count):
        return
    while 3 * gap + 1 < count:
        gap = 3 * gap + 1
    while gap:
        for i in range(gap, count):
            number = numbers[i]
            j = i
            while j >= gap and numbers[j - gap] > number:
                numbers[j] = numbers[j - gap]
                j -= gap
            numbers[j] = number
        gap //= 3


@kernel
def sort_pairs(numbers: CountArray, labels: IntArray, count: int) -> None:
    """Sort the first ``count`` numbers, together with their labels."""
    gap = 1
    while 3 * gap + 1 < count:
        gap = 3 * gap + 1
    while gap:
        for i in range(gap, count):
            number, label = numbers[i], labels[i]
            j = i
            while j >= gap and numbers[j - gap] > number:
                numbers[j] = numbers[j - gap]
                labels[j] = labels[j - gap]
                j -= gap
            numbers[j] = number
            labels[j] = label
        gap //= 3
