"""Every command shows text that others wrote, and no terminal obeys it."""

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "formats"))
from hostile_names import NAMES

SHARED = Path(__file__).parents[4] / "shared" / "data" / "attack"
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u2028\u202c]")
ESCAPES = "a\x1b]0;PWNED\x07\x9b2J\u202e\x0c\x85b"
SHOWN = r"a\x1b]0;PWNED\x07\u009b2J\u202e\x0c\u0085b"
COMMANDS = (
    ("list",),
    ("solve", "--pieces", "soma", "--count"),
    ("solve", "--pieces", "soma", "--limit", "1"),
    ("solve", "--pieces", "soma", "--limit", "1", "--format", "fig"),
    ("solve", "--pieces", "soma", "--limit", "1", "--format", "json"),
    ("batch",),
    ("batch", "--csv"),
    ("duplicates",),
    ("hint", "--pieces", "soma"),
    ("levels", "--pieces", "soma", "--limit", "1"),
    ("export", "model", "--format", "nonsense"),
    ("no-such-command",),
)


@pytest.fixture
def hostile(tmp_path):
    path = tmp_path / "hostile.fig"
    path.write_text(f"; {ESCAPES}\n/SOMA {ESCAPES}\n" + "/111/111/111\n" * 3)
    return path


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_no_command_writes_control_characters(command, hostile, arguments):
    first, *rest = arguments
    ran = command(first, str(hostile), *rest)
    assert CONTROL.findall(ran.out + ran.err) == []


def test_names_are_listed_with_their_escapes(command, hostile):
    assert SHOWN in command("list", str(hostile)).out


@pytest.mark.shared_data
def test_the_title_of_the_terminal_stays(command):
    ran = command("list", str(SHARED / "esc.fig"))
    assert r"a\x1b]0;PWNED\x07\x1b[31mred" in ran.out
    assert CONTROL.findall(ran.out) == []


def test_a_line_break_in_a_name_forges_no_line(command, tmp_path):
    path = tmp_path / "set.toml"
    path.write_text(
        'name = "a"\ntitle = "A\\nB"\nlattice = "cubic"\n'
        '[[pieces]]\nsymbol = "a"\nname = "one\\ncubewright: forged"\nshape = "XX"\n'
    )
    ran = command("list", str(path))
    assert "cubewright: forged" in ran.out
    assert not re.search("^cubewright: forged", ran.out + ran.err, re.MULTILINE)
    assert ran.out.splitlines()[0].endswith(r"A\x0aB")
    missing = command("list", str(tmp_path / "no\ncubewright: forged.fig"))
    assert r"no\x0acubewright: forged.fig" in missing.err
    assert len(missing.err.splitlines()) == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_hostile_name_is_listed(command, tmp_path, name):
    path = tmp_path / "names.fig"
    path.write_text(f"/SOMA {name}\n/11\n", encoding="utf-8", newline="")
    ran = command("list", str(path))
    assert ran.status in (0, 2)
    assert CONTROL.findall(ran.out + ran.err) == []
