"""Web pages that show a solution in 3D and need no network."""
