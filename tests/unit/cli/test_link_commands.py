"""``cubewright link`` and ``cubewright open``; links in place of files."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from cubewright.formats.conversion.convert import convert_project
from cubewright.formats.links.link import ADDRESS, LinkedPuzzle, link_of, read_link
from cubewright.formats.project.file import read_project
from cubewright.model.project import Project
from cubewright.presenter.scripting import load, solve


@pytest.fixture(scope="module")
def cube():
    return load("cube")


def test_a_link_has_no_solution_unless_it_is_wished(command, cube):
    ran = command("link", "cube")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"{ADDRESS}#1")
    assert read_link(ran.out) == LinkedPuzzle(cube)


def test_a_link_with_a_solution_and_its_plan(command, cube):
    ran = command("link", "cube", "--plan", "--page", "https://example.org/my.html")
    linked = read_link(ran.out)
    assert ran.out.startswith("https://example.org/my.html#1")
    assert linked.solution == solve(cube, limit=1)[0]
    assert linked.plan.level >= 1
    second = read_link(command("link", "cube", "--solution", "2").out)
    assert second.solution == solve(cube, limit=2)[1]
    assert second.plan is None


def test_a_link_with_several_solutions(command, cube, tmp_path):
    ran = command("link", "cube", "--solution", "2-4", "--plan")
    linked = read_link(ran.out)
    assert [each.solution for each in linked.solutions] == list(solve(cube, limit=4))[1:]
    assert all(each.plan.level >= 1 for each in linked.solutions)
    assert read_link(command("link", ran.out.strip()).out) == linked
    again = read_link(command("link", ran.out.strip(), "--solution", "2-3").out)
    assert again.solutions == linked.solutions[1:]
    shown = command("open", ran.out.strip()).out
    assert shown.startswith("Soma cube · 7 pieces · 27 cubelets · 3 solutions")
    assert all(str(each.solution) in shown for each in linked.solutions)
    path = tmp_path / "cube.cubewright"
    command("open", ran.out.strip(), "-o", str(path))
    (problem,) = read_project(path).problems
    assert len(problem.results.solutions) == len(problem.results.disassemblies) == 3
    assert read_link(command("link", str(path), "--solution", "1-3").out).solutions == tuple(
        replace(each, plan=None) for each in linked.solutions
    )
    ran = command("link", str(path))
    assert ran.err.startswith("cubewright: the link has none of the 3 solutions in ")
    assert ran.err.endswith("--solution 1-3 adds them\n")
    ran = command("link", "cube", "--solution", "239-242")
    assert len(read_link(ran.out).solutions) == 2
    assert ran.err.endswith("the link ends with solution 240, because there are no more\n")
    assert "at most 256 solutions" in command("link", "cube", "--solution", "1-257").err


def test_groups_weights_and_the_note_of_a_file_are_in_its_link(command, tmp_path):
    project = Project().with_puzzle_added(load("cube"), "cube")
    project = project.with_groups(0, (("L", ((1, 1),)), ("T", ((1, 1),))))
    project = replace(project.with_weights(0, (("V", 5),)), note="For Anna\n& Ole")
    for suffix in (".cubewright", ".xmpuzzle"):
        path = tmp_path / f"rules{suffix}"
        convert_project(project, suffix, path.name).write(path)
        link = command("link", str(path)).out.strip()
        linked = read_link(link)
        assert [size for _, size in linked.groups] == [((1, 1),), ((1, 1),)]
        assert [weight for _, weight in linked.weights] == [5]
        assert linked.note == "For Anna\n& Ole"
        assert "For Anna\n& Ole\n" in command("open", link).out
        assert command("levels", link).out == command("levels", str(path)).out
        saved = tmp_path / f"saved{suffix}"
        command("open", link, "-o", str(saved))
        again = read_link(command("link", str(saved)).out)
        assert (again.groups, again.weights, again.note) == (
            linked.groups,
            linked.weights,
            linked.note,
        )
    figure = tmp_path / "my.fig"
    figure.write_text("/SOMA Row\n; A note.\n; pieces: soma\n;group 1 = L T\n/111/1..\n")
    linked = read_link(command("link", str(figure)).out)
    assert (linked.note, len(linked.groups)) == ("A note.", 2)


def test_a_link_is_also_written_as_a_code(command, tmp_path):
    path = tmp_path / "cube.svg"
    ran = command("link", "cube", "--qr", str(path))
    assert ran.status == 0
    assert ElementTree.parse(path).getroot().tag.endswith("svg")
    again = command("link", "cube", "--qr", str(path))
    assert (again.status, again.out) == (2, "")
    assert "already exists" in again.err
    assert command("link", "cube", "--qr", str(path), "--force").status == 0
    assert "ends in .svg" in command("link", "cube", "--qr", "cube.png").err


def test_open_shows_the_puzzle_and_its_solution(command, cube):
    solution = solve(cube, limit=1)[0]
    ran = command("open", link_of(LinkedPuzzle(cube)))
    assert ran.out.splitlines()[0] == "Soma cube · 7 pieces · 27 cubelets"
    assert ran.out.splitlines()[1:] == str(cube.figure).splitlines()
    ran = command("open", link_of(LinkedPuzzle(cube, solution)))
    assert ran.out.splitlines()[1:] == str(solution).splitlines()


def test_open_saves_a_project_with_solution_and_plan(command, tmp_path):
    link = command("link", "cube", "--plan").out.strip()
    path = tmp_path / "cube.cubewright"
    assert command("open", link, "-o", str(path)).status == 0
    (problem,) = read_project(path).problems
    assert problem.results.solutions[0] == read_link(link).solution.placed
    assert len(problem.results.disassemblies) == 1
    assert "already exists" in command("open", link, "-o", str(path)).err
    assert command("open", link, "-o", str(path), "--force").status == 0
    from_file = read_link(command("link", str(path), "--solution", "1").out)
    assert from_file.solution.placed == read_link(link).solution.placed


@pytest.mark.parametrize("suffix", [".fig", ".xmpuzzle"])
def test_open_saves_other_files(command, tmp_path, cube, suffix):
    link = link_of(LinkedPuzzle(cube, solve(cube, limit=1)[0]))
    path = tmp_path / f"cube{suffix}"
    assert command("open", link, "-o", str(path)).status == 0
    assert load(path).figure.cells == cube.figure.cells
    assert "ends in .cubewright" in command("open", link, "-o", "cube.stl").err


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("cube", "it is not a link to a puzzle"),
        (f"{ADDRESS}#1{'A' * 60}", "incomplete or damaged"),
        (f"{ADDRESS}#1{'A' * (1 << 20)}", "longer than any link"),
    ],
)
def test_a_wrong_link_is_refused_in_one_line(command, link, reason):
    ran = command("open", link)
    assert (ran.status, ran.out) == (2, "")
    assert reason in ran.err
    assert ran.err.count("\n") == 1


def test_commands_take_a_link_in_place_of_a_file(command, cube, tmp_path):
    link = link_of(LinkedPuzzle(cube, solve(cube, limit=1)[0]))
    assert (
        command("solve", link, "--limit", "1").out == command("solve", "cube", "--limit", "1").out
    )
    assert command("hint", link).out == command("hint", "cube").out
    path = tmp_path / "cube.stl"
    assert command("export", "model", link, "-o", str(path)).status == 0
    assert path.exists()
    assert read_link(command("link", link, "--solution", "1").out) == read_link(link)
    assert "a link contains one puzzle" in command("hint", link, "--figure", "x").err
    assert "incomplete or damaged" in command("solve", f"{ADDRESS}#1{'A' * 300}").err


def test_a_link_keeps_pre_placed_pieces(command, cube):
    placed = solve(cube, limit=1)[0].placed
    linked = LinkedPuzzle(replace(cube, pre_placed=placed[:6]))
    ran = command("hint", link_of(linked))
    assert ran.out.startswith("7 of 7: ")
