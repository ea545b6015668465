from cubewright.cli.text_table import text_table


def test_words_stand_to_the_left_and_numbers_to_the_right():
    lines = text_table(("name", "count"), [("a", "1"), ("longer", "1,000")], left=1)
    assert lines == ["name    count", "-------------", "a           1", "longer  1,000"]


def test_long_titles_are_broken_and_sums_stand_apart():
    lines = text_table(("n", "all cubelets coverable"), [("1", "2")], sums=[("sum", "2")])
    assert lines == [
        "     all cubelets",
        "  n     coverable",
        "-----------------",
        "  1             2",
        "-----------------",
        "sum             2",
    ]


def test_no_rows_leave_the_header():
    assert text_table(("a", "b"), []) == ["a  b", "----"]
