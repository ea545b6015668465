"""The 3D view of a figure or a solution."""
