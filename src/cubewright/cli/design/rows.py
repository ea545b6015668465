"""List what was found: as a table, or as comma-separated values."""

from __future__ import annotations

import csv
from collections.abc import Sequence

from cubewright.cli.command import Terminal
from cubewright.cli.text_table import text_table


def write_rows(
    header: Sequence[str],
    rows: Sequence[Sequence[str]],
    terminal: Terminal,
    *,
    left: int,
    as_csv: bool,
) -> None:
    """Print rows below their header; a table without rows is left out.

    The first ``left`` columns of a table are left-aligned. Comma-separated values
    have no thousands separators.
    """
    if as_csv:
        writer = csv.writer(terminal.out, lineterminator="\n")
        writer.writerow(header)
        writer.writerows([cell.replace(",", "") for cell in row] for row in rows)
    elif rows:
        print(*text_table(header, rows, left=left), sep="\n", file=terminal.out, flush=True)
