"""Edits match the stored results; editing_sample.py stores them after a deliberate change."""

import json
import sys
from pathlib import Path

import pytest

from cubewright.model.lattice import lattices

sys.path.insert(0, str(Path(__file__).parent))
from editing_sample import STORED, results


@pytest.fixture(scope="module")
def found():
    return results()


@pytest.mark.parametrize("lattice", sorted(lattices()))
def test_the_results_of_editing_are_the_stored_ones(lattice, found):
    stored = json.loads(STORED.read_text())
    names = [name for name in stored if name.split()[0].rstrip(":") == lattice]
    assert names
    assert {name: found[name] for name in names} == {name: stored[name] for name in names}


def test_every_result_is_stored(found):
    assert list(found) == list(json.loads(STORED.read_text()))
