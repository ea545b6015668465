"""BurrTools' puzzle files, ``.xmpuzzle``: shapes, and problems that fill one shape with others."""

SUFFIX = ".xmpuzzle"
