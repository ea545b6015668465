"""Parse the filter text above a list of solutions into filters and a sentence.

The words are pieces (``T``, ``no T``), a piece at a cell (``T at 2,1,3``) or placed as in another
solution (``T as in 120``), ``symmetrical``, ``asymmetrical``, results of analyses (``apart``,
``cannot``, ``undecided``, ``unanalysed``, ``turns``, ``level>=5``), the user's marks (``starred``,
``unstarred``, ``note:word``, ``deleted``) and numbers of solutions (``120``, ``100-200``). A
solution is listed if all words match.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

import numpy as np

from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.solutions.filters import (
    is_symmetrical,
    negated,
    piece_at,
    same_place,
    uses_piece,
)
from cubewright.presenter.solutions.listed import ListedSolutions
from cubewright.presenter.solutions.selection import Filter, IndexFilter
from cubewright.presenter.taking_apart.known import KnownAnalysis, State
from cubewright.translation import mark, tr

SYMMETRICAL, ASYMMETRICAL = "symmetrical", "asymmetrical"
_MIN_LETTERS = 3
"""Minimum length of a word that matches the start of a word, or part of a piece's name."""
_NO = ("no", "without")
_USES = "uses"
STARRED, UNSTARRED, DELETED, NOTE = "starred", "unstarred", "deleted", "note:"

APART, CANNOT, UNDECIDED, UNANALYSED = "apart", "cannot", "undecided", "unanalysed"
TURNS, LEVEL = "turns", "level"
_ANALYSIS_WORDS: tuple[tuple[str, str, Callable[[KnownAnalysis], bool]], ...] = (
    (APART, mark("comes apart"), lambda known: known.comes_apart),
    (CANNOT, mark("is known not to come apart"), lambda known: known.state is State.CANNOT),
    (UNDECIDED, mark("is undecided"), lambda known: known.state is State.NOT_DECIDED),
    (TURNS, mark("comes apart with turns"), lambda known: known.turns > 0),
)
_LEVEL_WORD = re.compile(r"\s*\blevel\s?>=\s?(\d{1,9})(?!\S)", re.IGNORECASE)


@dataclass(frozen=True)
class Term:
    """One condition; ``verb`` describes the solutions that meet it, such as "uses T"."""

    verb: str
    rows: Filter | None = None
    indices: IndexFilter | None = None
    lists_deleted: bool = False
    uses_marks: bool = False
    uses_analyses: bool = False


