"""Damaged files of every kind are read or refused with the program's own error, never a crash."""

import gzip
import json
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from mutations import TIERS, altered, as_json, damaged, fuzz, replace_file
from xmpuzzle_sample import SAMPLE

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.batch import batch_rows_of_file
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.design_run import (
    SavedDesign,
    SavedRun,
    read_designs,
    write_designs,
)
from cubewright.formats.fig.file import new_fig, parse_fig, read_fig
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.library import read_library_file
from cubewright.formats.old_search import read_rows
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.formats.piece_sets.file import piece_set_text, read_piece_set
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.project.search_state import CHECK, digest, state_bytes, state_of_bytes
from cubewright.formats.user_library import library_file, user_sources
from cubewright.formats.xmpuzzle.assemblies import decoded_assembly, stored_solutions
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle, read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import file_elements, puzzle_of
from cubewright.model.constraints import Constraints
from cubewright.presenter.files.saved_search import read_saved_search, searched_project
from cubewright.presenter.files.search_state import (
    check_problem,
    checkpoint_of,
    resumable_state,
    search_state,
)
from cubewright.resources import figures_folder
from cubewright.solver.report import Prepared
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engines
from cubewright.solver.solve import solve

SAMPLES = Path(__file__).parents[2] / "samples" / "version-0.1"
PROJECTS = Path(__file__).parents[2] / "samples" / "projects"
SEARCHES = Path(__file__).parents[2] / "samples" / "searches"
SMALL_FIGURES = """/SOMA Corner
; pieces: soma
; unique solutions: 1
;placed V /1.../11..
;forbid L /..x./....
/.-+./11..
; x^ 12

/HEX Ring
/ 1 1 /1 0 1
"""
NAMED_PIECES = """; pieces: My bars, drawn here
;piece I count=2
;shape I /XX
;shape L /XX/X.
/SOMA Bars 1
; pieces: My bars
/IIL/.LL

/IIL/ILL

/SOMA Bars 2
; pieces: my bars
;pieces minimum=0
/III/ILL
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "damaged"


def changed_values(random_, content):
    """Change the values of a JSON file, and recompute a digest in it."""
    values = altered(random_, json.loads(content))
    if isinstance(values, dict) and CHECK in values and random_.random() < 0.95:
        with_digest(values)
    return as_json(values)


def with_digest(values):
    with suppress(UnicodeEncodeError):  # a surrogate cannot be written as UTF-8
        values[CHECK] = digest(values)


def either(random_, content):
    """Change the bytes of a JSON file or its values."""
    return (damaged if random_.random() < 0.3 else changed_values)(random_, content)


def figure_samples():
    texts = [SMALL_FIGURES, NAMED_PIECES, (SAMPLES / "directives.fig").read_text()]
    for puzzle in ("cube", "meteor", "hexiamonds-6x6"):
        if puzzle in built_in_puzzles():
            board = built_in_puzzle(puzzle)
            texts.append(new_fig(board.figure, ["a comment"], Constraints.of(board)).text)
    files = sorted(figures_folder().glob("*.fig"))
    texts += ["".join(file.read_text().splitlines(keepends=True)[:40]) for file in files]
    return [text.encode() for text in texts]


@TIERS
def test_figure_files(path, inputs):
    path = path.with_suffix(".fig")

    def read(content):
        replace_file(path, content)
        file = read_fig(path)
        rows = list(batch_rows_of_file(file))
        assert len(rows) >= len(file.blocks) > 0 or not file.blocks
        assert parse_fig(file.text, path.name).blocks == file.blocks

    fuzz(inputs, figure_samples(), damaged, read, FormatError)


@TIERS
def test_burrtools_files(path, inputs):
    path = path.with_suffix(".xmpuzzle")
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    samples = [SAMPLE.encode(), xml_bytes(file_elements(puzzles), packed=False)]
    samples += [gzip.compress(sample, mtime=0) for sample in samples]

    def read(content):
        replace_file(path, content)
        file = read_xmpuzzle(path)
        assert parse_xmpuzzle(xml_bytes(file.elements, packed=False), "again").shapes == file.shapes
        for problem in file.problems:
            for stored in stored_solutions(file, problem):
                with suppress(FormatError):
                    decoded_assembly(stored.assembly or "", file, problem)
            with suppress(FormatError):
                puzzle_of(file, problem)

    fuzz(inputs, samples, damaged, read, FormatError)


@TIERS
def test_piece_sets(path, inputs):
    samples = [piece_set_text(each).encode() for each in piece_sets().values()]
    samples = [each for each in samples if len(each) < 6000]
    samples.append((SAMPLES / "mine.toml").read_bytes())

    def read(content):
        replace_file(path, content)
        pieces = read_piece_set(path)
        assert pieces.pieces
        again = path.with_name("again.toml")
        again.write_text(piece_set_text(pieces), "utf-8", errors="strict")
        assert read_piece_set(again) == pieces

    fuzz(inputs, samples, damaged, read, FormatError)


@TIERS
def test_saved_design_runs(path, inputs):
    design = SavedDesign(rank=0, choice=(1, 0, 1, 1, 1, 1, 1), solutions=3, tries=1.5)
    puzzle = built_in_puzzle("cube")
    run = SavedRun(
        (puzzle.figure, puzzle.figure),
        puzzle.piece_set,
        (1, None),
        (6, 7),
        different=True,
        level=2,
        done=3,
        tallies=(0, 1, 1, 0),
        found=(design,),
    )
    write_designs(path, run)
    samples = [path.read_bytes()]

    def read(content):
        replace_file(path, content)
        found = read_designs(path)
        write_designs(path, found)
        again = read_designs(path)
        assert (again.done, again.found) == (found.done, found.found)

    fuzz(inputs, samples, either, read, FormatError)


@TIERS
def test_known_counts(path, inputs):
    figure = built_in_puzzle("cube").figure
    counts = KnownCounts(path)
    counts.remember(built_in_puzzle("cube"), 240)
    samples = [path.read_bytes(), (SAMPLES / "known-counts.json").read_bytes()]

    def read(content):
        replace_file(path, content)
        KnownCounts(path).counts(figure)

    fuzz(inputs, samples, either, read, FormatError)


@TIERS
def test_library_lists(inputs):
    library_file().parent.mkdir(parents=True)

    def read(content):
        replace_file(library_file(), content)
        for place in user_sources():
            read_library_file(place)

    fuzz(inputs, [(SAMPLES / "library.json").read_bytes()], either, read, FormatError)


@TIERS
def test_rows_of_saved_searches(path, inputs):
    head = {"format": "cubewright solutions", "version": 1, "problem": "digest"}
    head |= {"first": 2, "columns": 4}
    rows = np.arange(80).reshape(-1, 4)
    samples = [
        as_json({**head, "options": options}) + b"\n" + rows.astype(kind).tobytes()
        for options, kind in ((300, "<i2"), (70_000, "<i4"))
    ]

    def change(random_, content):
        if random_.random() < 0.3:
            return damaged(random_, content)
        line, _, body = content.partition(b"\n")
        return as_json(altered(random_, json.loads(line))) + b"\n" + body

    def read(content):
        replace_file(path, content)
        found = read_rows(path, "digest", 22)
        assert found.max(initial=0) <= np.iinfo(np.int32).max

    fuzz(inputs, samples, change, read, FormatError)


@pytest.fixture(scope="module")
def state_samples(tmp_path_factory):
    """States of searches of small puzzles by every engine, on one thread and on two."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUBEWRIGHT_HOME", str(tmp_path_factory.mktemp("samples")))
        make_steps_short(patch)
        return make_state_samples()


