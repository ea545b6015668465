"""Motions for animations: a solution assembled by hand, or disassembled by its plan."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.formats.animations.frames import DISASSEMBLY
from cubewright.formats.exports.export_format import ExportSource
from cubewright.model.disassembly import FOR_EVER, AnalysisOutcome, Separation
from cubewright.model.lattice import Lattice, Point3
from cubewright.model.motion import Motion, Offsets, Stage
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.disassembly.assembly_order import assembly_order
from cubewright.translation import tr

LEAVING_DISTANCE = 3.4
"""Distance by which a leaving piece moves out of the picture, in radii of the solution."""
_HERE: Point3 = (0.0, 0.0, 0.0)


def with_motion(source: ExportSource, kind: str) -> Generator[float, None, ExportSource]:
    """Yield progress, and return a source with the motion of its first solution.

    Raises:
        CubewrightError: The solution cannot be taken apart.
    """
    yield 0.0
    solution = source.solutions[0]
    if kind == DISASSEMBLY:
        rules = PieceRules(source.weights, source.groups, source.on_ground)
        motion = yield from disassembly_motion(solution, rules)
    else:
        motion = build_up_motion(solution)
    return replace(source, motion=motion)


def build_up_motion(solution: Solution) -> Motion:
    """Return the motion of assembly by hand; a piece without a straight path just appears."""
    order = assembly_order(solution, solution.puzzle.pre_placed)
    lattice, far = solution.puzzle.figure.lattice, _far(solution)
    there: Offsets = {solution.placed.index(each): _HERE for each in order.pre_placed}
    stages = [Stage(there, there)] if there else []
    for step in order.steps:
        number = solution.placed.index(step.placed)
        after = {**there, number: _HERE}
        before = after
        if there and step.translation is not None:  # An empty first picture would show nothing.
            before = {**there, number: _away(lattice, step.translation.step, far)}
        stages.append(Stage(before, after))
        there = after
    return Motion((*stages, Stage(there, there)))


def disassembly_motion(
    solution: Solution, rules: PieceRules | None = None
) -> Generator[float, None, Motion]:
    """Yield 0.0 during the analysis of a solution, and return the motion of its plan.

    Raises:
        CubewrightError: The solution cannot be taken apart, or the analysis is undecided.
    """
    # Imported here, because it imports kernels.
    from cubewright.presenter.analysis.analyser import Analyser

    try:
        analyser = Analyser.of(solution.puzzle, rules or PieceRules(), Order.CANONICAL)
    except CubewrightError as error:  # This lattice does not support analyses.
        raise CubewrightError(
            tr("{reason}; animate their build-up instead", reason=str(error))
        ) from error
    analyser.search.start([analyser.assembly(solution.placed)])
    while not analyser.search.step():
        yield 0.0
    (analysis,) = analyser.search.results
    if analysis.outcome is AnalysisOutcome.CANNOT:
        raise CubewrightError(
            tr("this solution cannot be taken apart; animate its build-up instead")
        )
    if analysis.outcome is not AnalysisOutcome.APART:
        raise CubewrightError(
            tr(
                "the analysis reached a limit before it was known whether this solution "
                "comes apart; animate its build-up instead"
            )
        )
    return motion_of_plan(solution, analysis.plan)


def motion_of_plan(solution: Solution, plan: Separation | None) -> Motion:
    """Return the motion of a plan; removed parts return to the middle to be taken apart."""
    lattice, far = solution.puzzle.figure.lattice, _far(solution)
    offsets: Offsets = dict.fromkeys(range(len(solution.placed)), _HERE)
    stages = [Stage(dict(offsets), dict(offsets))]
    left: list[Separation] = []
    for part in () if plan is None else plan.separations():
        left += [] if part.removed is None else [part.removed]
        if part is not plan:
            if any(part is each for each in left):
                _centre(offsets, part.pieces, solution)
            shown = {number: offsets[number] for number in part.pieces}
            stages.append(Stage(shown, shown))
        for move in part.moves:
            start = {number: offsets[number] for number in part.pieces}
            end = dict(start)
            for number in move.pieces:
                if move.distance == FOR_EVER:
                    shift = _away(lattice, move.step, far)
                else:
                    x, y, z = (lattice.space @ np.array(move.step) * move.distance).tolist()
                    shift = (x, y, z)
                end[number] = _plus(start[number], shift)
                if move.distance != FOR_EVER:
                    offsets[number] = end[number]
            stages.append(Stage(start, end))
    return Motion((*stages, _rest(stages[-1])))


def _rest(last: Stage) -> Stage:
    left = {piece: offset for piece, offset in last.end.items() if piece not in last.moving}
    return Stage(left, left)


def _centre(offsets: Offsets, pieces: tuple[int, ...], solution: Solution) -> None:
    lattice = solution.puzzle.figure.lattice

    moved = np.mean(
        [
            np.add(lattice.centre(cell), offsets[number])
            for number in pieces
            for cell in solution.placed[number].cells
        ],
        axis=0,
    )
    cells = [cell for each in solution.placed for cell in each.cells]
    whole = np.mean([lattice.centre(cell) for cell in cells], axis=0)
    x, y, z = (whole - moved).tolist()
    for number in pieces:
        offsets[number] = _plus(offsets[number], (x, y, z))


def _far(solution: Solution) -> float:
    figure = solution.puzzle.figure
    centres = np.array([figure.lattice.centre(cell) for cell in figure.cells])
    return LEAVING_DISTANCE * (float(np.linalg.norm(np.ptp(centres, axis=0))) / 2 + 1.0)


def _away(lattice: Lattice, step: tuple[int, int, int], length: float) -> Point3:
    vector = lattice.space @ np.array(step)
    x, y, z = (vector / np.linalg.norm(vector) * length).tolist()
    return (x, y, z)


def _plus(one: Point3, other: Point3) -> Point3:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])
