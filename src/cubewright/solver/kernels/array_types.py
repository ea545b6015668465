"""The arrays of kernels, with their number type and number of dimensions.

A kernel is compiled before any array exists, so the annotations of its parameters and of its
NamedTuples' fields state both. Every array is C-contiguous, aligned and writable.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, CountArray, IntArray, MaskArray

Ints1 = Annotated[IntArray, 1]
Ints2 = Annotated[IntArray, 2]
Ints3 = Annotated[IntArray, 3]
Counts1 = Annotated[CountArray, 1]
Counts2 = Annotated[CountArray, 2]
Counts3 = Annotated[CountArray, 3]
Words1 = Annotated[MaskArray, 1]
Words2 = Annotated[MaskArray, 2]
Words3 = Annotated[MaskArray, 3]
Words4 = Annotated[MaskArray, 4]
Bools1 = Annotated[BoolArray, 1]
Bools2 = Annotated[BoolArray, 2]
Bytes1 = Annotated[NDArray[np.uint8], 1]
Bytes2 = Annotated[NDArray[np.uint8], 2]
Ways2 = Annotated[NDArray[np.uint32], 2]

Mask = tuple[np.uint64, ...]
"""A set of cells: 1, 2, 4 or 8 words of 64, the same number for all masks of a call."""
WORDS = (1, 2, 4, 8)
"""The numbers of words of a mask for which kernels are compiled."""
