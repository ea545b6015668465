from cubewright.cli.text_table import text_table


def test_words_are_left_aligned_and_numbers_right_aligned():
    lines = text_table(("name", "count"), [("a", "1"), ("longer", "1,000")], left=1)
    assert lines == ["name    count", "-------------", "a           1", "longer  1,000"]


def test_long_titles_wrap_and_sums_follow_a_rule():
    lines = text_table(("n", "all cubelets coverable"), [("1", "2")], sums=[("sum", "2")])
    assert lines == [
        "     all cubelets",
        "  n     coverable",
        "-----------------",
        "  1             2",
        "-----------------",
        "sum             2",
    ]


def test_a_table_without_rows_is_only_the_header():
    assert text_table(("a", "b"), []) == ["a  b", "----"]
