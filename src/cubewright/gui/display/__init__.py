"""What the window shows of a problem: its figure, a solution, and which pieces are visible."""
