"""Show tips one at a time, each when it first becomes useful."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.tips.bubble import TipBubble
from cubewright.translation import mark, tr


@dataclass(frozen=True)
class Tip:
    """A tip for first use; ``name`` identifies it in the settings."""

    name: str
    text: str


DRAW = Tip("draw", mark("Click cells to draw. Click a filled cell to empty it."))
SOLVE = Tip("solve", mark("Press Solve to look for solutions (F5)."))
BROWSE = Tip("browse", mark("Press the arrow keys, or N and P, to see other solutions."))
TURN = Tip("turn", mark("Drag to turn. Turn the wheel to zoom."))
TIPS = (DRAW, SOLVE, BROWSE, TURN)


SHOWN_MS = 20_000
"""The time after which an ignored tip counts as seen; it runs only in the active window."""
PAUSE_MS = 1500
"""The time before the first tip, and between two tips."""


@dataclass(frozen=True)
class Occasion:
    """A tip, with the widget next to it and the condition that makes the tip useful."""

    tip: Tip
    place: Callable[[], QWidget]
    applies: Callable[[], bool]
    below: bool = False


class TipsController(QObject):
    """Shows the tips that the user has not seen.

    A tip counts as seen when the user has followed or clicked it, or when it was on the screen for
    :data:`SHOWN_MS`. The settings store the seen tips for all windows.
    """

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._occasions: tuple[Occasion, ...] = ()
        self._shown: Tip | None = None
        self.bubble: TipBubble | None = None
        """The bubble; None before the first tip."""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._show_next)
        self._time = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._time.timeout.connect(self._on_time_over)

    @property
    def shown_tip(self) -> Tip | None:
        """The tip on the screen, or None."""
        return self._shown

    def start(self, occasions: tuple[Occasion, ...]) -> None:
        """Begin to show the tips of ``occasions``."""
        self._occasions = occasions
        self.schedule()

    def schedule(self) -> None:
        """Look for a tip to show after a pause; call this after every change in the window."""
        if not self._settings.shows_tips:
            self._pause.stop()
            self._close()
        elif self._occasions and self._shown is None and not self._pause.isActive():
            self._pause.start()

    def mark_seen(self, tip: Tip) -> None:
        """Mark a tip as seen: the user has followed it."""
        if not self._occasions or tip.name in self._settings.seen_tips:
            return
        self._settings.seen_tips = seen = self._settings.seen_tips | {tip.name}
        self._settings.shows_tips = not seen.issuperset(each.name for each in TIPS)
        if self._shown is tip:
            self._close()
        self.schedule()

    def close(self) -> None:
        """Show no more tips."""
        self._occasions = ()
        self._pause.stop()
        self._close()

    def watch_turning(self, view: QWidget) -> None:
        """Mark the tip about turning as seen when the user drags in the 3D view."""
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove and event.buttons():  # type: ignore[attr-defined]
            self.mark_seen(TURN)
        return super().eventFilter(watched, event)

    def _show_next(self) -> None:
        seen = self._settings.seen_tips
        for occasion in self._occasions:
            if occasion.tip.name in seen or not occasion.applies():
                continue
            place = occasion.place()
            if place.isVisible():
                self._show(occasion, place)
                return

    def _show(self, occasion: Occasion, place: QWidget) -> None:
        if self.bubble is None:
            self.bubble = TipBubble(self._window)
            self.bubble.clicked.connect(self._on_clicked)
            self.bubble.place_changed.connect(self._on_place_changed)
        self._shown = occasion.tip
        self.bubble.show_at(place, tr(occasion.tip.text), below=occasion.below)
        self._time.start()

    def _close(self) -> None:
        self._shown = None
        self._time.stop()
        if self.bubble is not None:
            self.bubble.close_tip()

    def _on_clicked(self) -> None:
        if self._shown is not None:
            self.mark_seen(self._shown)

    def _on_time_over(self) -> None:
        if not self._window.isActiveWindow():
            self._time.start()  # the user may be in another window
        elif self._shown is not None:
            self.mark_seen(self._shown)

    def _on_place_changed(self) -> None:
        place = None if self.bubble is None else self.bubble.place
        if place is not None and not place.isVisible():
            self._close()
            self.schedule()
