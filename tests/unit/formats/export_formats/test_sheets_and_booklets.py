"""The contents of sheets and booklets with each setting, and their refusals."""

from dataclasses import replace

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.export_formats import pdf_booklet
from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet

CUBE = built_in_puzzle("cube")
SOURCE = ExportSource(CUBE, "Soma cube")


def ended(steps):
    """Return the progress of a preview, and its images."""
    shares = []
    while True:
        try:
            shares.append(next(steps))
        except StopIteration as end:
            return shares, end.value.images


@pytest.mark.parametrize(
    ("pages", "solutions", "has_facts"),
    [
        ("all", 1, True),
        ("challenge", 0, True),
        ("solution", 1, False),
        ("pieces", 0, False),
    ],
)
def test_a_sheet_has_the_pages_that_are_chosen(pages, solutions, has_facts):
    form = export_formats()["pdf-sheet"]
    settings = form.settings({"pages": pages})
    assert form.solutions(settings) == solutions
    assert form.shows_facts(settings) is has_facts
    if not solutions:
        found, images = ended(form.preview(SOURCE, settings))
        assert (found, len(images)) == ([0, 1], 1)
        assert all('width="2100"' in image for image in images)


def test_a_sheet_without_a_figure_has_a_chart_of_pieces_only():
    form = export_formats()["pdf-sheet"]
    empty = replace(SOURCE, puzzle=replace(CUBE, figure=Figure(())))
    with pytest.raises(CubewrightError, match="has no figure; set “Pages” to the chart of pieces"):
        next(form.preview(empty, form.settings({"pages": "challenge"})))
    assert next(form.preview(empty, form.settings({"pages": "pieces"}))) == 0
    assert form.refusal(SOURCE) == ""
    without = replace(CUBE, piece_set=PieceSet("none", "None", (), ()))
    assert form.refusal(replace(SOURCE, puzzle=without)) == "it has no pieces"


def test_a_booklet_has_a_largest_number_of_puzzles(monkeypatch):
    form = export_formats()["pdf-booklet"]
    assert pdf_booklet.MAX_PUZZLES == 500
    monkeypatch.setattr(pdf_booklet, "MAX_PUZZLES", 2)
    for number, refused in ((0, True), (1, False), (2, False), (3, True)):
        assert bool(form.refusal(replace(SOURCE, puzzles=(CUBE,) * number))) is refused
    assert "up to 2 puzzles, but these are 3" in form.refusal(replace(SOURCE, puzzles=(CUBE,) * 3))


def test_only_booklets_have_chapters_and_only_charts_and_tables_have_statistics():
    forms = export_formats()
    assert {name for name, form in forms.items() if form.has_chapters} == {"pdf-booklet"}
    with_statistics = {name for name, form in forms.items() if form.has_statistics}
    assert with_statistics == {"csv-statistics", "png-statistics", "svg-statistics"}
    assert {name: form.also for name, form in forms.items() if form.also} == {"obj": (".mtl",)}


@pytest.mark.parametrize(("paper", "width"), [("A4", 2100), ("Letter", 2159)])
def test_pages_are_as_wide_as_the_paper(paper, width):
    for name, given in (("pdf-sheet", {"pages": "pieces"}), ("pdf-net", {"only": "V"})):
        form = export_formats()[name]
        _, images = ended(form.preview(SOURCE, form.settings({"paper": paper, **given})))
        assert images
        for image in images:
            assert f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}"' in image
