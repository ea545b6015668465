"""Command-line options for the engine and its settings."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable

from cubewright.cli.command import UsageError, add_renamed
from cubewright.cli.numbers import threads
from cubewright.solver.request import DEFAULT_ENGINE
from cubewright.solver.search.engine import engine

Settings = tuple[tuple[str, str], ...]

WHERE_LISTED = "'cubewright engines' lists them"


def add_engine_arguments(parser: ArgumentParser) -> None:
    """Add ``--engine``, ``--piece-order`` and ``--set``."""
    add = parser.add_argument
    add(
        "--engine",
        metavar="NAME",
        default=DEFAULT_ENGINE,
        help=f"the search engine; {WHERE_LISTED} (default: {DEFAULT_ENGINE})",
    )
    add_renamed(
        parser,
        "--piece-order",
        "--order",
        metavar="VALUE",
        help="the order of the pieces; same as --set order=VALUE",
    )
    add(
        "--set",
        metavar="NAME=VALUE",
        dest="settings",
        type=setting,
        action="append",
        default=[],
        help="set an engine setting; repeat for several settings",
    )


def add_threads_argument(parser: ArgumentParser) -> None:
    """Add ``--threads``, for a search."""
    parser.add_argument(
        "--threads",
        metavar="N",
        type=threads,
        default=1,
        help="search on N threads, or on 'all' processors (default: 1)",
    )


def chosen_settings(options: Namespace) -> Settings:
    """Return the chosen settings; raise :class:`CubewrightError` for unknown settings."""
    order = [] if options.piece_order is None else [("order", options.piece_order)]
    return checked_settings(options.engine, [*order, *options.settings])


def checked_settings(engine_name: str, settings: Iterable[tuple[str, str]]) -> Settings:
    """Return the settings if the engine defines each of them and each occurs once.

    Raises:
        CubewrightError: A setting is unknown or repeated.
    """
    chosen = tuple(settings)
    if engine_name == DEFAULT_ENGINE and not chosen:
        return chosen  # The defaults need no check, which would import the engine.
    known = engine(engine_name)
    for number, (name, _value) in enumerate(chosen):
        if not known.settings:
            raise UsageError(
                f"the engine '{engine_name}' has no settings, so '{name}' cannot be set"
            )
        if name in dict(chosen[:number]):
            raise UsageError(f"the setting '{name}' is given twice")
    known.complete(dict(chosen))
    return chosen


def setting(text: str) -> tuple[str, str]:
    """Split ``NAME=VALUE``."""
    name, equals, value = text.partition("=")
    if not (equals and name and value):
        raise ArgumentTypeError(f"expected NAME=VALUE, not {text!r}")
    return name, value
