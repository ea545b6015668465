"""BurrTools' puzzle files, ``.xmpuzzle``: shapes, and problems to fill a shape with others."""

SUFFIX = ".xmpuzzle"
