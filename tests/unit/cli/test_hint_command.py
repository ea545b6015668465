"""``cubewright hint``."""

LAID = """\
/SOMA Half built
;laid {}
;laid {}
;laid {}
/111/111/111
/111/111/111
/111/111/111
"""


def test_the_next_step_is_told_with_the_layers_after_it(command):
    ran = command("hint", "cube")
    assert ran.status == 0
    first, *layers = ran.out.splitlines()
    assert first.startswith("1 of 7: ")
    assert "onto the ground" in first
    assert len(layers) == 3
    assert set("".join(layers)) > {"|", first.split()[3]}


def test_all_steps_go_on_from_what_the_file_says_is_laid(command, tmp_path):
    path = tmp_path / "half.fig"
    path.write_text(LAID.format("/+++/+++/LL+", "/+++/+++/L++", "/+++/+++/L++"))
    ran = command("hint", str(path), "--all")
    told = [line for line in ran.out.splitlines() if " of 7: " in line]
    assert [line.split(" of ")[0] for line in told] == [str(number) for number in range(2, 8)]
    assert not any(line.split(": ")[1].startswith("L ") for line in told)
    assert command("hint", str(path), "--check").out == "Yes: what is laid can be completed.\n"
    solved = command("solve", str(path), "--limit", "1")
    assert solved.status == 0


def test_a_position_that_cannot_be_completed_is_told(command, tmp_path):
    path = tmp_path / "stuck.fig"
    path.write_text(LAID.format("/+++/+T+/+++", "/+++/+T+/+T+", "/+++/+T+/+++"))
    ran = command("hint", str(path), "--check")
    assert ran.status == 1
    assert ran.out.startswith("No: what is laid cannot be completed.")
    assert command("hint", str(path)).status == 1


def test_pieces_that_do_not_fit_are_named(command, tmp_path):
    path = tmp_path / "odd.fig"
    path.write_text(LAID.format("/+++/+++/QQ+", "/+++/+++/Q++", "/+++/+++/Q++"))
    ran = command("hint", str(path), "--check")
    assert "laid there, but not in Soma: Q" in ran.err
    assert ran.out == "Yes: there is a solution.\n"
