"""Links contain a puzzle, a solution and its plan, and are refused when damaged."""

import json
import random
import string
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.links.link import (
    ADDRESS,
    MAX_CELLS,
    MAX_LENGTH,
    MAX_SOLUTIONS,
    LinkedPuzzle,
    LinkedSolution,
    is_link,
    link_of,
    read_link,
)
from cubewright.formats.links.packed_cells import PackedReader, PackedWriter
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.scripting import solve

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from linked_samples import content_of, packed, random_link
from mutations import TIERS, altered, as_json, damaged, fuzz

SEEDS = range(60)
OLD = (0, 1, 2, 14, 15, 56)
"""The seeds of the links in ``old_links.txt``."""
ALPHABET = string.ascii_letters + string.digits + "-_"


@pytest.mark.parametrize("name", built_in_puzzles())
def test_every_built_in_puzzle_is_read_back(name):
    puzzle = built_in_puzzle(name)
    link = link_of(LinkedPuzzle(puzzle))
    assert read_link(link) == LinkedPuzzle(puzzle)
    assert len(link) < 800


@pytest.mark.parametrize("seed", SEEDS)
def test_random_puzzles_of_every_lattice_are_read_back(seed):
    linked = random_link(seed)
    link = link_of(linked)
    assert set(link.partition("#")[2]) <= set(ALPHABET)
    assert read_link(link) == linked
    assert read_link(link.partition("#")[1] + link.partition("#")[2]) == linked


def test_the_looks_of_colour_numbers_are_read_back():
    puzzle = replace(built_in_puzzle("cube"), cell_colours=("#aa0000", "#00aa00"))
    assert read_link(link_of(LinkedPuzzle(puzzle))).puzzle.cell_colours == puzzle.cell_colours


def test_random_puzzles_include_every_part_of_a_link():
    samples = [random_link(seed) for seed in SEEDS]
    assert {each.puzzle.figure.lattice for each in samples} == set(lattices().values())
    assert any(each.plan is not None and each.plan.turn_count for each in samples)
    assert any(each.solution is None for each in samples)
    assert any(each.plan is None and each.solution is not None for each in samples)
    assert any(other.plan is not None for each in samples for other in each.others)
    assert any(each.groups for each in samples)
    assert any(each.weights for each in samples)
    assert any(each.note for each in samples)


def test_links_of_earlier_versions_still_open():
    links = (Path(__file__).parent / "old_links.txt").read_text(encoding="utf-8").split()
    for seed, link in zip(OLD, links, strict=True):
        now = random_link(seed)
        old = read_link(f"#{link}")
        assert old == LinkedPuzzle(now.puzzle, now.solution, now.plan)
        again = link_of(old)
        # Earlier versions did not add the figure file of a puzzle with rules.
        assert again.partition("#")[2] == link or b'"fig":' in content_of(again)


def test_ten_solutions_of_soma_are_short():
    puzzle = built_in_puzzle("cube")
    first, *others = solve(puzzle, limit=10)
    linked = LinkedPuzzle(puzzle, first, None, tuple(map(LinkedSolution, others)))
    link = link_of(linked)
    assert len(link) < 800
    assert read_link(link) == linked
    many = replace(linked, others=linked.others[:1] * MAX_SOLUTIONS)
    with pytest.raises(CubewrightError, match="too large for a link"):
        link_of(many)


def test_bedlam_with_a_solution_is_far_shorter_than_1200_characters():
    puzzle = built_in_puzzle("bedlam")
    solution = solve(puzzle, limit=1)[0]
    link = link_of(LinkedPuzzle(puzzle, solution))
    assert len(link) < 700
    assert read_link(link).solution == solution


def test_another_page_can_show_the_puzzle():
    linked = random_link(1)
    link = link_of(linked, "file:///docs/puzzle.html")
    assert link.startswith("file:///docs/puzzle.html#")
    assert read_link(f"  <{link}>\n") == linked


