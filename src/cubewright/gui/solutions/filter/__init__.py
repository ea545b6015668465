"""Which solutions are listed, and in which order: words, level, and the subset of pieces."""
