"""Use the real program at random for many minutes, with faults, and report what it did.

    python tests/soak/soak.py --minutes 30 --seed 1

One process lives as long as the soak. A second one is killed and started repeatedly, and must
recover its work. Each has a separate screen. A line is printed every minute, and the results at the
end. The exit status is 1 if anything failed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from time import monotonic, sleep, time
from typing import IO, Any

from figures import Figures

from cubewright.formats.project.file import read_project

HERE = Path(__file__).parent
FIGURES = ("soma.fig", "soma-symmetry.fig", "pentominoes-flat.fig", "burrs.fig", "hexagons.fig")
SILENT_SECONDS = 180.0
"""The seconds without output after which a process counts as hanging."""
KILL_SECONDS = (20.0, 70.0)
"""The shortest and longest life of the second process."""
KEEPING = ("", "switch page", "play", "explode", "turn the view", "solve")
"""Steps that neither save nor change figures; a kill during them changes no figure."""
BREAK_SECONDS = (60.0, 150.0)
"""The shortest and longest time without a second process."""


JOURNAL: IO[str] | None = None
"""A file for all lines of all processes, or None."""


class Program:
    """A process of the program, its simulated user, and its journal."""

    def __init__(
        self, name: str, folder: Path, seed: str, seconds: float, figures: Figures, *flags: str
    ) -> None:
        self.name = name
        self.figures = figures
        self.states: list[list[dict[str, Any]]] = []
        self.step = ""
        """The last step that began after the last state."""
        self.has_ended = False
        self.heard_at = monotonic()
        self._screen, display = _screen()
        environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "PYTHONPATH": str(HERE.parents[1] / "src"),
            "CUBEWRIGHT_HOME": str(folder.parent / "home"),
        }
        environment.pop("XAUTHORITY", None)
        command = [sys.executable, str(HERE / "user.py"), str(folder), "--seed", seed]
        command += ["--seconds", str(seconds), *flags]
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, env=environment, cwd=folder
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for text in self.process.stdout:
            self.heard_at = monotonic()
            line = json.loads(text)
            if JOURNAL is not None:
                JOURNAL.write(f"{datetime.now():%H:%M:%S} {self.name} {text.decode()}")
            if line["kind"] == "state":
                self.states.append(line["windows"])
                self.step = ""
            elif line["kind"] == "begin":
                self.step = line["step"]
            elif line["kind"] == "end":
                self.has_ended = True
            else:
                if line["kind"] == "failure" and line["text"] not in self.figures.failed_texts:
                    note(f"{self.name}: step {line['number']} ({line['step']}): {line['text']}")
                self.figures.add(line)

    @property
    def runs(self) -> bool:
        return self.process.poll() is None

    def fail(self, text: str) -> None:
        note(f"{self.name}: {text}")
        self.figures.failures.append(f"{self.name}: {text}")

    def check_alive(self) -> None:
        """Kill a process that hangs, after it has reported its position."""
        if self.runs and monotonic() - self.heard_at > SILENT_SECONDS:
            self.process.send_signal(signal.SIGUSR1)
            sleep(2)
            self.kill()
            self.fail(f"hung:\n{self.error_text()}")

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def wait(self, seconds: float | None = None) -> None:
        self.process.wait(seconds)
        self._reader.join()
        self._screen.terminate()
        self._screen.wait()

    def error_text(self) -> str:
        self.errors.seek(0)
        return self.errors.read().decode(errors="replace")[-6000:]


def _screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start a screen for a process; return the server and its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp", "+extension", "GLX"],
        pass_fds=[writing],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as answer:
        return server, f":{answer.readline().strip()}"


def note(text: str) -> None:
    print(f"{datetime.now():%H:%M:%S}  {text}", flush=True)


class Soak:
    """Runs the two processes until the time is over."""

    def __init__(self, place: Path, seed: int, minutes: float, *, kills: bool) -> None:
        self.place, self.seed, self.kills = place, seed, kills
        self.figures = Figures()
        self.short = Figures()
        self._random = random.Random(seed)
        self._ends_at = monotonic() + minutes * 60
        self._lives = 0

    @property
    def left(self) -> float:
        return self._ends_at - monotonic()

    def run(self) -> None:
        long = self._start("long", self.left)
        killer = threading.Thread(target=self._kill_and_recover, daemon=True)
        if self.kills:
            killer.start()
        next_line = monotonic() + 60
        while long.runs or self.left > 30:
            sleep(0.5)
            long.check_alive()
            if not long.runs:
                long.wait()
                if not long.has_ended or long.process.returncode:
                    long.fail(f"ended with status {long.process.returncode}:\n{long.error_text()}")
                if self.left < 30:
                    break
                long = self._start("long", self.left, "--recovers")
            if monotonic() > next_line:
                next_line += 60
                note(self.figures.minute() + f"; killed {self.short.faults['program killed']}")
        if self.kills:
            killer.join(60)

    def _start(self, name: str, seconds: float, *flags: str) -> Program:
        self._lives += 1
        folder = self.place / name / "files"
        if not folder.exists():
            folder.mkdir(parents=True)
            for each in FIGURES:
                shutil.copy(HERE.parents[1] / "figures" / each, folder)
        figures = self.figures if name == "long" else self.short
        return Program(name, folder, f"{self.seed}.{self._lives}", seconds, figures, *flags)

    def _kill_and_recover(self) -> None:
        """Kill a process of the program after a while, start another, and compare."""
        expected: list[list[dict[str, Any]]] = []
        is_killed = False
        while self.left > 100:
            seconds = self._random.uniform(*KILL_SECONDS)
            flags = ("--recovers",) if is_killed else ()
            program = self._start("short", 10_000, "--no-faults", *flags)
            self._live(program, seconds, expected)
            expected, is_killed = [], False
            if program.runs:
                self.short.faults["program killed"] += 1
                is_killed = True
                program.kill()
                expected = program.states if program.step in KEEPING else []
                if program.step != "solve":  # A new search replaces the results of an earlier one.
                    for text in missing_in_files(expected[-1] if expected else []):
                        program.fail(text)
            else:
                program.wait()
                program.fail(
                    f"ended with status {program.process.returncode}:\n{program.error_text()}"
                )
            if not expected or self._random.random() < 0.3:
                sleep(max(0.0, min(self._random.uniform(*BREAK_SECONDS), self.left - 100)))

    def _live(self, program: Program, seconds: float, expected: list[list[dict[str, Any]]]) -> None:
        ends_at = monotonic() + seconds
        is_compared = False
        while program.runs and (monotonic() < ends_at or not is_compared):
            sleep(0.2)
            program.check_alive()
            if not is_compared and program.states:
                is_compared = True
                for text in lost(expected, program.states[0]):
                    program.fail(text)


def lost(before: list[list[dict[str, Any]]], recovered: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the lost work: the last copied state of each open window that was not recovered."""
    if not before:
        return
    found = {each["figures"] for each in recovered}
    for window in before[-1]:
        states = [each for row in before for each in row if each["id"] == window["id"]]
        copied = [place for place, each in enumerate(states) if each["copied"]]
        if not copied or not states[-1]["modified"]:
            continue
        possible = states[copied[-1] :]
        if not all(each["modified"] for each in possible):
            continue
        if not found & {each["figures"] for each in possible}:
            yield f"“{window['name']}” was not recovered after a kill"


