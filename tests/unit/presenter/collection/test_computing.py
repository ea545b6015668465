"""Results of a collection are computed once, stored at once, and honest about time limits."""

from dataclasses import replace

import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.collection.file import Collection
from cubewright.formats.collection.importing import add_found, collected
from cubewright.formats.fig.file import new_fig
from cubewright.model.collected import CollectedPuzzle, Findings
from cubewright.presenter.collection.computing import compute, puzzles_to_compute
from cubewright.solver.search.control import Control

BLOCK = "\n".join(["/111/111/111"] * 3)
FLAT = "\n".join(["/111111111"] * 3)
TWO = f"/SOMA a\n; pieces: soma\n{BLOCK}\n\n/SOMA b\n; pieces: soma\n{FLAT}\n"
CUBE = built_in_puzzle("cube")


@pytest.fixture
def collection(tmp_path):
    collection = Collection(tmp_path / "collection.sqlite")
    content = TWO.encode()
    (done,) = add_found(collection, [collected(CUBE, "Cube", content, "two.fig")])
    wall = replace(done.added[0], number=0, name="b", problem=1, form="1" * 64)
    collection.add([wall, CollectedPuzzle("without file")], {wall.file.digest: content})
    return collection


def computed(collection, control=None, limit=30.0, **options):
    puzzles = puzzles_to_compute(collection.puzzles(), limit)
    return list(compute(collection, puzzles, limit, control or Control(), **options))


def test_results_are_stored_and_not_computed_again(collection):
    reported = []
    cube, impossible = computed(collection, on_progress=reported.append)
    assert collection.puzzles()[:2] == (cube, impossible)
    assert (cube.findings.solutions, cube.findings.level) == (240, "1")
    assert (cube.findings.assemblies, cube.findings.apart) == (240, 240)
    assert cube.findings.is_finished
    assert cube.findings.seconds > 0
    assert (impossible.findings.solutions, impossible.findings.is_counted) == (0, True)
    assert impossible.findings.remark
    assert {(each.done, each.total) for each in reported} == {(0, 2), (1, 2)}
    assert computed(collection) == []


def test_a_time_limit_gives_an_unfinished_result_that_a_longer_limit_repeats(collection):
    first = computed(collection, limit=0.0)[0]
    assert not first.findings.is_finished
    assert not first.findings.is_counted
    assert first.findings.limit == 0.0
    to_compute = puzzles_to_compute(collection.puzzles(), 0.0)
    assert first not in to_compute
    assert first in puzzles_to_compute(collection.puzzles(), 1.0)
    assert first in puzzles_to_compute(collection.puzzles(), None)
    assert computed(collection)[0].findings.solutions == 240


def test_a_stopped_computation_keeps_the_former_results_and_continues(collection):
    control = Control()
    results = compute(collection, collection.puzzles()[:2], 30.0, control)
    first = next(results)
    control.stop()
    assert list(results) == []
    assert [each.findings for each in collection.puzzles()] == [first.findings, None, None]
    (second,) = computed(collection)
    assert second.name == "b"


def test_a_stop_within_a_puzzle_stores_nothing(collection):
    control = Control()
    assert computed(collection, control, on_progress=lambda _each: control.stop()) == []
    assert collection.puzzles()[0].findings is None


def test_puzzles_that_changed_meanwhile_get_no_wrong_result(collection):
    def change(_progress):
        collection.edit([1], lambda puzzle: replace(puzzle, problem=1, name="new name"))
        if len(collection.puzzles()) == 3:
            collection.remove([2])

    found = computed(collection, on_progress=change)
    assert [(each.name, each.findings) for each in found] == [("new name", None)]


def test_a_missing_problem_is_reported(collection):
    collection.edit([1], lambda puzzle: replace(puzzle, problem=9))
    assert computed(collection)[0].findings == Findings(
        limit=30.0, remark="there is no puzzle in it"
    )


def test_a_write_that_fails_ends_the_computation_and_keeps_the_former_results(
    collection, monkeypatch
):
    results = compute(collection, collection.puzzles()[:2], 30.0, Control())
    next(results)

    def fail(*_arguments):
        raise FormatError("collection.sqlite", None, "cannot be written: the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(collection, "edit", fail)
        with pytest.raises(FormatError, match="disk"):
            next(results)
    assert collection.puzzles()[0].findings.solutions == 240
    assert len(computed(collection)) == 1


def test_a_figure_file_with_its_own_pieces_is_computed(tmp_path):
    collection = Collection(tmp_path / "c.sqlite")
    half = built_in_puzzle("half-hour")
    content = new_fig(half.figure, pieces=half.piece_set).text.encode()
    list(add_found(collection, [collected(half, "Half hour", content, "half.fig")]))
    (puzzle,) = computed(collection)
    assert puzzle.findings.solutions > 0
