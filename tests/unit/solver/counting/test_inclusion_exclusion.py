"""The parts of a frontier count add up to the whole."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzles import puzzles_on_any_lattice

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.cluster.count_part import counted_part
from cubewright.solver.counting import division
from cubewright.solver.counting.burnside import burnside_options, has_all_kinds, symmetry_classes
from cubewright.solver.counting.division import division_steps, expected_share
from cubewright.solver.counting.inclusion_exclusion import (
    WHOLE,
    count_parts,
    divide,
    factor,
    kinds_to_merge,
    options_of,
)
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.steps import completed
from cubewright.solver.search.control import Control

PLENTY = 64 << 20


def count_of(options, part, max_bytes=PLENTY):
    return counted_part(options, part, max_bytes, Control())


def total_of(options, parts):
    return sum(factor(options, part) * count_of(options, part).total for part in parts)


def all_options(puzzle):
    """Yield the options of each class of symmetries."""
    cover = cover_problem(puzzle)
    for group in symmetry_classes(cover.images):
        options = burnside_options(cover, int(group[0]))
        if has_all_kinds(options):
            yield options


@given(puzzle=puzzles_on_any_lattice(exact=True), data=st.data())
def test_the_parts_of_any_division_add_up(puzzle, data):
    for options in all_options(puzzle):
        kinds = data.draw(st.permutations(kinds_to_merge(options)))
        kinds = kinds[: data.draw(st.integers(0, 4))]
        parts = divide(options, kinds)
        assert len(parts) == count_parts(options, kinds)
        assert total_of(options, parts) == count_of(options, WHOLE).total


@settings(max_examples=10)
@given(data=st.data())
def test_pieces_with_several_copies(data):
    pieces = piece_set("double-soma").pieces[1:]
    copies = data.draw(st.sampled_from([(2, 2, 0, 0), (3, 1, 0, 0), (2, 1, 1, 0), (4, 0, 0, 0)]))
    chosen = data.draw(st.permutations(range(len(pieces))))[:4]
    some = PieceSet(
        "some",
        "some",
        tuple(pieces[kind] for kind, n in zip(chosen, copies, strict=True) if n),
        tuple(n for n in copies if n),
    )
    box = data.draw(st.sampled_from([(2, 2, 4), (4, 4, 1), (2, 8, 1)]))
    for options in all_options(Puzzle(Figure(some.lattice.box(box)), some)):
        kinds = data.draw(st.permutations(kinds_to_merge(options)))
        parts = divide(options, kinds[:2])
        assert total_of(options, parts) == count_of(options, WHOLE).total


def test_two_soma_sets_in_nine_parts():
    double = piece_set("double-soma")
    options = next(all_options(Puzzle(Figure(double.lattice.box((9, 3, 2))), double)))
    parts = divide(options, kinds_to_merge(options)[:2])
    assert len(parts) == 9
    assert total_of(options, parts) == 6_490_644_296


def test_factors_with_one_copy_are_signs():
    options = next(all_options(built_in_puzzle("cube")))
    parts = divide(options, kinds_to_merge(options)[:3])
    assert [factor(options, part) for part in parts] == [
        Fraction((-1) ** (3 - sum(part.weights))) for part in parts
    ]
    shares = [expected_share(options, part) for part in parts]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1


def test_kinds_of_the_most_frequent_size_are_merged_first():
    options = next(all_options(built_in_puzzle("cube")))
    kinds = kinds_to_merge(options)
    assert sorted(kinds) == list(range(7))
    assert [int(options.sizes[kind]) for kind in kinds] == [4] * 6 + [3]
    merged = options_of(options, divide(options, kinds)[0])
    assert merged.copies.tolist() == [27]
    assert merged.sizes.tolist() == [1]


def test_a_division_fits_the_memory():
    options = next(all_options(built_in_puzzle("pentominoes-6x10")))
    one, small = (completed(division_steps(options, 1, each)) for each in (1 << 30, 20 << 20))
    assert one.kinds == ()
    assert one.parts == 1
    assert one.peak_bytes > 20 << 20 >= small.peak_bytes
    assert small.parts == 2 ** len(small.kinds) > 8
    largest = count_of(options, divide(options, small.kinds)[0], 20 << 20)
    assert 0 < largest.peak_bytes <= small.peak_bytes


def test_more_workers_get_more_parts_and_less_work_each():
    options = next(all_options(built_in_puzzle("pentominoes-6x10")))
    times = []
    for slots in (1, 8, 64):
        found = completed(division_steps(options, slots, 1 << 30))
        assert found.parts >= slots
        times.append(found.time(slots))
    assert times == sorted(times, reverse=True)


def test_no_division_helps_if_there_are_too_many_frontiers():
    options = next(all_options(built_in_puzzle("pentominoes-6x10")))
    assert completed(division_steps(options, 8, 1 << 18)) is None
    result = count_of(options, divide(options, range(12))[0], 1 << 18)
    assert result.total is None
    assert not result.divisible


def test_without_an_estimate_there_are_parts_for_all_workers(monkeypatch):
    monkeypatch.setattr(division.SizeEstimate, "is_possible", lambda _: False)
    options = next(all_options(built_in_puzzle("cube")))
    found = completed(division_steps(options, 10, PLENTY))
    assert found.parts == 16
    assert found.work == 0


@pytest.mark.parametrize("slots", [1, 4])
def test_kinds_too_many_for_one_count_are_taken_together(monkeypatch, slots):
    from cubewright.solver.counting import frontier_problem

    monkeypatch.setattr(frontier_problem, "MAX_CODES", 100)
    options = next(all_options(built_in_puzzle("cube")))
    assert count_of(options, WHOLE).total is None
    found = completed(division_steps(options, slots, PLENTY))
    assert total_of(options, divide(options, found.kinds)) == 11_520
