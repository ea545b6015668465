"""Reads solutions for filters and sorting in short steps between the window's events."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cubewright.errors import CubewrightError
from cubewright.presenter.solutions.listed_indices import SelectedIndices
from cubewright.presenter.solutions.selection import Selection

STEP_SECONDS = 0.012
"""The duration of a step of reading; then the window handles events."""
SHARE = 12
"""The minimum ratio of the time for reading to the time for listing matches."""
NOTABLE_SECONDS = 0.5
"""The duration of reading after which progress is shown."""


class ListReader(QObject):
    """Reads a :class:`Selection`, and follows the growing list of solutions."""

    listed = Signal(object)
    """A :class:`SelectedIndices` with the matches so far."""
    progressed = Signal(object)
    """The fraction of solutions read so far, emitted if reading takes long; None at the end."""
    failed = Signal(object)
    """The :class:`CubewrightError` that ended the reading."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._selection: Selection | None = None
        self._is_reversed = False
        self._total = 0
        self._started_at = 0.0
        self._listed_count = -1
        """The number of solutions read when :attr:`listed` was last emitted."""
        self._next_listing_at = 0.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    @property
    def is_complete(self) -> bool:
        """Whether all solutions have been read and all matches listed."""
        selection = self._selection
        return selection is None or (
            selection.is_complete and selection.read_count == self._listed_count
        )

    @property
    def read_count(self) -> int:
        """The number of solutions read so far."""
        return 0 if self._selection is None else self._selection.read_count

    @property
    def hidden_count(self) -> int:
        """The number of solutions hidden so far by the selection, such as deleted solutions."""
        return 0 if self._selection is None else self._selection.hidden_count

    @property
    def keeps_order(self) -> bool:
        """Whether later solutions are listed after earlier ones."""
        return not (self._is_reversed or (self._selection and self._selection.is_sorted))

    def start(self, selection: Selection, total: int, *, is_reversed: bool = False) -> None:
        """Read a selection from ``total`` solutions; the first step runs at once."""
        self.stop()
        self._selection, self._is_reversed, self._total = selection, is_reversed, total
        self._listed_count = -1
        self._next_listing_at = 0.0
        self._started_at = perf_counter()
        self._step()

    def extend(self, total: int) -> None:
        """Read the solutions that were added; ``total`` is their number now."""
        self._total = total
        if self._selection is not None and not self._timer.isActive():
            self._started_at = perf_counter()
            self._step()

    def stop(self) -> None:
        """Stop reading and drop the selection."""
        self._timer.stop()
        self._selection = None
        self.progressed.emit(None)

    @Slot()
    def _step(self) -> None:
        selection = self._selection
        if selection is None:
            return
        deadline = perf_counter() + STEP_SECONDS
        try:
            # The steps of a single generator would keep a connection to a project file open.
            for _ in selection.read():
                if perf_counter() > deadline:
                    break
        except CubewrightError as error:
            self.stop()
            self.failed.emit(error)
            return
        is_read = selection.is_complete
        now = perf_counter()
        if now >= self._next_listing_at or (is_read and self.keeps_order):
            self._list(selection)
        if not is_read:
            if now - self._started_at > NOTABLE_SECONDS:
                self.progressed.emit(selection.read_count / max(1, self._total))
            self._timer.start(0)
            return
        self.progressed.emit(None)
        if selection.read_count != self._listed_count:
            self._timer.start(max(1, round(1000 * (self._next_listing_at - perf_counter()))))

    def _list(self, selection: Selection) -> None:
        if selection.read_count == self._listed_count:
            return
        before = perf_counter()
        self._listed_count = selection.read_count
        indices: SelectedIndices = selection.listed_indices(is_reversed=self._is_reversed)
        self.listed.emit(indices)
        now = perf_counter()
        self._next_listing_at = now + SHARE * (now - before)
