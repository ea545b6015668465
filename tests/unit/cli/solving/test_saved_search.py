"""`solve --save` and `--resume`, also in processes that are stopped and killed."""

import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import fields, replace
from io import StringIO
from pathlib import Path
from time import monotonic, sleep

import pytest

from cubewright.cli.command import Terminal, UsageError
from cubewright.cli.main import main
from cubewright.cli.solving import saved_search as saving
from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import (
    ProjectFile,
    SolutionWriter,
    read_project,
    write_project,
)
from cubewright.formats.project.search_state import SearchState, state_bytes
from cubewright.model.project import Project
from cubewright.model.results import NO_RESULTS
from cubewright.presenter.files import kept_search
from cubewright.presenter.files.saved_search import SavedSearch, read_saved_search, searched_project
from cubewright.presenter.files.search_state import checkpoint_of, problem_digest, search_state
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Checkpoint, Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

NAME = "solid-pentominoes-3x4x5"
SOLUTIONS = 3940
SAMPLES = Path(__file__).parents[3] / "samples" / "searches"
PROGRAM = (sys.executable, "-m", "cubewright", "solve")


@pytest.fixture(scope="module")
def totals():
    """The placements that an uninterrupted search explores and keeps."""
    *_, end = solve(SolveRequest(built_in_puzzle(NAME), count_only=True))
    assert isinstance(end, Finished)
    return end.progress.stages.totals


def ran(*arguments):
    return subprocess.run([*PROGRAM, *arguments], capture_output=True, text=True, check=False)


