"""Exports are checked, previewed and written to files, none of which is replaced unasked."""

from dataclasses import replace

import pytest

from cubewright.errors import CubewrightError, FormatError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.export_formats.pdf_sheet import PDF_SHEET
from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    NotedFiles,
    Preview,
)
from cubewright.formats.exports.option import PAPER, ExportOption
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.models.options import ONLY
from cubewright.formats.pictures.pictures import SHOW
from cubewright.model.figure import Figure
from cubewright.model.pieces.palette import palettes
from cubewright.presenter.exports.contents import (
    check,
    choice_title,
    default_values,
    exported_source,
    preview,
)
from cubewright.presenter.exports.files import (
    check_target,
    export_file,
    export_pieces,
    piece_paths,
)
from cubewright.presenter.scripting import solve

CUBE = built_in_puzzle("cube")
COUNT = ExportOption("count", "Count", "how many", 1, 0, 9)


def write(source, settings):
    """Write the stem of the file, the chosen piece and the number of solutions."""
    yield 0.5
    only = settings.word(ONLY.name) if settings.has(ONLY.name) else ""
    text = f"{source.stem} {only} {len(source.solutions)} {len(source.chapters)}"
    return NotedFiles({".txt": text.encode(), ".more": b"more"}, "Made by hand.")


def small(source, settings):
    yield 0.5
    return Preview((f"{len(source.solutions)} {len(source.chapters)}", *source.facts), 2.0)


FORM = ExportFormat(
    "test",
    "Test",
    "picture",
    ".txt",
    (COUNT, ONLY, SHOW, PAPER),
    write,
    lambda settings: int(settings.number("count")),
    also=(".more",),
    preview=small,
)


@pytest.fixture(scope="module")
def source():
    return ExportSource(CUBE, "Soma cube", tuple(solve(CUBE, limit=3)))


def settings(**given):
    return FORM.settings(given)


def ended(steps):
    """Return the progress of a generator, and its return value."""
    shares = []
    while True:
        try:
            shares.append(next(steps))
        except StopIteration as end:
            return shares, end.value


def test_a_file_is_written_with_its_further_files_and_a_note(source, tmp_path):
    path = tmp_path / "a b.txt"
    assert ended(export_file(FORM, source, settings(count=3), path)) == ([0.5], "Made by hand.")
    assert path.read_bytes() == b"a b  3 0"
    assert path.with_suffix(".more").read_bytes() == b"more"
    _, note = ended(export_file(FORM, source, settings(count=5), path, replaces=True))
    assert note == "The pages show 3 solutions, not 5: there are no more. Made by hand."


def test_no_file_is_replaced_unasked(source, tmp_path):
    path = tmp_path / "a.txt"
    for name in ("a.txt", "a.more"):
        taken = tmp_path / name
        taken.write_bytes(b"mine")
        with pytest.raises(FormatError, match="already exists; choose another name") as raised:
            ended(export_file(FORM, source, settings(), path))
        assert str(raised.value).startswith(str(taken))
        with pytest.raises(FormatError, match="already exists"):
            check_target(FORM, path, replaces=False)
        check_target(FORM, path, replaces=True)
        ended(export_file(FORM, source, settings(), path, replaces=True))
        assert taken.read_bytes() != b"mine"
        path.unlink()
        path.with_suffix(".more").unlink()
    with pytest.raises(FormatError, match="the folder does not exist; create it first"):
        check_target(FORM, tmp_path / "no folder" / "a.txt", replaces=True)


def test_what_a_format_refuses_is_not_written(source, tmp_path):
    refusing = replace(FORM, refusal=lambda _source: "it is too large")
    path = tmp_path / "a.txt"
    with pytest.raises(FormatError) as raised:
        ended(export_file(refusing, source, settings(), path))
    assert str(raised.value) == "a.txt: Test cannot hold Soma cube: it is too large"
    assert list(tmp_path.iterdir()) == []


def test_each_piece_has_a_file(source, tmp_path):
    folder = tmp_path / "pieces"
    shares, note = ended(export_pieces(FORM, source, settings(), folder))
    assert note == ""
    assert shares == pytest.approx([(n + 0.5) / 7 for n in range(7)])
    names = [f"{n:02d}-{symbol}" for n, symbol in enumerate("VLTZABP", 1)]
    assert sorted(each.stem for each in folder.glob("*.txt")) == names
    assert (folder / "03-T.txt").read_text() == "03-T T 3 0"
    with pytest.raises(FormatError, match="already exists"):
        ended(export_pieces(FORM, source, settings(), folder))
    assert ended(export_pieces(FORM, source, settings(only="T"), folder, replaces=True))[0] == [0.5]


def test_a_new_folder_that_stays_empty_is_removed(source, tmp_path):
    refusing = replace(FORM, refusal=lambda _source: "no")
    new, old = tmp_path / "new", tmp_path / "old"
    old.mkdir()
    for folder in (new, old):
        with pytest.raises(FormatError):
            ended(export_pieces(refusing, source, settings(), folder))
    assert (new.exists(), old.exists()) == (False, True)
    with pytest.raises(FormatError, match="cannot be created: No such file or directory"):
        ended(export_pieces(FORM, source, settings(), tmp_path / "no" / "folder"))


