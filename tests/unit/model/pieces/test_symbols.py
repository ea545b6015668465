"""Symbols for pieces that have none."""

from cubewright.model.pieces.colours import piece_symbols


def test_symbols_are_different_visible_characters():
    found = piece_symbols(7000)
    assert len(set(found)) == 7000
    assert all(len(each) == 1 and each.isprintable() and each.isalnum() for each in found)