def stopped_by(number, tmp_path, *arguments):
    """Signal a process after it has written some solutions; return its status and output."""
    out = tmp_path / "out.fig"
    with out.open("w") as stream:
        process = subprocess.Popen(
            [*PROGRAM, NAME, *arguments],
            stdout=stream,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        until = monotonic() + 120
        while out.stat().st_size < 20_000 and process.poll() is None and monotonic() < until:
            sleep(0.01)
        process.send_signal(number)
        _, err = process.communicate()
    return process.returncode, out.read_text(), err


def solutions(text):
    """Return each block without its name."""
    blocks = re.split(r"^/SOMA.*\n", text, flags=re.MULTILINE)[1:]
    return [block.strip() for block in blocks]


def names(text):
    return re.findall(r"^/SOMA.*", text, re.MULTILINE)


def explored_and_kept(err):
    explored, kept = re.findall(r"^Total possibilities \w+: (\d+)$", err, re.MULTILINE)
    return int(explored), int(kept)


@pytest.mark.parametrize(
    ("number", "status", "threads", "later"),
    [
        (signal.SIGINT, 130, "1", "2"),
        pytest.param(signal.SIGTERM, 143, "2", "1", marks=pytest.mark.slow),
    ],
)
def test_a_stopped_search_resumes_in_a_new_process(
    tmp_path, totals, number, status, threads, later
):
    path = tmp_path / "a.search"
    first = stopped_by(number, tmp_path, "--save", str(path), "--threads", threads)
    assert first[0] == status
    assert f"search saved to {path}; resume it with: cubewright solve --resume {path}\n" in first[2]
    assert path.stat().st_size < 100_000
    second = ran(NAME, "--resume", str(path), "--threads", later, "--stats")
    assert second.returncode == 0
    found = solutions(first[1]) + solutions(second.stdout)
    assert len(found) == len(set(found)) == SOLUTIONS
    assert len({*names(first[1]), *names(second.stdout)}) == SOLUTIONS  # numbered on
    assert explored_and_kept(second.stderr) == totals
    assert f"{SOLUTIONS:,} up to rotation and reflection" in second.stderr
    assert path.exists()  # read, and left alone


@pytest.mark.slow
def test_a_killed_search_repeats_only_solutions_after_the_last_save(tmp_path, totals):
    path = tmp_path / "a.search.gz"
    every = ("--save", str(path), "--save-every", "0.05")
    status, out, _ = stopped_by(signal.SIGKILL, tmp_path, *every)
    assert status == -signal.SIGKILL
    first, last = out.split("\n\n", 1)[0], out.rindex("\n\n") + 2
    complete = out.endswith("\n") and out.count("\n", last) == first.count("\n") + 1
    before = solutions(out if complete else out[: last - 1])  # the last may be half written
    second = ran("--resume", str(path), "--save", str(path), "--stats")
    after = solutions(second.stdout)
    assert len({*before, *after}) == SOLUTIONS
    assert max(Counter(after).values()) == 1
    assert len(before) + len(after) >= SOLUTIONS  # solutions after the last save are written again
    assert explored_and_kept(second.stderr) == totals
    assert f"the search is complete; its results are in {path}" in second.stderr
    assert len(read_project(path).problems[0].results.solutions) == SOLUTIONS


@pytest.mark.slow
def test_a_search_in_many_short_turns(tmp_path, command):
    path = str(tmp_path / "a.search")
    turns = [command("solve", NAME, "--save", path, "--limit-seconds", "0.4")]
    again = ("--resume", path, "--save", path, "--limit-seconds", "0.4")
    while turns[-1].status == 124:
        assert "so far; stopped at " in turns[-1].err
        turns.append(command("solve", *again, "--threads", str(1 + len(turns) % 3)))
    assert turns[-1].status == 0
    assert len(turns) > 2
    found = [each for turn in turns for each in solutions(turn.out)]
    assert len(found) == len(set(found)) == SOLUTIONS


def test_a_count_that_workers_share_does_not_start_again(tmp_path, command, monkeypatch):
    monkeypatch.setattr(Checkpoint, "continues_count", True)
    path = str(tmp_path / "a.search")
    ended = command("solve", "soma-plus-2x4x5", "--count", "--save", path, "--limit-seconds", "0.6")
    assert f"search saved to {path}; resume it with: cubewright solve --resume {path}" in ended.err


def test_an_interrupted_frontier_count_starts_again(tmp_path, command):
    path = str(tmp_path / "a.search")
    first = command("solve", "soma-plus-2x4x5", "--count", "--save", path, "--limit-seconds", "0.6")
    assert first.status == 124
    assert first.out == ""
    assert " of the count; the number is known only at the end" in first.err
    resume = f"cubewright solve --resume {path}"
    assert (
        f"search saved to {path} (resuming restarts the count); resume it with: {resume}\n"
        in first.err
    )
    second = command(
        "solve", "--resume", path, "--save", path
    )  # the saved search knows that it is a count
    assert (second.status, second.out) == (0, "4441090\n")
    assert f"the search is complete; its results are in {path}" in second.err
    assert read_project(Path(path)).problems[0].results.count == 4441090


def test_a_saved_project_has_all_solutions_and_stays_when_the_search_is_complete(tmp_path, command):
    path = tmp_path / "a.cubewright"
    first = command("solve", NAME, "--save", str(path), "--limit-seconds", "0.2")
    assert first.status == 124
    saved = read_saved_search(path)
    assert saved.listed == len(saved.results.solutions) == len(solutions(first.out))
    second = command("solve", "--resume", str(path), "--save", str(path))
    assert second.status == 0
    assert f"the search is complete; its results are in {path}" in second.err
    found = solutions(first.out) + solutions(second.out)
    assert len(set(found)) == SOLUTIONS
    results = read_project(path).problems[0].results
    assert (results.is_complete, results.search) == (True, None)
    assert len({frozenset(placed) for placed in results.solutions}) == SOLUTIONS
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.cubewright"]


def test_the_search_of_a_larger_project_is_saved_in_it(tmp_path, command):
    path = tmp_path / "work.cubewright"
    project = Project().with_puzzle_added(built_in_puzzle("cube"), "cube")
    write_project(path, project.with_puzzle_added(built_in_puzzle(NAME), "boxes"))
    kept = command("solve", str(path), "--problem", "2", "--keep", "--limit-seconds", "0.1")
    assert kept.status == 124
    ran = command("solve", "--resume", str(path), "--save", str(path))
    assert ran.status == 0
    after = read_project(path)
    assert [each.name for each in after.problems] == ["cube", "boxes"]
    assert len(after.problems[1].results.solutions) == SOLUTIONS


CUBE = searched_project(built_in_puzzle("cube"), NO_RESULTS)
PROJECTS = {
    "nothing else": CUBE,
    "another problem": CUBE.with_puzzle_added(built_in_puzzle("cube"), "again"),
    "a note": replace(CUBE, note="mine"),
}


@pytest.mark.parametrize("project", PROJECTS.values(), ids=PROJECTS)
def test_a_resumed_project_stays_whatever_its_name_is(tmp_path, command, project):
    path, renamed = tmp_path / "m.cubewright", tmp_path / "m.bak"
    write_project(path, project)
    kept = command("solve", str(path), "--problem", "1", "--keep", "--limit-seconds", "0.000001")
    assert kept.status == 124
    path.rename(renamed)
    ran = command("solve", "--resume", str(renamed), "--save", str(renamed))
    assert ran.status == 0
    assert f"the search is complete; its results are in {renamed}" in ran.err
    after = read_project(renamed)
    results = after.problems[0].results
    assert (results.is_complete, results.search, len(results.solutions)) == (True, None, 240)
    assert replace(after, problems=()) == replace(project, problems=())
    assert [each.name for each in after.problems] == [each.name for each in project.problems]


def test_a_search_that_ends_in_one_run_leaves_no_file(tmp_path, command):
    path = tmp_path / "a.search"
    ran = command("solve", NAME, "--save", str(path), "--save-every", "0.01")
    assert f"the search is complete; removed {path}" in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "total"), [("window.search", 240), ("window.search.gz", 480), ("terminal.search", 480)]
)
def test_a_file_of_an_earlier_version_is_resumed_and_replaced(tmp_path, command, name, total):
    path = tmp_path / name
    for each in (name, f"{name}.rows"):
        if (SAMPLES / each).exists():
            shutil.copy(SAMPLES / each, tmp_path)
    before = read_saved_search(path)
    other = tmp_path / "b.cubewright"
    ran = command("solve", "--resume", str(path), "--save", str(other))
    assert ran.status == 0
    assert len(solutions(ran.out)) == total - before.listed
    results = read_project(other).problems[0].results
    assert len(results.solutions) == total - before.missing
    assert path.exists()
    again = command("solve", "--resume", str(path), "--save", str(path))
    assert again.out == ran.out
    assert f"the search is complete; its results are in {path}" in again.err
    assert len(read_project(path).problems[0].results.solutions) == total - before.missing


