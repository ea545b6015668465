"""``solve --count`` where the number is far beyond what could be listed."""

import pytest


@pytest.fixture
def two_sets(tmp_path):
    """A figure file with the box of 2x3x9."""
    path = tmp_path / "two-sets.fig"
    rows = ["/" + "/".join(["1" * 9] * 2)] * 3
    path.write_text("/SOMA Two sets\n" + "\n".join(rows) + "\n")
    return str(path)


def test_billions_are_counted_at_once(command, two_sets):
    ran = command("solve", two_sets, "--pieces", "double-soma", "--count", "--raw")
    assert (ran.status, ran.out, ran.err) == (0, "6490644296\n", "")
