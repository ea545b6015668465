"""Sets of cells as bits: their operations, and passes over many of them in vector code."""
