"""Runs that look for new puzzles, and their texts; shared by the terminal and the window."""
