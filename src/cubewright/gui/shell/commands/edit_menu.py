"""The commands of the *Edit* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Look, Menu
from cubewright.gui.widgets.menus import escape_mnemonics
from cubewright.presenter.names import elide
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


def _why_no_undo(window: MainWindow) -> str:
    return "" if window.document.undo_stack.canUndo() else tr("Nothing to undo")


def _why_no_redo(window: MainWindow) -> str:
    return "" if window.document.undo_stack.canRedo() else tr("Nothing to redo")


def _undo_look(window: MainWindow) -> Look | None:
    change = window.document.undo_stack.undoText()
    if not change:
        return None
    text = tr("&Undo {change}", change=_in_menu(change))
    return Look(text, tr("Undo the last change"), "undo")


def _redo_look(window: MainWindow) -> Look | None:
    change = window.document.undo_stack.redoText()
    if not change:
        return None
    text = tr("&Redo {change}", change=_in_menu(change))
    return Look(text, tr("Redo the change that was undone"), "redo")


def _why_no_link(window: MainWindow) -> str:
    return "" if window.document.figure.cells else tr("Draw a figure first")


def _in_menu(change: str) -> str:
    return escape_mnemonics(elide(change))


EDIT: Menu[MainWindow] = Menu(
    "edit",
    mark("&Edit"),
    (
        (
            Command(
                "undo",
                mark("&Undo"),
                ("Ctrl+Z",),
                mark("Undo the last change"),
                "undo",
                run=lambda window: window.document.undo_stack.undo(),
                why_not=_why_no_undo,
                look=_undo_look,
            ),
            Command(
                "redo",
                mark("&Redo"),
                ("Ctrl+Shift+Z", "Ctrl+Y"),
                mark("Redo the change that was undone"),
                "redo",
                run=lambda window: window.document.undo_stack.redo(),
                why_not=_why_no_redo,
                look=_redo_look,
            ),
            Command(
                "history",
                mark("Show undo &history…"),
                ("Ctrl+Alt+Z",),
                mark("List all changes, and go back to any of them"),
                run=lambda window: window.undo_history.show(),
            ),
        ),
        (
            Command(
                "cut",
                mark("Cu&t"),
                ("Ctrl+X",),
                mark("Copy the selected box, layer, figure or piece as text, and remove it"),
                run=lambda window: window.clipboard_controller.cut(),
            ),
            Command(
                "copy",
                mark("&Copy"),
                ("Ctrl+C",),
                mark("Copy the selected box, layer, figure or piece as the text of a figure file"),
                run=lambda window: window.clipboard_controller.copy(),
            ),
            Command(
                "paste",
                mark("&Paste"),
                ("Ctrl+V",),
                mark(
                    "Paste copied cells at the cursor, figures into the list, "
                    "or pieces into the set"
                ),
                run=lambda window: window.clipboard_controller.paste(),
            ),
        ),
        (
            Command(
                "copy-picture",
                mark("Copy p&icture"),
                ("Ctrl+Shift+C",),
                mark("Copy the focused picture, or the 3D view, with its figure text"),
                run=lambda window: window.copy_controller.copy_picture(),
            ),
            Command(
                "copy-text",
                mark("Copy as te&xt"),
                ("Ctrl+Alt+X",),
                mark("Copy the figure or solution as text: block, layers, coordinates"),
                run=lambda window: window.copy_controller.copy_text(),
            ),
            Command(
                "copy-link",
                mark("Copy lin&k"),
                ("Ctrl+Alt+I",),
                mark("Copy a link that contains the puzzle, the selected solution and its plan"),
                run=lambda window: window.copy_controller.copy_link(),
                why_not=_why_no_link,
            ),
        ),
        (
            Command(
                "draw-3d",
                mark("&Draw in 3D"),
                ("F3",),
                mark(
                    "Draw in the 3D view: click a face to add a cell there, "
                    "Ctrl-click to remove one"
                ),
                checkable=True,
                runs_when_set=True,
                run=lambda window: window.drawing_controller.set_on(
                    window.actions_["draw-3d"].isChecked()
                ),
            ),
        ),
        (
            Command(
                "settings",
                mark("&Settings…"),
                ("Ctrl+,",),
                mark("Choose theme, text size, processors and what to remember"),
                run=lambda window: window.settings_controller.open(),
            ),
        ),
    ),
)
