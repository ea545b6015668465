"""Play the disassembly of the selected solution in the 3D view."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.taking_apart.player_bar import PlayerBar
from cubewright.gui.viewer.scene import NO_BARS
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.model.disassembly import Separation
from cubewright.model.solution import Solution
from cubewright.presenter.analysis.plan_text import move_text_with_need, passages, piece_names
from cubewright.presenter.taking_apart.known import UNKNOWN, KnownAnalysis, State
from cubewright.presenter.taking_apart.text import cannot_text
from cubewright.presenter.taking_apart.timeline import Timeline
from cubewright.translation import joined, mark, tr

MOVES_PER_SECOND = 1.2
"""The normal speed."""
FRAME_MS = 16
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Keys that step through the moves in the list of solutions."""
_TEXTS = {
    State.LEVEL: mark("Only the level is stored: {levels}. Analyse the solution to see the moves."),
    State.NOT_DECIDED: mark("Not decided: the analysis reached a limit."),
    State.NOT_ANALYSED: mark("Not analysed yet."),
    State.UNFINISHED: mark("The analysis was stopped. Analyse the solution again to resume."),
    State.PLAN: mark("This solution is a single piece."),
}


class PlayerController(QObject):
    """Shows the player for solutions with a plan, and moves the pieces."""

    status_message = Signal(str)
    """The last move, as a sentence."""
    changed = Signal()
    """Another solution is shown, or none."""
    left = Signal()
    """The view no longer shows a state that the user reached by hand."""

    def __init__(
        self,
        bar: PlayerBar,
        viewer: ViewFrame,
        view_controller: ViewController,
        panel: SolutionsPanel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bar = bar
        self._viewer = viewer
        self._view_controller = view_controller
        self._panel = panel
        self._solution: Solution | None = None
        self._known = UNKNOWN
        self.timeline: Timeline | None = None
        """The plan of the visible solution; None without one."""
        self._names: tuple[str, ...] = ()
        self.position = 0.0
        """The position: the number of moves made, with the fraction of the present move."""
        self._target: float | None = None
        """The position at which playing ends; None while nothing plays."""
        self._speed = 1.0
        self._ticked_at = 0.0
        self._is_explored = self._is_continued = False
        """Whether the user moves pieces, and whether the plan starts from moved pieces."""
        self._is_asked = False
        """Whether to show the player for solutions without a plan."""
        self._tick = QTimer(self, interval=FRAME_MS)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.timeout.connect(self._on_tick)
        self._connect(bar)
        view_controller.shown.connect(self._on_shown)
        view_controller.stepped.connect(lambda _order, _count: self._leave())
        for watched in (viewer, panel.table):
            watched.installEventFilter(self)
        panel.table.play_requested.connect(self._on_space)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        self._on_shown(view_controller.solution)

    def _connect(self, bar: PlayerBar) -> None:
        slider = bar.slider
        slider.position_chosen.connect(self.go_to)
        slider.stepped.connect(self.step)
        slider.separation_stepped.connect(self.step_separation)
        slider.end_chosen.connect(lambda end: self.go_to(float(self.move_count) if end else 0.0))
        slider.play_toggled.connect(self.play_or_pause)
        slider.pause_requested.connect(self.pause)
        slider.solution_stepped.connect(lambda name: getattr(self._panel, name)())
        slider.delete_requested.connect(self._panel.table.delete_requested)
        bar.speed_chosen.connect(self._set_speed)
        bar.tree.position_chosen.connect(self.go_to)

    # -- commands

    @property
    def move_count(self) -> int:
        return 0 if self.timeline is None else len(self.timeline.steps)

    @property
    def is_playing(self) -> bool:
        """Whether the plan is playing."""
        return self._target is not None

    def play_or_pause(self) -> None:
        """Play to the end, or pause; at the end, play from the start."""
        if self.is_playing:
            self.pause()
        elif self.timeline is not None:
            self.left.emit()
            if self.position >= self.move_count:
                self.go_to(0.0)
            self._play_to(float(self.move_count))

    def pause(self) -> None:
        """Stop at the present position."""
        self._target = None
        self._tick.stop()
        self._bar.show_playing(False)

    def step(self, by: int) -> None:
        """Step by a number of moves; a single move is animated."""
        if self.timeline is None:
            return
        start = self.position if self._target is None else self._target
        wanted = float(int(start) + by) if by > 0 else float(-int(-start // 1) + by)
        wanted = min(max(wanted, 0.0), float(self.move_count))
        self.left.emit()
        if abs(by) == 1:
            self._play_to(wanted)
        else:
            self.go_to(wanted)

    def step_separation(self, by: int) -> None:
        """Go to the next separation if ``by`` is 1, or to the previous one if it is -1."""
        if self.timeline is not None:
            self.go_to(self.timeline.separation(self.position, back=by < 0))

    def go_to(self, position: float) -> None:
        """Show a position."""
        self.left.emit()
        self.pause()
        self._show(position)
        self._report_move()

    def go_to_end(self) -> None:
        self.go_to(float(self.move_count))

    def show_list(self, shown: bool) -> None:
        self._bar.tree.setVisible(shown)
        self._bar.tree.follow(self.position)

    def show_always(self) -> None:
        """Show the player's bar even for solutions without a plan."""
        self._is_asked = True
        self.refresh()

    def refresh(self) -> None:
        """Update after the analysis of the solution has changed."""
        known = self._known_now()
        if known != self._known or (known.state is State.PLAN and self.timeline is None):
            is_moved = self.position > 0 or self._is_continued
            self._load(known)
            if is_moved and not self._is_explored:
                self._show_assembled()  # a new plan begins with the assembly
        else:
            self._show_bar()

    @property
    def solution(self) -> Solution | None:
        """The visible solution."""
        return self._solution

    @property
    def plan(self) -> Separation | None:
        """The stored plan of the visible solution, or None."""
        listed, row = self._panel.model.listed, self._panel.current_row
        if self._known_now().state is not State.PLAN or listed is None:
            return None
        return listed.analyses.plan(row)

    def show_explored(self, explored: bool) -> None:
        """Show the list of moves by hand in place of the player, or the player again."""
        self._is_explored = explored
        if explored:
            self._viewer.show_scene(replace(self._viewer.scene, bars=NO_BARS))
        self._show_bar()

    def play_from(self, timeline: Timeline, known: KnownAnalysis) -> None:
        """Play a plan that does not start from the assembly."""
        self._use(timeline, known, is_continued=True)
        self._play_to(float(self.move_count))

    def show_plan(self, timeline: Timeline, known: KnownAnalysis) -> None:
        """Show a plan that is not stored, from the assembly, until another solution is shown."""
        self.left.emit()
        self._use(timeline, known, is_continued=False)

    def _use(self, timeline: Timeline, known: KnownAnalysis, *, is_continued: bool) -> None:
        solution = self._solution
        if solution is None:
            return
        self.pause()
        self.timeline, self.position, self._is_continued = timeline, 0.0, is_continued
        lattice = solution.puzzle.figure.lattice
        self._names = piece_names(solution.puzzle, solution.placed)
        self._bar.show_plan(known)
        self._bar.tree.show_plan(timeline, self._names, lattice)
        self._show(0.0)
        self._show_bar()

    def close(self) -> None:
        self.pause()

    # -- the solution

    def _on_shown(self, solution: Solution | None) -> None:
        if solution is self._solution and self.timeline is not None:
            self._leave()
            return
        self._solution = solution
        self._load(self._known_now())
        self.changed.emit()

    def _known_now(self) -> KnownAnalysis:
        listed = self._panel.model.listed
        row = self._panel.current_row
        if self._solution is None or listed is None or row < 0:
            return UNKNOWN
        return listed.analyses.of(row)

    def _load(self, known: KnownAnalysis) -> None:
        self.pause()
        self._is_continued = False
        self._known, self.timeline, self.position = known, None, 0.0
        solution, listed = self._solution, self._panel.model.listed
        if solution is not None and listed is not None and known.state is State.PLAN:
            plan = listed.analyses.plan(self._panel.current_row)
            if plan is not None:
                lattice = solution.puzzle.figure.lattice
                cells = [placed.cells for placed in solution.placed]
                self.timeline = Timeline(lattice, cells, plan)
                self._names = piece_names(solution.puzzle, solution.placed)
                self._bar.show_plan(known)
                self._bar.tree.show_plan(self.timeline, self._names, lattice)
                self._bar.set_position(0.0, self.move_count)
        self._show_bar()

    def _show_bar(self) -> None:
        solution = self._solution
        can_move = solution is not None and bool(solution.puzzle.figure.lattice.slides)
        if self.timeline is None:
            state = self._known.state
            text = (
                cannot_text(self._known)
                if state is State.CANNOT
                else tr(_TEXTS[state], levels=self._known.levels)
            )
            can_analyse = state not in (State.PLAN, State.CANNOT)
            self._bar.show_message(text, can_analyse=can_analyse)
        is_listed = self._panel.current_row >= 0
        asked = self.timeline is not None or self._is_explored or (self._is_asked and is_listed)
        self._bar.setVisible(can_move and asked)
        self._bar.show_explored(self._is_explored)

    def _leave(self) -> None:
        self.left.emit()
        if self._is_continued:
            self._load(self._known_now())
        self.pause()
        self.position = 0.0
        if self.timeline is not None:
            self._bar.set_position(0.0, self.move_count)
            self._bar.tree.follow(0.0)

    # -- moving

    def _set_speed(self, speed: float) -> None:
        self._speed = speed

    def _play_to(self, position: float) -> None:
        self._target = position
        self._ticked_at = monotonic()
        self._bar.show_playing(True)
        self._tick.start()

    def _on_tick(self) -> None:
        timeline, target = self.timeline, self._target
        if timeline is None or target is None:
            self.pause()
            return
        now = monotonic()
        # After a busy moment, the player continues at the former position instead of jumping.
        passed = min(now - self._ticked_at, 0.1)
        self._ticked_at = now
        at = self.position if target > self.position else max(0.0, self.position - 1e-9)
        by = passed * MOVES_PER_SECOND * self._speed / timeline.duration(at)
        if abs(target - self.position) <= by:
            self.pause()
            self._show(target)
            self._report_move()
        else:
            self._show(self.position + (by if target > self.position else -by))

    def _show(self, position: float) -> None:
        timeline = self.timeline
        if timeline is None:
            return
        self._view_controller.show_all_pieces()
        self.position = min(max(position, 0.0), float(self.move_count))
        if self.position == 0.0 and not self._is_continued:
            self._show_assembled()
        else:
            at = self.position
            places, sight, bars = timeline.places(at), timeline.sight(at), timeline.bars(at)
            shown = replace(self._viewer.scene, places=places, sight=sight, bars=bars)
            self._viewer.show_scene(shown)
        self._bar.set_position(self.position, self.move_count)
        self._bar.tree.follow(self.position)

    def _show_assembled(self) -> None:
        shown = replace(self._viewer.scene, places=None, sight=None, bars=NO_BARS)
        self._viewer.show_scene(shown)

    def _report_move(self) -> None:
        timeline, solution = self.timeline, self._solution
        made = int(self.position)
        if timeline is None or solution is None or not made or made != self.position:
            return
        step = timeline.steps[made - 1]
        text = move_text_with_need(step.move, self._names, solution.puzzle.figure.lattice)
        texts = [text, *(each for _, each in passages(timeline.tight_edges[made - 1], self._names))]
        self.status_message.emit(
            tr(
                "Move {made} of {moves}: {move}.",
                made=made,
                moves=self.move_count,
                move=joined("; ", texts),
            )
        )

    # -- focus and keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Play the moves on Space in the 3D view; step through them on arrows in the list."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if watched is self._panel.table:
            by = _ARROWS.get(Qt.Key(event.key()))
            if by is None or self.timeline is None or self._is_explored:
                return False
            if modifiers == Qt.KeyboardModifier.NoModifier:
                self.step(by)
            elif modifiers == Qt.KeyboardModifier.ShiftModifier:
                self.step_separation(by)
            else:
                return False
            return True
        if event.key() != Qt.Key.Key_Space or modifiers:
            return False
        return self._on_space()

    def _on_space(self) -> bool:
        if self.timeline is None or self._is_explored:
            return False
        self.play_or_pause()
        return True

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        view = self._viewer.view
        is_here = now is not None and self._bar.isAncestorOf(now)
        policy = Qt.FocusPolicy.TabFocus if is_here else Qt.FocusPolicy.StrongFocus
        if view.focusPolicy() != policy:
            view.setFocusPolicy(policy)
