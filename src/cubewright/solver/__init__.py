"""How a puzzle is searched and counted: no Qt, no files."""
