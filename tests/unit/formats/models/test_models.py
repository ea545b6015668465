"""Sizes of models match the stored ones; models_sample.py stores them after deliberate changes."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from models_sample import GIVEN, STORED, model


@pytest.mark.parametrize("name", GIVEN)
def test_the_parts_of_a_model_have_the_stored_sizes(name):
    expected = json.loads(STORED.read_text())[name]
    found = model(name)
    assert len(found) == len(expected)
    for part, stored in zip(found, expected, strict=True):
        for key in ("name", "colour", "surfaces"):
            assert part[key] == stored[key], key
        assert part["box"] == pytest.approx(stored["box"], abs=0.002)
        for key in ("volume", "area"):
            assert part[key] == pytest.approx(stored[key], rel=1e-4), key


def test_every_model_is_stored():
    assert list(json.loads(STORED.read_text())) == list(GIVEN)
