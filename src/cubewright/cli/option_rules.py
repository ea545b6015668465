"""Which options of a command go together, stated as a table of rules.

A rule names options by terms, fragments of a command line: ``--limit``, ``FILE`` for an
argument without an option, ``--keep levels`` for one value, ``--disassemble --keep`` for
several options together.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cubewright.cli.command import UsageError


@dataclass(frozen=True)
class OptionRule:
    """A rule about each of some options and about other ones; both are terms.

    ``message`` may contain ``{option}``, the option that breaks the rule.
    """

    options: tuple[str, ...]
    others: tuple[str, ...]
    message: str = ""

    needs_others: bool = False
    """Whether one of the others must be given; else none of them may be."""

    def problem(self, options: Namespace, parser: ArgumentParser) -> str:
        """Return why options break the rule; empty if they do not."""
        option = next((each for each in self.options if is_given(each, options, parser)), None)
        has_others = any(is_given(each, options, parser) for each in self.others)
        if option is None or has_others is self.needs_others:
            return ""
        verb = "needs" if self.needs_others else "cannot be combined with"
        message = self.message or f"{{option}} {verb} {' or '.join(self.others)}"
        return message.format(option=option)


def excludes(options: str | tuple[str, ...], *others: str, message: str = "") -> OptionRule:
    """Return the rule that none of some options may be combined with one of the others."""
    return OptionRule((options,) if isinstance(options, str) else options, others, message)


def needs(options: str | tuple[str, ...], *others: str, message: str = "") -> OptionRule:
    """Return the rule that each of some options needs one of the others."""
    of_options = (options,) if isinstance(options, str) else options
    return OptionRule(of_options, others, message, needs_others=True)


def check_options(rules: Iterable[OptionRule], options: Namespace, parser: ArgumentParser) -> None:
    """Refuse options that break a rule.

    Raises:
        UsageError: They do; it has the message of the first such rule.
    """
    for rule in rules:
        if text := rule.problem(options, parser):
            raise UsageError(text)


def is_given(term: str, options: Namespace, parser: ArgumentParser) -> bool:
    """Whether options differ from their defaults as a term states."""
    for name, value in conditions(term):
        found = getattr(options, name)
        if value:
            if str(found) != value:
                return False
        elif found == parser.get_default(name) or found == []:
            return False
    return True


def conditions(term: str) -> Iterator[tuple[str, str]]:
    """Yield each name of a term, as the parser stores it, with its value, or an empty text.

    >>> list(conditions("--disassemble --keep levels"))
    [('disassemble', ''), ('keep', 'levels')]
    """
    words = term.split()
    for number, word in enumerate(words):
        if word.startswith("--") or word.isupper():
            value = "".join(words[number + 1 : number + 2])
            is_name = value.startswith("--") or value.isupper()
            yield word.lstrip("-").replace("-", "_").lower(), "" if is_name else value