def missing_in_files(windows: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the project files that have fewer solutions than before the kill."""
    for window in windows:
        if window["path"] is None or not window["saved"]:
            continue
        path = Path(window["path"])
        project = read_project(path)
        found = sum(len(problem.results.solutions) for problem in project.problems)
        if found < window["saved"]:
            yield f"{path.name} has {found} solutions after a kill, had {window['saved']}"


@contextmanager
def _folder(keep: bool) -> Iterator[Path]:
    path = Path(tempfile.mkdtemp(prefix="cubewright-soak-"))
    try:
        yield path
    finally:
        if not keep:
            shutil.rmtree(path, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=int(time()))
    parser.add_argument("--no-kills", action="store_true", help="run one process only")
    parser.add_argument(
        "--any-time", action="store_true", help="succeed also if it is slow or needs memory"
    )
    parser.add_argument("--keep", action="store_true", help="keep the folder with all files")
    parser.add_argument("--journal", type=Path, help="write every line of the processes here")
    options = parser.parse_args()
    global JOURNAL
    if options.journal is not None:
        JOURNAL = options.journal.open("w", buffering=1)
    note(f"seed {options.seed}, {options.minutes:g} minutes")
    with _folder(options.keep) as place:
        soak = Soak(place, options.seed, options.minutes, kills=not options.no_kills)
        soak.run()
        log = place / "home" / "data" / "cubewright.log"
        if log.exists() and log.stat().st_size:
            soak.figures.failures.append(f"the log is not empty:\n{log.read_text()[-3000:]}")
    print(f"\nseed {options.seed}, {options.minutes:g} minutes", flush=True)
    print(soak.figures.report())
    if soak.kills:
        print(f"\nThe process that is killed ({soak.short.faults['program killed']} times):")
        print(soak.short.report())
    both = soak.figures, soak.short
    if any(each.failures for each in both):
        return 1
    return int(not options.any_time and any(each.slow_and_large for each in both))


if __name__ == "__main__":
    sys.exit(main())
