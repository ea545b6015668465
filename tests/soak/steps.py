"""The steps of the user: a table row for each kind of step and of fault."""

from __future__ import annotations

import os
import resource
import shutil
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ledger import difference, shown_figures
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from shiboken6 import isValid

from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.gui.shell.commands.table import COMMANDS
from cubewright.presenter.analysis.process import FIRST

if TYPE_CHECKING:
    from user import User

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
MAX_WINDOWS = 3
PATIENT_TICKS = 30
"""The number of attempts of a fault before it is given up."""
NOT_AT_RANDOM = {"quit", "close-window", "new-window", "print", "search-place", "open-in-window"}
"""Commands that end the soak, create ever more windows, print, or use other computers."""


class UnfitStep(Exception):
    """The step is not possible now."""


@dataclass(frozen=True)
class Step:
    """A kind of step, its relative frequency, and its action."""

    name: str
    weight: float
    act: Callable[[User], None]


def run(user: User, name: str) -> None:
    """Run a command as the user does: by its button in the window, or else by its menu item."""
    action = user.window.actions_[name]
    if not action.isEnabled():
        raise UnfitStep
    buttons = [
        each
        for each in user.window.findChildren(QToolButton)
        if each.defaultAction() is action and each.isVisible() and each.isEnabled()
    ]
    if buttons:
        user.do(lambda: QTest.mouseClick(buttons[0], LEFT))
    else:
        user.do(action.trigger)


def command(*names: str) -> Callable[[User], None]:
    """Return a step that runs one of some commands."""
    return lambda user: run(user, user.random.choice(names))


def draw(user: User) -> None:
    """Draw a line of cells in the layer, or click one."""
    editor = user.window.editor
    grid, sheet = editor.layer_grid, editor.sheet
    cells = sheet.grid.layer(sheet.layer)
    if not cells or not grid.isVisible():
        raise UnfitStep
    places = [
        grid.area.middle(user.random.choice(cells)).toPoint()
        for _ in range(user.random.choice((1, 1, 3)))
    ]
    user.do(lambda: QTest.mousePress(grid, LEFT, NO_KEYS, places[0]))
    for place in places[1:]:
        user.do(lambda: QTest.mouseMove(grid, place))  # noqa: B023
    user.do(lambda: QTest.mouseRelease(grid, LEFT, NO_KEYS, places[-1]))


def undo_and_redo(user: User) -> None:
    """Undo some changes and redo them; the result must be the same."""
    document = user.window.document
    stack = document.undo_stack
    count = min(stack.index(), user.random.randint(1, 6))
    if not count:
        raise UnfitStep
    before = shown_figures(document)
    for _ in range(count):
        run(user, "undo")
    for _ in range(count):
        run(user, "redo")
    if shown_figures(document) != before:
        user.fail(f"{count} changes that were undone and redone give other figures")


def new_puzzle(user: User) -> None:
    """Start with a built-in puzzle."""
    name = user.random.choice(list(built_in_puzzles()))
    puzzle = built_in_puzzle(name)
    user.do(lambda: user.window.file_controller.new_from(puzzle))


def open_file(user: User) -> None:
    """Open one of the files of the folder."""
    user.answers.path = user.random.choice(files(user))
    run(user, "open")


def save(user: User) -> None:
    """Save the file, under a new name if it has none."""
    _save(user, "save")


def save_as(user: User) -> None:
    _save(user, "save-as")


def _save(user: User, name: str) -> None:
    """Save the file, and compare it with the document."""
    user.answers.path = new_path(user)
    window = user.window
    before = _versions(user)
    run(user, name)
    document = window.document
    if document.path is None or document.modified:
        return
    with user.own_time():
        is_written = _versions(user).get(document.path) not in (None, before.get(document.path))
        found = difference(window) if is_written else ""
    if found:
        user.fail(found)


def _versions(user: User) -> dict[Path, tuple[int, int]]:
    """Return the inode and the modification time of each file."""
    if not user.folder.exists():
        return {}
    known = [(each, each.stat()) for each in user.folder.iterdir()]
    return {path: (found.st_ino, found.st_mtime_ns) for path, found in known}


