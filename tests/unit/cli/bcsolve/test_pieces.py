"""The choice of pieces for a number of cubelets, and their labels."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.cli.bcsolve.chosen import chosen_pieces
from cubewright.cli.bcsolve.switches import Labels
from cubewright.errors import CubewrightError


def marks(pieces):
    pairs = zip(pieces.pieces, pieces.counts, strict=True)
    rows = [[piece.mark(copy) for copy in range(count)] for piece, count in pairs]
    return ["".join(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize(
    ("cubelets", "name"), [(27, "soma"), (40, "soma-plus"), (54, "double-soma"), (64, "bedlam")]
)
def test_the_number_of_cubelets_determines_the_set(cubelets, name):
    pieces = chosen_pieces(cubelets, None, Labels.OWN)
    assert (pieces.name, pieces.volume, pieces.uses_every_copy) == (name, cubelets, True)


@pytest.mark.parametrize(
    ("cubelets", "own", "site"),
    [
        (27, ["1234567"], ["VLTZABP"]),
        (40, ["1234567089$"], ["VLTZABPDIQS"]),
        (54, ["abcdefg", "ABCDEFG"], ["1234567", "VLTZABP"]),
        (64, ["ABCDEFGHIJKLM"], ["ABCDEFGHIJKLM"]),
        (81, ["abcdefg", "ABCDEFG", "hijklmn"], ["1234567", "VLTZABP", "vltzabp"]),
        (
            108,
            ["abcdefg", "ABCDEFG", "hijklmn", "HIJKLMN"],
            ["1234567", "VLTZABP", "vltzabp", "vltzabp"],
        ),
    ],
)
def test_labels_are_the_document_s_or_the_site_s(cubelets, own, site):
    assert marks(chosen_pieces(cubelets, None, Labels.OWN)) == own
    assert marks(chosen_pieces(cubelets, None, Labels.SITE)) == site


@pytest.mark.parametrize(
    ("cubelets", "letter", "name"),
    [
        (8, None, "soma"),
        (2, None, "soma-plus"),
        (30, None, "soma-plus"),
        (50, None, "double-soma"),
        (60, None, "bedlam"),
        (56, None, "soma-3"),
        (80, None, "soma-4"),  # 81 less one: three sets cannot leave out one cubelet
        (20, "B", "bedlam"),
        (27, "E", "soma-plus"),
        (27, "D", "double-soma"),
    ],
)
def test_any_other_number_is_filled_with_any_subset_that_fits(cubelets, letter, name):
    pieces = chosen_pieces(cubelets, letter, Labels.OWN)
    assert pieces.name == name
    assert pieces.volume > cubelets
    assert set(pieces.min_copies) == {0}


@pytest.mark.parametrize(
    ("cubelets", "letter", "message"),
    [
        (1, None, "no subset of the pieces fills 1 cubelet"),
        (2, "S", "no subset of Soma fills 2 cubelets"),
        (62, "B", "no subset of Bedlam fills 62 cubelets"),
        (31, "S", "the figure has 31 cubelets, 4 too many for Soma, which fills 27"),
    ],
)
def test_numbers_that_no_subset_fits_are_refused(cubelets, letter, message):
    with pytest.raises(CubewrightError, match=message):
        chosen_pieces(cubelets, letter, Labels.OWN)


@given(st.integers(2, 512))
def test_every_number_of_cubelets_has_pieces(cubelets):
    pieces = chosen_pieces(cubelets, None, Labels.OWN)
    assert pieces.volume >= cubelets
    assert pieces.uses_every_copy == (pieces.volume == cubelets)
