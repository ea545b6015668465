"""Conversion between kinds of puzzle file, with a list of what the new kind cannot hold."""