def make_steps_short(monkeypatch):
    """Make steps short: damage is found on restoring a search or in first steps of any length."""
    monkeypatch.setattr("cubewright.solver.solve.FIRST_BUDGET", 2000)
    monkeypatch.setattr("cubewright.solver.solve.STEP_SECONDS", 0.002)


def searched_puzzles():
    """An exact puzzle, and one in which not all pieces are used."""
    soma = built_in_puzzle("cube")
    figure = replace(soma.figure, cells=soma.figure.lattice.box((4, 2, 2)))
    pieces = replace(soma.piece_set, minimums=(0,) * 7)
    return built_in_puzzle("half-hour"), replace(soma, figure=figure, piece_set=pieces)


def make_state_samples():
    samples = []
    for name in sorted(engines()):
        for which, puzzle in enumerate(searched_puzzles()):
            for threads in (1, 2):
                request = SolveRequest(puzzle, engine=name, threads=threads)
                control, cover = Control(), None
                for number, report in enumerate(solve(request, control)):
                    if isinstance(report, Prepared):
                        cover = report.cover
                    elif number == 2:
                        control.stop()
                if report.checkpoint is not None:
                    state = search_state(request, cover, report.checkpoint)
                    samples.append(as_json({**json.loads(state_bytes(state)), "which": which}))
    assert len(samples) > len(engines())
    return samples


