"""The contract of every solution format; a new file in ``formats/solutions`` is tested too."""

import csv
import json
import sys
from functools import cache
from io import StringIO
from pathlib import Path

import numpy as np
import pytest

from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.cli.solving.results import SolutionList
from cubewright.errors import CubewrightError
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.solutions.solution_format import solution_format, solution_formats
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.exports.solution_files import BulkWriter, solution_document
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

sys.path.insert(0, str(Path(__file__).parent))
from plugins import modules_with, small_puzzles

PACKAGE = "cubewright.formats.solutions"

each_format = pytest.mark.parametrize("form", solution_formats().values(), ids=solution_formats())
each_puzzle = pytest.mark.parametrize("name", small_puzzles())


@cache
def found(name):
    """The cover problem of a small puzzle and the rows of all its solutions."""
    cover, rows = None, []
    for report in solve(SolveRequest(small_puzzles()[name], Convention.RAW)):
        if isinstance(report, Prepared):
            cover = report.cover
            rows.append(np.zeros((0, cover.piece_count), np.int32))
        elif isinstance(report, SolutionsFound):
            rows.append(report.rows)
    return cover, np.concatenate(rows)


def listed(form, puzzle, solutions):
    """A document written solution by solution."""
    stream = StringIO()
    document = SolutionList(puzzle, form, stream)
    document.open()
    for solution in solutions:
        document.add(solution)
    document.close()
    return stream.getvalue()


def written(form, name, number):
    """The document of the first solutions of a small puzzle; skip what the format refuses."""
    cover, rows = found(name)
    solutions = [cover.solution(row) for row in rows[:number]]
    try:
        return listed(form, small_puzzles()[name], solutions)
    except CubewrightError as refused:
        pytest.skip(f"{form.name} refuses this puzzle: {refused}")


@each_format
def test_it_is_one_file_and_is_described(form):
    assert solution_format(form.name) is form
    assert form.name == form.name.lower()
    assert form.title.strip()
    assert form.suffix.startswith(".")
    assert len(modules_with(PACKAGE, form)) == 1


@each_format
@each_puzzle
@pytest.mark.parametrize("number", [0, 1, 1000], ids=["none", "one", "many"])
def test_it_writes_every_number_of_solutions(form, name, number):
    text = written(form, name, number)
    assert text == written(form, name, number)
    assert text.startswith(form.opening(small_puzzles()[name]))
    assert text.endswith(form.closing)
    assert "\r" not in text
    if form.summary is None and len(found(name)[1]) and number:
        assert len(text) > len(written(form, name, 0))


@each_format
@each_puzzle
def test_bulk_export_writes_the_same_bytes(form, name):
    cover, rows = found(name)
    text = written(form, name, len(rows))
    bulk = "".join(
        part for _, part in solution_document(cover, form, [(1, rows)] * bool(len(rows)))
    )
    assert bulk.encode() == text.encode()
    if form.summary is None:
        write = form.one_of(cover.puzzle)
        one_by_one = [write(cover.solution(row), 95 + at) for at, row in enumerate(rows)]
        chunks = [each for _, each in BulkWriter(cover, form).texts(rows, 95)]
        assert form.between.join(chunks).encode() == form.between.join(one_by_one).encode()


@each_format
@each_puzzle
def test_solutions_are_read_back_if_the_format_can_be_read(form, name):
    cover, rows = found(name)
    text = written(form, name, len(rows))
    if form.suffix == ".json":
        assert len(json.loads(text)["solutions"]) == len(rows)
    elif form.suffix == ".csv":
        head, *lines = csv.reader(StringIO(text))
        assert head[1:] == [" ".join(map(str, cell)) for cell in cover.puzzle.figure.cells]
        for number, (line, row) in enumerate(zip(lines, rows, strict=True), 1):
            marks = cover.solution(row).marks()
            assert line[0] == str(number)
            assert line[1:] == [marks.get(cell, ".") for cell in cover.puzzle.figure.cells]
    elif form.suffix == ".fig":
        blocks = parse_fig(text, "out.fig").blocks
        pieces = small_puzzles()[name].piece_set
        read = [block.solution(pieces) for block in blocks]
        assert all(solution.is_valid() for solution in read)
        assert {str(each) for each in read} == {str(cover.solution(row)) for row in rows}


@each_format
def test_the_terminal_offers_it(form):
    out, err = StringIO(), StringIO()
    arguments = ["solve", "half-hour", "--format", form.name]
    assert main(arguments, Terminal(StringIO(), out, err)) == 0
    assert out.getvalue().strip()
