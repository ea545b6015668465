"""Solid six-piece burrs that come apart, against Cutler's numbers and against placing sticks."""

import pytest
from plain_burrs import OUTLINE, classes, placed

from cubewright.model.generators.burr_sticks import solid_stick_numbers, stick_numbers
from cubewright.model.lattice import lattice
from cubewright.model.placement import PlacedPiece
from cubewright.solver.design.separable_burrs import separable_burrs
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.search.control import Control

CUBIC = lattice("cubic")


def found(sticks):
    *_, findings = separable_burrs(sticks)
    assert findings.fraction == 1.0
    return findings


def test_notchable_sticks_give_the_burrs_that_cutler_published():
    """W. H. Cutler, "The Six-Piece Burr", Journal of Recreational Mathematics 10 (1978)."""
    findings = found(stick_numbers(notchable=True))
    assert (findings.separable, len(findings.sticks)) == (314, 25)


@pytest.mark.slow
def test_all_sticks_give_the_burrs_that_cutler_published():
    """119,979 solid burrs of 369 sticks, of the same article."""
    findings = found(stick_numbers())
    assert (findings.separable, len(findings.sticks)) == (119_979, 369)
    assert tuple(sorted(findings.sticks)) == solid_stick_numbers()
    assert findings.assemblies == 50_122_724


@pytest.mark.parametrize("numbers", [(1, 154, 256, 1007, 1024), (52, 792, 824, 911, 975)])
def test_few_sticks_give_what_placing_them_gives(numbers):
    assemblies = placed(numbers, solid=True)
    search = DisassemblySearch(CUBIC, canonical=False)
    rules = PieceRules()
    search.start(
        [
            rules.assembly(CUBIC, [PlacedPiece(0, 0, tuple(sorted(stick))) for stick in each])
            for each in assemblies
        ]
    )
    while not search.step():
        pass
    apart = [each for each, got in zip(assemblies, search.results, strict=True) if got.level]
    findings = found(numbers)
    assert findings.assemblies == classes(assemblies, CUBIC.turns) > 0
    assert findings.separable == classes(apart, CUBIC.turns)
    assert all(frozenset().union(*each) == OUTLINE for each in assemblies)


def test_a_stopped_run_ends():
    control = Control()
    reports = separable_burrs(stick_numbers(notchable=True), control)
    next(reports)
    control.stop()
    assert len(list(reports)) <= 1
