"""Drawings match the stored ones; drawings_sample.py stores them after a deliberate change."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from drawings_sample import STORED, drawings, summary_of


@pytest.mark.parametrize("name", json.loads(STORED.read_text()))
def test_a_drawing_is_the_stored_one(name):
    expected = json.loads(STORED.read_text())[name]
    found = summary_of(drawings()[name]())
    assert found.keys() == expected.keys()
    for key, numbers in expected.items():
        assert found[key] == pytest.approx(numbers, abs=0.05), key


def test_every_drawing_is_stored():
    assert list(json.loads(STORED.read_text())) == list(drawings())
