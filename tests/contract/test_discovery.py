"""A new file is found without being listed, and two values with one name are an error."""

import sys
from importlib import import_module

import pytest

from cubewright.cli import parser
from cubewright.cli.command import Command, commands
from cubewright.formats.solutions.solution_format import SolutionFormat, solution_formats
from cubewright.model.lattice import Lattice
from cubewright.registry import discover
from cubewright.solver.search.engine import Engine, engines

KINDS = {
    "engine": (
        "cubewright.solver.engines",
        Engine,
        engines,
        """
from cubewright.solver.engines.brute_force import BruteForce
from cubewright.solver.search.engine import Engine
NEW = Engine(name="new-thing", title="New", start=BruteForce)
""",
    ),
    "solution format": (
        "cubewright.formats.solutions",
        SolutionFormat,
        solution_formats,
        """
from cubewright.formats.solutions.solution_format import SolutionFormat
NEW = SolutionFormat("new-thing", "New", one=lambda solution, number: f"{number}: {solution}")
""",
    ),
    "command": (
        "cubewright.cli.commands",
        Command,
        commands,
        """
from cubewright.cli.command import Command
NEW = Command("new-thing", "Do something new.", (("cubewright new-thing", "do it"),),
              add_arguments=lambda parser: None, run=lambda options, terminal: 0)
""",
    ),
    "lattice": (
        "cubewright.model.lattices",
        Lattice,
        None,
        """
from dataclasses import replace
from cubewright.model.lattices.cubic import CUBIC
NEW = replace(CUBIC, name="new-thing")
""",
    ),
}


@pytest.fixture(params=KINDS)
def kind(request):
    return KINDS[request.param]


@pytest.fixture
def new_file(kind, tmp_path, monkeypatch):
    """A temporary file in the package of a kind of plug-in."""
    package, _, cached, text = kind
    (tmp_path / "zz_new_thing.py").write_text(text)
    module = import_module(package)
    monkeypatch.setattr(module, "__path__", [*module.__path__, str(tmp_path)])
    if cached is not None:
        cached.cache_clear()
    yield tmp_path / "zz_new_thing.py"
    sys.modules.pop(f"{package}.zz_new_thing", None)
    vars(module).pop("zz_new_thing", None)
    if cached is not None:
        cached.cache_clear()


def test_a_new_file_is_found(kind, new_file):
    package, value_type, cached, _ = kind
    found = discover(package, value_type)
    assert found["new-thing"].name == "new-thing"
    if cached is not None:
        assert "new-thing" in cached()
    if value_type is Command:
        assert "Do something new." in parser.overview_parser().format_help()


def test_two_values_with_one_name_are_an_error(kind, new_file):
    package, value_type, _, text = kind
    (new_file.parent / "zz_second.py").write_text(text)
    try:
        with pytest.raises(ValueError, match="'new-thing'"):
            discover(package, value_type)
    finally:
        sys.modules.pop(f"{package}.zz_second", None)
        vars(import_module(package)).pop("zz_second", None)
