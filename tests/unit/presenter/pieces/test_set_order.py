"""Lists of piece sets have one group for each lattice, and one for the user's own sets."""

from dataclasses import replace

from cubewright.formats.piece_sets.catalogue import piece_set, piece_sets
from cubewright.presenter.pieces.text import OWN, grouped_piece_sets


def test_sets_are_grouped_by_lattice_and_sorted_by_title():
    own = replace(piece_set("hexiamonds"), name="mine", title="A set of mine")
    groups = grouped_piece_sets([own, *piece_sets().values()], piece_sets())
    assert list(groups) == [*sorted({each.lattice.title for each in piece_sets().values()}), OWN]
    assert list(groups)[:2] == ["Cubes", "Hexagons"]
    assert groups.pop(OWN) == [own]
    assert sum(len(sets) for sets in groups.values()) == len(piece_sets())
    for heading, sets in groups.items():
        assert {each.lattice.title for each in sets} == {heading}
        titles = [each.title.casefold() for each in sets]
        assert titles == sorted(titles)


def test_without_own_sets_there_is_no_group_for_them():
    assert OWN not in grouped_piece_sets(piece_sets().values(), piece_sets())