def test_files_names_and_colours_are_no_links():
    assert is_link(link_of(random_link(1)))
    for text in ("cube", "my.fig", "#1a2b3c", "", "a b#1" + 30 * "x", "https://example.org/#top"):
        assert not is_link(text)


def test_every_damaged_link_is_refused_or_has_the_same_content():
    for seed in SEEDS:
        linked = random_link(seed)
        link = link_of(linked)
        start = len(ADDRESS) + 1
        random_ = random.Random(seed)
        for _ in range(20):
            at = random_.randrange(start, len(link))
            changed = random_.choice(
                (
                    link[:at],
                    link[:at] + random_.choice(ALPHABET) + link[at + 1 :],
                    link[:at] + random_.choice(ALPHABET) + link[at:],
                    link[:at] + link[at + 1 :],
                    link[:at] + link[at:][::-1],
                    link + link[at:],
                )
            )
            with suppress(FormatError):
                assert read_link(changed) == linked


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{ADDRESS}#1{'A' * (1 << 20)}", "longer than any link"),
        (f"{ADDRESS}#1{'A' * MAX_LENGTH}", "incomplete or damaged"),
        (f"{ADDRESS}#1{'A' * 40}", "incomplete or damaged"),
        (f"{ADDRESS}#3{'A' * 40}", "a later version made it"),
        ("https://example.org/", "not a link to a puzzle"),
        (f"{ADDRESS}#1{'A' * 30}%", "not a link to a puzzle"),
    ],
)
def test_a_wrong_link_is_refused_in_one_sentence(text, reason):
    with pytest.raises(FormatError, match=reason):
        read_link(text)


def test_a_link_that_unpacks_to_gigabytes_is_refused():
    with pytest.raises(FormatError, match="contains more than any link"):
        read_link(packed(b"\0" * (1 << 25)))


def test_a_puzzle_that_is_too_large_has_no_link():
    figure = Figure(CUBIC.box((30, 30, 30)))
    assert len(figure) > MAX_CELLS
    pieces = PieceSet("own", "own", (Piece("A", ((0, 0, 0),)),), (27_000,))
    with pytest.raises(CubewrightError, match="too large for a link; send a file instead"):
        link_of(LinkedPuzzle(Puzzle(figure, pieces)))
    apart = Figure([(0, 0, 0), (9_999, 9_999, 9_999)])
    with pytest.raises(CubewrightError, match="too large for a link"):
        link_of(LinkedPuzzle(Puzzle(apart, pieces)))
    noise = "".join(random.Random(1).choices(ALPHABET, k=MAX_LENGTH))
    named = replace(figure, cells=figure.cells[:9], name=noise)
    with pytest.raises(CubewrightError, match="too large for a link"):
        link_of(LinkedPuzzle(Puzzle(named, replace(pieces, counts=(9,)))))


def test_a_solution_that_places_a_piece_wrongly_is_refused():
    puzzle = built_in_puzzle("cube")
    solution = solve(puzzle, limit=1)[0]
    first, second, *others = solution.placed
    swapped = replace(first, piece=second.piece), replace(second, piece=first.piece)
    wrong = replace(solution, placed=(*swapped, *others))
    with pytest.raises(FormatError):
        read_link(link_of(LinkedPuzzle(puzzle, wrong)))


@TIERS
def test_links_with_damaged_content(inputs):
    """The check value fits, so that the damage reaches the readers of the content."""
    samples = [content_of(link_of(random_link(seed))) for seed in SEEDS]

    def change(random_, content):
        if random_.random() < 0.4:
            return damaged(random_, content)
        reader = PackedReader(content, 1)
        text = reader.text()
        rest = content[content.index(text) + len(text) :]
        writer = PackedWriter()
        writer.text(as_json(altered(random_, json.loads(text))))
        return bytes(writer.content) + rest

    def read(content):
        linked = read_link(packed(content))
        assert read_link(link_of(linked)) == linked

    fuzz(inputs, samples, change, read, CubewrightError)
