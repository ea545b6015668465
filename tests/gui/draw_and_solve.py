"""Draw, solve, undo and save in a window until the process is killed.

    python draw_and_solve.py PROJECT

Each line of the output is a step that must survive: ``copied N`` after a recovery
copy, ``saved N`` after the project was saved. Step N is in the figure's name, and
its cells are the bits of N.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.figure import Figure

TICK_MS = 15
SAVE_EVERY = 23
UNDO_EVERY = 7


def figure_of_step(step: int) -> Figure:
    cells = [(bit, 0, 0) for bit in range(step.bit_length()) if step >> bit & 1]
    return Figure(cells, f"step {step}")


def step_of(name: str) -> int:
    return int(name.split()[1])


class Hands:
    """The actions of the user, one for each tick."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.document = window.document
        self.document.select(0)
        self.step = step_of(self.document.figure.name)
        self.ticks = 0
        write = window.recovery._write

        def write_and_report() -> None:
            step = step_of(self.document.name_at(0))
            write()
            print("copied", step, flush=True)

        window.recovery._write = write_and_report

    def search(self) -> None:
        """Search the second problem as soon as the window knows that it can be solved."""
        controller = self.window.solve_controller
        self.document.select(1)
        if controller.can_continue:
            controller.continue_stopped()
        elif not controller.why_not_start:
            controller.start()
        if controller.is_running:
            self.document.select(0)

    def act(self) -> None:
        self.ticks += 1
        if not self.window.solve_controller.is_running:
            self.search()
        elif self.ticks % SAVE_EVERY == 0:
            if self.window.file_controller.save():
                print("saved", step_of(self.document.name_at(0)), flush=True)
        elif self.ticks % UNDO_EVERY == 0:
            self.document.undo_stack.undo()
        else:
            self.step += 1
            self.document.edit(figure_of_step(self.step), "Draw")


def main() -> None:
    application = QApplication([])
    QMessageBox.exec = lambda _box: QMessageBox.StandardButton.Discard
    window = MainWindow(Settings(), MENUS)
    window.show()
    path = Path(sys.argv[1])
    found = window.recovery.find()
    if found:
        found[0].restore(window.document)
        window.recovery.save()
        for copy in found:
            copy.discard()
    else:
        window.document.open(path)
    hands = Hands(window)
    timer = QTimer()
    timer.timeout.connect(hands.act)
    timer.start(TICK_MS)
    print("ready", flush=True)
    application.exec()


if __name__ == "__main__":
    main()
