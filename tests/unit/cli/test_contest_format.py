"""``solve --format contest``: a summary of all solutions."""


def test_meteor_is_printed_as_in_the_contest(command):
    ran = command("solve", "meteor", "--format", "contest")
    lines = ran.out.splitlines()
    assert (ran.status, ran.err, len(lines)) == (0, "", 24)
    assert lines[:4] == ["2098 solutions found", "", "0 0 0 0 1 ", " 2 2 2 0 1 "]
    assert lines[-3:] == ["1 4 0 0 3 ", " 1 1 3 3 3 ", ""]


def test_a_given_convention_overrides_that_of_the_contest(command):
    assert command("solve", "meteor", "--format", "contest", "--unique").out.startswith("1049 ")
    assert command("solve", "meteor", "--count").out == "1049\n"
    assert command("solve", "meteor", "--count", "--raw").out == "2098\n"


def test_it_cannot_be_combined_with_a_saved_search(command, tmp_path):
    ran = command("solve", "meteor", "--format", "contest", "--save", str(tmp_path / "a.search"))
    assert ran.status == 2
    assert "needs all solutions at once" in ran.err
