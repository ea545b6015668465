"""Pieces move as stored; timeline_sample.py stores their places after a deliberate change."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from timeline_sample import SLIDING, STORED, results


@pytest.fixture(scope="module")
def found():
    return results()


@pytest.mark.parametrize("lattice", SLIDING)
def test_pieces_are_at_the_stored_places(lattice, found):
    stored = json.loads(STORED.read_text())
    names = [name for name in stored if name.startswith(lattice)]
    assert names
    for name in names:
        assert found[name] == pytest.approx(stored[name], abs=0.002), name


def test_every_place_is_stored(found):
    assert list(found) == list(json.loads(STORED.read_text()))
