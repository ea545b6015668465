"""Format rows of text as a table with aligned columns."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from cubewright.visible_text import one_line

GAP = "  "
HEADER_WIDTH = 12


def text_table(
    header: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    left: int = 0,
    sums: Sequence[Sequence[str]] = (),
) -> list[str]:
    r"""Return the lines of a table; the first ``left`` columns are left-aligned, the others right.

    Long column titles wrap. ``sums`` are rows below a second rule.

    >>> print(*text_table(("run", "possibilities explored"), [("one", "12")], left=1), sep="\n")
         possibilities
    run       explored
    ------------------
    one             12
    """
    rows, sums = ([tuple(map(one_line, row)) for row in each] for each in (rows, sums))
    wrapped = [wrap(title, HEADER_WIDTH, break_long_words=False) or [""] for title in header]
    height = max(map(len, wrapped))
    titles = [[""] * (height - len(lines)) + lines for lines in wrapped]
    heading = list(zip(*titles, strict=True))
    columns = zip(*heading, *rows, *sums, strict=True)
    widths = [max(map(len, column)) for column in columns]

    def line(row: Sequence[str]) -> str:
        cells = [
            text.ljust(width) if number < left else text.rjust(width)
            for number, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        return GAP.join(cells).rstrip()

    rule = "-" * (sum(widths) + len(GAP) * (len(widths) - 1))
    lines = [*map(line, heading), rule, *map(line, rows)]
    return [*lines, rule, *map(line, sums)] if sums else lines
