"""The window appears before the modules of the 3D view, a search or the chart are imported."""

import json
import subprocess
import sys

PROGRAM = """
import gc, json, linecache, sys
from cubewright.gui.shell import application
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
open_windows = application._open_windows
seen = {}
class Watcher(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and "painted" not in seen:
            seen["painted"] = sorted(sys.modules)
            of_program = [type(each).__name__ for each in QCoreApplication.instance().children()]
            seen["collects garbage"] = not gc.isenabled() and "GarbageCollector" in of_program
            seen["read"] = sorted(linecache.cache)
        return False
watcher = Watcher()
def open_and_solve(crash_handler, *, starts):
    windows = open_windows(crash_handler, starts=starts)
    window = windows.current
    window.installEventFilter(watcher)
    def leave_start_page(view):
        view.frameSwapped.connect(lambda: QTimer.singleShot(0, start))
        window.start_page.leave()
    window.viewer.created.connect(leave_start_page)
    def start():
        if "before" not in seen:
            seen["before"] = sorted(sys.modules)
            window.solve_controller.ran.connect(lambda *_: QTimer.singleShot(0, end))
            window.solve_controller.start()
    def end():
        window.actions_["arrange-study"].trigger()
        QTimer.singleShot(0, window.close)
    return windows
application._open_windows = open_and_solve
application.run(())
seen["after"] = sorted(sys.modules)
print("\\n" + json.dumps(seen))
"""


def test_each_part_is_imported_only_when_it_is_needed(tmp_path, monkeypatch):
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=120
    )
    seen = json.loads(done.stdout.splitlines()[-1])
    painted, before, after = (set(seen[when]) for when in ("painted", "before", "after"))
    assert {"cubewright.gui.shell.main_window", "cubewright.gui.start.start_page"} <= painted
    assert seen["collects garbage"]
    # PySide's import hook would read the source of each.
    assert not [path for path in seen["read"] if "cubewright" in path]
    other_windows = {"batch.batch_window", "compare.study_panel", "library.window"}
    assert not painted & {f"cubewright.gui.{name}" for name in other_windows}
    of_view = {"OpenGL", "cubewright.gui.viewer.voxel_view"}
    assert not painted & of_view
    assert of_view <= before
    assert {"pyqtgraph", "cubewright.gui.statistics.chart"} <= after - before
    assert not after & {"numba", "llvmlite"}
