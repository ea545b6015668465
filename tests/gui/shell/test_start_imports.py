"""The window appears before what only a search or the chart needs is imported."""

import json
import subprocess
import sys

PROGRAM = """
import json, sys
from PySide6.QtCore import QTimer
from cubewright.gui.shell import application
open_window = application._open_window
seen = {}
def open_and_solve(crash_handler):
    window = open_window(crash_handler)
    window.view.frameSwapped.connect(lambda: QTimer.singleShot(0, start))
    def start():
        if not seen:
            seen["before"] = sorted(sys.modules)
            window.solve_controller.ran.connect(lambda *_: QTimer.singleShot(0, end))
            window.solve_controller.start()
    def end():
        window.statistics.tabs.setCurrentIndex(1)
        QTimer.singleShot(0, window.close)
    return window
application._open_window = open_and_solve
application.run(None)
seen["after"] = sorted(sys.modules)
print("\\n" + json.dumps(seen))
"""


def test_a_search_imports_numba_and_a_shown_chart_its_module(tmp_path, monkeypatch):
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    seen = json.loads(done.stdout.splitlines()[-1])
    before, after = set(seen["before"]), set(seen["after"])
    assert "cubewright.gui.shell.main_window" in before
    later = {"numba", "llvmlite", "cubewright.gui.statistics.chart"}
    assert not before & later
    assert later <= after
