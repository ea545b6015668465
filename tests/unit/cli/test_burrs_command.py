"""``cubewright burrs``."""


def test_assemblies_are_counted(command):
    numbers = ("320", "480", "704", "720")
    ran = command("burrs", *numbers)
    assert ran.status == 0
    counts = [line.split()[-1] for line in ran.out.splitlines()]
    assert counts == ["78", "149", "1,692"]
    assert command("burrs", *numbers, "--count").out == "78\n"


def test_sticks_that_cannot_be_counted_are_refused(command):
    assert "stick 408 needs its mirror image, 671" in command("burrs", "408").err
    assert "have numbers from 1 to 4,096" in command("burrs", "5000").err
    assert "leave out their numbers" in command("burrs", "1", "--notchable").err


def test_solid_burrs_are_taken_apart(command):
    ran = command("burrs", "--notchable", "--solid", "--apart")
    rows = [line.rsplit(maxsplit=1) for line in ran.out.splitlines()]
    assert (ran.status, ran.err) == (0, "")
    assert {text.strip(): int(number.replace(",", "")) for text, number in rows} == {
        "solid, up to rotation": 1063,
        "can begin to move": 318,
        "come apart": 314,
        "level 1": 257,
        "level 1.2": 57,
        "different sticks of these": 25,
    }
    none = command("burrs", "1", "--solid", "--apart", "--count")
    assert (none.status, none.out) == (1, "0\n")
    assert "add --solid" in command("burrs", "--apart").err
    assert "have numbers from 1 to 4,096" in command("burrs", "5000", "--solid", "--apart").err
