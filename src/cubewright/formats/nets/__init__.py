"""Nets: the faces of a piece in one plane, to cut out and fold."""