def test_analyses_go_to_their_solutions_where_the_first_ones_are_missing(tmp_path, command):
    for each in SAMPLES.glob("terminal.search*"):
        shutil.copy(each, tmp_path)
    path = tmp_path / "p.cubewright"
    resume = ("--resume", str(tmp_path / "terminal.search"), "--save", str(path))
    assert command("solve", *resume, "--limit-seconds", "0.000001").status == 124
    missing = read_saved_search(path).missing
    assert missing > 0
    command("solve", str(path), "--keep", "--disassemble")
    results = read_project(path).problems[0].results
    count = len(results.solutions)
    assert count == 480 - missing
    assert [each.solution for each in results.disassemblies] == list(range(count))


def test_a_project_without_an_unfinished_search_is_refused(tmp_path, command):
    path = tmp_path / "work.cubewright"
    write_project(path, Project().with_puzzle_added(built_in_puzzle("cube"), "cube"))
    for arguments in (("--resume", str(path)), ("cube", "--save", str(path))):
        ran = command("solve", *arguments)
        assert (ran.status, ran.out) == (2, "")
    assert "already exists and is not a saved search" in " ".join(ran.err.split())
    assert "has no unfinished search" in command("solve", "--resume", str(path)).err


def test_a_resumed_count_reaches_the_full_count(tmp_path, command):
    path = str(tmp_path / "a.search")
    first = command("solve", NAME, "--count", "--save", path, "--limit-seconds", "0.2")
    assert (first.status, first.out) == (124, "")  # a partial count would look like a full one
    assert command("solve", "--count", "--resume", path).out == f"{SOLUTIONS}\n"


@pytest.fixture
def saved(tmp_path, command):
    path = tmp_path / "a.search"
    arguments = ("--count", "--save", str(path), "--limit-seconds", "0.01")
    assert command("solve", "bedlam", *arguments).status == 124
    return path


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ("tetris",),
            "has 'Bedlam cube' (64 cubelets, pieces 'bedlam'), "
            "not 'Tetris cube' (64 cubelets, pieces 'tetris')",
        ),
        (("bedlam", "--pieces", "tetris"), "not 'Bedlam cube' (64 cubelets, pieces 'tetris')"),
        (("--engine", "stagewise"), "has engine 'most-constrained', not 'stagewise'"),
        (("--raw",), "has --unique, not --raw"),
        (("--pieces", "soma"), "--figure, --problem and --pieces need FILE"),
        (("--limit", "3"), "--limit cannot be combined with --save or --resume"),
        (("--save-every", "3"), "--save-every needs --save"),
        (("--engine", "stagewis"), "no engine 'stagewis' (did you mean 'stagewise'?)"),
    ],
)
def test_a_search_of_something_else_is_refused(saved, command, arguments, line):
    before = saved.read_bytes()
    ran = command("solve", *arguments, "--resume", str(saved))
    assert (ran.status, ran.out) == (2, "")
    assert line in " ".join(ran.err.split())
    assert saved.read_bytes() == before


