"""Choose what the window shows: the figure, a solution, and which pieces are visible."""
