"""Cubewright's own file, ``.cubewright``: a whole project in an SQLite database."""

SUFFIX = ".cubewright"
