"""Pieces of groups that may stay together, compared with the definition."""

import random
from dataclasses import replace
from itertools import product

import pytest
from assemblies import analysed
from plain_disassembly import apart, random_assembly

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import Assembly


def with_groups(assembly, seed):
    """Pieces of some kinds, each of which may belong to groups as often as stated."""
    chance = random.Random(seed)
    kinds = [chance.randrange(len(assembly.pieces)) for _ in assembly.pieces]
    groups = {
        kind: tuple((group, chance.randint(1, 2)) for group in (1, 2) if chance.random() < 0.6)
        for kind in kinds
    }
    pieces = [
        replace(piece, kind=kind, groups=groups[kind])
        for piece, kind in zip(assembly.pieces, kinds, strict=True)
    ]
    return Assembly(assembly.lattice, tuple(pieces))


def locked_parts(assembly, numbers):
    """Return the parts and single pieces that remain when some pieces separate completely.

    A separation stays possible without the other pieces, so the parts are the same in any order.
    """
    order = sorted(numbers)
    found = len(order) > 1 and apart(
        Assembly(assembly.lattice, tuple(assembly.pieces[n] for n in order))
    )
    if not found:
        return [frozenset(numbers)]
    moved = frozenset(order[n] for n in min(found[1], key=sorted))
    return locked_parts(assembly, moved) + locked_parts(assembly, frozenset(order) - moved)


def may_stay(assembly, parts):
    """Return whether all parts get a group that their pieces allow, none more often than stated."""
    named = {}
    for piece in assembly.pieces:
        for group, copies in piece.groups:
            named[piece.kind, group] = copies
    for choice in product((1, 2), repeat=len(parts)):
        used = {}
        for part, group in zip(parts, choice, strict=True):
            for number in part:
                key = assembly.pieces[number].kind, group
                used[key] = used.get(key, 0) + 1
        if all(copies <= named.get(key, 0) for key, copies in used.items()):
            return True
    return False


def is_solved(assembly):
    """Return whether an assembly counts as taken apart."""
    parts = locked_parts(assembly, frozenset(range(len(assembly.pieces))))
    if len(parts) == 1 and len(assembly.pieces) > 1:
        return False

    def has_one_group(part):
        groups = {assembly.pieces[number].groups for number in part}
        numbers = {tuple(group for group, _ in each) for each in groups}
        return len(numbers) == 1 and len(numbers.pop()) == 1

    return may_stay(assembly, [part for part in parts if len(part) > 1 and not has_one_group(part)])


@pytest.mark.parametrize("count", [4, 5])
def test_random_assemblies_with_groups_agree_with_the_definition(count):
    made = [
        random_assembly(CUBIC, (3, 3, 2), count, seed, holes=0.05, jumps=0.7) for seed in range(300)
    ]
    locked = [
        each
        for each, found in zip(made, analysed(made), strict=True)
        if found.outcome is AnalysisOutcome.CANNOT
    ]
    assemblies = [with_groups(each, seed) for each in locked[:20] for seed in range(5)]
    expected = [is_solved(each) for each in assemblies]
    assert expected.count(True) > 4
    assert expected.count(False) > 4
    for canonical in (True, False):
        found = analysed(assemblies, canonical=canonical)
        assert [each.outcome is AnalysisOutcome.APART for each in found] == expected
