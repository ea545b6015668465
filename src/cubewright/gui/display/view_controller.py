"""Shows the figure while the user draws it, or the pieces of the selected solution."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from cubewright.errors import CubewrightError
from cubewright.formats.fig.default_pieces import unknown_pieces_message
from cubewright.gui.display.fault_finder import FaultFinder
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.sheet import Ink
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.project.document import Document, UndoCommand
from cubewright.gui.project.figure_header import Banner, FigureHeader
from cubewright.gui.project.solution_guard import SolutionGuard
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.viewer.colours import Mark, placed_colour
from cubewright.gui.viewer.scene import ColouredCells, Scene
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.editing.rules import colour_count
from cubewright.presenter.figure_status import (
    faults_not_in_status,
    may_be_repaired,
    status,
    symmetry_text,
    why_not,
)
from cubewright.presenter.files.file_errors import pieces_problem_text
from cubewright.presenter.names import elide
from cubewright.presenter.pieces_laid_out import side_by_side
from cubewright.solver.disassembly.assembly_order import AssemblyOrder
from cubewright.solver.problem.faults import Fault
from cubewright.translation import joined, tr

_SYMMETRY_MS = 40
"""The delay in ms before the symmetry is computed; Qt paints the 3D view first, in a few ms."""
_MAX_LIVE_CELLS = 1500
"""The maximum number of cells that the 3D view shows at each step of a stroke."""
_SKETCH_MS = 120
"""The time, in ms, that the mouse must pause in a stroke before a larger figure is shown."""


class ViewController(QObject):
    """Keeps the editor, the 3D view and their texts up to date with the document."""

    shown = Signal(object)
    """The solution whose pieces are now shown, or None for the figure alone."""

    stepped = Signal(object, int)
    """The assembly order whose first pieces are shown, and the number of these pieces."""

    piece_drawn = Signal(object, str)
    """The changed figure of the open piece, and the text of the undo step."""
    piece_interrupted = Signal()
    """Emitted when a solution or the problem replaces the open piece in the view."""

    def __init__(
        self,
        *,
        document: Document,
        editor: FigureEditor,
        viewer: ViewFrame,
        header: FigureHeader,
        banner: Banner,
        panel: SolutionsPanel,
        solve_controller: SolveController,
        solution_guard: SolutionGuard,
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
        self._solution_guard = solution_guard
        self.solution: Solution | None = None
        """The solution whose pieces are shown, or None."""
        self._file_solution: Solution | None = None
        """The solution in the file's block of the current figure, or None."""
        self._part: Solution | None = None
        """The pieces shown during assembly steps or a hint, or None."""
        self._piece: Solution | None = None
        """The open piece as a one-piece solution in a figure of its shape, or None."""
        self._piece_texts = ("", "")
        """The name and the description of the open piece."""
        self._opening = 0
        """The number of files that were opened so far."""
        self._is_placing = False
        self._marked: list[Cell] = []
        self._is_highlighting = False
        self._faults: tuple[Fault, ...] = ()
        # Finding symmetries would delay every click, so the drawing is painted first.
        self._symmetry_timer = QTimer(self, singleShot=True, interval=_SYMMETRY_MS)
        self._symmetry_timer.timeout.connect(self._show_symmetry)
        self._sketch: Figure | None = None
        """The large figure of the current stroke, which the 3D view will show."""
        # Building the surface of thousands of cells takes longer than the mouse's next step takes
        # to come.
        self._sketch_timer = QTimer(self, singleShot=True, interval=_SKETCH_MS)
        self._sketch_timer.timeout.connect(self._show_sketch)
        self.finder = FaultFinder(self)
        self.finder.examined.connect(self._on_examined)
        document.figure_changed.connect(self._on_figure_changed)
        document.piece_set_changed.connect(self._on_piece_set_changed)
        document.constraints_changed.connect(self._on_constraints_changed)
        document.cell_colours_changed.connect(self._on_cell_colours_changed)
        document.file_changed.connect(self._examine)
        document.replaced.connect(solve_controller.forget)
        document.replaced.connect(self._on_replaced)
        editor.figure_edited.connect(self._on_edited)
        editor.grid_resized.connect(self._on_grid_resized)
        editor.figure_sketched.connect(self._on_sketched)
        panel.solution_selected.connect(self._on_solution_selected)
        panel.solution_requested.connect(self._interrupt_piece)
        solve_controller.solved_changed.connect(self._update_banner)
        solve_controller.refused.connect(self._on_examined)
        PIECE_COLOURS.changed.connect(self.recolour)
        self._on_figure_changed(document.figure)

    @property
    def visible_solution(self) -> Solution | None:
        """The visible pieces of a solution, or the pre-placed pieces."""
        fixed = self._document.puzzle.pre_placed
        if self._piece is not None:
            return None
        if self._part is None and self.solution is None and fixed:
            return Solution(self._document.puzzle, fixed)
        return self._part or self.solution

    @property
    def visible_figure(self) -> Figure:
        """The figure of the visible pieces, or else the drawn figure."""
        solution = self.visible_solution
        return self.drawn_figure if solution is None else solution.puzzle.figure

    @property
    def shows_piece(self) -> bool:
        """Whether an open piece is drawn in place of the figure."""
        return self._piece is not None

    @property
    def drawn_figure(self) -> Figure:
        """The figure, or the cells of the open piece."""
        return self._document.figure if self._piece is None else self._piece.puzzle.figure

    def draw(self, figure: Figure, text: str, moved: Mapping[Cell, Cell] | None = None) -> bool:
        """Change the drawn figure as one undo step; return False if the user cancels it."""
        if self._piece is None:
            return self._solution_guard.edit(figure, text, moved)
        self.piece_drawn.emit(figure, text)
        return True

    def show_piece(self, piece: Solution | None, name: str = "", about: str = "") -> None:
        """Show a piece in the layers and in 3D in place of the figure; None shows the figure.

        ``piece`` is a one-piece solution in a figure of the piece's shape.
        """
        before, self._piece = self._piece, piece
        self._piece_texts = name, about
        if piece is None:
            if before is not None:
                self._on_figure_changed(self._document.figure)
            return
        if before is None:
            self._mark(())
            self._hide_ghost()
            self.shown.emit(None)
            self._editor.set_pinned_cells(())
        figure = piece.puzzle.figure
        self._editor.show_figure(figure)
        self._editor.set_solution(None)
        self._editor.set_dark_cells(figure.dark or ())
        self._show_piece_in_space(piece)
        self._update_header()

    def _show_in_space(self, scene: Scene) -> None:
        own = self._document.cell_colours
        self._viewer.show_scene(replace(scene, opening=self._opening, cell_colours=own))

    def _show_figure_in_space(self, figure: Figure) -> None:
        self._show_in_space(self._viewer.scene.with_figure(figure))

    def _show_part_in_space(self, part: Solution) -> None:
        self._show_in_space(self._viewer.scene.with_part(part))

    def _show_piece_in_space(self, piece: Solution) -> None:
        if piece.placed:
            self._show_part_in_space(piece)
        else:
            self._show_figure_in_space(piece.puzzle.figure)

    def _show_ghost_in_space(self, ghost: ColouredCells) -> None:
        self._viewer.show_scene(replace(self._viewer.scene, ghost=ghost))

    def _mark_in_space(self, cells: Iterable[Cell]) -> None:
        self._viewer.show_scene(replace(self._viewer.scene, marked=tuple(cells), mark=Mark.FAULT))

    def recolour(self) -> None:
        """Show the same pieces in the colours of the palette."""
        if self._piece is not None:
            self._show_piece_in_space(self._piece)
        elif self._part is None:
            self._show(self.solution)
        else:
            self._show_part_in_space(self._part)
            if self._has_current_figure(self._part):
                self._editor.set_solution(self._part)

    def show_steps(self, order: AssemblyOrder, count: int) -> None:
        """Show the first ``count`` pieces of an order, with the last piece highlighted."""
        self._interrupt_piece()
        puzzle = order.solution.puzzle
        shown = order.sequence[:count]
        self._part = Solution(puzzle, shown)
        self.stepped.emit(order, count)
        if count == len(order.sequence) and self.solution is order.solution:
            self._show(self.solution)
            return
        here = puzzle.figure.cells == self._document.figure.cells
        if here:
            self._editor.set_solution(self._part)
        if count <= len(order.pre_placed):
            self._hide_ghost()
            self._show_part_in_space(self._part)
            return
        newest = shown[-1]
        colour = placed_colour(order.solution, newest)
        scene = self._viewer.scene.with_part(Solution(puzzle, shown[:-1]))
        self._show_in_space(replace(scene, ghost=ColouredCells(newest.cells, colour)))
        if here:
            lattice = puzzle.figure.lattice
            self._editor.show_layer_of(min(newest.cells, key=lattice.layer))
            ink = Ink(colour, order.solution.piece(newest).symbol)
            self._editor.show_ghost(newest.cells, ink, fits=True)

    def show_all_pieces(self) -> None:
        """Show all pieces of the solution if only some are visible."""
        if self._part is not None and self.solution is not None:
            self._show(self.solution)

    def show_pieces_side_by_side(self) -> None:
        """Show all pieces of the puzzle beside each other in 3D, until something else is shown."""
        self._interrupt_piece()
        self._part = side_by_side(self._document.puzzle)
        self.shown.emit(None)
        self._show_part_in_space(self._part)

    def highlight_cells(self, cells: Collection[Cell]) -> None:
        """Mark cells temporarily; if there are none, mark the cells with faults again."""
        if (not cells and not self._is_highlighting) or self._piece is not None:
            return
        self._is_highlighting = bool(cells)
        shown = list(cells) or self._marked
        self._editor.set_marked_cells(shown)
        self._mark_in_space(shown)
        if cells:
            lattice = self._document.figure.lattice
            self._editor.show_layer_of(min(cells, key=lattice.layer))

    def set_placing(self, is_placing: bool) -> None:
        """Show the figure as glass while a piece is held over it."""
        if is_placing:
            self._interrupt_piece()
        if is_placing != self._is_placing:
            self._is_placing = is_placing
            self._show(None if is_placing else self._matching_solution(self._file_solution))

    def _interrupt_piece(self) -> None:
        if self._piece is not None:
            self.piece_interrupted.emit()

    def _hide_ghost(self) -> None:
        if not self._is_placing:
            self._editor.hide_ghost()
            self._show_ghost_in_space(ColouredCells())

    def show_bare_figure(self) -> None:
        self._on_solution_selected(None)

    def close(self) -> None:
        """Stop the search for faults, and all delayed updates."""
        self.finder.close()
        self._symmetry_timer.stop()
        self._sketch_timer.stop()

    def _on_grid_resized(self, before: Cell, after: Cell) -> None:
        if self._piece is not None:
            return  # a piece stores no grid
        show_grid = self._editor.show_grid
        self._document.undo_stack.push(_grid_change(show_grid, before, after))

    def _on_replaced(self) -> None:
        self._opening += 1

    def _on_figure_changed(self, figure: Figure) -> None:
        self._sketch_timer.stop()
        if self._piece is None:
            self._editor.show_figure(figure)
        self._header.expect_symmetry()
        self._mark(())
        self._file_solution = self._solution_in_file()
        self._show(self._file_solution or self._selected_solution())
        self._examine()
        self._update_banner()

    def _on_edited(self, figure: Figure, text: str, moved: Mapping[Cell, Cell] | None) -> None:
        if not self.draw(figure, text, moved):
            self._editor.show_figure(self._document.figure)
            self._on_sketched(None)

    def _on_sketched(self, figure: Figure | None) -> None:
        if figure is None and self._piece is not None:
            self._show_piece_in_space(self._piece)
        elif figure is None:
            self._sketch_timer.stop()
            self._show(self.solution)
        elif len(figure.cells) > _MAX_LIVE_CELLS:
            self._sketch = figure
            self._sketch_timer.start()
        else:
            self._show_figure_in_space(figure)

    def _show_sketch(self) -> None:
        sketch, self._sketch = self._sketch, None
        if sketch is not None:
            self._show_figure_in_space(sketch)

    def _on_piece_set_changed(self, _pieces: object) -> None:
        if self.solution is None or self._part is not None:
            # The colours of the cells may have changed, and a hint would refer to the former
            # pieces.
            self._show(self.solution)
        self._examine()
        self._update_banner()

    def _on_cell_colours_changed(self) -> None:
        own = self._document.cell_colours
        self._editor.set_cell_colours(own, colour_count(self._document.puzzle))
        self._viewer.show_scene(replace(self._viewer.scene, cell_colours=own))

    def _on_constraints_changed(self) -> None:
        self._show(self._matching_solution(self.solution))
        self._examine()
        self._update_banner()

    def _matching_solution(self, solution: Solution | None) -> Solution | None:
        """Return the solution if it fits the figure and the pre-placed pieces, else None."""
        if solution is None or not self._has_current_figure(solution):
            return None
        puzzle = self._document.puzzle
        pre_placed = {(puzzle.pieces[each.piece].symbol, each.cells) for each in puzzle.pre_placed}
        placed = {(solution.piece(each).symbol, each.cells) for each in solution.placed}
        return solution if pre_placed <= placed else None

    def _on_solution_selected(self, solution: Solution | None) -> None:
        if solution is not None and self._solve_controller.is_running:
            self._interrupt_piece()
        self._show(solution)
        self._update_header()

    def _solution_in_file(self) -> Solution | None:
        """Return the solution in the file's block, or None if the figure was changed."""
        document = self._document
        if not document.block.is_solution or document.is_changed(document.current):
            return None
        try:
            return document.block.solution(document.piece_set)
        except CubewrightError:
            return None  # its pieces are not in the current set, so the figure is shown

    def _selected_solution(self) -> Solution | None:
        """Return the selected solution if it belongs to the current figure, else None."""
        solution = self._panel.selected_solution()
        if solution is None or solution.puzzle.figure.cells != self._document.figure.cells:
            return None
        return solution

    def _show(self, solution: Solution | None) -> None:
        puzzle = self._document.puzzle
        self.solution, self._part = solution, None
        if self._piece is not None:
            return
        self._hide_ghost()
        self.shown.emit(solution)
        self._editor.set_cell_colours(puzzle.cell_colours, colour_count(puzzle))
        self._editor.set_dark_cells(puzzle.figure.dark or ())
        self._editor.set_pinned_cells(cell for each in puzzle.pre_placed for cell in each.cells)
        if solution is None and (puzzle.pre_placed or self._is_placing):
            pre_placed = Solution(puzzle, puzzle.pre_placed)
            self._show_part_in_space(pre_placed)
            self._editor.set_solution(pre_placed)
            return
        if solution is None:
            self._show_figure_in_space(puzzle.figure)
            self._editor.set_solution(None)
            return
        self._show_in_space(self._viewer.scene.with_solution(solution))
        self._editor.set_solution(solution if self._has_current_figure(solution) else None)

    def _has_current_figure(self, solution: Solution) -> bool:
        return solution.puzzle.figure.cells == self._document.figure.cells

    def _examine(self) -> None:
        self._faults = ()
        self._update_header()
        self.finder.examine(self._document.puzzle)

    def _on_examined(self, faults: tuple[Fault, ...]) -> None:
        self._faults = faults
        self._update_header()
        self._mark(faults)

    def _update_header(self) -> None:
        document = self._document
        puzzle = document.puzzle
        beyond = why_not(faults_not_in_status(self._faults))
        wrong = tr("Not solvable: {reason}", reason=beyond) if beyond else ""
        figure_text = status(puzzle)
        if self.solution is not None and self.solution is self._file_solution:
            figure_text = joined(", ", (figure_text, tr("placed as in the file")))
        problem = document.problem_at(document.current)
        problem_text = tr("In the file: {problem}", problem=problem) if problem else ""
        if not problem_text and (unknown := unknown_pieces_message(document.block)):
            problem_text = tr("In the file: {problem}.", problem=unknown)
        if self._piece is not None:
            self._header.show_status(*self._piece_texts, "")
        else:
            repairable = may_be_repaired(puzzle, self._faults)
            self._header.show_status(
                puzzle.name, figure_text, wrong, problem_text, repairable=repairable
            )
        self._symmetry_timer.start()
        unclear = pieces_problem_text(document.pieces_problem)
        self._solve_controller.set_problem(unclear or why_not(self._faults))

    def _show_symmetry(self) -> None:
        if self._piece is not None:
            self._header.show_symmetry(symmetry_text(self._piece.puzzle.figure, None))
            return
        shown = self.solution
        current = shown if shown is not None and self._has_current_figure(shown) else None
        figure = self._document.puzzle.figure
        self._header.show_symmetry(symmetry_text(figure, current))

    def _mark(self, faults: tuple[Fault, ...]) -> None:
        cells = [cell for fault in faults for cell in fault.cells if self._piece is None]
        # Repainting unchanged marks would delay every click.
        if cells != self._marked or self._is_highlighting:
            self._marked, self._is_highlighting = cells, False
            self._editor.set_marked_cells(cells)
            self._mark_in_space(cells)

    def _update_banner(self) -> None:
        self._banner.show_text(
            outdated_solutions_text(self._solve_controller.solved_puzzle, self._document)
        )


