"""The commands of the *Help* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Menu
from cubewright.translation import mark

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


HELP: Menu[MainWindow] = Menu(
    "help",
    mark("&Help"),
    (
        (
            Command(
                "palette",
                mark("&Find command…"),
                ("Ctrl+K",),
                mark("Find a command, figure, piece set or setting by words"),
                run=lambda window: window.palette_controller.show(),
            ),
            Command(
                "guide",
                mark("&User guide"),
                ("F1",),
                mark("Open the user guide"),
                run=lambda window: window.help_controller.show_guide(),
            ),
            Command(
                "shortcuts",
                mark("&Keyboard shortcuts"),
                ("Ctrl+F1",),
                mark("List all keyboard shortcuts"),
                run=lambda window: window.help_controller.show_shortcuts(),
            ),
            Command(
                "self-test",
                mark("&Test this installation"),
                ("Ctrl+Alt+F1",),
                mark("Try each part of the program on small puzzles, and show a report to copy"),
                run=lambda window: window.help_controller.show_self_test(),
            ),
            Command(
                "about",
                mark("&About Cubewright"),
                ("Shift+F1",),
                mark("Show the version and the licence"),
                run=lambda window: window.help_controller.show_about(),
            ),
        ),
    ),
)
