"""A workbench for packing puzzles."""
