"""A booklet: an index, the challenges, and the solutions on separate pages."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.export_formats.pdf_booklet import LINES, booklet
from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.pictures import pdf_pages
from cubewright.formats.pictures.drawing import Text
from cubewright.presenter.scripting import solutions

PAPER = (210.0, 297.0)


def texts(page):
    return [item.text for item in page.items if isinstance(item, Text)]


def test_the_index_names_the_page_of_each_challenge_and_solution():
    cube = built_in_puzzle("cube")
    solved = ExportSource(cube, "Solved", tuple(solutions(cube, limit=1)))
    source = ExportSource(cube, "Both", chapters=(ExportSource(cube, "Open"), solved))
    shares, pages = zip(*booklet(source, PAPER, in_colour=True), strict=True)
    assert shares == (0, 0.25, 0.5, 0.75)
    index = texts(pages[0])
    assert index[0] == "Both"
    assert index[index.index("Open") :][:3] == ["Open", "2", "-"]
    assert index[index.index("Solved") :][:3] == ["Solved", "3", "4"]
    for number, page in enumerate(pages, 1):
        assert texts(page)[-1] == f"{number} / 4"
    assert texts(pages[2])[0] == texts(pages[3])[0] == "Solved"
    assert "Solution 1" in texts(pages[3])


def test_a_long_index_has_several_pages():
    cube = built_in_puzzle("cube")
    chapters = (ExportSource(cube, "x"),) * (LINES + 1)
    steps = booklet(ExportSource(cube, "x", chapters=chapters), PAPER, in_colour=True)
    first, second = (page for _, page in (next(steps), next(steps)))
    assert texts(first).count("x") == LINES + 1  # and the title
    assert texts(second).count("x") == 2


class Painter:
    def pdf(self, pages, size, title):
        return f"{len(pages)} {size} {title}".encode()


def test_a_booklet_is_written_on_its_paper_and_refused_without_puzzles(monkeypatch):
    monkeypatch.setattr(pdf_pages, "painter", Painter)
    form, cube = export_formats()["pdf-booklet"], built_in_puzzle("cube")
    source = ExportSource(cube, "Two", chapters=(ExportSource(cube, "x"),), puzzles=(cube,))
    content = {}

    def write():
        content.update((yield from form.write(source, form.settings({"paper": "Letter"}))))

    shares = list(write())
    assert content == {".pdf": b"2 (215.9, 279.4) Two"}
    assert shares == pytest.approx([0, 0.4, 0.9, 1])
    assert form.refusal(source) == ""
    assert form.refusal(ExportSource(cube, "x")) == "there are no puzzles with pieces for a booklet"
    assert form.refusal(ExportSource(cube, "x", puzzles=(cube,) * 500)) == ""
    many = ExportSource(cube, "x", puzzles=(cube,) * 501)
    assert form.refusal(many) == "a booklet can have up to 500 puzzles, but these are 501"
