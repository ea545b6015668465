"""The window's editor of the rules of a puzzle."""
