"""Fields of a puzzle, as the terminal and the form write them."""

import pytest

from cubewright.errors import CubewrightError, FormatError, UnknownNameError
from cubewright.model.collected import CollectedPuzzle, State
from cubewright.presenter.collection.fields import FieldChanges, numbers_of, year_of


def changed(*texts, puzzle=None):
    return FieldChanges(list(texts))(puzzle or CollectedPuzzle())


def test_fields_and_states():
    puzzle = changed(
        "name= Pennyhedron ", "designer=Stewart Coffin", "maker=Me", "year=1985", "lent=Ada",
        "notes=a=b", "number=PWBP:12", "number=STC: 10", "owned=yes", "Solved=", "wanted=no",
    )  # fmt: skip
    assert puzzle == CollectedPuzzle(
        "Pennyhedron",
        states=frozenset({State.OWNED, State.SOLVED}),
        lent_to="Ada",
        designer="Stewart Coffin",
        maker="Me",
        year=1985,
        numbers=(("PWBP", "12"), ("STC", "10")),
        notes="a=b",
    )
    cleared = changed("year=", "number=", "lent=", "owned=no", puzzle=puzzle)
    assert (cleared.year, cleared.numbers, cleared.lent_to) == (None, (), "")
    assert cleared.states == {State.SOLVED}


def test_photos_and_files_are_read_once(tmp_path):
    (tmp_path / "a.jpg").write_bytes(b"photo")
    changes = FieldChanges([f"photo={tmp_path / 'a.jpg'}", f"file={tmp_path / 'a.jpg'}"])
    puzzle = changes(changes(CollectedPuzzle()))
    assert [each.name for each in puzzle.contents] == ["a.jpg", "a.jpg"]
    assert list(changes.contents.values()) == [b"photo"]


@pytest.mark.parametrize(
    ("text", "error", "why"),
    [
        ("makr=x", UnknownNameError, "did you mean 'maker'"),
        ("year=soon", CubewrightError, "'soon' is not a year"),
        ("year=" + "9" * 99, CubewrightError, "is not a year"),
        ("owned=perhaps", CubewrightError, "yes or no"),
        ("number=12", CubewrightError, "such as 'PWBP: 12'"),
        ("photo=missing.jpg", FormatError, "missing.jpg"),
    ],
)
def test_wrong_fields_are_refused(text, error, why):
    with pytest.raises(error) as caught:
        changed(text)
    assert why in str(caught.value)


def test_texts_of_the_form():
    assert year_of(" ") is None
    assert numbers_of("PWBP: 12\n\n STC:1\n") == (("PWBP", "12"), ("STC", "1"))
    with pytest.raises(CubewrightError, match="at most 100"):
        numbers_of("\n".join(f"A: {number}" for number in range(101)))
