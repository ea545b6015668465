"""Solve one figure like BCSolve: write solutions, and statistics as comments."""

from __future__ import annotations

from collections.abc import Iterator

from cubewright.cli.bcsolve.chosen import chosen_figure, chosen_pieces
from cubewright.cli.bcsolve.switches import Switches
from cubewright.cli.command import FOUND, NONE_FOUND, Terminal
from cubewright.cli.engine_choice import checked_settings
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.progress_bar import ProgressBar
from cubewright.cli.statistics_table import CONVENTION_WORDS, statistics_table
from cubewright.cli.text_table import text_table
from cubewright.errors import PuzzleError
from cubewright.formats.fig.lines import header_of
from cubewright.formats.fig.rows import row_texts
from cubewright.model.cell import IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.search_status import percent
from cubewright.solver.analysis.run import describe
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.faults import proves_impossible
from cubewright.solver.report import (
    Finished,
    Outcome,
    Prepared,
    Preparing,
    Progressed,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

_CUBELET = "1"


class SolutionBlocks:
    """Writer of rows of option ids as blocks of a figure file, with the pieces' labels."""

    def __init__(self, cover: CoverProblem) -> None:
        puzzle = cover.puzzle
        cells = puzzle.figure.cells
        text = "\n".join(row_texts(dict.fromkeys(cells, _CUBELET)))
        # Rows run from back to front, and the levels within a row from top to bottom.
        order = sorted(range(len(cells)), key=lambda i: (-cells[i][1], -cells[i][2], cells[i][0]))
        positions = (place for place, mark in enumerate(text) if mark == _CUBELET)
        place = dict(zip(order, positions, strict=True))
        self._name = puzzle.name
        self._template = list(text)
        self._kind = [*cover.kind.tolist(), None]
        self._places = [[place[cell] for cell in option] for option in cover.option_cells]
        self._labels = [
            [
                puzzle.pieces[piece].mark(copy)
                for piece in group
                for copy in range(puzzle.counts[piece])
            ]
            for group in cover.members
        ]

    def labels(self, kind: int) -> str:
        """Return the labels of all copies of a kind of piece, separated by spaces."""
        return " ".join(self._labels[kind])

    def texts(self, rows: IntArray, first: int) -> Iterator[str]:
        """Yield a block for each solution, numbered from ``first``."""
        for number, row in enumerate(rows.tolist(), start=first):
            yield f"{header_of(f'{self._name} {number}')}\n{self._drawn(row)}\n"

    def _drawn(self, row: list[int]) -> str:
        marks = self._template.copy()
        taken = [0] * len(self._labels)
        for option in row:
            kind = self._kind[option]
            if kind is None:
                continue  # This solution does not use the piece.
            label = self._labels[kind][taken[kind]]
            taken[kind] += 1
            for place in self._places[option]:
                marks[place] = label
        return "".join(marks)


ENGINE = "backtracking"
PARITY_OFF = (("parity", "off"),)
"""Settings that match BCSolve 0.82, which has every rule of the engine but parity."""


_COUNTED = {
    Convention.RAW: ", with all rotations and mirror images",
    Convention.ROTATIONS: f" {CONVENTION_WORDS[Convention.ROTATIONS]}",
    Convention.UNIQUE: f" {CONVENTION_WORDS[Convention.UNIQUE]}",
}


class BCSolve:
    """A run that solves the figure chosen by the switches, and writes a figure file."""

    _blocks: SolutionBlocks

    def __init__(self, switches: Switches, terminal: Terminal) -> None:
        self._switches = switches
        self._terminal = terminal
        figure = chosen_figure(switches, terminal)
        pieces = chosen_pieces(len(figure), switches.pieces, switches.labels)
        settings = checked_settings(ENGINE, switches.settings)
        if "parity" not in dict(settings):
            settings += PARITY_OFF
        self._request = SolveRequest(
            Puzzle(figure, pieces),
            switches.convention,
            ENGINE,
            settings,
            limit=switches.limit,
            count_only=switches.quiet,
        )
        self._written = 0
        self._bar = ProgressBar(terminal.err)

    def run(self) -> int:
        self._terminal.warn_of_name(self._request.puzzle.name)
        control = Control()
        try:
            with stopped_by_ctrl_c(control) as interruption:
                end = self._solve(control)
        except PuzzleError as error:
            if not proves_impossible(error):
                raise
            self._comment(f"0 solutions: {error}")
            return NONE_FOUND
        finally:
            self._bar.hide()
        self._write_summary(end)
        if end.outcome is Outcome.STOPPED:
            return interruption.status or FOUND
        return FOUND if self._found(end.progress) else NONE_FOUND

    def _solve(self, control: Control) -> Finished:
        for report in solve(self._request, control):
            match report:
                case Preparing(fraction):
                    self._bar.show_preparing(fraction)
                case Prepared(cover, _):
                    self._blocks = SolutionBlocks(cover)
                    if self._switches.debug:
                        self._write_placement_counts(cover)
                case SolutionsFound(rows):
                    self._write(rows)
                case Progressed():
                    self._bar.show(report, self._found(report))
                case Finished():
                    end = report
        return end

    def _found(self, progress: Progressed) -> int:
        if not self._switches.quiet:
            return self._written
        counted = progress.counts.of(self._switches.convention)
        limit = self._switches.limit
        return counted if limit is None else min(counted, limit)

    def _write(self, rows: IntArray) -> None:
        self._bar.hide()
        out = self._terminal.out
        out.writelines(f"{text}\n" for text in self._blocks.texts(rows, self._written + 1))
        out.flush()
        self._written += len(rows)

    def _write_placement_counts(self, cover: CoverProblem) -> None:
        puzzle = cover.puzzle
        self._comment(
            f"{puzzle.name}: {len(puzzle.figure)} cubelets, {puzzle.piece_set.title}",
            describe(self._request),
            "",
        )
        rows = [
            (
                self._blocks.labels(kind),
                puzzle.pieces[group[0]].name,
                str(int(cover.starts[kind + 1] - cover.starts[kind])),
            )
            for kind, group in enumerate(cover.members)
        ]
        self._comment(*text_table(("piece", "", "moves"), rows, left=2), "")

    def _write_summary(self, end: Finished) -> None:
        if self._switches.statistics:
            self._comment(*statistics_table(end.progress).splitlines(), "")
        found = self._found(end.progress)
        words = f"{found} solution{'' if found == 1 else 's'}"
        if found:
            words += _COUNTED[self._switches.convention]
        if end.outcome is Outcome.LIMIT:
            words += "; limit reached"
        elif end.outcome is Outcome.STOPPED:
            words += f" so far; stopped at {percent(end.progress.fraction)} of the search"
        self._comment(words)

    def _comment(self, *lines: str) -> None:
        text = "".join(f"; {line}".rstrip() + "\n" for line in lines)
        self._terminal.out.write(text)
        self._terminal.out.flush()
