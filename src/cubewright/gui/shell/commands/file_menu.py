"""The commands of the *File* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Menu
from cubewright.translation import mark

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


def _open_in_window(window: MainWindow) -> None:
    path = window.file_controller.ask_path()
    if path is not None:
        window.window_requested.emit(path)


FILE: Menu[MainWindow] = Menu(
    "file",
    mark("&File"),
    (
        (
            Command(
                "new",
                mark("&New"),
                ("Ctrl+N",),
                mark("Start a new figure"),
                "new",
                run=lambda window: window.file_controller.new(),
            ),
            Command(
                "new-burr",
                mark("New six-piece &burr…"),
                ("Ctrl+Alt+B",),
                mark("Start with a burr of six sticks, which you choose by number"),
                run=lambda window: window.generate_controller.new_burr(),
            ),
            Command(
                "open",
                mark("&Open…"),
                ("Ctrl+O",),
                mark("Open a file of figures"),
                "open",
                run=lambda window: window.file_controller.ask_and_open(),
            ),
            Command(
                "start-page",
                mark("Start pa&ge"),
                ("Alt+Home",),
                mark("Show ways to begin, the recent files and the library as pictures"),
                run=lambda window: window.start_page.show(),
            ),
            Command(
                "recent-files",
                mark("Recent files as p&ictures…"),
                ("Ctrl+Alt+H",),
                mark("Show the recent files with a picture of each"),
                run=lambda window: window.file_controller.show_recent(),
            ),
            Command(
                "new-window",
                mark("New &window"),
                ("Ctrl+Alt+N",),
                mark("Open another window of the program"),
                run=lambda window: window.new_window_requested.emit(),
            ),
            Command(
                "open-in-window",
                mark("Open in new win&dow…"),
                ("Ctrl+Shift+O",),
                mark("Open a file in a new window"),
                run=_open_in_window,
            ),
        ),
        (
            Command(
                "save",
                mark("&Save"),
                ("Ctrl+S",),
                mark("Save the file. Unchanged lines stay as they are."),
                "save",
                run=lambda window: window.file_controller.save(),
            ),
            Command(
                "save-as",
                mark("Save &as…"),
                ("Ctrl+Shift+S",),
                mark("Save the file under another name"),
                run=lambda window: window.file_controller.save_as(),
            ),
            Command(
                "export",
                mark("&Export…"),
                ("Ctrl+E",),
                mark("Export the figure or its solutions to a new file"),
                "export",
                run=lambda window: window.export_controller.ask(),
            ),
            Command(
                "make-it",
                mark("&Make it…"),
                ("Ctrl+Alt+Shift+P",),
                mark("Plan plates for a 3D printer, and write them"),
                run=lambda window: window.plates_controller.show(),
            ),
            Command(
                "print",
                mark("Prin&t…"),
                ("Ctrl+P",),
                mark("Choose what to print, preview the pages and print them"),
                run=lambda window: window.export_controller.ask_to_print(),
            ),
        ),
        (
            Command(
                "close-window",
                mark("C&lose window"),
                ("Ctrl+W",),
                mark("Close this window and its file"),
                run=lambda window: window.close(),
            ),
            Command(
                "quit",
                mark("&Quit"),
                ("Ctrl+Q",),
                mark("Close all windows of the program"),
                run=lambda window: window.quit_requested.emit(),
            ),
        ),
    ),
)