def files(user: User) -> list[Path]:
    kinds = (".fig", ".cubewright", ".xmpuzzle")
    there = user.folder.iterdir() if user.folder.exists() else ()
    found = sorted(each for each in there if each.suffix in kinds)
    if not found:
        raise UnfitStep
    return found


def new_path(user: User) -> Path:
    """Return a path to save a file; few are possible, so that files are replaced."""
    number = user.random.randint(1, 6)
    return (
        user.folder
        / f"saved {number}{user.random.choice(('.fig', '.cubewright', '.cubewright', '.xmpuzzle'))}"
    )


def new_window(user: User) -> None:
    if len(user.windows) >= MAX_WINDOWS:
        raise UnfitStep
    before = user.windows
    run(user, "new-window")
    for window in user.windows:
        if window not in before:
            user.window = window


def close_window(user: User) -> None:
    if len(user.windows) < 2:
        raise UnfitStep
    user.answers.path = new_path(user)
    run(user, "close-window")


def other_window(user: User) -> None:
    user.window = user.random.choice(user.windows)
    user.do(user.window.activateWindow)


def any_command(user: User) -> None:
    names = [each.name for each in COMMANDS if each.name not in NOT_AT_RANDOM]
    name = user.random.choice(names)
    user.last = f"any: {name}"
    user.answers.path = user.random.choice((None, new_path(user), user.random.choice(files(user))))
    run(user, name)


def turn_view(user: User) -> None:
    """Drag in the 3D view."""
    view = user.window.view
    if not view.isVisible() or view.width() < 40:
        raise UnfitStep
    middle = view.rect().center()
    user.do(lambda: QTest.mousePress(view, LEFT, NO_KEYS, middle))
    for _ in range(3):
        if not isValid(view):
            return  # Loading OpenGL replaces the first view.
        by = QPoint(user.random.randint(-60, 60), user.random.randint(-60, 60))
        user.do(lambda: QTest.mouseMove(view, middle + by))  # noqa: B023
    if isValid(view):
        user.do(lambda: QTest.mouseRelease(view, LEFT, NO_KEYS, middle))


def keys(user: User) -> None:
    """Press keys in the widget with the focus."""
    widget = user.window.focusWidget() or user.window
    key = user.random.choice(
        (
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
            Qt.Key.Key_Left,
            Qt.Key.Key_Right,
            Qt.Key.Key_Space,
            Qt.Key.Key_Tab,
            Qt.Key.Key_PageDown,
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
            Qt.Key.Key_R,
            Qt.Key.Key_Escape,
        )
    )
    for _ in range(user.random.randint(1, 4)):
        user.do(lambda: QTest.keyClick(widget, key))


def choose_solution(user: User) -> None:
    """Click a row of the list of solutions."""
    table = user.window.panel.table
    rows = table.model().rowCount()
    if not rows or not table.isVisible():
        raise UnfitStep
    index = table.model().index(user.random.randrange(rows), 0)
    table.scrollTo(index)
    place = table.visualRect(index).center()
    user.do(lambda: QTest.mouseClick(table.viewport(), LEFT, NO_KEYS, place))


def choose_figure(user: User) -> None:
    """Show another figure of the file."""
    document = user.window.document
    index = user.random.randrange(len(document.blocks))
    user.do(lambda: document.select(index))


def other_windows(user: User) -> None:
    """Use a window that is no main window, or close it."""
    others = [
        each
        for each in QApplication.topLevelWidgets()
        if each.isVisible() and each.isWindow() and each not in user.windows
    ]
    if not others:
        raise UnfitStep
    widget = user.random.choice(others)
    if user.random.random() < 0.4:
        user.do(widget.close)
    else:
        user.answers.poke(widget)


