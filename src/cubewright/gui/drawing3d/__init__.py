"""Drawing in the 3D view: pointing at faces, the cells that a click changes, and the mode."""
