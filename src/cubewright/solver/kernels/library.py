"""Calls of kernels in the library that :mod:`.build` compiles, with ctypes and numpy only.

The library contains one version of a kernel for each number of words in its masks. A table beside
it lists the parameters of each kernel, so that a wrong argument raises a Python error instead of
invalid memory access.
"""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from ctypes import addressof
from functools import update_wrapper
from operator import index
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.solver.kernels.sources import (
    CHOICE,
    TIERS,
    WORKING_COPY,
    file_of,
    is_current,
)
from cubewright.translation import tr

_SHIPPED = Path(__file__).parent / "compiled"
"""The folder of the libraries in an installed program."""
_WORD = 1 << 64


class Kernel:
    """A kernel of the library, called like the function from which it was compiled."""

    def __init__(self, function: Callable[..., Any]) -> None:
        module = function.__module__.removeprefix("cubewright.solver.kernels.")
        self.name = f"{module}.{function.__name__}"
        self._row: Mapping[str, Any] = {}
        self._parameters: list[_Parameter] = []
        update_wrapper(self, function)

    def __call__(self, *arguments: Any) -> Any:
        """Check the arguments, call the kernel without the GIL and return its result.

        Raises:
            TypeError: An argument or a field of an argument has the wrong type.

        """
        return self.bind(*arguments)()

    def bind(self, *arguments: Any) -> BoundKernel:
        """Check the first arguments once, for many calls with different last arguments.

        The last arguments are integers. Raises the same errors as a call.
        """
        if not self._row:
            row = library().kernels[self.name]
            self._parameters = [_Parameter(name, kind) for name, kind in row["parameters"]]
            self._row = row
        packed = _Packed(self.name)
        parameters = self._parameters
        if len(arguments) > len(parameters):
            raise TypeError(f"{self.name} takes {len(parameters)} arguments, not {len(arguments)}")
        for parameter, argument in zip(parameters, arguments, strict=False):
            packed.add(parameter, argument)
        symbol = self._row["symbols"].get(str(packed.mask_words))
        if symbol is None:
            compiled = ", ".join(self._row["symbols"])
            raise TypeError(
                f"{self.name} is compiled for masks of {compiled} words, not {packed.mask_words}"
            )
        missing = parameters[len(arguments) :]
        return BoundKernel(library().function(symbol), packed, missing, self._row["result"])


class _Parameter:
    """A parameter of a kernel or a field of a NamedTuple, with its path and kind.

    ``fields`` and ``names`` describe a NamedTuple, ``dtype`` and ``dimensions`` an array.
    """

    def __init__(self, path: str, kind: Any) -> None:
        self.path = path
        self.kind: str = kind if isinstance(kind, str) else kind[0]
        self.dtype: np.dtype[Any] | None = None
        self.dimensions = 0
        self.fields: list[_Parameter] = []
        if self.kind == "array":
            self.dtype, self.dimensions = np.dtype(kind[1]), kind[2]
        elif not isinstance(kind, str):
            self.fields = [_Parameter(f"{path}.{name}", inner) for name, inner in kind[1]]
        self.names = tuple(field.path.rpartition(".")[2] for field in self.fields)


class BoundKernel:
    """A kernel with its first arguments, whose arrays it keeps alive."""

    def __init__(
        self,
        function: Callable[[int], None],
        packed: _Packed,
        missing: list[_Parameter],
        result: list[str],
    ) -> None:
        self._function = function
        self._packed = packed
        self._missing = missing
        self._result = result
        self._words = array("Q", packed.words)

    def __call__(self, *arguments: Any) -> Any:
        """Call the kernel with the arguments that are not bound, and return its result.

        Several threads may call it in parallel.

        Raises:
            TypeError: The number of arguments is wrong, or one is not an integer.

        """
        if len(arguments) != len(self._missing):
            names = ", ".join(parameter.path for parameter in self._missing)
            raise TypeError(
                f"{self._packed.kernel} takes {len(self._missing)} more arguments"
                f" ({names}), not {len(arguments)}"
            )
        words = self._words[:]
        for parameter, argument in zip(self._missing, arguments, strict=True):
            if type(argument) is int and 0 <= argument < _WORD // 2 and parameter.kind == "int":
                words.append(argument)  # twice as fast as the general case
            else:
                last = _Packed(self._packed.kernel)
                last.add(parameter, argument)
                words.extend(last.words)
        words.extend((0, 0))  # space for a result of two numbers without arguments
        self._function(words.buffer_info()[0])
        values = [_result(kind, word) for kind, word in zip(self._result, words, strict=False)]
        return values[0] if len(values) == 1 else tuple(values) if values else None


def _result(kind: str, word: int) -> int | bool:
    if kind == "bool":
        return bool(word & 1)
    return word - _WORD if word >> 63 else word


