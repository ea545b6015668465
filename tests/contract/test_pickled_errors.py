"""Every exception of the program goes through pickle, as a pool of processes sends it."""

import pickle
import re
from importlib import import_module
from pathlib import Path

import pytest

import cubewright
from cubewright.cli.disassembly.converted import AnalysisInterrupted
from cubewright.errors import DiskFullError, FormatError, PuzzleError, UnknownNameError
from cubewright.formats.drawing import DrawingError
from cubewright.formats.exports.export_format import export_formats
from cubewright.formats.exports.option import OptionError
from cubewright.formats.fig.pieces.fields import DirectiveError
from cubewright.formats.fig.rows import RowsError
from cubewright.formats.project.lock import LockedError, Writer
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.solver.cluster.worker_call import WorkerRefusedError
from cubewright.solver.problem.faults import faults

SOURCE = Path(cubewright.__file__).parent
_CLASS = re.compile(r"^class (\w+)\(.*(?:Error|Exception|Interrupt|Exit)\):", re.MULTILINE)


def _module(path):
    relative = path.relative_to(SOURCE.parent).with_suffix("")
    return import_module(".".join(relative.parts).removesuffix(".__init__"))


def _exceptions():
    """Yield each exception class of the source: its last base is named as an exception."""
    for path in sorted(SOURCE.rglob("*.py")):
        if names := _CLASS.findall(path.read_text()):
            module = _module(path)
            yield from (getattr(module, name) for name in names)


EXCEPTIONS = tuple(_exceptions())


@pytest.fixture(scope="module")
def option():
    return next(each for form in export_formats().values() for each in form.options)


@pytest.fixture(scope="module")
def examples(option):
    """Return an exception of each class whose constructor takes more than a text."""
    from cubewright.formats.piece_sets.catalogue import piece_sets

    impossible = Puzzle(Figure(((0, 0, 0),)), piece_sets()["soma"])
    made = (
        FormatError("demo.fig", 7, "expected 3 characters, found 4"),
        DiskFullError("demo.fig", None, "the disk is full"),
        UnknownNameError("piece set", "bedlem", ["soma", "bedlam"]),
        PuzzleError(faults(impossible)),
        OptionError("{option} {value} is not a number", option=option, value="x"),
        DrawingError(3, "wrong"),
        RowsError(4, "wrong"),
        DirectiveError(5, "wrong"),
        LockedError(Writer("host", 7, "2026-01-01T00:00:00")),
        AnalysisInterrupted(130),
        WorkerRefusedError("tcp://host:1", "it has another version"),
    )
    return {type(each): each for each in made}


@pytest.mark.parametrize("kind", EXCEPTIONS, ids=lambda each: each.__qualname__)
def test_an_exception_goes_through_pickle(kind, examples):
    if "__init__" in vars(kind) and kind.__init__.__code__.co_argcount > 2:
        assert kind in examples, "add an example of this exception to the test"
    error = examples.get(kind) or kind("a text")
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is kind
    assert (str(copy), copy.args, vars(copy)) == (str(error), error.args, vars(error))


def test_exceptions_are_found():
    assert {FormatError, UnknownNameError, OptionError, AnalysisInterrupted} <= set(EXCEPTIONS)


def test_an_error_about_an_option_names_it_after_pickle(option):
    error = OptionError("{option} {value} is not a number", option=option, value="x")
    copy = pickle.loads(pickle.dumps(error))
    assert copy.at_terminal == error.at_terminal