@dataclass(frozen=True)
class Query:
    """The conditions of a filter, and the unknown words."""

    terms: tuple[Term, ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def filters(self) -> list[Filter]:
        return [term.rows for term in self.terms if term.rows is not None]

    @property
    def lists_deleted(self) -> bool:
        """Whether deleted solutions are listed."""
        return any(term.lists_deleted for term in self.terms)

    @property
    def uses_marks(self) -> bool:
        """Whether the result depends on the user's marks."""
        return any(term.uses_marks for term in self.terms)

    @property
    def uses_analyses(self) -> bool:
        """Whether the result depends on analyses."""
        return any(term.uses_analyses for term in self.terms)

    @property
    def index_filters(self) -> list[IndexFilter]:
        """The filters of indices; an unknown word matches no solution."""
        found = [term.indices for term in self.terms if term.indices is not None]
        return [*found, _nothing] if self.unknown else found

    def sentence(self) -> str:
        """Return the reason why no solution is listed.

        >>> Query((Term("uses T"), Term("is symmetrical"))).sentence()
        'No solution uses T and is symmetrical.'
        >>> Query(unknown=("foo",)).sentence()
        '“foo” is neither a piece nor a number nor “symmetrical”.'
        """
        if self.unknown:
            word = _quoted(self.unknown[0])
            return tr(
                "{word} is neither a piece nor a number nor {other}.",
                word=word,
                other=_quoted(SYMMETRICAL),
            )
        verbs = (term.verb for term in self.terms)
        conditions = reduce(lambda one, other: tr("{one} and {other}", one=one, other=other), verbs)
        return tr("No solution {conditions}.", conditions=conditions)


def _quoted(text: str) -> str:
    return tr("“{text}”", text=text)


def with_level(words: str, least: int) -> str:
    """Return words that require a minimum level; 0 removes the requirement.

    >>> with_level("T level>=3", 5), with_level("level>=3 no T", 0)
    ('T level>=5', 'no T')
    """
    rest = _LEVEL_WORD.sub("", words).strip()
    return with_words(rest, f"{LEVEL}>={least}") if least else rest


def minimum_level(words: str) -> int:
    """Return the minimum level that words require; 0 if they require none.

    >>> minimum_level("T level>=5"), minimum_level("T")
    (5, 0)
    """
    found = _LEVEL_WORD.search(words)
    return int(found.group(1)) if found else 0


def query_of(text: str, listed: ListedSolutions) -> Query:
    """Parse the text of a filter."""
    terms: list[Term] = []
    unknown: list[str] = []
    for phrase in _phrases(text.split()):
        term = _term(phrase, listed)
        if term is None:
            unknown.append(" ".join(phrase))
        else:
            terms.append(term)
    return Query(tuple(terms), tuple(unknown))


def words_for_cell(symbol: str, cell: Cell, lattice: Lattice) -> str:
    """Return the words for a piece at a cell; cubes are numbered from 1.

    >>> words_for_cell("T", (1, 0, 2), CUBIC)
    'T at 2,1,3'
    """
    return f"{symbol} at {','.join(map(str, _shown(cell, lattice)))}"


def words_for_same_place(symbol: str, index: int) -> str:
    """Return the words for a piece placed as in a solution, given by its index from 0.

    >>> words_for_same_place("T", 119)
    'T as in 120'
    """
    return f"{symbol} as in {index + 1}"


def with_words(text: str, words: str) -> str:
    """Return a filter's text with words added, unless it contains them.

    >>> with_words("no L", "T at 2,1,3"), with_words("T at 2,1,3", "T at 2,1,3")
    ('no L T at 2,1,3', 'T at 2,1,3')
    """
    text = " ".join(text.split())
    if f" {words} " in f" {text} ":
        return text
    return f"{text} {words}".strip()


def _phrases(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the phrases of a filter; the last phrase may be unfinished.

    >>> list(_phrases("T no L T at 1,1,1 L as in 7 3 T as".split()))
    [('T',), ('no', 'L'), ('T', 'at', '1,1,1'), ('L', 'as', '7'), ('3',), ('T',)]
    """
    left = list(words)
    while left:
        word = left.pop(0)
        if word.casefold() == _USES and left:
            continue
        if word.casefold() in _NO:
            if left:
                yield "no", left.pop(0)
        elif left and left[0].casefold() == "at":
            del left[0]
            yield (word, "at", left.pop(0)) if left else (word,)
        elif left and left[0].casefold() == "as":
            del left[0]
            if left and left[0].casefold() == "in":
                del left[0]
            yield (word, "as", left.pop(0)) if left else (word,)
        else:
            yield (word,)


def _term(phrase: tuple[str, ...], listed: ListedSolutions) -> Term | None:
    """Return the condition of a phrase; None for an unknown phrase."""
    table = listed.table
    word = phrase[-1] if phrase[0] == "no" else phrase[0]
    found = _pieces(word, table.puzzle)
    if len(phrase) == 1 and not found:
        return _word_term(word, listed)
    if not found:
        return None
    symbols = (table.puzzle.pieces[piece].symbol for piece in found)
    names = reduce(lambda one, other: tr("{one} or {other}", one=one, other=other), symbols)
    passes = uses_piece(table, found)
    if phrase[0] == "no":
        return Term(tr("leaves out {pieces}", pieces=names), negated(passes))
    if len(phrase) == 1:
        return Term(tr("uses {pieces}", pieces=names), passes)
    if phrase[1] == "at":
        cell = _cell(phrase[2], table.puzzle.figure.lattice)
        if cell is None:
            return None
        verb = tr("has {pieces} at {cell}", pieces=names, cell=phrase[2])
        return Term(verb, piece_at(table, found[0], cell))
    index = _index(phrase[2])
    if index is None or not 0 <= index < listed.length:
        return None
    same = same_place(table, listed.row(index), found[0])
    verb = tr("has {pieces} placed as in solution {number:,}", pieces=names, number=index + 1)
    return Term(verb, same)


def _word_term(word: str, listed: ListedSolutions) -> Term | None:
    lower = word.casefold()
    if _starts("symmetrical", lower) or lower == "symmetric":
        return Term(tr("is symmetrical"), is_symmetrical(listed.images))
    if _starts("asymmetrical", lower) or lower == "asymmetric":
        return Term(tr("is asymmetrical"), negated(is_symmetrical(listed.images)))
    return _mark_term(word, listed) or _analysis_term(word, listed) or _number_term(word)


def _mark_term(word: str, listed: ListedSolutions) -> Term | None:
    lower, matching = word.casefold(), listed.marks.matching
    is_starred = matching(lambda mark: mark.is_starred)
    if _starts(STARRED, lower):
        return Term(tr("is starred"), is_starred, uses_marks=True)
    if _starts(UNSTARRED, lower):
        return Term(tr("is without a star"), negated(is_starred), uses_marks=True)
    if lower == DELETED:
        found = matching(lambda mark: mark.is_deleted)
        return Term(tr("is deleted"), found, lists_deleted=True, uses_marks=True)
    if lower.startswith(NOTE):
        text = lower.removeprefix(NOTE)
        found = matching(lambda mark: bool(mark.note) and text in mark.note.casefold())
        verb = tr("has a note with {text}", text=_quoted(text)) if text else tr("has a note")
        return Term(verb, found, uses_marks=True)
    return None


def _analysis_term(word: str, listed: ListedSolutions) -> Term | None:
    lower = word.casefold()
    for text, verb, accepts in _ANALYSIS_WORDS:
        if lower == text:
            return Term(tr(verb), indices=listed.analyses.matching(accepts), uses_analyses=True)
    if lower == UNANALYSED:
        known = listed.analyses.matching(lambda _known: True)
        return Term(tr("is not analysed"), indices=lambda n: ~known(n), uses_analyses=True)
    number = lower.removeprefix(LEVEL).removeprefix(">=").removeprefix(":").removesuffix("+")
    if not lower.startswith(LEVEL) or not (number.isascii() and number.isdigit()):
        return None
    least = int(number[:9])
    found = listed.analyses.matching(lambda known: known.comes_apart and known.level >= least)
    verb = tr("has level {least:,} or more", least=least)
    return Term(verb, indices=found, uses_analyses=True)


def _number_term(word: str) -> Term | None:
    first, dash, last = word.replace("\N{EN DASH}", "-").partition("-")
    low = _index(first)
    if low is None:
        return None
    if not dash:
        verb = tr("has the number {number:,}", number=low + 1)
        return Term(verb, indices=_between(low, low))
    high = _index(last)
    if high is None:
        verb = tr("has a number from {first:,}", first=low + 1)
        return Term(verb, indices=_between(low, None))
    verb = tr("has a number from {first:,} to {last:,}", first=low + 1, last=high + 1)
    return Term(verb, indices=_between(low, high))


def _between(low: int, high: int | None) -> IndexFilter:
    def accepts(indices: np.ndarray) -> np.ndarray:
        is_above = indices >= low
        return is_above if high is None else is_above & (indices <= high)

    return accepts


def _nothing(indices: np.ndarray) -> np.ndarray:
    return np.zeros(len(indices), np.bool_)


def _starts(whole_word: str, word: str) -> bool:
    return len(word) >= _MIN_LETTERS and whole_word.startswith(word)


def _pieces(word: str, puzzle: Puzzle) -> list[int]:
    pieces = list(enumerate(puzzle.pieces))
    lower = word.casefold()
    for found in (
        [n for n, piece in pieces if piece.symbol == word],
        [n for n, piece in pieces if piece.symbol.casefold() == lower],
        [n for n, piece in pieces if len(lower) >= _MIN_LETTERS and lower in piece.name.casefold()],
    ):
        if found:
            return found
    return []


def _index(word: str) -> int | None:
    """Return the index of a solution from its number, such as 1,204 or #1204; None otherwise."""
    digits = word.removeprefix("#").replace(",", "")
    is_number = digits.isascii() and digits.isdigit() and len(digits) < 18
    return int(digits) - 1 if is_number and int(digits) else None


def _cell(word: str, lattice: Lattice) -> Cell | None:
    numbers = word.strip("()").split(",")
    try:
        x, y, z = map(int, numbers)
    except ValueError:
        return None
    shift = _shown((0, 0, 0), lattice)
    return x - shift[0], y - shift[1], z - shift[2]


def _shown(cell: Cell, lattice: Lattice) -> Cell:
    x, y, z = cell
    return (x + 1, y + 1, z + 1) if lattice == CUBIC else (x, y, z + 1)
