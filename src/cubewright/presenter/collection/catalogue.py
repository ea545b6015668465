"""A catalogue of a collection: pages to print, and a web page to publish.

A puzzle's first photo replaces the picture of its figure. The web page is one file that needs no
network. It leaves out notes, the people to whom puzzles are lent, and the metadata of photos.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from html import escape

from cubewright.formats.exports.option import PAPERS, PIXELS_PER_MM
from cubewright.formats.exports.painter import Photo, painter
from cubewright.formats.pictures.bodies import bare_figure_scene
from cubewright.formats.pictures.drawing import Drawing, Item, Lines, Text, svg
from cubewright.formats.pictures.headline import SIZE, headline, shortened
from cubewright.formats.pictures.sheets import MARGIN
from cubewright.formats.pictures.space import space_drawing
from cubewright.model.collected import CollectedPuzzle
from cubewright.model.drawing.direction import DEFAULT_DIRECTION
from cubewright.model.drawing.look import LIGHT, LOOKS
from cubewright.presenter.collection.columns import (
    level_text,
    numbers_text,
    shown_name,
    solutions_text,
    states_text,
)
from cubewright.translation import counted, joined, tr
from cubewright.visible_text import in_xml, one_line

COLUMNS, ROWS = 3, 5
"""The numbers of puzzles in a row and in a column of a page."""
MAX_CELLS = 400
"""Maximum number of cells of a figure with a picture; a larger one would fill the file."""
PHOTO_PIXELS = 480
"""Maximum side of a photo in pixels."""
PhotoOf = Callable[[CollectedPuzzle], Photo | None]
"""Returns the photo of a puzzle, or None."""
_PICTURE = 23.0
_TEXT, _STEP = 3.0, 3.9
_TOP = MARGIN + SIZE + 8.0
_LETTERS = 34
_LOOK = LOOKS[LIGHT]
_PIXELS = 150


def no_photo(_puzzle: CollectedPuzzle) -> Photo | None:
    """Return no photo."""
    return None


def catalogue_pdf(
    puzzles: Sequence[CollectedPuzzle], title: str, photo: PhotoOf = no_photo, paper: str = "A4"
) -> bytes:
    """Return the catalogue as PDF, with fifteen puzzles on a page.

    Raises:
        CubewrightError: Qt, which draws the pages, is not installed.
    """
    size = PAPERS[paper]
    return painter().pdf(list(catalogue_pages(puzzles, title, size, photo)), size, title)


def catalogue_pages(
    puzzles: Sequence[CollectedPuzzle],
    title: str,
    paper: tuple[float, float],
    photo: PhotoOf = no_photo,
) -> Iterator[str]:
    """Yield each page of the catalogue as SVG, for a paper size in millimetres."""
    on_page = COLUMNS * ROWS
    total = max(1, -(-len(puzzles) // on_page))
    for page in range(total):
        listed = puzzles[page * on_page : (page + 1) * on_page]
        photos = list(map(photo, listed))
        shown = [each is not None for each in photos]
        drawing = page_drawing(listed, title, paper, f"{page + 1} / {total}", shown)
        images = (
            _svg_image(each, *_corner(place, paper), _width(paper))
            for place, each in enumerate(photos)
            if each is not None
        )
        text = svg(drawing, paper[0] * PIXELS_PER_MM)
        yield text.replace("</svg>", "".join(images) + "</svg>")


def page_drawing(
    puzzles: Sequence[CollectedPuzzle],
    title: str,
    paper: tuple[float, float],
    number: str,
    has_photo: Sequence[bool],
) -> Drawing:
    """Return the lines and texts of a page; figures are drawn for puzzles without a photo."""
    items: list[Item] = [*headline(title, MARGIN, MARGIN)]
    line = ((MARGIN, _TOP - 4.0), (paper[0] - MARGIN, _TOP - 4.0))
    items.append(Lines((line,), _LOOK.text, 0.25))
    for place, puzzle in enumerate(puzzles):
        drawing = None if has_photo[place] else _picture(puzzle)
        items += _entry(puzzle, drawing, *_corner(place, paper), _width(paper))
    items.append(Text((paper[0] / 2, paper[1] - MARGIN / 2), number, 3.4, _LOOK.text))
    return Drawing(tuple(items), *paper)


def _width(paper: tuple[float, float]) -> float:
    return (paper[0] - 2 * MARGIN) / COLUMNS


def _corner(place: int, paper: tuple[float, float]) -> tuple[float, float]:
    """Return the left and the top of a place on a page, in millimetres."""
    height = (paper[1] - MARGIN - _TOP) / ROWS
    return MARGIN + place % COLUMNS * _width(paper), _TOP + place // COLUMNS * height


def _svg_image(photo: Photo, left: float, top: float, width: float) -> str:
    scale = min(_PICTURE / photo.height, (width - 8.0) / photo.width)
    x = left + (width - 6.0 - photo.width * scale) / 2
    y = top + _PICTURE - photo.height * scale
    sizes = [
        f'{name}="{PIXELS_PER_MM * length:.6g}"'
        for name, length in (
            ("x", x),
            ("y", y),
            ("width", photo.width * scale),
            ("height", photo.height * scale),
        )
    ]
    return (
        f'<image xmlns:xlink="http://www.w3.org/1999/xlink" {" ".join(sizes)} '
        f'xlink:href="{_data_link(photo)}"/>'
    )


def _data_link(photo: Photo) -> str:
    return f"data:image/jpeg;base64,{b64encode(photo.jpeg).decode()}"


def catalogue_html(
    puzzles: Sequence[CollectedPuzzle], title: str, photo: PhotoOf = no_photo
) -> str:
    """Return the catalogue as a web page in one file, with a field that filters the puzzles."""
    cards = "\n".join(_card(replace(puzzle, lent_to=""), photo(puzzle)) for puzzle in puzzles)
    return _PAGE.format(
        title=_html(title),
        count=_html(counted(len(puzzles), "puzzle")),
        search=_html(tr("Search")),
        cards=cards,
    )


def _picture(puzzle: CollectedPuzzle) -> Drawing | None:
    figure = puzzle.figure
    if figure is None or not figure.cells or len(figure) > MAX_CELLS:
        return None
    scene = bare_figure_scene(figure)
    return space_drawing(scene, _LOOK, DEFAULT_DIRECTION, is_crisp=True, has_shadow=False)


def _lines(puzzle: CollectedPuzzle) -> list[str]:
    """Return the lines below the name of a puzzle."""
    year = "" if puzzle.year is None else str(puzzle.year)
    solutions, level = solutions_text(puzzle), level_text(puzzle)
    results = (
        tr("solutions: {number}", number=solutions) if solutions else "",
        tr("level: {level}", level=level) if level else "",
    )
    pieces = counted(puzzle.piece_count, "piece") if puzzle.piece_count else ""
    lines = (
        joined(", ", [each for each in (puzzle.designer, year) if each]),
        puzzle.maker,
        numbers_text(puzzle),
        joined(", ", [each for each in (pieces, *results) if each]),
        states_text(puzzle),
    )
    return [line for line in lines if line]


def _entry(
    puzzle: CollectedPuzzle, drawing: Drawing | None, left: float, top: float, width: float
) -> Iterator[Item]:
    if drawing is not None:
        scale = min(_PICTURE / drawing.height, (width - 8.0) / drawing.width)
        shift = (width - 6.0 - drawing.width * scale) / 2
        rise = _PICTURE - drawing.height * scale
        yield from drawing.placed(left + shift, top + rise, scale)
    base = top + _PICTURE + 4.5
    name = shortened(one_line(shown_name(puzzle)), _LETTERS - 4)
    yield Text((left, base), name, _TEXT * 1.1, _LOOK.text, is_centred=False, is_bold=True)
    for number, line in enumerate(_lines(puzzle), 1):
        text = shortened(one_line(line), _LETTERS)
        yield Text((left, base + number * _STEP), text, _TEXT, _LOOK.text, is_centred=False)


def _card(puzzle: CollectedPuzzle, photo: Photo | None) -> str:
    drawing = None if photo is not None else _picture(puzzle)
    picture = "" if drawing is None else svg(drawing, _PIXELS)
    if photo is not None:
        picture = f'<img src="{_data_link(photo)}" alt="">'
    lines = "".join(f"<p>{_html(line)}</p>" for line in _lines(puzzle))
    name = _html(shown_name(puzzle))
    return (
        f'<article><div class="picture" aria-hidden="true">{picture}</div>'
        f"<h2>{name}</h2>{lines}</article>"
    )


def _html(text: str) -> str:
    return escape(in_xml(one_line(text)))


_PAGE = """<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 15px/1.4 sans-serif; margin: 24px; }}
h1 {{ font-size: 26px; margin: 0 0 4px; overflow-wrap: anywhere; }}
input {{ font: inherit; padding: 6px 10px; margin: 12px 0; width: min(100%, 360px);
 box-sizing: border-box; }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 14px; }}
article {{ border: 1px solid #8886; border-radius: 8px; padding: 12px; }}
article[hidden] {{ display: none; }}
.picture {{ background: #fff; border-radius: 6px; height: 140px; display: flex;
 align-items: center; justify-content: center; }}
.picture svg, .picture img {{ max-width: 100%; max-height: 100%; }}
h2 {{ font-size: 16px; margin: 10px 0 4px; overflow-wrap: anywhere; }}
p {{ margin: 0; font-size: 13px; overflow-wrap: anywhere; }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{count}</p>
<input type="search" id="search" aria-label="{search}" placeholder="{search}">
<main>
{cards}
</main>
<script>
const articles = [...document.querySelectorAll("article")];
document.getElementById("search").addEventListener("input", event => {{
  const words = event.target.value.toLowerCase().split(/\\s+/).filter(word => word);
  for (const each of articles) {{
    const text = each.textContent.toLowerCase();
    each.hidden = !words.every(word => text.includes(word));
  }}
}});
</script>
</body>
</html>
"""