@TIERS
def test_projects(path, inputs):
    samples = [each.read_bytes() for each in sorted(PROJECTS.glob("*.cubewright"))]

    def change(random_, content):
        """Change the bytes of a file, or the values in its tables."""
        if random_.random() < 0.5:
            return damaged(random_, content)
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            connection.deserialize(content)
            connection.execute("PRAGMA foreign_keys = OFF")
            table, columns = random_.choice(
                (
                    ("project", ("data",)),
                    ("shape", ("data",)),
                    ("problem", ("data", "results", "search", "position", "solutions")),
                    ("solutions", ("placements", "columns", "count")),
                    ("block", ("rows", "count", "number")),
                )
            )
            column = random_.choice(columns)
            query = f"SELECT rowid, {column} FROM {table} ORDER BY rowid"
            row, value = random_.choice(connection.execute(query).fetchall())
            if isinstance(value, str):
                value = either(random_, value.encode()).decode("utf-8", "replace")
            elif isinstance(value, bytes):
                value = damaged(random_, value)
            else:
                value = random_.choice((None, 0, 1, 5, 4096, 2**31, -1))
            with suppress(sqlite3.IntegrityError):
                connection.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, row))
            return connection.serialize()

    def read(content):
        replace_file(path, content)
        project = read_project(path)
        for index, problem in enumerate(project.problems):
            if problem.figure is not None and problem.pieces:
                project.puzzle_to_solve(index)
            list(problem.results.solutions)
        write_project(path, project)

    fuzz(inputs, samples, change, read, CubewrightError)


@TIERS
def test_states_of_searches(path, inputs, state_samples, monkeypatch):
    make_steps_short(monkeypatch)
    puzzles = searched_puzzles()

    def change(random_, content):
        values = json.loads(content)
        if random_.random() < 0.5:
            values["state"] = altered(random_, values["state"])
            with_digest(values)
            return as_json(values)
        return either(random_, content)

    def read(content):
        state = state_of_bytes(content, path.name)
        resume(path, resumable_state(state, path), puzzles[json.loads(content).get("which") == 1])

    fuzz(inputs, state_samples, change, read, CubewrightError)


@TIERS
def test_saved_searches_of_earlier_versions(path, inputs, monkeypatch):
    make_steps_short(monkeypatch)
    samples = [
        gzip.decompress(content) if (content := each.read_bytes())[:2] == b"\x1f\x8b" else content
        for folder in (SAMPLES, SEARCHES)
        for each in sorted((*folder.glob("*.search"), *folder.glob("*.search.gz")))
    ]

    def change(random_, content):
        values = json.loads(content)
        if random_.random() < 0.5:
            name = random_.choice(
                [name for name in ("state", "position", "puzzle") if name in values]
            )
            values[name] = altered(random_, values[name])
            with_digest(values)
            content = as_json(values)
        else:
            content = either(random_, content)
        return gzip.compress(content, 1) if random_.random() < 0.2 else content

    def read(content):
        replace_file(path, content)
        saved = read_saved_search(path)
        resume(path, saved, saved.puzzle)
        write_project(path, searched_project(saved.puzzle, saved.results))
        assert read_saved_search(path).puzzle.search_key == saved.puzzle.search_key

    fuzz(inputs, samples, change, read, CubewrightError)


def resume(path, state, puzzle):
    """Take the first steps of a search after its state."""
    request = SolveRequest(
        puzzle,
        state.convention,
        state.engine,
        tuple(state.settings.items()),
        checkpoint=checkpoint_of(state),
        threads=2,
    )
    control = Control()
    for number, report in enumerate(solve(request, control)):
        if isinstance(report, Prepared):
            check_problem(path, state, report.cover)
        if number > 3:
            control.stop()