STEPS = (
    Step("draw", 10, draw),
    Step("undo", 3, command("undo")),
    Step("redo", 2, command("redo")),
    Step("undo and redo", 2, undo_and_redo),
    Step("new puzzle", 3, new_puzzle),
    Step("open", 4, open_file),
    Step("save", 4, save),
    Step("save as", 3, save_as),
    Step("solve", 8, command("solve")),
    Step("pause or continue", 5, command("pause")),
    Step("stop", 2, command("stop")),
    Step("choose a solution", 4, choose_solution),
    Step("next solution", 4, command("next", "previous", "first", "last")),
    Step("mark a solution", 2, command("star-solution", "delete-solution")),
    Step("take apart", 4, command("analyse-solution", "analyse-missing", "fewest-moves")),
    Step("play", 4, command("play-plan", "plan-forward", "plan-back", "plan-end", "explore-moves")),
    Step("switch page", 6, command("arrange-draw", "arrange-solve", "arrange-study")),
    Step("fold a panel", 2, command("figures-panel", "pieces", "solutions-panel", "search-panel")),
    Step("export", 3, command("export")),
    Step("explode", 3, command("explode", "collapse")),
    Step("turn the view", 4, turn_view),
    Step("press keys", 4, keys),
    Step("hint", 2, command("hint", "take-hint", "still-solvable")),
    Step(
        "change the list of figures", 2, command("add-figure", "duplicate-figure", "remove-figure")
    ),
    Step("choose a figure", 3, choose_figure),
    Step("new window", 2, new_window),
    Step("close window", 2, close_window),
    Step("other window", 3, other_window),
    Step("tool window", 4, other_windows),
    Step("any command", 8, any_command),
)


def disk_full(user: User) -> None:
    """Prevent the growth of files for a while: every write of the process fails."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (user.random.choice((0, 20_000)), hard))
    try:
        user.random.choice((save, save_as, command("export"), draw))(user)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def changed_file(user: User) -> None:
    """Let another program replace the open file by another one, or by garbage."""
    path = user.window.document.path
    if path is None or not path.exists():
        raise UnfitStep
    same = [each for each in files(user) if each.suffix == path.suffix and each != path]
    copy = path.with_name("another program")
    if same and user.random.random() < 0.7:
        shutil.copy(user.random.choice(same), copy)
    else:
        copy.write_bytes(b"this is no puzzle\n")
    os.replace(copy, path)


def vanished_folder(user: User) -> None:
    """Remove the folder of the files while the user saves."""
    away = user.folder.with_name("away")
    user.folder.rename(away)
    try:
        user.random.choice((save, save_as, command("export"), draw))(user)
    finally:
        if user.folder.exists():
            shutil.rmtree(user.folder)
        away.rename(user.folder)


def killed_worker(user: User) -> None:
    """Analyse more solutions than the window does automatically, and kill the analysing process."""
    window, puzzle = user.window, built_in_puzzle("pentominoes-6x10")
    user.do(lambda: window.file_controller.new_from(puzzle))
    if window.document.figure != puzzle.figure:
        raise UnfitStep  # The user kept the earlier file.
    with suppress(UnfitStep):
        run(user, "solve")

    def analyse(user: User) -> bool:
        if window.panel.count <= FIRST:
            return False
        with suppress(UnfitStep):
            run(user, "analyse-missing")
        user.go_on_with(kill_child, PATIENT_TICKS)
        return True

    user.go_on_with(analyse, PATIENT_TICKS)


def kill_child(user: User) -> bool:
    """Kill a process that the program has started; return whether there was one."""
    children = [
        int(pid)
        for task in Path("/proc/self/task").iterdir()
        for pid in (task / "children").read_text().split()
    ]
    if not children:
        return False
    user.note("process of the program killed")
    with suppress(ProcessLookupError):
        os.kill(user.random.choice(children), signal.SIGKILL)
    return True


FAULTS = (
    Step("disk full", 3, disk_full),
    Step("file changed by another program", 3, changed_file),
    Step("folder vanished", 2, vanished_folder),
    Step("worker killed", 2, killed_worker),
)
