"""``cubewright engines``: list the search engines and their settings."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from textwrap import fill

from cubewright.cli.command import FOUND, Command, Terminal
from cubewright.solver.problem.setting import Setting
from cubewright.solver.request import DEFAULT_ENGINE
from cubewright.solver.search.engine import Engine, engines

WIDTH = 78


def add_arguments(_parser: ArgumentParser) -> None:
    """Add no arguments: the command lists all engines."""


def run(_options: Namespace, terminal: Terminal) -> int:
    """Print every engine with its settings and their values."""
    print("\n\n".join(map(_engine, engines().values())), file=terminal.out)
    return FOUND


def _engine(engine: Engine) -> str:
    default = " (the default)" if engine.name == DEFAULT_ENGINE else ""
    lines = [f"{engine.name}{default}: {engine.title}"]
    if engine.explanation:
        lines.append(_indented(engine.explanation, 4))
    if engine.max_cells is not None:
        lines.append(_indented(_largest(engine), 4))
    return "\n".join([*lines, *map(_setting, engine.settings)])


def _largest(engine: Engine) -> str:
    text = f"For figures of up to {engine.max_cells} cells."
    return text if engine.larger is None else f"{text} Larger ones: {engine.larger.name}."


def _setting(setting: Setting) -> str:
    values = " | ".join(setting.values)
    others = " | ..." if setting.accepts else ""
    lines = [f"    {setting.name}={values}{others}"]
    about = f"{setting.title}. {setting.explanation}".strip()
    return "\n".join([*lines, _indented(about, 8)])


def _indented(text: str, columns: int) -> str:
    return fill(text, WIDTH, initial_indent=" " * columns, subsequent_indent=" " * columns)


ENGINES = Command(
    name="engines",
    summary="List the search engines and their settings.",
    examples=(
        ("cubewright engines", "list them; the first value of each setting is the default"),
        (
            "cubewright solve cube --engine stagewise --piece-order as-given",
            "use an engine and a setting",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
