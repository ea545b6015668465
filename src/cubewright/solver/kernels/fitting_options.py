"""Selection of options that still fit beside placements, and of options that meet cells.

Masks are rows ``(n, w)`` uint64 here, one after another in memory, because one word is enough to
reject most options.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.array_types import Ints1, Words1, Words2
from cubewright.solver.kernels.compiling import entry_point

_NONE = np.uint64(0)


@entry_point
def list_fitting(
    masks: Words2,
    kinds: Ints1,
    left: Ints1,
    filled: Words1,
    options: Ints1,
    fitting: Ints1,
) -> int:
    """Write the ``options`` disjoint from ``filled`` with a copy left; return their number.

    ``kinds`` ``(n,)`` int32 are the options' kinds, ``left`` ``(t,)`` int32 the copies left of each
    kind. ``fitting`` must have space for all ``options``.
    """
    count = 0
    for i in range(options.shape[0]):
        option = options[i]
        if left[kinds[option]] == 0:
            continue
        meets = _NONE
        for word in range(masks.shape[1]):
            meets |= masks[option, word] & filled[word]
        if meets == _NONE:
            fitting[count] = option
            count += 1
    return count


@entry_point
def list_meeting(masks: Words2, cells: Words1, options: Ints1, meeting: Ints1) -> int:
    """Write the ``options`` whose mask meets ``cells`` ``(w,)``; return their number."""
    count = 0
    for i in range(options.shape[0]):
        option = options[i]
        meets = _NONE
        for word in range(masks.shape[1]):
            meets |= masks[option, word] & cells[word]
        if meets != _NONE:
            meeting[count] = option
            count += 1
    return count
