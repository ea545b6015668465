"""Whether a file should state its pieces without being asked to."""

from dataclasses import replace

import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.files.pieces import are_kept, pieces_instead, worth_stating

SOMA, BEDLAM = piece_set("soma"), piece_set("bedlam")
CHANGED = replace(SOMA, name="soma-changed", title="x", counts=(0, *SOMA.counts[1:]))
CUBE = Figure(CUBIC.box((3, 3, 3)))
OTHER = Figure(CUBIC.box((29, 1, 1)))


@pytest.mark.parametrize(
    ("pieces", "figure", "meant", "is_worth_it"),
    [
        (SOMA, CUBE, SOMA, False),
        (SOMA, CUBE, BEDLAM, True),
        (SOMA, CUBE, None, True),
        (SOMA, OTHER, None, False),
        (SOMA, Figure(()), None, False),
        (CHANGED, CUBE, None, True),
        (CHANGED, OTHER, None, True),
        (replace(SOMA, counts=CHANGED.counts), OTHER, None, True),
    ],
)
def test_pieces_are_stated_unless_they_are_meant_or_do_not_fit(pieces, figure, meant, is_worth_it):
    assert worth_stating(pieces, figure, meant) == (pieces if is_worth_it else None)


def test_pieces_of_a_saved_set_may_be_replaced_by_a_set_that_fits():
    bedlam_box = Figure(CUBIC.box((4, 4, 4)))
    assert pieces_instead(bedlam_box, SOMA) is not None
    assert pieces_instead(CUBE, SOMA) is None
    assert pieces_instead(Figure(()), SOMA) is None
    own = replace(SOMA, name="mine", title="Mine")
    assert not are_kept(own)
    assert pieces_instead(bedlam_box, own) is None
    assert are_kept(CHANGED)
    assert are_kept(replace(own, pieces=(), counts=()))
