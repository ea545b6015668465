"""What the actions of a window call, and whose sentences its message bar shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import SignalInstance

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


def commands(window: MainWindow) -> Iterable[tuple[str, Callable[[], object]]]:
    """Return the name and the function of each action; an action may have several functions."""
    return (
        ("new", window.file_controller.new),
        ("open", window.file_controller.ask_and_open),
        ("recent-files", window.file_controller.show_recent),
        ("save", window.file_controller.save),
        ("save-as", window.file_controller.save_as),
        ("export", window.export_controller.ask),
        ("print", window.export_controller.ask_to_print),
        ("copy-picture", window.copy_controller.copy_picture),
        ("copy-text", window.copy_controller.copy_text),
        ("close-window", window.close),
        ("undo", window.document.undo_stack.undo),
        ("redo", window.document.undo_stack.redo),
        ("settings", window.settings_controller.ask),
        ("find-figure", window.figures.find_figure),
        ("solve", window.solve_controller.solve),
        ("pause", window.solve_controller.pause_or_continue),
        ("stop", window.solve_controller.stop),
        ("stop", window.hint_controller.stop),
        ("search-place", window.cluster_controller.ask),
        ("batch", window.batch_controller.show),
        ("save-search", window.saved_searches.ask_and_save),
        ("resume-search", window.saved_searches.ask_and_resume),
        ("find-puzzles", window.design_controller.show),
        ("make-figure", window.generate_controller.make_figure),
        ("make-pieces", window.generate_controller.make_pieces),
        ("new-burr", window.generate_controller.new_burr),
        ("rules", window.rules_controller.open),
        ("next", window.panel.next),
        ("previous", window.panel.previous),
        ("first", window.panel.first),
        ("last", window.panel.last),
        ("go-to-solution", window.panel.ask_position),
        ("filter-solutions", window.panel.start_filter),
        ("star-solution", window.marks_controller.toggle_stars),
        ("note-solution", window.marks_controller.edit_note),
        ("compare-solutions", window.solution_dialogs.compare),
        ("find-solution", window.solution_dialogs.find_pasted),
        ("delete-solution", window.marks_controller.toggle_deleted),
        ("play-plan", window.player.play_or_pause),
        ("plan-start", lambda: window.player.go_to(0.0)),
        ("plan-back", lambda: window.player.step(-1)),
        ("plan-forward", lambda: window.player.step(1)),
        ("plan-end", window.player.go_to_end),
        ("show-plan", lambda: window.player.show_list(window.actions_["show-plan"].isChecked())),
        ("analyse-solution", window.analysis.analyse_selected),
        ("analyse-solution", window.player.ask),
        ("analyse-missing", window.analysis.analyse_missing),
        ("analyse-all", window.analysis.analyse_all),
        ("turn-allowance", window.turns.ask_allowance),
        ("reset-view", window.viewer.reset_view),
        ("show-figure", window.view_controller.show_bare_figure),
        ("place-piece", window.place_controller.hold_next),
        ("fix-piece", window.constraint_controller.fix_at_cursor),
        ("remove-piece", window.constraint_controller.remove_at_cursor),
        ("remove-all-pieces", window.document.clear_constraints),
        ("swap-colours", window.constraint_controller.swap_colours),
        ("next-step", lambda: window.build_slider.step(1)),
        ("previous-step", lambda: window.build_slider.step(-1)),
        ("hint", window.hint_controller.hint),
        ("take-hint", window.hint_controller.take),
        ("still-solvable", window.hint_controller.ask_still_solvable),
        ("explode", lambda: window.explode_slider.step(1)),
        ("collapse", lambda: window.explode_slider.step(-1)),
        ("guide", window.help_controller.show_guide),
        ("shortcuts", window.help_controller.show_shortcuts),
        ("about", window.help_controller.show_about),
    )


def status_signals(window: MainWindow) -> Iterable[SignalInstance]:
    """Return the signals whose sentences the message bar shows."""
    senders = (
        window.document,
        window.file_controller,
        window.solve_controller,
        window.cluster_controller,
        window.panel,
        window.marks_controller,
        window.solution_dialogs,
        window.analysis,
        window.player,
        window.explore,
        window.further,
        window.turns,
        window.saved_searches,
        window.results_controller,
        window.export_controller,
        window.copy_controller,
        window.compare_controller,
        window.batch_controller,
        window.design_controller,
        window.library,
        window.pieces,
        window.open_piece,
        window.clipboard_controller,
        window.place_controller,
        window.constraint_controller,
        window.drawing_controller,
        window.hint_controller,
        window.build_controller,
    )
    return (sender.status_message for sender in senders)
