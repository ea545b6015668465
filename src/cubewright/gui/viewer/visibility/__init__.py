"""Which pieces and layers the 3D view shows: solid, outlined or hidden, and the cut plane."""
