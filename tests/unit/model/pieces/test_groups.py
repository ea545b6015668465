"""Groups of pieces."""

from cubewright.model.pieces.groups import joined_groups, piece_groups


def test_copies_of_a_piece_in_a_group_add_up_and_symbols_are_sorted():
    members = [("B", 2, 1), ("A", 3, 2), ("B", 1, 4), ("A", 3, 1), ("C", 0, 5), ("D", 1, 0)]
    assert piece_groups(members) == (("A", ((3, 3),)), ("B", ((1, 4), (2, 1))))
    assert piece_groups([]) == ()


def test_groups_of_several_sources_add_up():
    one, other = piece_groups([("A", 1, 1), ("B", 1, 1)]), piece_groups([("A", 1, 2), ("C", 2, 1)])
    assert joined_groups(one, other) == (("A", ((1, 3),)), ("B", ((1, 1),)), ("C", ((2, 1),)))
    assert joined_groups(one) == one
    assert joined_groups() == ()
