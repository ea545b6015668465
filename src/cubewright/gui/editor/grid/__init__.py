"""The drawing of layers: the large one, the small pictures, and how cells map to pixels."""
