"""A booklet: an index, a challenge for each puzzle, and the solutions, with page numbers."""

from __future__ import annotations

from collections.abc import Iterator

from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.pictures.drawing import Drawing, Item, Lines, Text
from cubewright.formats.pictures.headline import SIZE, headline, shortened
from cubewright.formats.pictures.look import LIGHT, LOOKS
from cubewright.formats.pictures.sheets import MARGIN, Sheet
from cubewright.translation import tr

LINES = 34
"""The most puzzles on a page of the index."""
_LOOK = LOOKS[LIGHT]
_TEXT, _STEP = 4.2, 7.0
_COLUMN = 30.0
"""The width of a column of page numbers, in millimetres."""
_LONGEST_NAME = 62


def booklet(
    source: ExportSource, paper: tuple[float, float], *, in_colour: bool
) -> Iterator[tuple[float, Drawing]]:
    """Yield each page of a paper size in millimetres, after the share that is done."""
    chapters = source.chapters
    starts = range(0, len(chapters), LINES)
    index = [range(start, min(start + LINES, len(chapters))) for start in starts]
    solved = [number for number, chapter in enumerate(chapters) if chapter.solutions]
    first_challenge = len(index) + 1
    first_solution = first_challenge + len(chapters)
    page_of = {number: first_solution + at for at, number in enumerate(solved)}
    total = first_solution + len(solved) - 1
    for page, numbers in enumerate(index, 1):
        rows = [
            (chapters[each].title, first_challenge + each, page_of.get(each)) for each in numbers
        ]
        yield (page - 1) / total, _numbered(_index(source.title, rows, paper), page, total)
    for number, chapter in enumerate(chapters):
        page = first_challenge + number
        drawing = Sheet(chapter, paper, in_colour=in_colour).challenge()
        yield (page - 1) / total, _numbered(drawing, page, total)
    for number in solved:
        page = page_of[number]
        drawing = Sheet(chapters[number], paper, in_colour=in_colour).solution()
        yield (page - 1) / total, _numbered(drawing, page, total)


def _index(
    title: str, rows: list[tuple[str, int, int | None]], paper: tuple[float, float]
) -> Drawing:
    """Return a page with the name of each puzzle, its page, and that of its solution."""
    right = paper[0] - MARGIN
    columns = (right - 1.5 * _COLUMN, right - _COLUMN / 2)
    top = MARGIN + SIZE + 10.0
    items: list[Item] = [*headline(title, MARGIN, MARGIN)]
    for x, head in zip(columns, (tr("Challenge"), tr("Solution")), strict=True):
        items.append(Text((x, top), head, _TEXT, _LOOK.text, is_bold=True))
    items.append(Lines((((MARGIN, top + 2.2), (right, top + 2.2)),), _LOOK.text, 0.25))
    for at, (name, page, solution) in enumerate(rows, 1):
        base = top + 1.0 + at * _STEP
        shown = shortened(name, _LONGEST_NAME)
        items.append(Text((MARGIN, base), shown, _TEXT, _LOOK.text, is_centred=False))
        for x, value in zip(columns, (page, solution), strict=True):
            text = "-" if value is None else f"{value}"
            items.append(Text((x, base), text, _TEXT, _LOOK.text))
    return Drawing(tuple(items), *paper)


def _numbered(drawing: Drawing, page: int, total: int) -> Drawing:
    """Return a page with its number in the margin below."""
    at = (drawing.width / 2, drawing.height - MARGIN / 2)
    number = Text(at, f"{page} / {total}", 3.4, _LOOK.text)
    return Drawing((*drawing.items, number), drawing.width, drawing.height)
