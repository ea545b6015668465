"""A figure file that another program has written since it was opened."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from cubewright.errors import CubewrightError
from cubewright.formats.fig.file import Block, FigFile, fig_bytes, read_fig

_MAX_NAMES = 5


def file_on_disk(path: Path, known: FigFile) -> FigFile | None:
    """Return the file at a path if it no longer has the content of ``known``, else None.

    A file that is missing or cannot be read has no content that could be lost.
    """
    try:
        found = read_fig(path)
    except (CubewrightError, OSError):
        return None
    return None if fig_bytes(found) == fig_bytes(known) else found


def differing_figures(ours: FigFile, theirs: FigFile) -> tuple[str, ...]:
    """Return the names of the figures that differ between two versions of a file.

    Figures with the same name are compared in order. The order of the figures
    themselves does not matter.
    """
    ours_by_name, theirs_by_name = _by_name(ours), _by_name(theirs)
    names = dict.fromkeys((*ours_by_name, *theirs_by_name))
    return tuple(
        name
        for name in names
        if any(
            _differ(*pair)
            for pair in zip_longest(ours_by_name.get(name, ()), theirs_by_name.get(name, ()))
        )
    )


def conflict_details(ours: FigFile, theirs: FigFile, *, modified: bool) -> str:
    """Return what differs between two versions of a file, and what Reload would discard."""
    names = differing_figures(ours, theirs)
    if names:
        text = "Figures that differ: " + ", ".join(f"“{name}”" for name in names[:_MAX_NAMES])
        more = len(names) - _MAX_NAMES
        text += f" and {more} more." if more > 0 else "."
    else:
        text = "Only comments or spaces differ."
    return f"{text} Reload discards your changes." if modified else text


def _by_name(file: FigFile) -> dict[str, list[Block]]:
    found: dict[str, list[Block]] = {}
    for block in file.blocks:
        found.setdefault(block.name or block.header, []).append(block)
    return found


def _differ(one: Block | None, other: Block | None) -> bool:
    if one is None or other is None:
        return True
    return tuple(_content(one)) != tuple(_content(other))


def _content(block: Block) -> Iterator[object]:
    yield from (block.figure, block.constraints, block.marks, tuple(block.comments))
