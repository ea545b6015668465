"""Saved runs of `cubewright design` are read as written, or refused with the field."""

import json
from base64 import b64decode, b64encode
from dataclasses import replace
from zlib import compress, decompress

import numpy as np
import pytest

from cubewright.errors import FormatError
from cubewright.formats import design_run
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.design_run import SavedDesign, SavedRun, read_designs, write_designs
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC

CUBE = built_in_puzzle("cube")
BAR = Figure(CUBIC.box((27, 1, 1)), "bar", CUBIC, optional=[(0, 0, 0)])
CELLS = np.arange(27 * 3, dtype="<i2")
RUN = SavedRun(
    (CUBE.figure, BAR),
    CUBE.piece_set,
    solutions=(1, None),
    pieces=(3, 7),
    different=True,
    symmetrical=True,
    level=2,
    finds_figures=True,
    done=5,
    total=9,
    tallies=(1, 2, 3, 4),
    found=(
        SavedDesign(rank=3, choice=(1,) * 7, solutions=240, tries=0.5, symmetrical=2, explored=17),
        SavedDesign(rank=4, choice=(0,) * 7, solutions=1, level=3, figure=1, cells=((0, 1, 2),)),
    ),
    parts=6,
    collected=(CELLS.tobytes(), (CELLS + 1).tobytes()),
)


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "run.json"
    write_designs(made, RUN)
    return made


def change(path, **values):
    path.write_text(json.dumps({**json.loads(path.read_text()), **values}))


def packed(content):
    return b64encode(compress(content)).decode()


def test_a_run_is_read_as_it_was_written(path):
    assert read_designs(path) == RUN
    write_designs(path, replace(RUN, collected=()))
    assert read_designs(path) == replace(RUN, collected=())


def test_another_file_is_no_run(path):
    for content in ("[]", "1", '{"format": "other"}'):
        path.write_text(content)
        with pytest.raises(FormatError, match="it is not a saved run of 'cubewright design'"):
            read_designs(path)


@pytest.mark.parametrize("version", [0, 5, "4", None])
def test_a_version_of_no_reader_is_refused(path, version):
    change(path, version=version)
    with pytest.raises(FormatError, match=r"'version': this program reads version 4"):
        read_designs(path)


@pytest.mark.parametrize(
    ("index", "values", "reason"),
    [
        (0, {"choice": [1] * 6}, r"'found\[0\]\.choice': 7 numbers are needed, one for each"),
        (1, {"choice": [1] * 8}, r"'found\[1\]\.choice': 7 numbers are needed, one for each"),
        (1, {"figure": 2}, r"'found\[1\]\.figure': there are only 2 figures"),
        (0, {"figure": -1}, r"'found\[0\]\.figure'"),
        (0, {"solutions": "1"}, r"'found\[0\]\.solutions'"),
    ],
)
def test_what_was_found_is_of_the_pool_and_the_figures(path, index, values, reason):
    found = json.loads(path.read_text())["found"]
    found[index].update(values)
    change(path, found=found)
    with pytest.raises(FormatError, match=reason):
        read_designs(path)


@pytest.mark.parametrize(
    ("collected", "reason"),
    [
        ("no base64!", "it is damaged"),
        (packed(bytes(162))[:8] + "!" + packed(bytes(162))[8:], "it is damaged"),
        (b64encode(b"not compressed").decode(), "it is damaged"),
        (packed(bytes(161)), "these are not figures of 27 cells"),
        (packed(bytes(163)), "these are not figures of 27 cells"),
        (packed(bytes(4 * 162)), "these are not figures of 27 cells"),
        (b64encode(compress(bytes(162))[:-1]).decode(), "these are not figures of 27 cells"),
    ],
)
def test_figures_that_were_collected_are_whole_and_not_too_many(
    path, collected, reason, monkeypatch
):
    monkeypatch.setattr(design_run, "MAX_COLLECTED", 3)
    change(path, collected=packed(bytes(3 * 162)))
    assert read_designs(path).collected == (bytes(162),) * 3
    change(path, collected=collected)
    with pytest.raises(FormatError, match=rf"'collected': {reason}"):
        read_designs(path)


def test_a_field_has_its_figures_packed(path):
    text = json.loads(path.read_text())["collected"]
    assert decompress(b64decode(text)) == b"".join(RUN.collected)