class _Packed:
    def __init__(self, kernel: str) -> None:
        self.kernel = kernel
        self.words: list[int] = []
        self.mask_words = 0
        """The number of words of each mask; 0 without masks."""
        self._arrays: list[Any] = []
        """The arrays whose addresses are among the words, kept alive by this object."""

    def add(self, parameter: _Parameter, value: Any) -> None:
        """Append an argument or a field of a NamedTuple.

        Raises:
            TypeError: The value is not of this kind.

        """
        kind = parameter.kind
        if kind == "array":
            if (
                not isinstance(value, np.ndarray)
                or value.dtype != parameter.dtype
                or value.ndim != parameter.dimensions
                or not value.flags.carray
            ):
                raise self._wrong(parameter, value)
            self._arrays.append(value)
            # In a third of the time of value.ctypes.data.
            self.words.append(addressof(_NOTHING.from_buffer(value)))
            self.words.extend(value.shape)
        elif parameter.fields:
            if getattr(value, "_fields", None) != parameter.names:
                raise self._wrong(parameter, value)
            for field, inner in zip(parameter.fields, value, strict=True):
                self.add(field, inner)
        elif kind == "mask":
            self._add_mask(parameter, value)
        else:
            low, high = _RANGES[kind]
            try:
                number = index(value)
            except TypeError:
                raise self._wrong(parameter, value) from None
            if not low <= number < high or (kind == "bool" and not isinstance(value, _BOOLS)):
                raise self._wrong(parameter, value)
            self.words.append(number % _WORD)  # a word is unsigned

    def _add_mask(self, parameter: _Parameter, value: Any) -> None:
        if not isinstance(value, tuple) or not value:
            raise self._wrong(parameter, value)
        if len(value) != (self.mask_words or len(value)):
            raise self._wrong(parameter, value, f"a mask of {self.mask_words} words")
        self.mask_words = len(value)
        try:
            self.words.extend(array("Q", value))
        except (TypeError, OverflowError):
            raise self._wrong(parameter, value) from None

    def _wrong(self, parameter: _Parameter, value: Any, wanted: str = "") -> TypeError:
        if parameter.kind == "array":
            wanted = (
                f"a C-contiguous writable array of {parameter.dtype}"
                f" with {parameter.dimensions} dimensions"
            )
        wanted = wanted or _SCALARS.get(parameter.kind, parameter.kind)
        given = type(value).__name__
        if isinstance(value, np.ndarray):
            given = f"an array of {value.dtype} with {value.ndim} dimensions"
            if not value.flags.carray:
                given += ", which is not contiguous, aligned and writable"
        return TypeError(f"{self.kernel}: {parameter.path} must be {wanted}, not {given}")


_NOTHING = ctypes.c_char * 0
_BOOLS = (bool, np.bool_)
_RANGES = {"bool": (0, 2), "word": (0, _WORD), "int": (-_WORD // 2, _WORD // 2)}
_SCALARS = {
    "mask": "a tuple of words of 64 bits",
    "bool": "True or False",
    "word": "an unsigned integer of 64 bits",
    "int": "a signed integer of 64 bits",
}


class Library:
    """A shared library of kernels, with the table of its contents."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.kernels: Mapping[str, Any] = _table(file)["kernels"]
        self._code = ctypes.CDLL(str(file))
        self._functions: dict[str, Callable[[int], None]] = {}

    def function(self, symbol: str) -> Callable[[int], None]:
        """Return a function of the library, which takes the address of its words."""
        found = self._functions.get(symbol)
        if found is None:
            found = self._functions[symbol] = self._code[symbol]
            found.argtypes = (ctypes.c_void_p,)
            found.restype = None
        return found

    def runs_here(self) -> bool:
        """Return whether this processor has the instructions that the library uses."""
        level = self._code["processor_level"]
        level.restype = ctypes.c_int64
        return bool(level() >= TIERS[self.file.stem])


def _table(file: Path) -> Any:
    return json.loads(file.with_suffix(".json").read_bytes())


_loaded: list[Library] = []
_lock = Lock()


def library() -> Library:
    """Return the library for this processor; a source folder first compiles changes.

    Raises:
        CubewrightError: The library does not exist, and cannot be compiled.
    """
    if not _loaded:
        with _lock:
            if not _loaded:
                _loaded.append(_load())
    return _loaded[0]


def _load() -> Library:
    chosen = os.environ.get(CHOICE, "")
    if chosen and chosen not in TIERS:
        names = ", ".join(("numba", *TIERS))
        raise CubewrightError(
            tr(
                "{variable} is '{value}'; use one of {names}",
                variable=CHOICE,
                value=chosen,
                names=names,
            )
        )
    tiers = (chosen,) if chosen else tuple(TIERS)
    if _SHIPPED.is_dir():
        found = _first(_SHIPPED, tiers)
    else:
        found = _first(WORKING_COPY, tiers, is_working_copy=True)
        if found is None:
            _compile(chosen)
            found = _first(WORKING_COPY, tiers)
    if found is None:
        raise CubewrightError(
            tr("no compiled search fits this processor; install Cubewright again")
        )
    return found


def _first(folder: Path, tiers: Iterable[str], *, is_working_copy: bool = False) -> Library | None:
    """Return the first existing library that runs on this processor."""
    for tier in tiers:
        file = file_of(folder, tier)
        if not file.exists():
            continue
        try:
            # Compile before loading, because a loaded file is not read again when it changes.
            if is_working_copy and not is_current(_table(file)):
                _compile(tier)
            found = Library(file)
        except (OSError, ValueError) as error:
            problem = tr("{file}: cannot be loaded: {error}", file=str(file), error=str(error))
            raise CubewrightError(problem) from error
        if found.runs_here():
            return found
    return None


def _compile(tier: str) -> None:
    """Compile changes in a separate process, which imports numba.

    If several processes find a change, one compiles and the others wait for it.
    """
    command = [sys.executable, "-m", "cubewright.solver.kernels.build", *([tier] if tier else [])]
    with _alone():
        if tier and (file := file_of(WORKING_COPY, tier)).exists() and is_current(_table(file)):
            return
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
            raise CubewrightError(
                tr("the search cannot be compiled; run it in a terminal to see why")
            )


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other process compiles, and make other processes wait."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    WORKING_COPY.mkdir(parents=True, exist_ok=True)
    with open(WORKING_COPY / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
