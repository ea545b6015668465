"""The table of solutions: its model, columns and pictures, and the store that it shows."""
