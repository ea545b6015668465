"""Searches that go through a tree of levels, one row of each array for each level."""