def test_other_settings_are_refused(tmp_path, command):
    path = str(tmp_path / "a.search")
    chosen = ("bedlam", "--engine", "stagewise", "--order", "as-given")
    command("solve", *chosen, "--count", "--save", path, "--limit-seconds", "0.01")
    ran = command("solve", "--resume", path, "--set", "order=last-first")
    assert ran.status == 2
    assert "has the setting order=as-given, not order=last-first" in ran.err
    assert read_saved_search(tmp_path / "a.search").settings == {"order": "as-given"}


def test_a_figure_that_was_redrawn_is_refused(tmp_path, command):
    figure, path = tmp_path / "my.fig", tmp_path / "a.search"
    figure.write_text("/SOMA step\n" + 3 * "/###/###/###\n")
    arguments = ("solve", str(figure), "--raw", "--count", "--engine", "brute-force")
    ran = command(*arguments, "--save", str(path), "--limit-seconds", "0.01")
    assert ran.status == 124
    figure.write_text("/SOMA step\n/###/###/###\n/###/###/##.\n/###/###/###\n/#../.../...\n")
    ran = command("solve", str(figure), "--resume", str(path))
    assert ran.status == 2
    assert "not the version in the file" in ran.err


def test_matching_options_may_be_repeated(saved, command):
    again = ("bedlam", "--unique", "--engine", "most-constrained", "--limit-seconds", "0.01")
    ran = command("solve", *again, "--resume", str(saved), "--count")
    assert ran.status == 124
    assert f"not saved: {saved} is unchanged" in ran.err


def test_neither_a_saved_search_nor_another_file_is_overwritten(saved, tmp_path, command):
    ran = command("solve", "cube", "--save", str(saved))
    assert ran.status == 2
    assert f"{saved}: already contains a saved search; resume it (--resume {saved})" in " ".join(
        ran.err.split()
    )
    other = tmp_path / "my.fig"
    other.write_text("/SOMA x\n")
    ran = command("solve", "cube", "--save", str(other))
    assert ran.status == 2
    assert f"{other}: already exists and is not a saved search" in " ".join(ran.err.split())
    assert other.read_text() == "/SOMA x\n"
    ran = command("solve", "cube", "--save", str(tmp_path / "none" / "x"))
    assert "the folder does not exist; create it first" in ran.err


def test_a_position_that_does_not_fit_names_the_file(saved, command, monkeypatch):
    search = read_saved_search(saved)
    monkeypatch.setattr(
        "cubewright.presenter.files.search_state.problem_digest", lambda _cover: "other"
    )
    ran = command("solve", "--resume", str(saved))
    assert ran.status == 2
    assert f"{saved}: was saved by a version that numbers" in " ".join(ran.err.split())
    monkeypatch.setattr(
        "cubewright.presenter.files.search_state.problem_digest", lambda _cover: search.problem
    )
    monkeypatch.setattr("cubewright.presenter.files.search_state.checkpoint_of", misfit)
    ran = command("solve", "--resume", str(saved))
    assert ran.status == 2
    assert f"{saved}: The saved search does not fit" in " ".join(ran.err.split())


def state_of(saved):
    """The state of a saved search, without the other contents of its file."""
    names = {each.name for each in fields(SearchState)}
    return SearchState(**{name: value for name, value in vars(saved).items() if name in names})


def misfit(saved):
    checkpoint = checkpoint_of(saved)
    return type(checkpoint)({}, checkpoint.counts, 0.0, 0.0, 0)


def test_an_unknown_engine_is_reported(saved, command):
    state = replace(state_of(read_saved_search(saved)), engine="dancing-links")
    with ProjectFile(saved) as file:
        results = file.project.problems[0].results
        search = replace(results.search, data=state_bytes(state))
        file.save(file.project.with_results(0, replace(results, search=search)))
    ran = command("solve", "--resume", str(saved))
    assert f"{saved}: cannot be resumed by this version: no engine 'dancing-links'" in " ".join(
        ran.err.split()
    )


