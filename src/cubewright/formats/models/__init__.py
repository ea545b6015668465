"""Solid bodies of pieces, in millimetres, for 3D printing and for drawing programs."""
