"""Damaged files are read as before, or refused at the same line (readings_sample.py)."""

import json
import sys
from itertools import groupby
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from readings_sample import STORED, inputs, reading

SAMPLES = [name for name in json.loads(STORED.read_text()) if "," not in name]
"""The names of the inputs without a change."""


@pytest.mark.parametrize("sample", SAMPLES)
def test_an_input_is_read_as_it_was(sample):
    stored = json.loads(STORED.read_text())
    for name, content, read in inputs():
        if name.partition(",")[0] == sample:
            assert reading(content, read) == stored[name], f"{name}:\n{content}"


def test_every_input_is_stored_and_enough_are_read():
    stored = json.loads(STORED.read_text())
    assert list(stored) == [name for name, _, _ in inputs()]
    for sample, found in groupby(stored, lambda name: name.partition(",")[0]):
        readings = [stored[name] for name in found]
        assert not readings[0][0].startswith("refused"), sample
        assert sum(not each[0].startswith("refused") for each in readings) > len(readings) / 10
