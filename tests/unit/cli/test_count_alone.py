"""``solve --count`` for numbers that are far too large to list."""

import pytest


@pytest.fixture
def two_sets(tmp_path):
    """Return a figure file with the 2x3x9 box."""
    path = tmp_path / "two-sets.fig"
    rows = ["/" + "/".join(["1" * 9] * 2)] * 3
    path.write_text("/SOMA Two sets\n" + "\n".join(rows) + "\n")
    return str(path)


def test_billions_are_counted_quickly(command, two_sets):
    ran = command("solve", two_sets, "--pieces", "double-soma", "--count", "--raw")
    assert (ran.status, ran.out, ran.err) == (0, "6490644296\n", "")
