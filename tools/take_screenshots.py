"""Take the screenshots in docs/images on a virtual screen:

    env QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 \\
        xvfb-run -a -s "-screen 0 1600x1000x24 +extension GLX" python tools/take_screenshots.py

Times in the pictures are those of this machine; counts are always the same.
"""

import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from few_colours import in_few_colours
from PySide6.QtCore import QEventLoop, QRect, QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cubewright.formats.fig.file import read_fig
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.drawing.studio import Material
from cubewright.model.puzzle import Puzzle
from cubewright.resources import figures_folder
from cubewright.solver.design.proven_cut import Prover
from cubewright.solver.search.control import Control

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs" / "images"
SIZE = QSize(1280, 800)
DRAWING_MS = 3000
"""The time for the 3D view to draw in software, in milliseconds."""

BURR, BURR_MOVES, BURR_LAYER = "Third time lucky", 4, 2
"""A burr of the library, the number of its moves before the screenshot, and a layer."""

STICKS = "384 492 912 967 1024 1936"
"""The sticks of the burr in the guide."""
DESIGNED, DESIGN = "Four quarters", QSize(720, 390)
"""A puzzle of the library that the program designed, and the size of the window for its design."""
LIBRARY = QSize(860, 440)
BURR_DIALOG = QSize(420, 170)
LOW = 520
"""The height of the window for the picture of the editor."""
PIECES = QRect(0, 0, 232, 520)
"""The part of the pieces panel that contains pieces."""

SOLVES = 3
"""The number of searches; the first one loads the kernels, so its time is not typical."""


def wait(milliseconds: int) -> None:
    """Run the event loop for some milliseconds."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def start_page() -> dict[str, QImage]:
    """Return a picture of the start page."""
    settings = Settings()
    settings.theme = Theme.LIGHT
    window = MainWindow(settings, MENUS)
    window.start_page.show()
    window.resize(SIZE)
    window.show()
    wait(DRAWING_MS)
    picture = window.grab().toImage()
    window.shut_down()
    return {"start": picture}


def workbench() -> dict[str, QImage]:
    """Return pictures of the main window with the solved Soma cube, one of them in wood."""
    settings = Settings()
    settings.theme = Theme.LIGHT
    window = MainWindow(settings, MENUS)
    window.resize(SIZE)
    window.show()
    wait(DRAWING_MS)
    window.actions_["arrange-draw"].trigger()
    pictures = {"pieces": window.pieces.frame.grab(PIECES).toImage()}
    for _ in range(SOLVES):
        window.solve_controller.start()
        while window.solve_controller.is_running:
            wait(100)
        wait(DRAWING_MS)
    for name in ("study", "solve"):
        window.actions_[f"arrange-{name}"].trigger()
        wait(DRAWING_MS)
        # A picture of the screen, because grab() omits the 3D view if it is a native window.
        pictures[name] = window.screen().grabWindow(window.winId()).toImage()
    PIECE_COLOURS.choose_material(Material.WOOD)
    wait(DRAWING_MS)
    pictures["wood"] = window.screen().grabWindow(window.winId()).toImage()
    PIECE_COLOURS.choose_material(settings.material)
    take_apart(window)
    pictures["take-apart"] = window.screen().grabWindow(window.winId()).toImage()
    pictures |= dialogs(window)
    window.shut_down()
    return pictures


def dialogs(window: MainWindow) -> dict[str, QImage]:
    """Return pictures of the editor with a burr, of the dialog for burrs, and of the library."""
    window.actions_["arrange-draw"].trigger()
    window.actions_["show-figure"].trigger()
    window.resize(SIZE.width(), LOW)
    window.editor.show_layer(BURR_LAYER)
    wait(DRAWING_MS)
    pictures = {"editor": window.editor.grab().toImage()}
    window.actions_["new-burr"].trigger()
    dialog = window.generate_controller.dialog
    dialog.numbers.setText(STICKS)
    dialog.resize(BURR_DIALOG)
    wait(DRAWING_MS)
    pictures["burr"] = dialog.grab().toImage()
    dialog.reject()
    window.actions_["library"].trigger()
    library = window.library.view
    library.resize(LIBRARY)
    wait(2 * DRAWING_MS)
    pictures["library"] = library.grab().toImage()
    library.close()
    pictures["design"] = design(window)
    return pictures


def design(window: MainWindow) -> QImage:
    """Return a picture of the window that designs a puzzle, with a puzzle of the library."""
    block = read_fig(figures_folder() / "burrs.fig").find(DESIGNED)
    assert block.figure is not None
    assert block.pieces is not None
    proof = Prover(block.figure.lattice).prove(Puzzle(block.figure, block.pieces), Control())
    assert proof is not None
    assert proof.cut is not None
    window.document.add(replace(block.figure, optional=frozenset()))
    window.actions_["design-figure"].trigger()
    view = window.cut_controller.view
    view.resize(DESIGN)
    view.form.even.setChecked(True)
    view.show_cuts((proof.cut,))
    wait(2 * DRAWING_MS)
    picture = view.grab().toImage()
    view.close()
    return picture


def take_apart(window: MainWindow) -> None:
    """Show a six-piece burr in the middle of the moves that take it apart."""
    window.file_controller.open(figures_folder() / "burrs.fig")
    names = [block.name for block in window.document.blocks]
    window.document.select(names.index(BURR))
    window.actions_["arrange-solve"].trigger()
    window.actions_["only-apart"].trigger()
    window.solve_controller.start()
    while window.solve_controller.is_running or window.analysis.is_running:
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
        pictures = start_page() | workbench()
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
