"""Collections survive a round trip through CSV and JSON."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.collection import exchange
from cubewright.formats.collection.exchange import (
    csv_of,
    json_of,
    puzzles_of_csv,
    puzzles_of_json,
    read_exchange,
)
from cubewright.formats.collection.file import stored_file
from cubewright.model.collected import (
    CollectedPuzzle,
    Findings,
    State,
    note_text,
    single_line,
)
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices

LINE = st.text(max_size=12).map(single_line) | st.sampled_from(
    ("=1+1", "'=1+1", "''", "'t Hooft", "-", "+12", "@x", 'a"b,c;d', "é\N{SNOWMAN}")
)
COUNT = st.none() | st.integers(0, 2**63 - 1)
CATALOGUE = LINE.map(lambda text: text.replace(":", "")).map(single_line).filter(bool)
NUMBERS = st.lists(st.tuples(CATALOGUE, LINE.filter(bool)), max_size=3).map(tuple)
SECONDS = st.floats(0, 1e15)
FINDINGS = st.builds(
    Findings,
    COUNT,
    COUNT,
    COUNT,
    LINE,
    SECONDS,
    st.none() | SECONDS,
    st.booleans(),
    LINE,
    st.booleans(),
    st.integers(0, 9),
)
FILES = st.builds(stored_file, LINE, st.binary(max_size=9))
CELLS = st.lists(st.tuples(*[st.integers(0, 3)] * 3), min_size=1, max_size=5)
TEXTS_AND_NUMBERS = {
    "name": LINE,
    "states": st.frozensets(st.sampled_from(State)),
    "lent_to": LINE,
    "designer": LINE,
    "maker": LINE,
    "year": st.none() | st.integers(1, 9999),
    "numbers": NUMBERS,
    "notes": st.text(max_size=30).map(note_text) | LINE,
    "form": st.sampled_from(("", "0" * 64, "ab" * 32)),
    "piece_count": st.integers(0, 100),
    "findings": st.none() | FINDINGS,
}
LISTED = st.builds(CollectedPuzzle, **TEXTS_AND_NUMBERS).filter(lambda puzzle: puzzle.name)
COMPLETE = st.builds(
    CollectedPuzzle,
    **TEXTS_AND_NUMBERS,
    file=st.none() | FILES,
    problem=st.integers(0, 5),
    figure=st.none() | CELLS.map(Figure),
    photos=st.lists(FILES, max_size=2).map(tuple),
    files=st.lists(FILES, max_size=2).map(tuple),
)


@given(st.lists(LISTED, max_size=4))
def test_csv_returns_all_texts_and_numbers(puzzles):
    assert puzzles_of_csv(csv_of(puzzles).encode(), "x.csv") == tuple(puzzles)


@given(st.data())
def test_json_returns_everything(data):
    puzzles, contents = [], {}
    for puzzle in data.draw(st.lists(COMPLETE, max_size=3)):
        for file in puzzle.contents:
            content = data.draw(st.binary(max_size=9))
            new = stored_file(file.name, content)
            contents[new.digest] = content
            puzzle = replaced(puzzle, file, new)
        puzzles.append(puzzle)
    found = puzzles_of_json(json_of(puzzles, contents).encode(), "x.json")
    assert (found.puzzles, found.contents) == (tuple(puzzles), contents)


def replaced(puzzle, old, new):
    def changed(files):
        return tuple(new if each is old else each for each in files)

    file = new if puzzle.file is old else puzzle.file
    return replace(puzzle, file=file, photos=changed(puzzle.photos), files=changed(puzzle.files))


@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
def test_json_returns_figures_of_every_lattice(lattice):
    cells = lattice.box((2, 2, 1))
    puzzle = CollectedPuzzle("x", figure=Figure(cells, lattice=lattice, optional=cells[:1]))
    assert puzzles_of_json(json_of([puzzle], {}).encode(), "x").puzzles == (puzzle,)


def test_a_spreadsheet_may_change_separators_ends_of_lines_and_columns():
    text = "\ufeffYear;NAME;Colour;owned\r\n1995;Burr;red;X\r\n;;;\r\n;Cube;;no\r\n"
    assert puzzles_of_csv(text.encode(), "x.csv") == (
        CollectedPuzzle("Burr", year=1995, states=frozenset({State.OWNED})),
        CollectedPuzzle("Cube"),
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is empty"),
        ("title\nx\n", "line 1: its first line has no column 'name'"),
        ("name,year\nx,soon\n", "line 2: column 'year': a whole number is needed"),
        ("name,year\nx,0\n", "column 'year': a number from 1 to 9999 is needed"),
        ("name,numbers\nx,12\n", "lines such as 'PWBP: 12' are needed"),
        ("name,seconds,finished\nx,nan,yes\n", "column 'seconds': a number is needed"),
        ('name\n"' + "x" * 200_000, "it is not CSV"),
    ],
)
def test_wrong_csv_is_refused_with_its_line(text, why):
    with pytest.raises(FormatError, match=r"^x\.csv") as caught:
        puzzles_of_csv(text.encode(), "x.csv")
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[]", "an object is needed"),
        ('{"format": "other", "version": 1}', "'cubewright collection' is needed"),
        ('{"format": "cubewright collection", "version": 9}', "a newer version"),
        (
            '{"format": "cubewright collection", "version": 1, "contents": {"ab": "eA=="}}',
            "damaged or too large",
        ),
        (
            '{"format": "cubewright collection", "version": 1, "puzzles": [{"name": "x", "file": '
            '{"name": "a.fig", "digest": "%s", "size": 1}}]}' % ("0" * 64),
            "the content of 'a.fig' is missing",
        ),
    ],
)
def test_wrong_json_is_refused(text, why):
    with pytest.raises(FormatError) as caught:
        puzzles_of_json(text.encode(), "x.json")
    assert why in str(caught.value)


def test_files_are_read_by_their_suffix(tmp_path):
    puzzles = (CollectedPuzzle("Cube", notes="a\nb"),)
    for name, text in (("x.CSV", csv_of(puzzles)), ("x.json", json_of(puzzles, {}))):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert read_exchange(tmp_path / name).puzzles == puzzles


def test_an_export_that_is_too_large_names_the_other_way(monkeypatch):
    monkeypatch.setattr(exchange, "MAX_CONTENTS", 3)
    with pytest.raises(FormatError, match="copy the file of the collection instead"):
        json_of([], {"x": b"four"})
