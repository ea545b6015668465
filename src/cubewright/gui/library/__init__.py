"""The library of figures: every figure of files and folders as a small picture."""
