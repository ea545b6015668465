"""The commands of the window of sliding puzzles."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.errors import CubewrightError, capitalised_error
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import WindowController
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.messages import show_warning
from cubewright.gui.worker import Job, Worker, keep_latest
from cubewright.model.sliding import SlidingMove, SlidingPuzzle
from cubewright.presenter.analysis.sliding_play import SlidingPlay
from cubewright.presenter.analysis.sliding_text import move_text, moves_text
from cubewright.presenter.files.file_errors import sentence
from cubewright.solver.sliding.search import SlidingProgress, SlidingResult, sliding_steps
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.sliding.sliding_window import SlidingWindow

STEP_MILLISECONDS = 140
"""The time between two steps while a solution plays."""
_FILES = mark("Sliding puzzles (*.toml)")
_LAYOUT = "sliding"


class SlidingTask:
    """Searches for a shortest solution from the current places of the pieces."""

    def __init__(self, play: SlidingPlay, counted: str) -> None:
        self._steps = sliding_steps(play.puzzle, counted, dict(play.places))

    def run(self, job: Job) -> SlidingResult | None:
        """Search; called in the background thread. Return None if stopped."""
        while not job.stopped:
            try:
                job.send(next(self._steps))
            except StopIteration as end:
                result: SlidingResult = end.value
                return result
        return None


class SlidingController(WindowController["SlidingWindow"]):
    """Searches for solutions of sliding puzzles, and plays their moves."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__(_LAYOUT, settings, window)
        self._document = document
        self._of_problem: SlidingPuzzle | None = None
        """The first puzzle of the list, if it is the sliding puzzle of a problem."""
        self._puzzles: list[SlidingPuzzle] = []
        self._plan: list[SlidingMove] = []
        """The moves that are still to be played; the first may have begun."""
        self._plays_on = False
        self._note = ""
        self._timer = QTimer(self, interval=STEP_MILLISECONDS)
        self._timer.timeout.connect(self._play_step)
        self.worker = Worker(self, merge=keep_latest)
        self.worker.received.connect(self._on_progressed)
        self.worker.finished.connect(self._on_finished)
        self.worker.failed.connect(self._on_failed)

    def _new_view(self) -> SlidingWindow:
        from cubewright.formats.sliding import sliding_puzzles
        from cubewright.gui.sliding.sliding_window import SlidingWindow

        self._puzzles = list(sliding_puzzles().values())
        # A window with a 3D view has no parent: Qt would stop painting the parent.
        view = SlidingWindow(SlidingPlay(self._puzzles[0]))
        self._window.destroyed.connect(view.deleteLater)
        for puzzle in self._puzzles:
            view.puzzles.addItem(puzzle.title)
        view.puzzles.currentIndexChanged.connect(self.choose)
        view.open_file.clicked.connect(lambda: self.ask_for_file())
        view.board.step_requested.connect(self.step)
        view.count.currentIndexChanged.connect(lambda _index: self._show())
        view.restart.clicked.connect(lambda: self._change(self.play.restart))
        view.undo.clicked.connect(lambda: self._change(self.play.undo))
        view.redo.clicked.connect(lambda: self._change(self.play.redo))
        view.hint.clicked.connect(lambda: self.give_hint())
        view.play.clicked.connect(lambda: self.play_or_stop())
        view.in_3d.toggled.connect(lambda _on: self._show())
        view.board.selection_changed.connect(view.show_room)
        return view

    @property
    def play(self) -> SlidingPlay:
        """The puzzle that is played."""
        return self.view.board.play

    @property
    def is_playing(self) -> bool:
        """Whether a solution is being searched for or played."""
        return self.worker.is_busy or self._timer.isActive()

    def show(self) -> None:
        """Open the window, or bring it to the front, with the sliding puzzle of the problem."""
        self._show()
        super().show()
        self.view.board.setFocus()
        self._show_problem()

    def _show_problem(self) -> None:
        """Put the sliding puzzle of the current problem first in the list, if it has targets."""
        document, puzzles = self._document, self.view.puzzles
        puzzle = None
        if document.constraints.targets:
            try:
                puzzle = document.content.sliding_puzzle(document.current, document.piece_set)
            except CubewrightError as error:
                text = tr("This problem is not a sliding puzzle yet.")
                reason = tr("{error}.", error=capitalised_error(error))
                show_warning(self.view, text, reason, tr("Sliding puzzles"))
        if puzzle != self._of_problem:
            if self._of_problem is not None:
                self._puzzles.pop(0)
                puzzles.removeItem(0)
            if puzzle is not None:
                self._puzzles.insert(0, puzzle)
                puzzles.insertItem(0, tr("{name} (this problem)", name=puzzle.title))
            self._of_problem = puzzle
        if puzzle is not None:
            puzzles.setCurrentIndex(0)

    def choose(self, number: int) -> None:
        """Start a puzzle of the list."""
        if 0 <= number < len(self._puzzles):
            self.stop()
            puzzle = self._puzzles[number]
            self.view.board.show_play(SlidingPlay(puzzle))
            self.view.choose_count(puzzle.counted)
            self.view.in_3d.setChecked(not puzzle.is_flat)
            self._note = ""
            self._show()

    def ask_for_file(self) -> None:
        folder = str(self._settings.last_folder)
        title = tr("Open sliding puzzles")
        name, _ = QFileDialog.getOpenFileName(self.view, title, folder, tr(_FILES))
        if name:
            self._settings.remember_folder(Path(name).parent)
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Add the puzzles of a file to the list, and start the first one."""
        from cubewright.formats.sliding import read_sliding_puzzles

        try:
            found = read_sliding_puzzles(path)
        except CubewrightError as error:
            text = tr("{name} was not opened.", name=path.name)
            show_warning(self.view, text, sentence(error, path), tr("Open sliding puzzles"))
            return
        first = len(self._puzzles)
        self._puzzles += found
        for puzzle in found:
            self.view.puzzles.addItem(puzzle.title)
        self.view.puzzles.setCurrentIndex(first)

    # -- moving by hand

    def step(self, symbol: str, direction: str) -> None:
        """Move a piece by one cell, if nothing is in the way."""
        self._change(lambda: self.play.step(symbol, direction))

    def _change(self, change: Callable[[], object]) -> None:
        self.stop()
        change()
        self._note = ""
        self._show()

    # -- hints and solutions

    def give_hint(self) -> None:
        """Search for a shortest solution, and make its first move."""
        self._search(plays_on=False)

    def play_or_stop(self) -> None:
        """Search for a shortest solution and play it; stop if one is playing."""
        if self.is_playing:
            self.stop()
            self._show()
        else:
            self._search(plays_on=True)

    def stop(self) -> None:
        """End a search or a plan that is playing."""
        self.worker.discard()
        self._timer.stop()
        self._plan = []

    def close(self) -> None:
        """End the search, wait for its thread, and store the window's geometry."""
        self._timer.stop()
        self.worker.close()
        super().close()

    def _search(self, *, plays_on: bool) -> None:
        self.stop()
        self._plays_on = plays_on
        self.worker.start(SlidingTask(self.play, self.view.counted).run)
        self._note = tr("Searching…")
        self._show()

    @Slot(object)
    def _on_progressed(self, progress: SlidingProgress) -> None:
        self._note = tr(
            "Searching: {moves} moves, {arrangements} arrangements",
            moves=progress.moves,
            arrangements=f"{progress.arrangements:,}",
        )
        self._show()

    @Slot(object)
    def _on_finished(self, result: SlidingResult | None) -> None:
        self._note = ""
        if result is None:
            return
        if result.plan is None:
            self._note = tr("The targets cannot be reached.")
        elif result.plan:
            left = moves_text(len(result.plan), self.view.counted)
            first = result.plan[0]
            if self._plays_on:
                self._note = tr("The shortest way from here: {moves}", moves=left)
            else:
                way = move_text(first)
                self._note = tr("{piece}: {way}", piece=first.symbol, way=way)
            self._plan = list(result.plan if self._plays_on else result.plan[:1])
            self._timer.start()
        self._show()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self._note = str(error)
        self._show()

    @Slot()
    def _play_step(self) -> None:
        if self._plan:
            move = self._plan[0]
            self.play.step(move.symbol, move.steps[0])
            self.view.board.selected = move.symbol
            rest = move.steps[1:]
            self._plan[:1] = [SlidingMove(move.symbol, rest)] if rest else []
        if not self._plan:
            self._timer.stop()
            if self._plays_on:
                self._note = ""
        self._show()

    # -- showing

    def _show(self) -> None:
        view, play = self.view, self.play
        puzzle = play.puzzle
        view.title.setText(_title(puzzle))
        view.title.explain(puzzle.source)
        count = moves_text(play.count(view.counted), view.counted)
        if play.is_solved:
            count = tr("Solved: {moves}", moves=count)
        view.state.setText(f"{count} \N{MIDDLE DOT} {self._note}" if self._note else count)
        none_made = "" if play.moves else tr("No move has been made yet")
        allow(view.restart, none_made)
        allow(view.undo, none_made)
        allow(view.redo, "" if play.can_redo else tr("No move has been taken back"))
        solved = tr("The puzzle is solved") if play.is_solved else ""
        allow(view.hint, solved or (tr("The solution is being played") if self.is_playing else ""))
        allow(view.play, solved if not self.is_playing else "")
        view.play.setText(tr("&Stop") if self.is_playing else tr("&Play solution"))
        view.board.update()
        view.show_room()


def _title(puzzle: SlidingPuzzle) -> str:
    if puzzle.moves is None:
        return puzzle.title
    fewest = moves_text(puzzle.moves, puzzle.counted)
    return tr("{title} takes {moves}", title=puzzle.title, moves=fewest)
