"""Each known count is the same in the window, in ``cubewright`` and in ``bcsolve``."""

from io import StringIO
from pathlib import Path

import pytest

from cubewright.cli.bcsolve.main import main as bcsolve
from cubewright.cli.command import Terminal
from cubewright.cli.main import main as cubewright
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.counting_choice import CountingChoice

DATA = Path(__file__).parents[2] / ".." / "shared" / "data" / "figures"
LONG = 15 * 60_000


def by_window(window, qtbot, convention, timeout=60_000):
    """Press Solve and wait for the end."""
    window.choices.choose_counting(CountingChoice(convention))
    with qtbot.waitSignal(window.solve_controller.ran, timeout=timeout) as ran:
        window.actions_["solve"].trigger()
    return ran.args[0].solutions


def by_cubewright(*arguments):
    out = StringIO()
    cubewright(["solve", *arguments, "--count"], Terminal(StringIO(), out, StringIO()))
    return int(out.getvalue())


def by_bcsolve(*arguments):
    out = StringIO()
    bcsolve(["-Q", *arguments], Terminal(StringIO(), out, StringIO(), "bcsolve"))
    return int(out.getvalue().split()[1])


@pytest.mark.parametrize(
    ("convention", "count"),
    [(Convention.RAW, 11_520), (Convention.ROTATIONS, 480), (Convention.UNIQUE, 240)],
)
def test_the_soma_cube_has_the_same_count_by_three_routes(window, qtbot, convention, count):
    how = f"--{convention.value}"
    assert by_window(window, qtbot, convention) == count
    assert by_cubewright("cube", how) == count
    assert by_bcsolve("-sS", how) == count


@pytest.mark.parametrize(("name", "count"), [("diabolical", 13), ("half-hour", 1)])
def test_cubes_without_bcsolve_pieces_have_the_same_count_by_two_routes(window, qtbot, name, count):
    window.file_controller.new_from(built_in_puzzle(name))
    assert by_window(window, qtbot, Convention.UNIQUE) == count
    assert by_cubewright(name) == count


@pytest.mark.shared_data
@pytest.mark.parametrize(
    ("file", "model", "count"),
    [
        ("site-001-100.fig", "SOMA003", 10),
        ("site-001-100.fig", "SOMA024", 0),
        ("somaplus-N000814.txt", "The dual towers", 25_192),
        pytest.param("double-D001025.fig", "SOMA003", 1178, marks=pytest.mark.slow),
    ],
)
def test_figures_of_soma_soma_plus_and_double_soma_have_known_counts(
    window, qtbot, file, model, count
):
    path = DATA / file
    window.document.open(path, as_copy=True)
    found = next(i for i, b in enumerate(window.document.blocks) if model in b.header)
    window.document.select(found)
    assert by_window(window, qtbot, Convention.UNIQUE) == count
    assert by_cubewright(str(path), "--figure", model) == count
    assert by_bcsolve("-f", str(path), "-m", model, "--unique") == count


@pytest.mark.slow
@pytest.mark.timeout(LONG / 1000)
def test_the_bedlam_cube_has_its_known_count(window, qtbot):
    window.file_controller.new_from(built_in_puzzle("bedlam"))
    assert by_window(window, qtbot, Convention.UNIQUE, LONG) == 19_186
    assert by_cubewright("bedlam") == 19_186
    assert by_bcsolve("-sB", "--unique") == 19_186
