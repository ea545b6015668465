"""Take the screenshots in docs/images again, on a virtual screen:

    env QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 \\
        xvfb-run -a -s "-screen 0 1600x1000x24 +extension GLX" python tools/take_screenshots.py

Times in the pictures are those of this machine; counts are always the same.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from few_colours import in_few_colours
from PySide6.QtCore import QEventLoop, QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.resources import figures_folder

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs" / "images"
SIZE = QSize(1280, 800)
DRAWING_MS = 3000
"""How long the 3D view may take to draw in software."""

BURR, BURR_MOVES = "Third time lucky", 4
"""A burr of the library, and how many moves of its plan are shown."""

SOLVES = 3
"""The first search loads the compiled kernels, so its time is not typical."""


def wait(milliseconds: int) -> None:
    """Let the window work for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def workbench() -> dict[str, QImage]:
    """Return a picture of the main window with the solved Soma cube in each arrangement."""
    settings = Settings()
    settings.theme = Theme.LIGHT
    window = MainWindow(settings, MENUS)
    window.resize(SIZE)
    window.show()
    wait(DRAWING_MS)
    for _ in range(SOLVES):
        window.solve_controller.start()
        while window.solve_controller.running:
            wait(100)
        wait(DRAWING_MS)
    pictures = {}
    for name in ("study", "solve", "draw"):
        window.actions_[f"arrange-{name}"].trigger()
        wait(DRAWING_MS)
        # What the screen shows: the 3D view may be a native window, which grab() leaves out.
        pictures[name] = window.screen().grabWindow(window.winId()).toImage()
    take_apart(window)
    pictures["take-apart"] = window.screen().grabWindow(window.winId()).toImage()
    window.shut_down()
    return pictures


def take_apart(window: MainWindow) -> None:
    """Show a six-piece burr in the middle of the moves that take it apart."""
    window.file_controller.open(figures_folder() / "burrs.fig")
    names = [block.name for block in window.document.blocks]
    window.document.select(names.index(BURR))
    window.actions_["arrange-solve"].trigger()
    window.actions_["only-apart"].trigger()
    window.solve_controller.start()
    while window.solve_controller.running or window.analysis.is_running:
        wait(100)
    wait(DRAWING_MS)
    window.player.go_to(BURR_MOVES)
    wait(DRAWING_MS)


def main() -> int:
    """Write all screenshots; return the exit status."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["CUBEWRIGHT_HOME"] = home
        application = QApplication(sys.argv[:1])
        application.setApplicationName("cubewright")
        pictures = workbench()
        saved = True
        for name, picture in pictures.items():
            saved &= in_few_colours(picture).save(str(IMAGES / f"{name}.png"), quality=0)
    comparisons = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/gui/compare/test_compare_pictures.py"],
        cwd=ROOT,
        env={**os.environ, "CUBEWRIGHT_PICTURES": str(IMAGES)},
        check=False,
    )
    return 0 if saved and comparisons.returncode == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
