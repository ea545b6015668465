"""Move pieces by hand: see what can move where, undo it, and ask for the way out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, QPointF, Signal

from cubewright.errors import CubewrightError
from cubewright.gui.frame.actions import Actions
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.gui.taking_apart.moves_panel import MovesPanel
from cubewright.gui.taking_apart.piece_drag import PieceDrag
from cubewright.gui.taking_apart.player_controller import PlayerController
from cubewright.gui.taking_apart.way_out import way_out
from cubewright.gui.viewer.view_controller import ViewController
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.worker import Worker
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move
from cubewright.model.solution import Solution
from cubewright.presenter.search.plan_text import move_text, piece_names
from cubewright.presenter.taking_apart.explorer import FREE, Explorer
from cubewright.presenter.taking_apart.parking import Box, Parking, box_around, box_of
from cubewright.presenter.taking_apart.timeline import Start, Timeline
from cubewright.translation import counted, mark, tr

_NO_WAY_OUT = {
    AnalysisOutcome.CANNOT: mark("From here it cannot be taken apart."),
    AnalysisOutcome.NOT_DECIDED: mark("Not decided: a limit of the analysis was reached."),
    AnalysisOutcome.APART: mark("Everything is taken apart."),
}
"""What is said if there is no plan."""


class ExploreController(QObject):
    """Lets the user move pieces from the state that the player shows."""

    status_message = Signal(str)
    """What was done, as a sentence."""

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
        self._actions = actions
        self.explorer: Explorer | None = None
        """The pieces that are moved; None while none are."""
        self._solution: Solution | None = None
        self._names: tuple[str, ...] = ()
        self._start = Start((), np.zeros((0, 3)))
        self._parked: dict[int, FloatArray] = {}
        """Where separated pieces are, in space from their place in the assembly."""
        self._boxes: list[Box] = []
        self._listed: list[Move] = []
        self._dragged: tuple[tuple[int, ...], Cell, float] | None = None
        """What is dragged, along which step, and by how many steps."""
        self._drag = PieceDrag(self._piece_at, self._middle_of, self)
        self._drag.dragged.connect(self._on_dragged)
        self._drag.released.connect(self._on_released)
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_way_out)
        self._worker.failed.connect(self._on_failed)
        self._action.triggered.connect(lambda checked: self.start() if checked else self.end())
        panel.move_chosen.connect(lambda number: self.make(self._listed[number]))
        panel.undo_requested.connect(self.undo)
        panel.restart_requested.connect(self.restart)
        panel.way_out_requested.connect(self.find_way_out)
        panel.left.connect(self.end)
        player.left.connect(self._forget)
        view_controller.shown.connect(self._on_shown)
        panel.hide()
        self._on_shown(view_controller.solution)

    def start(self) -> None:
        """Let the user move pieces from the state that is shown."""
        solution = self._player.solution
        if solution is None:
            self._forget()
            return
        lattice = solution.puzzle.figure.lattice
        pieces = [placed.cells for placed in solution.placed]
        count = len(pieces)
        self._start = Start(((0, 0, 0),) * count, np.zeros((count, 3)))
        together: tuple[int, ...] = tuple(range(count))
        timeline = self._player.timeline
        if timeline is not None and self._player.moment > 0:
            together, self._start = timeline.start_at(self._player.moment)
        self._player.pause()
        self._solution = solution
        self._names = piece_names(solution.puzzle, solution.placed)
        self._boxes = [box_of(lattice, cells) for cells in pieces]
        self._parked = {}
        self.explorer = Explorer(lattice, pieces, self._start.positions, together)
        self._drag.begin(self._viewer.view, self.explorer.directions, lattice.space)
        self._player.show_explored(True)
        self._action.setChecked(True)
        self._panel.show()
        self._panel.moves.setFocus()
        self._show()

    def end(self) -> None:
        """Show the plan again, from the start."""
        if self.explorer is not None:
            self._forget()
            self._player.go_to(0.0)

    def make(self, move: Move) -> None:
        """Make a move; pieces that leave are parked beside the work."""
        if self.explorer is None:
            return
        self.explorer.make(move)
        if move.distance == FOR_EVER:
            self._park(move)
        self._show()

    def undo(self) -> None:
        """Take the last move back."""
        move = None if self.explorer is None else self.explorer.undo()
        if move is None:
            return
        if move.distance == FOR_EVER:
            for piece in move.pieces:
                self._parked.pop(piece, None)
        self._show()

    def restart(self) -> None:
        """Take all moves back."""
        if self.explorer is not None:
            self.explorer.restart()
            self._parked.clear()
            self._show()

    def find_way_out(self) -> None:
        """Look in the background for moves that take it apart from the state reached."""
        explorer = self.explorer
        if explorer is None or self._solution is None:
            return
        pieces = tuple(sorted(explorer.together))
        lattice = self._solution.puzzle.figure.lattice
        placed = [
            replace(self._solution.placed[piece], cells=explorer.cells(piece)) for piece in pieces
        ]
        self._panel.status.setText(tr("Looking for the way out…"))
        self._panel.way_out.setEnabled(False)
        self._worker.start(partial(way_out, lattice, self._analysis.rules(), pieces, placed))

    def close(self) -> None:
        """Stop looking for the way out."""
        self._drag.end()
        self._worker.close()

    def _on_way_out(self, found: Analysis) -> None:
        explorer, solution = self.explorer, self._solution
        self._panel.way_out.setEnabled(True)
        if explorer is None or solution is None:
            return
        if found.plan is None:
            self._panel.status.setText(tr(_NO_WAY_OUT[found.outcome]))
            return
        lattice = solution.puzzle.figure.lattice
        start = Start(explorer.positions, self._offsets())
        cells = [placed.cells for placed in solution.placed]
        timeline = Timeline(lattice, cells, found.plan, start)
        self._forget()
        self._player.play_from(timeline)
        self.status_message.emit(
            tr("The way out from here: {moves}.", moves=counted(found.plan.move_count, "move"))
        )

    def _on_failed(self, error: CubewrightError) -> None:
        self._panel.way_out.setEnabled(True)
        self._panel.status.setText(str(error))

    def _forget(self) -> None:
        """Move no pieces any more."""
        self._worker.discard()
        self._drag.end()
        self.explorer = self._dragged = None
        self._action.setChecked(False)
        self._panel.hide()
        self._panel.way_out.setEnabled(True)
        self._player.show_explored(False)

    def _on_shown(self, solution: Solution | None) -> None:
        if self.explorer is not None:
            self._forget()
        can = solution is not None and bool(solution.puzzle.figure.lattice.slides)
        self._actions.allow("explore-moves", can, tr("No solution is shown whose pieces can move"))

    # -- showing

    def _offsets(self) -> FloatArray:
        """Return how far each piece is from its place in the assembly, in space."""
        explorer = self.explorer
        assert explorer is not None
        offsets = self._start.offsets.copy()
        together = sorted(explorer.together)
        offsets[together] = explorer.offsets[together]
        for piece, offset in self._parked.items():
            offsets[piece] = offset
        return offsets

    def _show(self) -> None:
        explorer, solution = self.explorer, self._solution
        if explorer is None or solution is None:
            return
        self._show_offsets(self._offsets())
        lattice = solution.puzzle.figure.lattice
        self._listed = explorer.possible_moves()
        texts = [move_text(move, self._names, lattice) for move in self._listed]
        made = sum(1 for _ in explorer.moves)
        if len(explorer.together) < 2:
            status = tr("Everything is taken apart.")
        elif not texts:
            status = tr("Nothing can move. Undo a move.") if made else tr("Nothing can move.")
        else:
            status = tr("{moves} made. Choose one, or drag a piece.", moves=counted(made, "move"))
        self._panel.show_moves(texts, status, can_undo=bool(made))
        self._panel.way_out.setEnabled(len(explorer.together) > 1)

    def _show_offsets(self, offsets: FloatArray) -> None:
        boxes = self._boxes_at(offsets)
        low, high = box_around([*self._boxes, *boxes])
        margin = 0.25 * (high - low)
        self._viewer.show_moved(offsets, np.array([low - margin, high + margin]))

    def _boxes_at(self, offsets: FloatArray) -> list[Box]:
        """Return the box around each piece that is an offset from its place."""
        places = zip(self._boxes, offsets, strict=True)
        return [(low + by, high + by) for (low, high), by in places]

    def _park(self, move: Move) -> None:
        explorer = self.explorer
        assert explorer is not None
        offsets = self._offsets()
        boxes = self._boxes_at(offsets)
        work = box_around([boxes[piece] for piece in explorer.together])
        others = [
            boxes[piece]
            for piece in range(len(boxes))
            if piece not in explorer.together and piece not in move.pieces
        ]
        own = box_around([boxes[piece] for piece in move.pieces])
        side = float((explorer.space @ np.array(move.step))[0])
        shift = Parking(work, others).place(move.pieces, own, side)
        for piece in move.pieces:
            self._parked[piece] = explorer.offsets[piece] + shift

    # -- dragging

    def _piece_at(self, position: QPointF) -> int | None:
        solution, explorer = self._solution, self.explorer
        cell = self._viewer.cell_at(position)
        if solution is None or explorer is None or cell is None:
            return None
        placed = solution.at.get(cell)
        if placed is None:
            return None
        piece = solution.placed.index(placed)
        return piece if piece in explorer.together else None

    def _middle_of(self, piece: int) -> FloatArray:
        low, high = self._boxes[piece]
        middle: FloatArray = (low + high) / 2 + self._offsets()[piece]
        return middle

    def _on_dragged(self, piece: int, step: Cell, steps: float) -> None:
        """Move a piece with the mouse; it pushes what it hits from there on."""
        explorer = self.explorer
        if explorer is None:
            return
        if self._dragged is not None and self._dragged[1] != step:
            self._dragged = None
        made = 0 if self._dragged is None else int(self._dragged[2])
        # Whole steps are made as moves as soon as they are complete.
        while made + 1 <= steps:
            pieces = explorer.taken_along(piece, step)
            if not pieces or explorer.reach(pieces, step) < 1:
                break
            explorer.make(Move(pieces, step, 1))
            made += 1
        while made > steps and explorer.moves and explorer.moves[-1].step == step and made > 0:
            self._step_back(step)
            made -= 1
        pieces = explorer.taken_along(piece, step)
        share = min(max(0.0, steps - made), 0.999) if pieces else 0.0
        self._dragged = (pieces, step, made + share)
        offsets = self._offsets()
        if pieces and share:
            offsets[list(pieces)] += explorer.space @ np.array(step) * share
        self._show_offsets(offsets)

    def _step_back(self, step: Cell) -> None:
        """Take one step of the last move back."""
        explorer = self.explorer
        assert explorer is not None
        last = explorer.undo()
        if last is not None and last.distance > 1:
            explorer.make(Move(last.pieces, step, last.distance - 1))

    def _on_released(self) -> None:
        """Put the dragged pieces onto the nearest whole step; take out what is free and far."""
        explorer, dragged = self.explorer, self._dragged
        self._dragged = None
        if explorer is None or dragged is None:
            return
        pieces, step, steps = dragged
        if pieces and steps % 1 >= 0.5:
            explorer.make(Move(pieces, step, 1))
        last = explorer.moves[-1] if explorer.moves else None
        if last is not None and last.step == step and self._is_beyond(last):
            self.make(Move(last.pieces, step, FOR_EVER))
        else:
            self._show()

    def _is_beyond(self, move: Move) -> bool:
        """Whether pieces never hit others on their way, and are beyond them already."""
        explorer = self.explorer
        assert explorer is not None
        rest = explorer.together.difference(move.pieces)
        if not rest or explorer.reach(move.pieces, move.step) != FREE:
            return False
        boxes = self._boxes_at(explorer.offsets)
        low, high = box_around([boxes[piece] for piece in move.pieces])
        other_low, other_high = box_around([boxes[piece] for piece in rest])
        return bool((low >= other_high - 1e-6).any() or (high <= other_low + 1e-6).any())
