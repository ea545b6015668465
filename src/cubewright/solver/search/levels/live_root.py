"""The first level of the searches that keep live options."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.kernels.levels import LEVEL, Levels
from cubewright.solver.kernels.live_options import LiveOptions
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.levels.sparse_array import sparse_zeros


def root_options(cover: CoverProblem, masks: MaskArray, levels: int, live: IntArray) -> LiveOptions:
    """The live options of a search that has not started.

    ``masks`` ``(1, words, options)`` uint64 are the cover's, ``live`` the option
    ids that may be placed, ascending.
    """
    words, count = masks.shape[1], len(live)
    kinds = len(cover.copies)
    root = LiveOptions(
        occupied=np.zeros((levels, words, 1), np.uint64),
        left=np.zeros((levels, kinds), np.int32),
        live=sparse_zeros((levels, words, count + 8)),
        segments=np.zeros((levels, kinds + 1), np.int64),
        candidates=sparse_zeros((levels, words, count + 8)),
        candidate_kinds=sparse_zeros((levels, count + 8), np.int32),
    )
    root.live[0, :, :count] = masks[0][:, live]
    root.segments[0] = np.searchsorted(live, cover.starts)
    root.left[0] = cover.copies
    return root


def candidate_place(
    cover: CoverProblem, levels: Levels, options: LiveOptions, row: IntArray
) -> int | None:
    """Return which candidate of the present level is in a solution ``(pieces,)``, or None.

    Of several copies of the symmetry-breaking piece it is the one placed first.
    """
    level = int(levels.state[LEVEL])
    count = int(levels.ends[level])
    words = cover.masks.shape[1]
    used = row[row < len(cover.masks)]
    if level == 0 and cover.breaking_piece >= 0:
        used = used[np.isin(used, cover.orbit_representatives)]
        used = used[np.argsort(cover.ranks[used], kind="stable")]
    for option in used:
        is_same = options.candidate_kinds[level, :count] == cover.kind[option]
        for word in range(words):
            is_same &= options.candidates[level, word, :count] == cover.masks[option, word]
        if is_same.any():
            return int(is_same.argmax())
    return None


def list_representatives(
    cover: CoverProblem, masks: MaskArray, roots: IntArray, levels: Levels, options: LiveOptions
) -> bool:
    """Branch first on the symmetry-breaking piece, if there is one; return whether there is.

    Its candidates are ``roots``, the ids of those orbit representatives that may be
    placed. ``masks`` ``(1, words, options)`` uint64 are the cover's.
    """
    if cover.breaking_piece < 0:
        return False
    options.candidates[0, :, : len(roots)] = masks[0][:, roots]
    options.candidate_kinds[0, : len(roots)] = cover.breaking_piece
    levels.ends[0] = levels.widths[0] = len(roots)
    return True
