"""PDF: a booklet of all puzzles of a collection, with an index, and solutions at its end."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from cubewright.formats.exports.export_format import ExportFormat, ExportSource
from cubewright.formats.exports.option import COLOUR, INK, PAPER, Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.drawing import Drawing, Item, Lines, Text
from cubewright.formats.pictures.headline import SIZE, headline, shortened
from cubewright.formats.pictures.pdf_pages import PdfPages
from cubewright.formats.pictures.sheets import MARGIN, Sheet
from cubewright.model.drawing.look import LIGHT, LOOKS
from cubewright.translation import tr

LINES = 34
"""Maximum number of puzzles on a page of the index."""
_LOOK = LOOKS[LIGHT]
_TEXT, _STEP = 4.2, 7.0
_COLUMN = 30.0
"""The width of a column of page numbers, in millimetres."""
_MAX_NAME = 62


def booklet(
    source: ExportSource, paper: tuple[float, float], *, in_colour: bool
) -> Iterator[tuple[float, Drawing]]:
    """Yield the completed share and each page, for a paper size in millimetres."""
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
    right = paper[0] - MARGIN
    columns = (right - 1.5 * _COLUMN, right - _COLUMN / 2)
    top = MARGIN + SIZE + 10.0
    items: list[Item] = [*headline(title, MARGIN, MARGIN)]
    for x, head in zip(columns, (tr("Challenge"), tr("Solution")), strict=True):
        items.append(Text((x, top), head, _TEXT, _LOOK.text, is_bold=True))
    items.append(Lines((((MARGIN, top + 2.2), (right, top + 2.2)),), _LOOK.text, 0.25))
    for at, (name, page, solution) in enumerate(rows, 1):
        base = top + 1.0 + at * _STEP
        shown = shortened(name, _MAX_NAME)
        items.append(Text((MARGIN, base), shown, _TEXT, _LOOK.text, is_centred=False))
        for x, value in zip(columns, (page, solution), strict=True):
            text = "-" if value is None else f"{value}"
            items.append(Text((x, base), text, _TEXT, _LOOK.text))
    return Drawing(tuple(items), *paper)


def _numbered(drawing: Drawing, page: int, total: int) -> Drawing:
    at = (drawing.width / 2, drawing.height - MARGIN / 2)
    number = Text(at, f"{page} / {total}", 3.4, _LOOK.text)
    return Drawing((*drawing.items, number), drawing.width, drawing.height)


MAX_PUZZLES = 500


def _drawings(
    source: ExportSource, settings: Settings, paper: tuple[float, float]
) -> Generator[float, None, list[Drawing]]:
    pages = []
    for done, page in booklet(source, paper, in_colour=settings.word(INK.name) == COLOUR):
        yield done
        pages.append(page)
    return pages


def _refusal(source: ExportSource) -> str:
    if not source.puzzles:
        return tr("there are no puzzles with pieces for a booklet")
    if len(source.puzzles) > MAX_PUZZLES:
        return tr(
            "a booklet can have up to {most:,} puzzles, but these are {n:,}",
            most=MAX_PUZZLES,
            n=len(source.puzzles),
        )
    return ""


_PAGES = PdfPages(_drawings, lambda source: source.title)

PDF_BOOKLET = ExportFormat(
    name="pdf-booklet",
    title="PDF",
    kind="booklet",
    suffix=".pdf",
    options=(PAPER, INK, PALETTE),
    write=_PAGES.write,
    refusal=_refusal,
    preview=_PAGES.preview,
    has_chapters=True,
)
