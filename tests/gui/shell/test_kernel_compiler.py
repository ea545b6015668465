"""Where the setup script has not compiled the solver, the window does, and says so."""

import sys

import pytest

from cubewright.gui.shell import kernel_compiler
from cubewright.gui.shell.kernel_compiler import NOTE, KernelCompiler
from cubewright.gui.shell.message_bar import MessageBar


@pytest.fixture
def make(qtbot, monkeypatch):
    monkeypatch.setattr(kernel_compiler, "all_are_compiled", lambda: False)
    made = []

    def compiler(program="", is_busy=lambda: False):
        command = (sys.executable, "-c", program)
        made.append(KernelCompiler(is_busy, idle_ms=1, command=command))
        return made[-1]

    yield compiler
    for each in made:
        each.close()


def test_a_note_is_shown_while_it_compiles(qtbot, make):
    compiler = make("pass")
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.show()
    compiler.note_changed.connect(bar.show_note)
    notes = []
    compiler.note_changed.connect(lambda text: notes.append((text, bar.note.isVisible())))
    compiler.start_when_idle()
    qtbot.waitUntil(lambda: len(notes) == 2)
    assert notes == [(NOTE, True), ("", False)]


def test_a_program_that_cannot_be_started_leaves_no_note(qtbot, make):
    compiler = KernelCompiler(lambda: False, idle_ms=1, command=("/no/such/program",))
    notes = []
    compiler.note_changed.connect(notes.append)
    compiler.start_when_idle()
    qtbot.waitUntil(lambda: notes[-1:] == [""])
    assert notes[0] == NOTE


def test_it_waits_for_the_end_of_a_search(qtbot, make):
    asked = []

    def is_busy():
        asked.append(len(asked) < 3)
        return asked[-1]

    compiler = make("pass", is_busy)
    with qtbot.waitSignal(compiler.note_changed):
        compiler.start_when_idle()
    assert asked == [True, True, True, False]


def test_nothing_is_started_if_all_is_compiled(qtbot, make, monkeypatch):
    asked = []
    monkeypatch.setattr(kernel_compiler, "all_are_compiled", lambda: asked.append(1) is None)
    compiler = make("pass")
    notes = []
    compiler.note_changed.connect(notes.append)
    compiler.start_when_idle()
    qtbot.waitUntil(lambda: bool(asked))
    assert notes == []


def test_closing_ends_the_process(qtbot, make):
    compiler = make("import time; time.sleep(600)")
    with qtbot.waitSignal(compiler.note_changed):
        compiler.start_when_idle()
    compiler.close()
    assert compiler._process.state() == compiler._process.ProcessState.NotRunning
