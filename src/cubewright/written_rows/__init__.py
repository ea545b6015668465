"""Solutions as text straight from the search's rows of numbers, many at a time."""

from cubewright.written_rows.written_rows import WrittenRows

__all__ = ["WrittenRows"]
