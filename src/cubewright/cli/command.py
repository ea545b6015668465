"""The definition of a command, and the rules for its options."""

from __future__ import annotations

import re
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib import import_module
from typing import Any, TextIO, cast

from cubewright.errors import CubewrightError, FormatError, shortened_if_long, shortened_text
from cubewright.quick_start import without_garbage_collection
from cubewright.registry import discover, docstrings
from cubewright.visible_text import visible

_PACKAGE = "cubewright.cli.commands"

FOUND = 0
NONE_FOUND = 1
UNUSABLE = 2
OUT_OF_TIME = 124
INTERRUPTED = 130
"""Exit statuses: solutions found, none found, unusable input, time limit reached (as in
timeout(1)), interrupted with Ctrl-C (128 + SIGINT)."""


_INPUT_NAME = "standard input"


class UsageError(CubewrightError):
    """Invalid command-line arguments."""


class VisibleStream:
    """A text stream that makes control characters visible and writes to ``stream``."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(visible(text))

    def writelines(self, lines: Iterable[str]) -> None:
        self.stream.writelines(map(visible, lines))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


@dataclass(frozen=True)
class Terminal:
    """The streams of a command: results go to ``out``, messages and progress to ``err``."""

    input: TextIO
    out: TextIO
    err: TextIO
    program: str = "cubewright"
    """The program name that precedes every message."""

    def visible(self) -> Terminal:
        """Return a terminal with the same streams that makes control characters visible."""
        out, err = (cast("TextIO", VisibleStream(each)) for each in (self.out, self.err))
        return replace(self, out=out, err=err)

    def message(self, text: str) -> None:
        """Print a line to ``err``; only very long lines are wrapped and shortened."""
        print(shortened_if_long(f"{self.program}: {text}"), file=self.err, flush=True)

    def error(self, text: str) -> None:
        """Print an error to ``err``, in at most three lines of 200 characters."""
        print(shortened_text(f"{self.program}: {text}"), file=self.err, flush=True)

    def read_input(self) -> str:
        """Return all text of standard input.

        Raises:
            FormatError: Standard input is closed, too large or not UTF-8.
        """
        # Imported here, because the help loads this module and needs no numpy.
        from cubewright.formats.limits import FIGURE_FILE

        # Python sets sys.stdin to None if the program is started with `<&-`.
        if cast("TextIO | None", self.input) is None:
            raise FormatError(_INPUT_NAME, None, "it is closed; name a figure file instead of -")
        try:
            text = self.input.read(FIGURE_FILE.size + 1)
        except UnicodeDecodeError:
            reason = "cannot be read: convert it to UTF-8 text"
            raise FormatError(_INPUT_NAME, None, reason) from None
        except OSError as error:
            reason = f"cannot be read: {error.strerror or error}"
            raise FormatError(_INPUT_NAME, None, reason) from error
        if len(text) > FIGURE_FILE.size:
            reason = "it is too large for a figure file; check that it is the right one"
            raise FormatError(_INPUT_NAME, None, reason)
        return text

    def warn_of_name(self, name: str) -> None:
        """Report a figure name that ``out`` cannot write unchanged."""
        encoding = self.out.encoding or "utf-8"
        try:
            name.encode(encoding)
        except UnicodeEncodeError:
            shown = name.encode("ascii", "backslashreplace").decode()
            self.message(
                f"the output cannot show every character of the name; writing '{shown}' "
                "(write to a file, or set PYTHONUTF8=1, to keep the name)"
            )


@dataclass(frozen=True)
class Command:
    """A command of the program; ``run`` returns the exit status.

    ``other_names`` are accepted on the command line but not listed in the help.
    """

    name: str
    summary: str
    examples: tuple[tuple[str, str], ...]
    """Command lines with their explanations, for the help text."""
    add_arguments: Callable[[ArgumentParser], None] = field(repr=False)
    run: Callable[[Namespace, Terminal], int] = field(repr=False)
    other_names: tuple[str, ...] = ()
    rules: tuple[OptionRule, ...] = ()
    """Rules for the combinations of options, checked before ``run``."""
    for_help: Callable[[Sequence[str]], Command] | None = field(default=None, repr=False)
    """Returns the command whose help a command line requests; None if it is this command."""


@dataclass(frozen=True)
class ListedCommand:
    """The entry of a command in the overview; :meth:`load` imports the command."""

    name: str
    summary: str
    other_names: tuple[str, ...]
    load: Callable[[], Command] = field(repr=False)


@cache
def commands() -> dict[str, Command]:
    """Import every command, and return all commands by name."""
    return discover(_PACKAGE, Command)


def listed_commands() -> dict[str, ListedCommand]:
    """Return all commands by name, importing them only if needed.

    Name and summary are read from the module's docstring, which must begin with "``cubewright
    NAME``: " and the summary. A later "``cubewright OTHER``" in the docstring is a synonym. Modules
    whose docstrings begin otherwise are imported.
    """
    listed: dict[str, ListedCommand] = {}
    for module, text in docstrings(_PACKAGE).items():
        first_line, _, others = text.partition("\n")
        found = re.fullmatch(r"``cubewright ([a-z-]+)``: (.)(.*)", first_line)
        load = partial(_load, f"{_PACKAGE}.{module}")
        if found is not None:
            name, initial, rest = found.groups()
            other_names = tuple(re.findall(r"``cubewright ([a-z-]+)``", others))
            listed[name] = ListedCommand(name, initial.upper() + rest, other_names, load)
        else:
            command = load()
            listed[command.name] = ListedCommand(
                command.name, command.summary, command.other_names, load
            )
    return listed


def command_names() -> dict[str, ListedCommand]:
    """Return all commands by name and by other accepted name, without importing them."""
    return {
        name: each for each in listed_commands().values() for name in (each.name, *each.other_names)
    }


def _load(module: str) -> Command:
    if module not in sys.modules:
        with without_garbage_collection():
            import_module(module)
    values = vars(sys.modules[module]).values()
    return next(each for each in values if isinstance(each, Command))


@dataclass(frozen=True)
class OptionRule:
    """A rule: some options exclude, or need, other options.

    Both are lists of terms. A term is a fragment of a command line: ``--limit``, ``FILE`` for an
    argument without an option, ``--keep levels`` for one value, ``--disassemble --keep`` for
    several options together.

    ``message`` may contain ``{option}``, the option that breaks the rule.
    """

    options: tuple[str, ...]
    others: tuple[str, ...]
    message: str = ""

    needs_others: bool = False
    """Whether at least one of the other options must be given; if False, none may be given."""

    def problem(self, options: Namespace, parser: ArgumentParser) -> str:
        """Return the message of the rule if the options break it, else an empty text."""
        option = next((each for each in self.options if is_given(each, options, parser)), None)
        has_others = any(is_given(each, options, parser) for each in self.others)
        if option is None or has_others is self.needs_others:
            return ""
        verb = "needs" if self.needs_others else "cannot be combined with"
        message = self.message or f"{{option}} {verb} {' or '.join(self.others)}"
        return message.format(option=option)


def excludes(options: str | tuple[str, ...], *others: str, message: str = "") -> OptionRule:
    """Return a rule: none of ``options`` may be combined with any of ``others``."""
    return OptionRule((options,) if isinstance(options, str) else options, others, message)


def needs(options: str | tuple[str, ...], *others: str, message: str = "") -> OptionRule:
    """Return a rule: each of ``options`` needs at least one of ``others``."""
    of_options = (options,) if isinstance(options, str) else options
    return OptionRule(of_options, others, message, needs_others=True)


def check_options(rules: Iterable[OptionRule], options: Namespace, parser: ArgumentParser) -> None:
    """Check options against all rules.

    Raises:
        UsageError: A rule is broken; the error contains the message of the first broken
            rule.
    """
    for rule in rules:
        if text := rule.problem(options, parser):
            raise UsageError(text)


def add_renamed(parser: Any, name: str, *old_names: str, **settings: Any) -> None:
    """Add an option that is also accepted under old names, which no help lists."""
    option = parser.add_argument(name, **settings)
    hidden = {**settings, "dest": option.dest, "help": SUPPRESS}
    for old_name in old_names:
        parser.add_argument(old_name, **hidden)


def is_given(term: str, options: Namespace, parser: ArgumentParser) -> bool:
    """Return whether all options of a term are given, with the values that it states."""
    for name, value in conditions(term):
        found = getattr(options, name)
        if value:
            if str(found) != value:
                return False
        elif found == parser.get_default(name) or found == []:
            return False
    return True


def conditions(term: str) -> Iterator[tuple[str, str]]:
    """Yield each option of a term, by its name in the parser's result, with its value or "".

    >>> list(conditions("--disassemble --keep levels"))
    [('disassemble', ''), ('keep', 'levels')]
    """
    words = term.split()
    for number, word in enumerate(words):
        if word.startswith("--") or word.isupper():
            value = "".join(words[number + 1 : number + 2])
            is_name = value.startswith("--") or value.isupper()
            yield word.lstrip("-").replace("-", "_").lower(), "" if is_name else value