def test_a_save_that_fails_during_the_search_is_reported_once(tmp_path, command, monkeypatch):
    wrote = []
    commit = SolutionWriter.commit

    def write(writer, results):
        wrote.append(results)
        if len(wrote) > 1:
            raise FormatError("a.search", None, "cannot be written: No space left on device")
        commit(writer, results)

    monkeypatch.setattr(SolutionWriter, "commit", write)
    path = str(tmp_path / "a.search")
    ran = command("solve", NAME, "--count", "--save", path, "--save-every", "0.01")
    assert ran.out == f"{SOLUTIONS}\n"
    assert len(wrote) > 2
    message = "a.search: cannot be written: No space left on device; the search continues"
    assert ran.err.count(message) == 1


class Broken(StringIO):
    """A stream that fails as soon as a file exists."""

    def __init__(self, path):
        super().__init__()
        self._path = path

    def write(self, text):
        if self._path.exists():
            raise RuntimeError("broken")
        return super().write(text)


def test_a_search_that_cannot_write_its_solutions_leaves_no_lock(tmp_path):
    path = tmp_path / "a.search"
    terminal = Terminal(StringIO(), Broken(path), StringIO())
    with pytest.raises(RuntimeError, match="broken"):
        main(["solve", "soma-plus-2x4x5", "--raw", "--save", str(path)], terminal)
    assert list(tmp_path.iterdir()) == [path]
    assert not read_saved_search(path).count_only


def test_a_resumed_search_that_does_not_begin_leaves_no_lock(saved, command, monkeypatch):
    def refuse(*_):
        raise FormatError("a.search", None, "refused")

    monkeypatch.setattr("cubewright.cli.solving.run.quick_count", refuse)
    before = sorted(saved.parent.iterdir())
    assert "refused" in command("solve", "--resume", str(saved), "--save", str(saved)).err
    assert sorted(saved.parent.iterdir()) == before


def test_a_file_that_cannot_be_written_is_reported_at_once(tmp_path, command, monkeypatch):
    def write(path, _project):
        raise FormatError(path.name, None, "cannot be written: Permission denied")

    monkeypatch.setattr(kept_search, "write_project", write)
    ran = command("solve", NAME, "--count", "--save", str(tmp_path / "a.search"))
    assert (ran.status, ran.out) == (2, "")
    assert "a.search: cannot be written: Permission denied" in ran.err


def test_a_puzzle_is_needed(command):
    ran = command("solve")
    assert ran.status == 2
    assert "the following arguments are required: FILE, or --resume" in ran.err


def test_the_digest_distinguishes_covers():
    cover = cover_problem(built_in_puzzle("cube"))
    other = replace(cover, masks=cover.masks[::-1])
    digests = {problem_digest(each) for each in (cover, other, cover.without_symmetry())}
    assert len(digests) == 3
    assert problem_digest(cover_problem(built_in_puzzle("cube"))) in digests


def test_another_limit_of_empty_cells_is_refused(tmp_path):
    cube = built_in_puzzle("cube")
    request = SolveRequest(replace(cube, max_holes=2), engine="most-constrained")
    cover = cover_problem(cube)
    control = Control()
    control.stop()
    *_, finished = solve(request, control)
    state = search_state(request, cover, finished.checkpoint)
    path = tmp_path / "a.search"
    saved = SavedSearch(**vars(state), path=path, puzzle=request.puzzle, results=NO_RESULTS)
    saving.check_matches(tmp_path / "a.search", saved, request)
    with pytest.raises(UsageError):
        saving.check_matches(tmp_path / "a.search", saved, replace(request, puzzle=cube))


def test_a_search_that_is_stopped_at_its_end_is_complete(tmp_path, command, monkeypatch):
    path = tmp_path / "a.search"

    def solved(request, control):
        for report in solve(request, control):
            if isinstance(report, Finished):
                control.stop()
            yield report

    monkeypatch.setattr("cubewright.cli.solving.run.quick_count", solved)
    ran = command("solve", "cube", "--save", str(path))
    assert (ran.status, len(solutions(ran.out))) == (0, 240)
    assert not path.exists()
    assert command("solve", "cube").status == 130
