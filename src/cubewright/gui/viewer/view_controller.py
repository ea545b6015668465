"""Decides what is seen: the figure while it is drawn, the pieces while a solution is chosen."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QColor

from cubewright.errors import CubewrightError
from cubewright.formats.fig.statements import unknown_pieces_message
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.grid_change import GridChange
from cubewright.gui.editor.sheet import Ink
from cubewright.gui.project.document import Document
from cubewright.gui.project.fault_finder import FaultFinder
from cubewright.gui.project.figure_header import Banner, FigureHeader
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.solve_controller import SolveController
from cubewright.gui.viewer.colours import placed_colour
from cubewright.gui.viewer.create import Viewer
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.elide import elide
from cubewright.presenter.figure_status import beyond_count, status, why_not
from cubewright.presenter.symmetry_text import symmetry_text
from cubewright.solver.disassembly.assembly_order import AssemblyOrder
from cubewright.solver.problem.faults import Fault


class ViewController(QObject):
    """Keeps editor, 3D view and the words about them at one with the document."""

    shown = Signal(object)
    """The solution whose pieces are shown from now on; None where it is the bare figure."""

    stepped = Signal()
    """Other pieces of an order are shown."""

    def __init__(
        self,
        *,
        document: Document,
        editor: FigureEditor,
        viewer: Viewer,
        header: FigureHeader,
        banner: Banner,
        panel: SolutionsPanel,
        solve_controller: SolveController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._editor = editor
        self._viewer = viewer
        self._header = header
        self._banner = banner
        self._panel = panel
        self._solve_controller = solve_controller
        self.solution: Solution | None = None
        """The solution whose pieces are shown, if any."""
        self._drawn: Solution | None = None
        """The solution that the file itself has for the figure in hand."""
        self._part: Solution | None = None
        """The pieces that are shown while a solution is built up, or a hint is given."""
        self._is_laying = False
        self._marked: list[Cell] = []
        self._is_pointing = False
        self._faults: tuple[Fault, ...] = ()
        # Looking for symmetries would be felt in every click: what is drawn is shown first.
        self._symmetry_soon = QTimer(self, singleShot=True, interval=0)
        self._symmetry_soon.timeout.connect(self._say_symmetry)
        self.finder = FaultFinder(self)
        self.finder.examined.connect(self._on_examined)
        document = document
        document.figure_changed.connect(self._on_figure_changed)
        document.piece_set_changed.connect(self._on_piece_set_changed)
        document.constraints_changed.connect(self._on_constraints_changed)
        document.file_changed.connect(self._examine)
        document.replaced.connect(solve_controller.forget)
        document.replaced.connect(viewer.expect_another)
        editor.figure_edited.connect(document.edit)
        editor.grid_resized.connect(self._on_grid_resized)
        editor.figure_sketched.connect(self._on_sketched)
        panel.solution_selected.connect(self._on_solution_selected)
        solve_controller.solved_changed.connect(self._say_whose_solutions)
        solve_controller.refused.connect(self._on_examined)
        self._on_figure_changed(document.figure)

    @property
    def seen(self) -> Solution | None:
        """The pieces that are seen: of a solution, or those of it that are laid."""
        fixed = self._document.puzzle.fixed
        if self._part is None and self.solution is None and fixed:
            return Solution(self._document.puzzle, fixed)
        return self._part or self.solution

    def show_steps(self, order: AssemblyOrder, count: int) -> None:
        """Show the first pieces of an order, the last of them pointed out; all if it is all."""
        puzzle = order.solution.puzzle
        pre_placed = order.sequence[:count]
        self._part = Solution(puzzle, pre_placed)
        self.stepped.emit()
        if count == len(order.sequence) and self.solution is order.solution:
            self._show(self.solution)
            return
        here = puzzle.figure.cells == self._document.figure.cells
        if here:
            self._editor.set_solution(self._part)
        if count <= len(order.pre_placed):
            self._hide_ghost()
            self._viewer.show_part(self._part)
            return
        newest = pre_placed[-1]
        colour = placed_colour(order.solution, newest)
        self._viewer.show_part(Solution(puzzle, pre_placed[:-1]))
        self._viewer.show_ghost(newest.cells, colour)
        if here:
            lattice = puzzle.figure.lattice
            self._editor.show_layer_of(min(newest.cells, key=lattice.layer))
            ink = Ink(colour, order.solution.piece(newest).symbol)
            self._editor.show_ghost(newest.cells, ink, may_lie=True)

    def point_at(self, cells: Collection[Cell]) -> None:
        """Ring cells for the present; none of them shows the cells with faults again."""
        if not cells and not self._is_pointing:
            return
        self._is_pointing = bool(cells)
        shown = list(cells) or self._marked
        self._editor.set_marked_cells(shown)
        self._viewer.mark_cells(shown)
        if cells:
            lattice = self._document.figure.lattice
            self._editor.show_layer_of(min(cells, key=lattice.layer))

    def set_placing(self, is_laying: bool) -> None:
        """Show the figure as glass while a piece is held over it, to see where it goes."""
        if is_laying != self._is_laying:
            self._is_laying = is_laying
            self._show(None if is_laying else self._if_it_fits(self._drawn))

    def _hide_ghost(self) -> None:
        if not self._is_laying:
            self._editor.hide_ghost()
            self._viewer.show_ghost((), QColor())

    def show_bare_figure(self) -> None:
        """Show the figure in hand without pieces."""
        self._on_solution_selected(None)

    def close(self) -> None:
        """Look for faults no more."""
        self.finder.close()
        self._symmetry_soon.stop()

    def _on_grid_resized(self, before: Cell, after: Cell) -> None:
        show_grid = self._editor.show_grid
        self._document.undo_stack.push(GridChange(show_grid, before, after))

    def _on_figure_changed(self, figure: Figure) -> None:
        self._editor.show_figure(figure)
        self._mark(())
        self._drawn = self._drawn_solution()
        self._show(self._drawn or self._chosen_solution())
        self._examine()
        self._say_whose_solutions()

    def _on_sketched(self, figure: Figure | None) -> None:
        if figure is None:
            self._show(self.solution)
        else:
            self._viewer.show_figure(figure)

    def _on_piece_set_changed(self, _pieces: object) -> None:
        if self.solution is None:
            self._show(None)  # the colours of the cells may be others
        self._examine()
        self._say_whose_solutions()

    def _on_constraints_changed(self) -> None:
        self._show(self._if_it_fits(self.solution))
        self._examine()
        self._say_whose_solutions()

    def _if_it_fits(self, solution: Solution | None) -> Solution | None:
        """The solution, if it is one of the figure in hand with what is laid in it."""
        if solution is None or not self._is_of_figure_in_hand(solution):
            return None
        puzzle = self._document.puzzle
        pre_placed = {(puzzle.pieces[each.piece].symbol, each.cells) for each in puzzle.fixed}
        there = {(solution.piece(each).symbol, each.cells) for each in solution.placed}
        return solution if pre_placed <= there else None

    def _on_solution_selected(self, solution: Solution | None) -> None:
        self._show(solution)
        self._say()

    def _drawn_solution(self) -> Solution | None:
        """The solution that the file's block is, as long as nothing in it is changed."""
        document = self._document
        if not document.block.is_solution or document.is_changed(document.current):
            return None
        try:
            return document.block.solution(document.piece_set)
        except CubewrightError:
            return None  # of other pieces than those in hand; the figure is shown

    def _chosen_solution(self) -> Solution | None:
        """The solution chosen in the list, where it is one of the figure in hand."""
        solution = self._panel.current()
        if solution is None or solution.puzzle.figure.cells != self._document.figure.cells:
            return None
        return solution

    def _show(self, solution: Solution | None) -> None:
        puzzle = self._document.puzzle
        self.solution, self._part = solution, None
        self._hide_ghost()
        self.shown.emit(solution)
        self._editor.set_dark_cells(puzzle.figure.dark or ())
        self._editor.set_pinned_cells(cell for each in puzzle.fixed for cell in each.cells)
        if solution is None and (puzzle.fixed or self._is_laying):
            pre_placed = Solution(puzzle, puzzle.fixed)
            self._viewer.show_part(pre_placed)
            self._editor.set_solution(pre_placed)
            return
        if solution is None:
            self._viewer.show_figure(puzzle.figure)
            self._editor.set_solution(None)
            return
        self._viewer.show_solution(solution)
        self._editor.set_solution(solution if self._is_of_figure_in_hand(solution) else None)

    def _is_of_figure_in_hand(self, solution: Solution) -> bool:
        return solution.puzzle.figure.cells == self._document.figure.cells

    def _examine(self) -> None:
        self._faults = ()
        self._say()
        self.finder.examine(self._document.puzzle)

    def _on_examined(self, faults: tuple[Fault, ...]) -> None:
        self._faults = faults
        self._say()
        self._mark(faults)

    def _say(self) -> None:
        document = self._document
        puzzle = document.puzzle
        beyond = why_not(beyond_count(self._faults))
        wrong = f"Not solvable: {beyond}" if beyond else ""
        stands = status(puzzle)
        if self.solution is not None and self.solution is self._drawn:
            stands += ", placed as in the file"
        problem = document.problem_at(document.current)
        mistake = f"In the file: {problem}" if problem else ""
        if not mistake and (unknown := unknown_pieces_message(document.block.comments)):
            mistake = f"In the file: {unknown}."
        self._header.say(puzzle.name, stands, wrong, mistake)
        self._symmetry_soon.start()
        self._solve_controller.set_why_not(why_not(self._faults))

    def _say_symmetry(self) -> None:
        shown = self.solution
        of_this = shown if shown is not None and self._is_of_figure_in_hand(shown) else None
        figure = self._document.puzzle.figure
        self._header.say_symmetry(symmetry_text(figure, of_this))

    def _mark(self, faults: tuple[Fault, ...]) -> None:
        cells = [cell for fault in faults for cell in fault.cells]
        # Drawing anew what is not marked would be felt in every click.
        if cells != self._marked or self._is_pointing:
            self._marked, self._is_pointing = cells, False
            self._editor.set_marked_cells(cells)
            self._viewer.mark_cells(cells)

    def _say_whose_solutions(self) -> None:
        self._banner.say(whose_solutions(self._solve_controller.solved, self._document))


def whose_solutions(solved: Puzzle | None, document: Document) -> str:
    """What the listed solutions are for, where it is not the figure in hand with its pieces."""
    if solved is None:
        return ""
    figure = document.figure
    if solved.figure.cells != figure.cells:
        if solved.figure.name == figure.name:
            return "These solutions are for the figure before your last change."
        return f"These solutions are for “{elide(solved.name)}”."
    if _numbered(solved.piece_set) != _numbered(document.puzzle.piece_set):
        return f"These solutions are for the pieces of {solved.piece_set.title}."
    if solved.fixed != document.puzzle.fixed:
        return "These solutions are for other pieces laid beforehand."
    if solved.forbidden != document.puzzle.forbidden:
        return "These solutions are for other cells forbidden to pieces."
    if solved.figure != replace(document.puzzle.figure, name=solved.figure.name):
        return "These solutions are for other marks of the cells."
    return ""


def _numbered(pieces: PieceSet) -> object:
    """What of a piece set its solutions depend on: not what it is called."""
    return pieces.pieces, pieces.least, pieces.counts
