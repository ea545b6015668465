"""Finding new puzzles, in the window: conditions, a background task, a table and a window."""
