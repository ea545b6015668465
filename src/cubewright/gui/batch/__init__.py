"""Many figures solved in one go: a thread, a table, and the window about it."""
