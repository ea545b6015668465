"""Move pieces by hand: show the possible moves, undo moves, and find a way out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, QPointF, Qt, Signal

from cubewright.errors import CubewrightError
from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.frame.actions import Actions
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.gui.taking_apart.explore_keys import ExploreKeys
from cubewright.gui.taking_apart.moves_panel import MovesPanel
from cubewright.gui.taking_apart.piece_drag import PieceDrag
from cubewright.gui.taking_apart.player_controller import PlayerController
from cubewright.gui.viewer.colours import Mark
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.widgets.allow import allow
from cubewright.gui.worker import Job, Worker
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Turn
from cubewright.model.lattice import Lattice
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.presenter.analysis.plan_text import move_text, piece_names
from cubewright.presenter.taking_apart.explored_places import ExploredPlaces
from cubewright.presenter.taking_apart.known import KnownAnalysis, State
from cubewright.presenter.taking_apart.parking import box_at
from cubewright.presenter.taking_apart.timeline import Start, Timeline
from cubewright.presenter.taking_apart.turn_choice import TurnChoice, allowance_text
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.explorer import Explorer
from cubewright.translation import counted, mark, tr, trn

if TYPE_CHECKING:
    from cubewright.solver.disassembly.worker import AssemblySearch

_NO_WAY_OUT = {
    AnalysisOutcome.CANNOT: mark("The puzzle cannot be taken apart from this position."),
    AnalysisOutcome.NOT_DECIDED: mark("Not decided: the analysis reached a limit."),
    AnalysisOutcome.APART: mark("All pieces are taken apart."),
}
"""The message for each outcome without a plan."""


class ExploreController(QObject):
    """Lets the user move pieces from the state that the player shows."""

    status_message = Signal(str)
    """The result of a command, as a sentence."""

    def __init__(
        self,
        panel: MovesPanel,
        player: PlayerController,
        analysis: AnalysisController,
        viewer: ViewFrame,
        view_controller: ViewController,
        actions: Actions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._player = player
        self._analysis = analysis
        self._viewer = viewer
        self._action = actions["explore-moves"]
        self.explorer: Explorer | None = None
        """The state of the moved pieces; None while the user does not move pieces."""
        self._solution: Solution | None = None
        self._names: tuple[str, ...] = ()
        self._places: ExploredPlaces | None = None
        self._listed: list[Move] = []
        self._chosen = -1
        """The piece that the arrow keys move, or -1."""
        self._is_marked = False
        self._dragged: tuple[tuple[int, ...], Cell, float] | None = None
        """The dragged pieces, the step along which they are dragged, and the number of steps."""
        self._drag = PieceDrag(self._piece_at, self._middle_of, self)
        self._drag.dragged.connect(self._on_dragged)
        self._drag.released.connect(self._on_released)
        self._drag.clicked.connect(self._on_piece_clicked)
        self._drag.arrow_clicked.connect(self.step)
        self._keys = ExploreKeys(self)
        self._keys.undo_requested.connect(self.undo)
        self._keys.redo_requested.connect(self.redo)
        self._keys.left.connect(self.end)
        self._keys.stepped.connect(self.step)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_way_out)
        self._worker.failed.connect(self._on_failed)
        panel.move_chosen.connect(lambda number: self.make(self._listed[number]))
        panel.piece_chosen.connect(self._on_piece_chosen)
        panel.part_chosen.connect(self.continue_with)
        panel.undo_requested.connect(self.undo)
        panel.redo_requested.connect(self.redo)
        panel.restart_requested.connect(self.restart)
        panel.way_out_requested.connect(self.find_way_out)
        panel.left.connect(self.end)
        player.left.connect(self._forget)
        analysis.turns_changed.connect(self._show)
        view_controller.shown.connect(self._on_shown)
        panel.hide()
        self._on_shown(view_controller.solution)

    def set_on(self, is_on: bool) -> None:
        """Begin to let the user move pieces, or show the plan again."""
        if is_on:
            self.start()
        else:
            self.end()

    def start(self) -> None:
        """Begin with the visible state, or with the assembly if everything is apart."""
        solution = self._player.solution
        if solution is None:
            self._forget()
            return
        lattice = solution.puzzle.figure.lattice
        pieces = [placed.cells for placed in solution.placed]
        count = len(pieces)
        start = Start.assembled(lattice, count)
        together: tuple[int, ...] = tuple(range(count))
        parts: tuple[tuple[int, ...], ...] = ()
        timeline = self._player.timeline
        if timeline is not None and 0 < self._player.position < self._player.move_count:
            together, start = timeline.start_at(self._player.position)
            parts = timeline.parts_at(self._player.position)
        self._player.pause()
        self._solution, self._chosen = solution, -1
        self._names = piece_names(solution.puzzle, solution.placed)
        rules = self._analysis.rules()
        self.explorer = Explorer(
            lattice,
            pieces,
            start.poses,
            together,
            parts,
            on_ground=rules.on_ground,
            walls=[number for number, each in enumerate(solution.placed) if rules.is_wall(each)],
        )
        self._places = ExploredPlaces(lattice, pieces, self.explorer, start)
        view = self._viewer.view
        self._drag.begin(view, self.explorer.directions, lattice.space)
        vectors = {step: lattice.space @ np.array(step) for step in self.explorer.directions}
        self._keys.begin(self._panel.widgets, view, vectors, lambda: self._chosen >= 0)
        self._player.show_explored(True)
        self._action.setChecked(True)
        self._panel.show()
        self._panel.moves.setFocus()
        self._show()

    def end(self) -> None:
        """Show the plan from its start."""
        if self.explorer is not None:
            self._forget()
            self._player.go_to(0.0)

    def make(self, move: Move) -> None:
        """Make a move; separated pieces are parked beside the work."""
        if self.explorer is not None:
            self.explorer.make(move)
            self._show()

    def step(self, step: Cell) -> None:
        """Move the chosen piece by a step; it pushes the pieces in its way."""
        explorer, piece = self.explorer, self._chosen
        if explorer is None or piece not in explorer.current_part:
            return
        pieces = explorer.pushed_pieces(piece, step)
        if not pieces:
            self._panel.status.setText(tr("{piece} is blocked there.", piece=self._names[piece]))
            return
        explorer.make(Move(pieces, step, 1))
        self._take_out(step)

    def continue_with(self, number: int) -> None:
        """Continue with another part, given by its index among the offered parts."""
        explorer = self.explorer
        parts = self._other_parts()
        if explorer is not None and 0 <= number < len(parts):
            explorer.continue_with(parts[number])
            self._show()

    def undo(self) -> None:
        if self.explorer is not None and self.explorer.undo():
            self._show()

    def redo(self) -> None:
        """Repeat the last undone move."""
        if self.explorer is not None and self.explorer.redo():
            self._show()

    def restart(self) -> None:
        if self.explorer is not None:
            self.explorer.restart()
            self._show()

    def find_way_out(self) -> None:
        """Search in the background for moves that take the puzzle apart from the present state."""
        explorer = self.explorer
        if explorer is None or self._solution is None:
            return
        pieces = tuple(sorted(explorer.current_part))
        lattice = self._solution.puzzle.figure.lattice
        placed = [
            replace(self._solution.placed[piece], cells=explorer.cells(piece)) for piece in pieces
        ]
        self._panel.status.setText(tr("Looking for the way out…"))
        allow(self._panel.way_out, tr("The program looks for a way out"))
        self._worker.start(
            partial(way_out, lattice, self._analysis.rules(), pieces, placed, self._turns)
        )

    def close(self) -> None:
        """Stop the search for a way out, and release mouse and keys."""
        self._drag.end()
        self._keys.end()
        self._worker.close()

    def _on_way_out(self, found: Analysis) -> None:
        explorer, solution = self.explorer, self._solution
        allow(self._panel.way_out, "")
        places = self._places
        if explorer is None or solution is None or places is None:
            return
        if found.plan is None:
            self._panel.status.setText(tr(_NO_WAY_OUT[found.outcome]))
            return
        lattice = solution.puzzle.figure.lattice
        start = Start(explorer.poses, places.places)
        cells = [placed.cells for placed in solution.placed]
        timeline = Timeline(lattice, cells, found.plan, start)
        self._forget()
        known = KnownAnalysis(
            State.PLAN,
            found.plan.level_string,
            turns=found.plan.turn_count,
            allowance=found.allowance,
        )
        self._player.play_from(timeline, known)
        self.status_message.emit(
            tr("The way out: {moves}.", moves=counted(found.plan.move_count, "move"))
        )

    def _on_failed(self, error: CubewrightError) -> None:
        allow(self._panel.way_out, "")
        self._panel.status.setText(str(error))

    def _forget(self) -> None:
        self._worker.discard()
        self._show_arrows({})
        self._drag.end()
        self._keys.end()
        if self._is_marked:
            self._viewer.show_scene(replace(self._viewer.scene, marked=()))
            self._is_marked = False
        self.explorer = self._places = self._dragged = None
        self._chosen = -1
        self._action.setChecked(False)
        self._panel.hide()
        allow(self._panel.way_out, "")
        self._player.show_explored(False)

    def _on_shown(self, _solution: Solution | None) -> None:
        if self.explorer is not None:
            self._forget()

    # -- showing

    @property
    def _turns(self) -> TurnChoice:
        solution = self._solution
        choice = self._analysis.turns
        return choice if solution is None else choice.on(solution.puzzle.figure.lattice)

    def _other_parts(self) -> list[frozenset[int]]:
        explorer = self.explorer
        return [] if explorer is None else [part for part in explorer.other_parts if len(part) > 1]

    def _show(self) -> None:
        explorer, solution, places = self.explorer, self._solution, self._places
        if explorer is None or solution is None or places is None:
            return
        places.follow()
        self._show_places(places.places)
        if self._chosen not in explorer.current_part:
            self._chosen = -1
        together = sorted(explorer.current_part)
        self._panel.show_pieces([(each, self._names[each]) for each in together], self._chosen)
        self._panel.show_parts(
            self._text_of(explorer.current_part),
            [self._text_of(each) for each in self._other_parts()],
        )
        self._mark_chosen()
        self._show_arrows(_arrows(explorer, places, self._chosen) if self._chosen >= 0 else {})
        texts = self._list_moves(explorer, solution)
        self._panel.show_moves(
            texts,
            self._status(explorer, has_moves=bool(texts)),
            can_undo=explorer.can_undo,
            can_redo=explorer.can_redo,
        )
        is_single = len(explorer.current_part) <= 1
        allow(self._panel.way_out, tr("This is a single piece") if is_single else "")

    def _list_moves(self, explorer: Explorer, solution: Solution) -> list[str]:
        """List the possible moves of the chosen piece, or of all pieces; return their texts.

        A turn about several axes is listed once, unless a piece is chosen.
        """
        chosen, lattice = self._chosen, solution.puzzle.figure.lattice
        allowance = self._turns.by_hand
        turns = [] if allowance is None else explorer.possible_turns(allowance)
        slides = explorer.possible_moves() if chosen < 0 else explorer.moves_of(chosen)
        if chosen >= 0:
            self._listed = [*slides, *(turn for turn in turns if chosen in turn.pieces)]
            return [move_text(move, self._names, lattice) for move in self._listed]
        of_set: dict[tuple[tuple[int, ...], Cell], list[Turn]] = {}
        for turn in turns:
            of_set.setdefault((turn.pieces, turn.step), []).append(turn)
        self._listed = [*slides, *(each[0] for each in of_set.values())]
        texts = [move_text(move, self._names, lattice) for move in slides]
        for each in of_set.values():
            text = move_text(each[0], self._names, lattice)
            others = len(each) - 1
            if others:
                text = trn(
                    "{turn}, or about {n:,} other axis",
                    "{turn}, or about {n:,} other axes",
                    others,
                    turn=text,
                )
            texts.append(text)
        return texts

    def _status(self, explorer: Explorer, *, has_moves: bool) -> str:
        made, allowance = len(explorer.moves), self._turns.by_hand
        if len(explorer.current_part) < 2:
            if self._other_parts():
                return tr("This part is taken apart. Choose another part.")
            return tr("All pieces are taken apart.")
        if not has_moves and self._chosen >= 0:
            return tr("{piece} cannot move.", piece=self._names[self._chosen])
        if not has_moves:
            return tr("Nothing can move. Undo a move.") if made else tr("Nothing can move.")
        turns = sum(isinstance(move, Turn) for move in explorer.moves)
        count = counted(made, "move")
        if turns:
            count = tr("{moves}, {turns}", moves=count, turns=counted(turns, "turn"))
        status = tr("{moves} made. Choose a move, or drag a piece.", moves=count)
        if allowance is None:
            return status
        if not explorer.can_list_turns:
            return tr(
                "{status} Turns are not listed: there are too many pieces, "
                "or they are too far apart.",
                status=status,
            )
        return tr(
            "{status} Turns: {allowance}.", status=status, allowance=allowance_text(allowance)
        )

    def _text_of(self, part: frozenset[int]) -> str:
        return " ".join(self._names[piece] for piece in sorted(part))

    def _show_places(self, places: FloatArray) -> None:
        if self._places is not None:
            sight = self._places.sight(places)
            self._viewer.show_scene(replace(self._viewer.scene, places=places, sight=sight))

    # -- the chosen piece

    def _on_piece_chosen(self, piece: int) -> None:
        """Select the piece that the arrow keys move; directions follow the view."""
        self._chosen = piece
        self._show()
        if piece >= 0:
            self._viewer.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_piece_clicked(self, piece: int) -> None:
        self._on_piece_chosen(-1 if piece == self._chosen else piece)

    def _mark_chosen(self) -> None:
        explorer = self.explorer
        cells = () if explorer is None or self._chosen < 0 else explorer.cells(self._chosen)
        if cells or self._is_marked:
            scene = replace(self._viewer.scene, marked=tuple(cells), mark=Mark.CHOSEN)
            chosen = (self._chosen,) if cells else ()
            self._viewer.show_scene(replace(scene, chosen=chosen))
        self._is_marked = bool(cells)

    def _show_arrows(self, arrows: dict[Cell, FloatArray]) -> None:
        self._drag.arrows = arrows
        ends = np.array(list(arrows.values())).reshape(-1, 2, 3)
        self._viewer.show_scene(replace(self._viewer.scene, arrows=ends))

    # -- dragging

    def _piece_at(self, position: QPointF) -> int | None:
        solution, explorer = self._solution, self.explorer
        cell = self._viewer.cell_at(position)
        if solution is None or explorer is None or cell is None:
            return None
        placed = solution.piece_at.get(cell)
        if placed is None:
            return None
        piece = solution.placed.index(placed)
        return piece if piece in explorer.current_part else None

    def _middle_of(self, piece: int) -> FloatArray:
        assert self._places is not None
        return self._places.middle(piece)

    def _on_dragged(self, piece: int, step: Cell, steps: float) -> None:
        """Move a piece with the mouse; it pushes the pieces in its way."""
        explorer = self.explorer
        if explorer is None or self._places is None:
            return
        if self._dragged is not None and self._dragged[1] != step:
            self._dragged = None
        made = 0 if self._dragged is None else int(self._dragged[2])
        self._show_arrows({})
        # Each completed step becomes a move at once.
        while made + 1 <= steps:
            pieces = explorer.pushed_pieces(piece, step)
            if not pieces or explorer.reach(pieces, step) < 1:
                break
            explorer.make(Move(pieces, step, 1))
            made += 1
        while made > steps and explorer.moves and explorer.moves[-1].step == step and made > 0:
            explorer.step_back()
            made -= 1
        pieces = explorer.pushed_pieces(piece, step)
        share = min(max(0.0, steps - made), 0.999) if pieces else 0.0
        self._dragged = (pieces, step, made + share)
        places = self._places.places
        if pieces and share:
            places[list(pieces), :, 3] += explorer.space @ np.array(step) * share
        self._show_places(places)

    def _on_released(self) -> None:
        explorer, dragged = self.explorer, self._dragged
        self._dragged = None
        if explorer is None or dragged is None:
            return
        pieces, step, steps = dragged
        if pieces and steps % 1 >= 0.5:
            explorer.make(Move(pieces, step, 1))
        self._take_out(step)

    def _take_out(self, step: Cell) -> None:
        explorer, places = self.explorer, self._places
        assert explorer is not None
        assert places is not None
        last = explorer.moves[-1] if explorer.moves else None
        if last is not None and last.step == step and last.distance and places.is_beyond(last):
            self.make(Move(last.pieces, step, FOR_EVER))
        else:
            self._show()


_ARROW_GAP, _ARROW_LENGTH = 0.15, 1.7
"""The distance of an arrow from its piece, and its length, in cells."""


def _arrows(explorer: Explorer, places: ExploredPlaces, piece: int) -> dict[Cell, FloatArray]:
    """Return the start and the end of an arrow, ``(2, 3)``, for each step that a piece can make.

    Steps that push other pieces count. An arrow begins beside the piece.
    """
    low, high = box_at(places.boxes[piece], places.places[piece])
    middle, half = (low + high) / 2, (high - low) / 2
    found = {}
    for step in explorer.directions:
        if not explorer.pushed_pieces(piece, step):
            continue
        along = explorer.space @ np.array(step)
        unit = along / np.linalg.norm(along)
        to_side = float(np.min(half / np.maximum(np.abs(unit), 1e-9)))
        start = middle + unit * (to_side + _ARROW_GAP)
        found[step] = np.array([start, start + unit * _ARROW_LENGTH])
    return found


def way_out(
    lattice: Lattice,
    rules: PieceRules,
    pieces: Sequence[int],
    placed: Sequence[PlacedPiece],
    turns: TurnChoice,
    job: Job,
) -> Analysis:
    """Analyse the pieces in their present positions; the plan uses the numbers in ``pieces``.

    Raises:
        CubewrightError: the analysis is not possible.
    """
    # Imported when first needed, so that the window starts sooner.
    from cubewright.solver.disassembly.search import DisassemblySearch
    from cubewright.solver.disassembly.turns.search import TurningSearch

    if len(pieces) < 2:
        return Analysis(AnalysisOutcome.APART)
    search: AssemblySearch
    if turns.allowed:
        search = TurningSearch(lattice, allowance=turns.allowance)
    else:
        search = DisassemblySearch(lattice)
    search.start([rules.assembly(lattice, placed)])
    while not search.step():
        if job.stopped:
            return Analysis(AnalysisOutcome.NOT_DECIDED)
    found = search.results[0]
    if found.plan is None:
        return found
    plan = found.plan.renumbered(dict(enumerate(pieces)))
    return Analysis(found.outcome, plan, found.states, found.allowance)
