"""Convert between a saved search state (formats) and a resumable checkpoint (solver).

The solver and the formats do not import each other, so the conversion is here.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import numpy as np

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.project.search_state import SearchState
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint, Counts
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine
from cubewright.translation import tr


def search_state(request: SolveRequest, cover: CoverProblem, checkpoint: Checkpoint) -> SearchState:
    """Return the state of a search at a checkpoint."""
    return SearchState(
        convention=request.convention,
        up_to=request.up_to,
        engine=checkpoint.engine or request.engine,
        settings=dict(request.settings),
        count_only=request.count_only,
        problem=problem_digest(cover),
        state=checkpoint.state,
        counts={each: checkpoint.counts.of(each) for each in Convention},
        listed=checkpoint.listed,
        seconds=checkpoint.seconds,
        cpu_seconds=checkpoint.cpu_seconds,
        fraction=checkpoint.fraction,
        figure_counts={
            each: count
            for each in (Convention.ROTATIONS, Convention.UNIQUE)
            if (count := checkpoint.counts.count_up_to_figure_symmetry(each)) is not None
        },
    )


def checkpoint_of(saved: SearchState) -> Checkpoint:
    """Return the checkpoint from which the solver resumes."""
    counts = Counts(
        saved.counts[Convention.RAW],
        saved.counts[Convention.ROTATIONS],
        saved.counts[Convention.UNIQUE],
        figure_rotations=saved.figure_counts.get(Convention.ROTATIONS),
        figure_unique=saved.figure_counts.get(Convention.UNIQUE),
    )
    return Checkpoint(
        saved.state,
        counts,
        saved.seconds,
        saved.fraction,
        saved.listed,
        saved.engine,
        saved.cpu_seconds,
    )


# Digests contain field names, and saved searches use the names of version 0.1.
_DIGEST_NAMES = {
    "breaking_piece": "breaker",
    "orbit_representatives": "representatives",
    "min_copies": "least",
}

_NOT_IN_DIGESTS = {
    "puzzle",
    "figure_images",
    "figure_proper",
    "min_filled",
    "colourings",
    "colour_numbers",
}
"""Fields that a digest omits: they do not number the options, or follow from the puzzle."""

_NOT_IN_DIGESTS_IF_EMPTY = ("choices", "mirrors")
"""Fields that a digest omits if they are empty, so that digests of older problems stay valid."""


def problem_digest(cover: CoverProblem) -> str:
    """Return 32 hexadecimal digits that identify the options of a problem and their numbering.

    The state of a search refers to options by number, so it is valid only for
    a problem with the same digest.
    """
    from hashlib import sha256  # Imported here, because it loads OpenSSL, which takes 3 MB.

    digest = sha256()
    for field in fields(cover):
        if field.name in _NOT_IN_DIGESTS:
            continue
        name = _DIGEST_NAMES.get(field.name, field.name)
        value = getattr(cover, field.name)
        if field.name in _NOT_IN_DIGESTS_IF_EMPTY and not value:
            continue
        if isinstance(value, np.ndarray):
            digest.update(f"{name} {value.shape}".encode())
            digest.update(value.astype("<i8" if value.dtype.kind != "u" else "<u8").tobytes())
        else:
            digest.update(f"{name} {value}".encode())
    return digest.hexdigest()[:32]


def resumable_state(saved: SearchState, path: Path) -> SearchState:
    """Return the state of a search if it can be resumed.

    Raises:
        CubewrightError: This version cannot resume it.
    """
    try:
        engine(saved.engine).complete(saved.settings)
    except CubewrightError as error:
        raise FormatError(
            str(path), None, tr("cannot be resumed by this version: {error}", error=str(error))
        ) from error
    return saved


def check_problem(path: Path, saved: SearchState, cover: CoverProblem) -> None:
    """Refuse to resume if this version numbers the placements differently."""
    if saved.problem != problem_digest(cover):
        reason = tr("was saved by a version that numbers the placements differently")
        raise FormatError(str(path), None, tr("{reason}; start a new search", reason=reason))
