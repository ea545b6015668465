"""Read every block of the figure files that players made."""

import csv
from collections import Counter
from pathlib import Path
from time import perf_counter

import pytest

from cubewright.formats.fig.file import Block, FigFile, blocks_text, parse_fig, read_fig, write_fig
from cubewright.formats.piece_sets.catalogue import piece_set, piece_sets

FIGURES = Path(__file__).parents[2] / ".." / "shared" / "data" / "figures"

pytestmark = pytest.mark.shared_data

BLOCKS = {  # by file: blocks, good ones, alternatives, impossible ones
    "site-001-100.fig": (107, 107, 1, 3),
    "site-C3A.fig": (25, 25, 0, 0),
    "site-T.fig": (356, 345, 0, 0),
    "partial-A.fig": (109, 108, 0, 0),
    "double-X.fig": (22, 21, 0, 0),
    "double-D001025.fig": (6, 5, 2, 0),
    "somaplus-N000814.txt": (2, 2, 0, 0),
}

# The blocks that the files' own list calls wrong, and the error message for each.
KNOWN_BAD = {
    ("site-T.fig", "SOMA-T173"): "has 25 cubelets, but piece 1 has only 1 of its 3 cubelets",
    ("site-T.fig", "SOMA-T179"): "piece 5 is not connected, piece 6 is not connected",
    ("site-T.fig", "SOMA-T219"): "piece 3 has 5 cubelets instead of 4",
    ("site-T.fig", "SOMA-T237b"): "has 38 cubelets, but piece 1 has 6 cubelets instead of 3",
    ("site-T.fig", "SOMA-T277"): "piece 7 has only 3 of its 4 cubelets",
    ("site-T.fig", "SOMA-T290"): "piece 5 has 5 cubelets instead of 4",
    ("site-T.fig", "SOMA-T307"): "piece 4 has only 2 of its 4 cubelets",
    ("site-T.fig", "SOMA-T324"): "piece 3 has only 3 of its 4 cubelets",
    ("double-D001025.fig", "SOMA001"): "piece 7 is not connected",
}

# Wrong as well, though the list does not have them.
FOUND_BAD = {
    ("site-T.fig", "SOMA-T145"): "piece 5 has the shape of piece 6, piece 6 has the shape of",
    ("site-T.fig", "SOMA-T223"): "piece 2 has the shape of piece 3, piece 4 has the shape of",
    ("site-T.fig", "SOMA-T284"): "piece 5 has the shape of piece 6, piece 6 has the shape of",
    ("partial-A.fig", "SOMA-A078"): "piece 1 has 4 cubelets instead of 3",
    ("double-X.fig", "SOMA-X018"): "piece 3 has 5 cubelets instead of 4",
}

# On the list because of their notation; their content is correct and is read.
UNDERSTOOD = {
    ("site-T.fig", "SOMA-T235"): (19, "soma"),  # its comment says so: five pieces
    ("double-X.fig", "SOMA-X014"): (54, "double-soma"),  # each digit covers both copies
    ("double-X.fig", "SOMA-X016"): (54, "double-soma"),  # every row ends in "/"
}


@pytest.fixture(scope="module", params=sorted(BLOCKS))
def file(request) -> FigFile:
    return read_fig(FIGURES / request.param)


def test_every_block_is_read(file, capsys):
    good = sum(block.problem is None for block in file.blocks)
    alternatives = sum(len(block.alternatives) for block in file.blocks)
    aside = sum(block.is_commented_out for block in file.blocks)
    with capsys.disabled():
        print(f"\n{file.name}: {len(file.blocks)} blocks, {good} good", end=" ")
    assert (len(file.blocks), good, alternatives, aside) == BLOCKS[file.name]


def test_no_file_is_forgotten():
    assert {path.name for path in FIGURES.iterdir() if path.suffix != ".tsv"} == set(BLOCKS)


def test_just_the_blocks_known_to_be_bad_are_bad(file):
    bad = {(file.name, block.name): block for block in file.blocks if block.problem}
    known = {**KNOWN_BAD, **FOUND_BAD}
    assert set(bad) == {key for key in known if key[0] == file.name}
    for key, block in bad.items():
        assert str(block.problem).startswith(f"{file.name}, line {block.line}: figure '{key[1]}'")
        assert known[key] in str(block.problem)
        assert block.figure is not None, "it can still be opened and corrected"


@pytest.mark.parametrize(("where", "means"), UNDERSTOOD.items(), ids=lambda x: str(x[1]))
def test_unusual_notation_is_understood(where, means):
    block = read_fig(FIGURES / where[0]).find(where[1])
    assert block.problem is None
    assert block.figure is not None
    assert block.piece_set is not None
    assert (len(block.figure), block.piece_set.name) == means
    assert block.solution(block.piece_set).is_valid()


