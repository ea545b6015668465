"""Every command uses the pieces that a figure file describes."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from cubewright.cli.command import Terminal
from cubewright.cli.main import main

FIGURE = "/111/.11/.11\n/111/111/111\n/111/.11/.11\n"
WITHOUT_T = (
    f"/SOMA Niche\n; pieces: soma, with changes\n;pieces minimum=0\n;piece T count=0\n{FIGURE}"
)


class Run:
    """The output and exit status of a command line."""

    def __init__(self, *arguments: str, read: str = "") -> None:
        out, err = StringIO(), StringIO()
        self.status = main(arguments, Terminal(StringIO(read), out, err))
        self.out, self.err = out.getvalue(), err.getvalue()


@pytest.fixture
def path(tmp_path: Path) -> str:
    path = tmp_path / "niche.fig"
    path.write_text(WITHOUT_T)
    return str(path)


def test_a_search_uses_the_pieces_of_the_file(path: str) -> None:
    assert Run("solve", path, "--count").out == "95\n"
    assert Run("solve", path, "--count", "--pieces", "soma").out == "1085\n"
    run = Run("solve", "-", "--count", read=f"/SOMA Niche\n{FIGURE}")
    assert run.out == "1085\n"


def test_other_commands_use_them_too(path: str) -> None:
    assert "soma-changed,95," in Run("batch", path, "--csv").out
    assert Run("hint", path, "--all").status == 0
    compared = Run("compare", path, "--run", "next-cell", "--run", "most-constrained")
    assert "95" in compared.out


def test_an_error_in_them_is_one_line_and_nothing_is_solved(path: str) -> None:
    Path(path).write_text(WITHOUT_T.replace("count=0", "cuont=0"))
    for command in ("solve", "hint", "compare"):
        run = Run(command, path)
        assert (run.status, run.out) == (2, "")
        (line,) = run.err.splitlines()
        assert "niche.fig, line 4: figure 'Niche': there is no field 'cuont'; use count" in line
    assert Run("solve", path, "--count", "--pieces", "soma").out == "1085\n"
    batch = Run("batch", path)
    assert "there is no field 'cuont'" in batch.out
    assert "1,085" not in batch.out


def test_pieces_are_one_sided_if_the_file_states_it() -> None:
    pieces = "; pieces: Hooks, drawn here\n{}"
    pieces += "".join(f";shape {each} /XXX\n;shape {each} /X..\n" for each in "LM")
    text = f"/SOMA Board\n{pieces}/1111\n/1111\n"
    two_sided = Run("solve", "-", "--count", "--raw", read=text.format(""))
    one_sided = Run("solve", "-", "--count", "--raw", read=text.format(";pieces one_sided=true\n"))
    assert (two_sided.out, one_sided.out) == ("2\n", "1\n")


def test_a_piece_set_file_states_one_sided_pieces(tmp_path: Path) -> None:
    piece = "[[pieces]]\nsymbol = '{}'\none_sided = true\nshape = '''\nXXX\nX..\n'''\n"
    head = "name = 'hooks'\nlattice = 'cubic'\n"
    hooks = tmp_path / "hooks.toml"
    hooks.write_text(head + piece.format("L") + piece.format("M"))
    run = Run("solve", "-", "--count", "--raw", "--pieces", str(hooks), read="/1111\n/1111\n")
    assert run.out == "1\n"
