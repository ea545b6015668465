"""Sentences about the analyses of solutions."""

from __future__ import annotations

from cubewright.presenter.taking_apart.analyses import Analyses
from cubewright.presenter.taking_apart.known import KnownAnalysis, State
from cubewright.presenter.taking_apart.turn_choice import allowance_number, allowance_text
from cubewright.translation import joined, number_text, tr, trn


def none_apart_text(analyses: Analyses, found: int) -> str:
    """Return the reason why none of the ``found`` assemblies is listed.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> print(none_apart_text(Analyses(CUBIC), 1204))
    Analysing 1,204 assemblies…
    So far, no assembly is known to come apart.
    """
    done, undecided = len(analyses), analyses.count(State.NOT_DECIDED)
    if done < found:
        first = trn("Analysing {n:,} assembly…", "Analysing {n:,} assemblies…", found)
        return joined("\n", (first, tr("So far, no assembly is known to come apart.")))
    if not undecided:
        return trn(
            "{n:,} assembly was found, but it does not come apart.",
            "{n:,} assemblies were found, but none comes apart.",
            found,
        )
    first = trn(
        "{n:,} assembly was found. It is not decided whether it comes apart.",
        "{n:,} assemblies were found. None is known to come apart.",
        found,
    )
    if found == 1:
        return first
    limit = trn(
        "{n:,} is not decided: a limit of the analysis was reached.",
        "{n:,} are not decided because the analysis reached a limit.",
        undecided,
    )
    return joined("\n", (first, limit))


def turns_text(known: KnownAnalysis) -> str:
    """Return the number of turns and their allowance; empty if turns were not allowed.

    >>> from fractions import Fraction
    >>> turns_text(KnownAnalysis(State.LEVEL, "5", 7, 2, Fraction(1, 20)))
    '2 turns, allowance 0.05'
    """
    if known.allowance is None:
        return ""
    turns = trn("{n:,} turn", "{n:,} turns", known.turns)
    return joined(", ", (turns, allowance_text(known.allowance)))


def short_turns_text(known: KnownAnalysis) -> str:
    """Return the text of :func:`turns_text`, shortened for small spaces.

    >>> from fractions import Fraction
    >>> short_turns_text(KnownAnalysis(State.LEVEL, "5", 7, 2, Fraction(1, 20)))
    '2 turns (0.05)'
    """
    if known.allowance is None:
        return ""
    turns = trn("{n:,} turn", "{n:,} turns", known.turns)
    return tr("{turns} ({number})", turns=turns, number=allowance_number(known.allowance))


def moves_sentence(known: KnownAnalysis) -> str:
    """Return the numbers of slides and turns as a sentence; empty if turns were not allowed.

    >>> from fractions import Fraction
    >>> moves_sentence(KnownAnalysis(State.LEVEL, "5", 7, 2, Fraction(0)))
    '5 slides and 2 turns, sharp edges. Such levels cannot be compared with others.'
    """
    if known.allowance is None or not known.comes_apart:
        return ""
    return tr(
        "{slides} and {turns}, {allowance}. Such levels cannot be compared with others.",
        slides=trn("{n:,} slide", "{n:,} slides", known.moves - known.turns),
        turns=trn("{n:,} turn", "{n:,} turns", known.turns),
        allowance=allowance_text(known.allowance),
    )


def cannot_text(known: KnownAnalysis) -> str:
    """Return a sentence which says that an assembly cannot be taken apart.

    >>> from fractions import Fraction
    >>> cannot_text(KnownAnalysis(State.CANNOT, allowance=Fraction(1, 20)))
    'It cannot be taken apart by whole steps and quarter turns (allowance 0.05).'
    """
    if known.allowance is None:
        return tr("It cannot be taken apart by whole steps along the axes.")
    return tr(
        "It cannot be taken apart by whole steps and quarter turns ({allowance}).",
        allowance=allowance_text(known.allowance),
    )


def analysis_lines(
    apart: int,
    cannot: int,
    not_decided: int,
    seconds: float,
    states: int,
    hits: int,
    misses: int,
    *,
    found: int = 0,
    search_seconds: float = 0.0,
) -> str:
    """Return the work of an analysis, in lines for the statistics of a search.

    ``found`` assemblies were found in ``search_seconds``; 0 if unknown.

    >>> print(analysis_lines(2, 10, 0, 0.5, 1200, 900, 100, found=20, search_seconds=0.5))
    20 assemblies found, 40 per second
    12 assemblies analysed, 24 per second
    2 come apart, 10 cannot be taken apart
    1,200 states, 90 % of distances already known
    """
    total = apart + cannot + not_decided
    speed = number_text(total / seconds if seconds > 0 else 0.0, ",.0f")
    share = number_text(100 * hits / (hits + misses) if hits + misses else 0.0, ".0f")
    lines = []
    if found and search_seconds > 0:
        pace = number_text(found / search_seconds, ",.0f")
        lines.append(
            trn(
                "{n:,} assembly found, {speed} per second",
                "{n:,} assemblies found, {speed} per second",
                found,
                speed=pace,
            )
        )
    lines.append(
        trn(
            "{n:,} assembly analysed, {speed} per second",
            "{n:,} assemblies analysed, {speed} per second",
            total,
            speed=speed,
        )
    )
    outcomes = []
    if apart:
        outcomes.append(trn("{n:,} comes apart", "{n:,} come apart", apart))
    if cannot:
        outcomes.append(trn("{n:,} cannot be taken apart", "{n:,} cannot be taken apart", cannot))
    if not_decided:
        outcomes.append(trn("{n:,} not decided (limit)", "{n:,} not decided (limit)", not_decided))
    if outcomes:
        lines.append(joined(", ", outcomes))
    lines.append(
        trn(
            "{n:,} state, {share} % of distances already known",
            "{n:,} states, {share} % of distances already known",
            states,
            share=share,
        )
    )
    return joined("\n", lines)
