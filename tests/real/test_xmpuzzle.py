"""BurrTools' own example files are read, written back unchanged, and counted as in BurrTools."""

import csv
import gzip
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import canonicalize, tostring

import pytest

from cubewright.errors import CubewrightError, FormatError, PuzzleError
from cubewright.formats.conversion.convert import fig_of_xmpuzzle
from cubewright.formats.fig.default_pieces import default_pieces
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.xmpuzzle.assemblies import (
    assembly_text,
    decoded_assembly,
    stored_solutions,
)
from cubewright.formats.xmpuzzle.edited import edited_elements
from cubewright.formats.xmpuzzle.elements import parse_xml, xml_bytes
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle, read_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import equal_entries, file_elements, puzzle_of
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FOLDER = Path(__file__).parents[2] / ".." / "shared" / "data" / "xmpuzzle"
LARGE = {"DraculasDentalDesaster.xmpuzzle"}
"""Files with colour rules, or whose kernels for thousands of cells take long to compile."""

pytestmark = [pytest.mark.shared_data, pytest.mark.slow]


def known():
    with (FOLDER / "known.tsv").open(newline="") as table:
        return list(csv.DictReader(table, delimiter="\t"))


def unique(puzzle):
    *_, last = solve(SolveRequest(puzzle, count_only=True))
    return last.progress.counts.unique


def content_of(path):
    content = path.read_bytes()
    return gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content


def test_assemblies_on_all_five_grids_are_burrtools_numbers():
    checked = []
    for row in known():
        if row["note"]:
            continue
        file = read_xmpuzzle(FOLDER / row["file"])
        puzzle = puzzle_of(file, file.problems[int(row["problem"])])
        assert not equal_entries(puzzle)
        assert (row["file"], unique(puzzle)) == (row["file"], int(row["assemblies"]))
        checked.append(row["grid"])
    assert len(checked) == 18
    assert set(checked) == {"0", "1", "2", "3", "4"}


def test_what_burrtools_refuses_is_refused_for_the_same_reason():
    with pytest.raises(FormatError, match=r"line 5: shape 1 .* no positions"):
        read_xmpuzzle(FOLDER / "empty-shape.xmpuzzle")
    file = read_xmpuzzle(FOLDER / "too-many-units.xmpuzzle")
    with pytest.raises(PuzzleError, match="402 too few"):
        unique(puzzle_of(file, file.problems[0]))


def test_every_file_is_written_back_unchanged():
    paths = sorted(FOLDER.glob("*.xmpuzzle"))
    assert len(paths) == 22
    for path in paths:
        content = content_of(path)
        written = xml_bytes(parse_xml(content, path.name).root, packed=False)
        try:
            before = canonicalize(content.decode())
        except UnicodeDecodeError:
            before = canonicalize(content.decode("latin-1"))
        assert canonicalize(written) == before, path.name


def test_every_stored_assembly_is_a_solution_and_written_as_burrtools_wrote_it():
    decoded = 0
    for path in sorted(FOLDER.glob("*.xmpuzzle")):
        if path.name == "empty-shape.xmpuzzle":
            continue
        file = read_xmpuzzle(path)
        for problem in file.problems:
            if not problem.stored_solutions:
                continue
            puzzle = puzzle_of(file, problem)
            for stored in stored_solutions(file, problem):
                solution = decoded_assembly(stored.assembly, file, problem, puzzle)
                assert solution.is_valid(), path.name
                if file.grid.turns:  # it is not known which number a turn of spheres has
                    assert assembly_text(solution, file, problem) == stored.assembly
                decoded += 1
    assert decoded == 375


def test_counts_are_the_same_after_converting_to_a_figure_file_and_back():
    for row in known():
        if row["grid"] not in ("0", "1") or row["note"] or row["file"] in LARGE:
            continue
        file = read_xmpuzzle(FOLDER / row["file"])
        text, _ = fig_of_xmpuzzle(file)
        block = parse_fig(text, "a.fig").blocks[int(row["problem"])]
        puzzle = block.constraints.apply_to(puzzle_to_fill(block.figure, default_pieces(block)))
        assert (row["file"], unique(puzzle)) == (row["file"], int(row["assemblies"]))
        again = parse_xmpuzzle(xml_bytes(file_elements([("a", puzzle)]), packed=False), "b")
        assert unique(puzzle_of(again, again.problems[0])) == int(row["assemblies"])


def test_an_edited_file_keeps_every_element_of_the_other_problems():
    checked = 0
    for path in sorted(FOLDER.glob("*.xmpuzzle")):
        if path.name == "empty-shape.xmpuzzle":  # BurrTools refuses it too
            continue
        file = read_xmpuzzle(path)
        if file.grid.lattice is None:
            continue
        project, _ = project_of_xmpuzzle(file)
        numbers = list(range(len(project.problems)))
        root, losses = edited_elements(file, project, project, numbers)
        assert canonicalize(xml_bytes(root, packed=False)) == canonicalize(
            xml_bytes(file.elements, packed=False)
        )
        assert losses == ()
        try:
            puzzle = project.puzzle(0)
        except CubewrightError:
            continue
        fewer = replace(puzzle, figure=puzzle.figure.with_cells(puzzle.figure.cells[:-1]))
        changed = project.with_puzzle(0, fewer)
        root, _ = edited_elements(file, project, changed, numbers)
        again = parse_xmpuzzle(xml_bytes(root, packed=False), path.name)
        assert len(puzzle_of(again, again.problems[0]).figure) == len(fewer.figure)
        for old, new in zip(
            file.elements.findall("problems/problem")[1:],
            root.findall("problems/problem")[1:],
            strict=True,
        ):
            assert tostring(old) == tostring(new)
        for old, new in zip(
            file.elements.findall("shapes/voxel"), root.findall("shapes/voxel"), strict=False
        ):
            assert tostring(old) == tostring(new)
        checked += 1
    assert checked >= 10