def test_every_good_block_is_a_valid_solution(file):
    for block in _all(file):
        if block.problem is not None or block.is_commented_out:
            continue
        assert block.is_solution, block.name
        assert block.piece_set is not None
        solution = block.solution(block.piece_set)
        assert solution.is_valid(), block.name
        assert solution.puzzle.figure == block.figure
    aside = [block for block in file.blocks if block.is_commented_out]
    assert all(block.is_template and not block.is_solution for block in aside)


def test_figures_of_some_of_the_pieces_have_just_those():
    file = read_fig(FIGURES / "partial-A.fig")
    counts = Counter(
        block.solution(piece_set("soma")).puzzle.piece_set.piece_count
        for block in file.blocks
        if block.problem is None
    )
    assert sum(counts.values()) == 108
    assert set(counts) == {3, 4, 7}
    first = file.blocks[0].solution(piece_set("soma")).puzzle.piece_set
    assert [piece.symbol for piece in first.pieces] == ["V", "T", "Z"]


def test_impossible_figures_are_set_aside_with_their_comment():
    file = read_fig(FIGURES / "site-001-100.fig")
    aside = [block for block in file.blocks if block.is_commented_out]
    assert [block.name for block in aside] == ["SOMA024", "SOMA029", "SOMA033"]
    assert all(block.comments == ("Proven impossible",) for block in aside)
    assert all(block.figure is not None and len(block.figure) == 27 for block in aside)


def test_soma_plus_headings_need_no_slash():
    file = read_fig(FIGURES / "somaplus-N000814.txt")
    names = ["SOMAplus 001 The 2,4,5 Base", "SOMAplus 002 The dual towers."]
    assert [block.name for block in file.blocks] == names
    assert [block.figure.size for block in file.blocks if block.figure] == [(5, 4, 2), (6, 5, 3)]


def test_prose_of_a_web_page_is_no_figure():
    file = read_fig(FIGURES / "double-D001025.fig")
    assert [block.name for block in file.blocks] == [f"SOMA00{n}" for n in range(1, 7)]
    alternatives = [[a.line for a in block.alternatives] for block in file.blocks]
    assert alternatives == [[29], [], [56], [], [], []]
    assert all(a.is_solution for block in file.blocks for a in block.alternatives)


def test_every_counted_block_is_found_by_its_line():
    files = {name: read_fig(FIGURES / name) for name in BLOCKS}
    with (FIGURES / "counts.tsv").open() as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    assert len(rows) == 491
    bad = {**KNOWN_BAD, **FOUND_BAD}
    for row in rows:
        block = files[row["file"]].at_line(int(row["line"]))
        assert block is not None, row
        # The table's names carry no blanks, and mark alternatives.
        assert block.name.replace(" ", "_") == row["figure"].removesuffix("#alt")
        assert block.figure is not None
        assert len(block.figure) == 27
        assert (block.problem is None) == ((row["file"], block.name) not in bad)


def test_files_written_again_have_the_same_meaning(file):
    readable = [block for block in _all(file) if block.figure is not None]
    again = parse_fig(blocks_text(file.blocks), "again.fig").blocks
    assert len(again) == len(readable)
    assert len({block.name for block in again}) == len(again)
    for before, after in zip(readable, again, strict=True):
        assert after.name.split(" (")[0] == before.name.split(" (")[0]
        assert after.comments == before.comments
        assert after.figure is not None
        assert before.figure is not None
        assert after.figure.cells == before.figure.cells
        assert after.marks == before.marks
        assert after.is_commented_out == before.is_commented_out
        assert after.is_solution == before.is_solution


def test_a_file_saved_unchanged_is_the_same_bytes(file, tmp_path):
    write_fig(tmp_path / file.name, file)
    assert (tmp_path / file.name).read_bytes() == (FIGURES / file.name).read_bytes()


def test_changing_one_figure_leaves_the_others_unchanged(file):
    for index in range(0, len(file.blocks), 1 + len(file.blocks) // 3):
        old = file.blocks[index].figure
        assert old is not None
        figure = old.toggled(old.cells[-1])
        changed = file.with_figure(index, figure)
        block = changed.blocks[index]
        assert block.figure == figure.aligned()
        assert block.comments == file.blocks[index].comments
        assert _meanings(changed, index) == _meanings(file, index)
        assert len(file.without(index).blocks) == len(file.blocks) - 1
        assert _meanings(file.without(index)) == _meanings(file, index)


@pytest.mark.timed
def test_reading_is_quick():
    piece_sets()
    start = perf_counter()
    read_fig(FIGURES / "site-T.fig")
    assert perf_counter() - start < 2  # about 0.1 s on a machine with nothing else to do


def _all(file: FigFile) -> list[Block]:
    return [each for block in file.blocks for each in (block, *block.alternatives)]


def _meanings(file: FigFile, but: int | None = None) -> list[tuple[object, ...]]:
    return [
        (block.name, block.figure, tuple(block.marks.items()), block.comments,
         [alternative.figure for alternative in block.alternatives])
        for index, block in enumerate(file.blocks)
        if index != but
    ]  # fmt: skip
