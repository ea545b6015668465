"""Which engine a command line means, and with which settings."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable

from cubewright.cli.command import UsageError
from cubewright.solver.request import DEFAULT_ENGINE
from cubewright.solver.search.engine import engine

Settings = tuple[tuple[str, str], ...]

WHERE_LISTED = "'cubewright engines' lists them"


def add_engine_arguments(parser: ArgumentParser) -> None:
    """``--engine``, ``--order`` and ``--set``."""
    add = parser.add_argument
    add(
        "--engine",
        metavar="NAME",
        default=DEFAULT_ENGINE,
        help=f"how to search; {WHERE_LISTED} (default: {DEFAULT_ENGINE})",
    )
    add("--order", metavar="VALUE", help="the order of the pieces; short for --set order=VALUE")
    add(
        "--set",
        metavar="NAME=VALUE",
        dest="settings",
        type=setting,
        action="append",
        default=[],
        help="a setting of the engine; may be given again for another",
    )


def chosen_settings(options: Namespace) -> Settings:
    """The settings asked for; raises a :class:`CubewrightError` for what the engine has not."""
    order = [] if options.order is None else [("order", options.order)]
    return checked_settings(options.engine, [*order, *options.settings])


def checked_settings(engine_name: str, settings: Iterable[tuple[str, str]]) -> Settings:
    """The settings as they are, if the engine is there and has them, each given once."""
    chosen = tuple(settings)
    known = engine(engine_name)
    for number, (name, _value) in enumerate(chosen):
        if not known.settings:
            raise UsageError(f"the engine '{engine_name}' has no setting '{name}', nor any other")
        if name in dict(chosen[:number]):
            raise UsageError(f"the setting '{name}' is given twice")
    known.complete(dict(chosen))
    return chosen


def setting(text: str) -> tuple[str, str]:
    """``NAME=VALUE`` in two."""
    name, equals, value = text.partition("=")
    if not (equals and name and value):
        raise ArgumentTypeError(f"NAME=VALUE is needed, not {text!r}")
    return name, value
