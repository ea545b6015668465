"""``cubewright hint``."""

from time import sleep

from cubewright.cli.commands import hint

HALF_BUILT = """\
/SOMA Half built
;laid {}
;laid {}
;laid {}
/111/111/111
/111/111/111
/111/111/111
"""


def test_the_next_step_is_shown_with_the_layers_after_it(command):
    ran = command("hint", "cube")
    assert ran.status == 0
    first, *layers = ran.out.splitlines()
    assert first.startswith("1 of 7: ")
    assert "onto the ground" in first
    assert len(layers) == 3
    assert set("".join(layers)) > {"|", first.split()[3]}


def test_all_steps_follow_the_pre_placed_pieces_of_the_file(command, tmp_path):
    path = tmp_path / "half.fig"
    path.write_text(HALF_BUILT.format("/+++/+++/LL+", "/+++/+++/L++", "/+++/+++/L++"))
    ran = command("hint", str(path), "--all")
    steps = [line for line in ran.out.splitlines() if " of 7: " in line]
    assert [line.split(" of ")[0] for line in steps] == [str(number) for number in range(2, 8)]
    assert not any(line.split(": ")[1].startswith("L ") for line in steps)
    assert (
        command("hint", str(path), "--check").out == "Yes: there is a solution with these pieces.\n"
    )
    solved = command("solve", str(path), "--limit", "1")
    assert solved.status == 0


def test_pre_placed_pieces_without_a_solution_are_reported(command, tmp_path):
    path = tmp_path / "stuck.fig"
    path.write_text(HALF_BUILT.format("/+++/+T+/+++", "/+++/+T+/+T+", "/+++/+T+/+++"))
    ran = command("hint", str(path), "--check")
    assert ran.status == 1
    assert ran.out.startswith("No: there is no solution with these pieces.")
    assert command("hint", str(path)).status == 1


def test_pieces_that_do_not_fit_are_named(command, tmp_path):
    path = tmp_path / "odd.fig"
    path.write_text(HALF_BUILT.format("/+++/+++/QQ+", "/+++/+++/Q++", "/+++/+++/Q++"))
    ran = command("hint", str(path), "--check")
    assert "ignoring pre-placed pieces that are not in Soma: Q" in ran.err
    assert ran.out == "Yes: there is a solution.\n"


def test_a_pre_placed_piece_that_cannot_be_there_stops_the_solve(command, tmp_path):
    path = tmp_path / "bent.fig"
    path.write_text(HALF_BUILT.format("/+++/+++/VV+", "/+++/+++/+V+", "/+++/+++/V++"))
    ran = command("solve", str(path), "--count")
    assert ran.status == 2
    assert "Pre-placed piece V (corner of three) cannot fill the cells marked" in ran.err
    assert not ran.out


def test_a_note_shows_that_an_answer_takes_longer(command, monkeypatch):
    timer = hint.Timer
    printed = []

    def noted(_seconds, message, texts):
        return timer(0.0, lambda: (message(*texts), printed.append(texts)))

    def slow(_puzzle, _control):
        while not printed:
            sleep(0.001)
        return True

    monkeypatch.setattr(hint, "Timer", noted)
    monkeypatch.setattr(hint, "is_solvable", slow)
    ran = command("hint", "cube", "--check")
    assert ran.err == "cubewright: still looking; press Ctrl+C to stop\n"
    assert ran.out == "Yes: there is a solution.\n"
