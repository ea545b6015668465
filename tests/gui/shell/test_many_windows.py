"""Many windows, opened and closed one after the other in a separate process."""

import subprocess
import sys

import pytest

PROGRAM = """
import gc, sys, weakref
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell.windows import Windows

number, painted = int(sys.argv[1]), sys.argv[2] == "painted"
application = QApplication(sys.argv[:1])
application.setQuitOnLastWindowClosed(False)
windows = Windows(Settings())

def resident_mb():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6

def use_and_close():
    created = []
    window = windows.open()
    if painted:  # the 3D view is created after the first painting
        window.viewer.created.connect(created.append)
        while not created:
            application.processEvents()
        created.clear()
    document = window.document
    for z in range(3, 6):
        document.edit(document.figure.toggled((0, 0, z)), "Draw one cubelet")
    document.undo_stack.undo()
    document.undo_stack.undo()
    document.save(Path(sys.argv[3]))  # so that closing asks nothing; the steps stay
    assert window.close()
    return [weakref.ref(each) for each in (window, document, window.editor, window.viewer)]

after = []
for _ in range(number):
    references = use_and_close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [each() for each in references] == [None] * len(references)
    after.append(resident_mb())
print(after[-1] - after[4])
"""


def growth(number, kind, path):
    """Return the growth of the process in MB after its first five windows."""
    command = [sys.executable, "-X", "faulthandler", "-c", PROGRAM, str(number), kind, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return float(done.stdout.split()[-1])


def test_closed_windows_are_released(tmp_path):
    growth(5, "unpainted", tmp_path / "cube.fig")


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_fifty_closed_windows_add_less_than_20_mb(tmp_path):
    assert growth(50, "painted", tmp_path / "cube.fig") < 20


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_hundred_closed_windows_do_not_crash(tmp_path):
    growth(100, "unpainted", tmp_path / "cube.fig")  # without OpenGL, which would take minutes
