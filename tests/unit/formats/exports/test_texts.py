"""Exported texts match the stored ones; texts_sample.py stores them after a deliberate change."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from texts_sample import STORED, texts


@pytest.fixture(scope="module")
def found():
    return texts()


@pytest.mark.parametrize("name", json.loads(STORED.read_text()))
def test_an_exported_text_is_the_stored_one(name, found):
    assert found[name] == json.loads(STORED.read_text())[name]


def test_every_text_is_stored(found):
    assert found.keys() == json.loads(STORED.read_text()).keys()
