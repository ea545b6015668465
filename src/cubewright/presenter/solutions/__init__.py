"""Lists of solutions in memory or in a file: what they have in common, filters and sorting."""
