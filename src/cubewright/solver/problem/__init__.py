"""A puzzle as items and options in integer arrays: everything a search knows about it."""
