"""The place and the condition of each tip in a main window, and the events that dismiss it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.tips.tips_controller import BROWSE, DRAW, SOLVE, TURN, Occasion


def offer_tips(window: MainWindow) -> None:
    """Begin to show the tips that the user has not seen."""
    tips, document, panel = window.tips, window.document, window.panel
    solving = window.solve_controller

    def solve_button() -> QWidget:
        return window.toolbar.widgetForAction(window.actions_["solve"])

    def seen(name: str) -> bool:
        return name in window.settings.seen_tips

    def may_solve() -> bool:
        listed = solving.solved_puzzle is not None
        return seen(DRAW.name) and not solving.why_not_start and not listed

    def has_several() -> bool:
        return panel.model.rowCount() > 1

    def may_turn() -> bool:
        return (
            seen(SOLVE.name) and not solving.is_running and (seen(BROWSE.name) or not has_several())
        )

    tips.start(
        (
            Occasion(DRAW, lambda: window.editor.zoom_area, lambda: bool(document.figure.cells)),
            Occasion(SOLVE, solve_button, may_solve, below=True),
            Occasion(BROWSE, lambda: panel.table, has_several),
            Occasion(TURN, lambda: window.viewer.view, may_turn),
        )
    )

    def on_position_changed(position: int, _count: int) -> None:
        if position > 0:
            tips.mark_seen(BROWSE)
        tips.schedule()

    def on_state_changed() -> None:
        if solving.is_running:
            tips.mark_seen(SOLVE)
        tips.schedule()

    window.editor.figure_edited.connect(lambda *_edit: tips.mark_seen(DRAW))
    solving.session.state_changed.connect(lambda _state: on_state_changed())
    panel.position_changed.connect(on_position_changed)
    window.columns.arrangement_changed.connect(lambda _arrangement: tips.schedule())
    window.viewer.created.connect(tips.watch_turning)
