"""The texts of a column in the window, the terminal and CSV files."""

from cubewright.presenter.table import Align, Column


def test_a_column_has_its_own_texts_or_those_of_the_window():
    plain = Column(head="Cells", tip="the number of cells", text=str, name="cells")
    assert (plain.visible_header, plain.shown_tip) == ("Cells", "the number of cells")
    assert plain.plain_text(3) == "3"
    assert plain.align is Align.LEFT
    other = Column(text=str, plain=lambda n: f"{n}!", key=lambda n: -n)
    assert other.plain_text(3) == "3!"
    assert sorted([1, 3, 2], key=other.sort_key) == [3, 2, 1]


def test_rows_without_a_key_come_first_and_equal_keys_go_by_text():
    column = Column(text=lambda word: word, key=lambda word: len(word) or None)
    assert sorted(["bb", "Aa", "", "c"], key=column.sort_key) == ["", "c", "Aa", "bb"]
    by_text = Column(text=lambda word: word)
    assert sorted(["b", "A", "c"], key=by_text.sort_key) == ["A", "b", "c"]
