"""Pieces are moved by hand: with the mouse, with keys, or by a list of moves."""
