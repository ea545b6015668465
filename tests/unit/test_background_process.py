"""Processes that exchange messages: whatever ends them, nobody waits for ever."""

import os
import pickle
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import pytest

from cubewright import background_process
from cubewright.background_process import BackgroundProcess, ProcessEndedError, pickled

FOLDER = Path(__file__).parent
ROOT = Path(background_process.__file__).parents[1]
PATHS = {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, FOLDER)))}


def started(name, **environment):
    return closing(BackgroundProcess(f"process_tasks:{name}", {**PATHS, **environment}))


def test_messages_go_both_ways_in_order_whatever_is_printed():
    with started("echo", GREETING="hello") as process:
        for number in range(100):
            process.send(number)
        assert [process.receive(60) for _ in range(101)] == ["hello", *range(100)]
        assert process.receive(0.01) is None


def test_a_packaged_program_is_started_itself(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert background_process._arguments() == ("--background-process",)


def test_a_variable_can_be_removed(monkeypatch):
    monkeypatch.setenv("GREETING", "hello")
    with started("echo", GREETING=None) as process:
        assert process.receive(60) == "no greeting"


def test_messages_before_the_end_are_received_and_the_end_says_why():
    with started("fail") as process:
        assert process.receive(60) == "the last words"
        for _ in range(2):
            with pytest.raises(ProcessEndedError, match=r"^ValueError: it cannot be done$"):
                process.receive(60)


def test_a_killed_process_is_noticed():
    with started("wait_for_ever") as process:
        assert process.receive(60) == "ready"
        process._process.kill()
        with pytest.raises(ProcessEndedError):
            process.receive(60)
        with pytest.raises(ProcessEndedError):
            process.send(bytes(1 << 20))


def test_a_function_that_is_missing_is_named():
    with started("nothing") as process, pytest.raises(ProcessEndedError, match="nothing"):
        process.receive(60)


def test_without_python_there_is_no_process(monkeypatch):
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    with pytest.raises(ProcessEndedError, match="nowhere"):
        BackgroundProcess("process_tasks:echo")


def test_without_a_temporary_folder_there_is_no_process(monkeypatch):
    def refuse():
        raise FileNotFoundError("no usable temporary folder")

    monkeypatch.setattr(background_process, "TemporaryFile", refuse)
    with pytest.raises(ProcessEndedError, match="no usable temporary folder"):
        BackgroundProcess("process_tasks:echo")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_message_that_cannot_be_unpickled_ends_the_messages():
    with started("send_what_cannot_be_read") as process, pytest.raises(ProcessEndedError):
        assert process.receive(60) is not None


def test_a_busy_process_is_ended():
    with started("wait_for_ever") as process:
        assert process.receive(60) == "ready"
    assert process._process.returncode is not None


OWNER = """
from cubewright.background_process import BackgroundProcess
process = BackgroundProcess("process_tasks:wait_for_input")
print(process.receive(60), flush=True)
input()
"""


@pytest.mark.parametrize("is_killed", [True, False])
def test_it_does_not_outlive_the_program_that_started_it(is_killed):
    with subprocess.Popen(
        [sys.executable, "-c", OWNER],
        env={**os.environ, **PATHS},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as owner:
        other = int(owner.stdout.readline())
        if is_killed:
            owner.kill()
        else:
            owner.stdin.write(b"\n")
            owner.stdin.flush()
        owner.wait(60)
    until = monotonic() + 60
    while is_running(other):
        assert monotonic() < until
        sleep(0.01)


def is_running(number):
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_value_that_another_thread_caches_meanwhile_does_not_disturb_a_message():
    class Changing:
        """Behaves like a value that another thread changes while it is first pickled."""

        tries = 0

        def __reduce__(self):
            Changing.tries += 1
            if Changing.tries == 1:
                raise RuntimeError("dictionary changed size during iteration")
            return int, (7,)

    assert pickle.loads(pickled(Changing())) == 7
    assert Changing.tries == 2
