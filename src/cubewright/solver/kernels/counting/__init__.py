"""Compiled loops that count: by frontier, by orbits of symmetry, and by random dives."""