def outdated_solutions_text(solved: Puzzle | None, document: Document) -> str:
    """Return a sentence that names the puzzle of the listed solutions if it is not current."""
    if solved is None:
        return ""
    figure = document.figure
    if solved.figure.cells != figure.cells:
        if solved.figure.name == figure.name:
            return tr("These solutions were found before your last change to the figure.")
        return tr("These are solutions of “{name}”.", name=elide(solved.name))
    if _solution_key(solved.piece_set) != _solution_key(document.puzzle.piece_set):
        return tr("These solutions use the pieces of {set}.", set=solved.piece_set.title)
    if solved.pre_placed != document.puzzle.pre_placed:
        return tr("These solutions were found with other pre-placed pieces.")
    if solved.forbidden != document.puzzle.forbidden:
        return tr("These solutions were found with other forbidden cells.")
    if solved.figure != replace(document.puzzle.figure, name=solved.figure.name):
        return tr("These solutions were found with other optional cells or colours.")
    return ""


def _solution_key(pieces: PieceSet) -> object:
    """Return the pieces and their numbers as a key that does not depend on their order."""
    return frozenset(zip(pieces.pieces, pieces.min_copies, pieces.counts, strict=True))


def _grid_change(show_grid: Callable[[Cell], None], before: Cell, after: Cell) -> UndoCommand:
    """Return an undo command that switches between two grid sizes.

    ``show_grid`` is called with a size. The figure and its file stay unchanged.
    """
    width, depth, height = after
    text = tr(
        "Resize the grid to {width} by {depth} by {height}",
        width=width,
        depth=depth,
        height=height,
    )
    return UndoCommand(show_grid, text, before, after)