def test_names_of_pieces_are_plain(source, tmp_path):
    first, second, *others = CUBE.pieces
    pieces = replace(
        CUBE.piece_set,
        pieces=(replace(first, symbol="/"), replace(second, symbol="Ä1"), *others),
    )
    odd = replace(source, puzzle=replace(CUBE, piece_set=pieces))
    paths = piece_paths(FORM, odd, settings(), tmp_path)
    assert [path.name for path in paths.values()][:3] == ["01.txt", "02-1.txt", "03-T.txt"]
    assert list(paths)[:2] == ["/", "Ä1"]
    assert list(piece_paths(FORM, source, settings(only="Z"), tmp_path)) == ["Z"]
    with pytest.raises(UnknownNameError):
        piece_paths(FORM, source, settings(only="?"), tmp_path)


def test_a_preview_shows_as_many_solutions_as_the_export(source):
    shares, made = ended(preview(FORM, source, settings(count=2)))
    assert (shares, made) == ([0.5], Preview(("2 0",), 2.0))
    _, made = ended(preview(FORM, source, settings(count=4)))
    assert (made.images, made.note) == (
        ("3 0",),
        "The pages show 3 solutions, not 4: there are no more.",
    )
    assert len(exported_source(FORM, source, settings(count=2)).solutions) == 2
    without = replace(source, solutions=())
    for refused in (
        lambda: check(FORM, without, settings(count=1)),
        lambda: exported_source(FORM, without, settings(count=1)),
        lambda: ended(preview(FORM, without, settings(count=1))),
    ):
        with pytest.raises(
            CubewrightError, match="there is no solution to show: solve the puzzle first"
        ):
            refused()
    check(FORM, without, settings(count=0))
    with pytest.raises(CubewrightError, match="too large"):
        check(replace(FORM, refusal=lambda _source: "too large"), source, settings())


def test_a_preview_has_facts_of_a_figure(source):
    facts = replace(FORM, shows_facts=lambda settings: settings.number("count") == 1)
    shares, made = ended(preview(facts, source, settings(count=1)))
    assert shares == [0.0, 0.5]
    assert made.images == ("1 0", "240 solutions.", "Difficulty: medium.")
    assert ended(preview(facts, source, settings(count=2)))[1].images == ("2 0",)
    empty = replace(source, puzzle=replace(CUBE, figure=Figure(())))
    assert ended(preview(facts, empty, settings(count=1)))[1].images == ("1 0",)


@pytest.mark.parametrize(("whole", "chapters"), [(False, 3), (True, 4)])
def test_a_preview_of_a_booklet_has_its_first_chapters(source, whole, chapters):
    booklet = replace(FORM, has_chapters=True)
    tiny = built_in_puzzle("half-hour")
    collection = replace(source, puzzles=(tiny,) * 4)
    shares, made = ended(preview(booklet, collection, settings(count=0), whole=whole))
    steps = [0.8 * n / chapters for n in range(chapters)]
    assert shares == pytest.approx([*steps, 0.9])
    assert made.images == (f"0 {chapters}",)
    note = "The preview shows the first 3 of 4 figures."
    assert made.note == ("" if whole else note)
    three = replace(source, puzzles=(tiny,) * 3)
    assert ended(preview(booklet, three, settings(count=0)))[1].note == ""


def test_a_booklet_is_written_with_all_chapters(source, tmp_path):
    booklet = replace(FORM, has_chapters=True)
    collection = replace(source, puzzles=(built_in_puzzle("half-hour"),) * 2)
    shares, _ = ended(export_file(booklet, collection, settings(count=0), tmp_path / "a.txt"))
    assert shares == pytest.approx([0.0, 0.4, 0.9])
    assert (tmp_path / "a.txt").read_text() == "a  3 2"


def test_options_begin_with_what_can_be_shown():
    values = {"count": 1, "only": "", "show": "solution", "paper": "A4"}
    form = replace(FORM, solutions=lambda chosen: int(chosen.word("show") == "solution"))
    assert default_values(form, has_solutions=True) == values
    assert default_values(form, has_solutions=False) == {**values, "show": "figure"}
    assert default_values(FORM, has_solutions=False) == values  # no choice helps


def test_a_sheet_of_an_unsolved_puzzle_begins_with_its_challenge():
    assert default_values(PDF_SHEET, has_solutions=True)["pages"] == "all"
    assert default_values(PDF_SHEET, has_solutions=False)["pages"] == "challenge"


def test_choices_have_titles():
    assert choice_title(SHOW, "figure") == "Figure"
    assert choice_title(PAPER, "A4") == "A4"
    for name, palette in palettes().items():
        assert choice_title(PALETTE, name) == palette.title
