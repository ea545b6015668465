"""A set is named after a known set that it equals, repeats or changes."""

from dataclasses import replace

import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.pieces.fitting import sets_of
from cubewright.model.pieces.set_names import base_name, named, sets_in

SOMA = piece_set("soma")
PAIRS = replace(SOMA, name="pairs", title="Pairs", counts=(2,) * 7)
KNOWN = {"soma": SOMA, "pairs": PAIRS}
ONE_LESS = (0, *SOMA.counts[1:])


def changed(pieces, **values):
    return replace(pieces, name=f"{pieces.name}-changed", title="Something", **values)


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (SOMA, SOMA),
        (changed(SOMA), SOMA),
        (changed(SOMA, minimums=SOMA.counts), SOMA),
        (changed(SOMA, counts=(3,) * 7), sets_of(SOMA, 3)),
        (replace(sets_of(SOMA, 3), counts=(2,) * 7), sets_of(SOMA, 2)),
        (replace(sets_of(SOMA, 3), counts=SOMA.counts), SOMA),
        (changed(SOMA, counts=(2,) * 7, minimums=(2,) * 7), sets_of(SOMA, 2)),
        (changed(PAIRS), PAIRS),
        (changed(PAIRS, counts=(4,) * 7), sets_of(PAIRS, 2)),
        (changed(PAIRS, counts=(6,) * 7), sets_of(PAIRS, 3)),
    ],
)
def test_a_known_set_or_several_of_it_keep_its_name(pieces, expected):
    assert named(pieces, KNOWN) == expected


@pytest.mark.parametrize(
    "values",
    [
        {"counts": ONE_LESS},
        {"counts": (0,) * 7},
        {"counts": (2, *SOMA.counts[1:])},
        {"minimums": ONE_LESS},
        {"counts": (2,) * 7, "minimums": SOMA.counts},
        {"pieces": SOMA.pieces[:-1], "counts": SOMA.counts[:-1]},
        {"pieces": (), "counts": ()},
        {"pieces": tuple(reversed(SOMA.pieces))},
    ],
)
@pytest.mark.parametrize("name", ["soma", "soma-changed", "soma-2"])
def test_any_other_set_is_marked_as_changed_once(name, values):
    pieces = replace(SOMA, name=name, **values)
    expected = replace(pieces, name="soma-changed", title=f"{SOMA.title}, changed")
    assert named(pieces, KNOWN) == expected
    assert named(expected, KNOWN) == expected


def test_a_set_of_pairs_has_a_half_that_is_no_known_set():
    halved = changed(PAIRS, counts=(1,) * 7)
    assert named(halved, KNOWN).name == "pairs-changed"


def test_a_set_that_was_derived_from_no_known_one_stays_as_it_is():
    own = replace(SOMA, name="own-2", title="My own")
    assert named(own, KNOWN) is own
    assert named(own, {**KNOWN, "own-2": SOMA}) == SOMA
    assert base_name("own-2", ["own"]) == base_name("own-changed", ["own"]) == "own"
    assert base_name("own-2", ["own", "own-2"]) == "own-2"
    assert base_name("own-2-changed", ["own-2"]) == "own-2"


def test_sets_are_counted_by_the_common_divisor_of_the_copies():
    assert sets_in(SOMA) == 1
    assert sets_in(PAIRS) == 2
    assert sets_in(replace(SOMA, counts=(4, 6, 8, 4, 4, 4, 4))) == 2
    assert sets_in(replace(SOMA, counts=(0,) * 7)) == 0
