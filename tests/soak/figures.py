"""The results of a soak: the totals of the journals of its processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any

MAX_FRAME_MS = 100.0
"""The processor time within which an event is painted."""
MAX_WINDOW_MS = 300.0
"""The same limit for a whole new window, which may take longer because nothing freezes."""
OPENING = ("start", "new window")
"""Steps that open a whole window."""
WARM_UP_SHARE = 0.3
"""The share of the rounds in which memory may rise: caches, fonts and code are loaded."""
MAX_RISE_MB = 40.0
"""The additional memory that the last rounds may need after the warm-up."""
MAX_MORE_HANDLES = 5
SHOWN = (
    ("memory", " MB"),
    ("used", " MB"),
    ("handles", ""),
    ("threads", ""),
    ("objects", ""),
    ("blocks", ""),
    ("widgets", ""),
    ("seconds", " s"),
)
"""The values of each round; ``used`` is the memory that C and C++ have allocated."""
WORST = 12
"""The number of slowest frames in the list."""


@dataclass
class Figures:
    """Adds up the lines of the journals."""

    steps: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    failed_texts: Counter[str] = field(default_factory=Counter)
    rounds: list[Mapping[str, float]] = field(default_factory=list)
    frames: int = 0
    slow: Counter[str] = field(default_factory=Counter)
    """The frames that took too long, by the kind of step."""
    worst: dict[str, tuple[float, float]] = field(default_factory=dict)
    """The slowest frame of each kind of step: processor and wall milliseconds."""
    turns: Counter[str] = field(default_factory=Counter)
    """The turns of the event loop that took too long, by the step before them."""
    longest: dict[str, tuple[float, str]] = field(default_factory=dict)
    """The slowest turn of the event loop after each kind of step, and its place."""

    def add(self, line: Mapping[str, Any]) -> None:
        kind = line["kind"]
        if kind == "step":
            self.steps[_kind(line["step"])] += 1
        elif kind == "fault":
            self.faults[line["step"]] += 1
        elif kind == "failure":
            self.failed_texts[line["text"]] += 1
            self.failures.append(f"step {line['number']} ({line['step']}): {line['text']}")
        elif kind == "round":
            self.rounds.append(line)
        elif kind == "frame":
            self.frames += 1
            if line["cpu"] > limit_of(line["step"]):
                self.slow[line["step"]] += 1
            found = line["cpu"], line["wall"]
            self.worst[line["step"]] = max(found, self.worst.get(line["step"], (0.0, 0.0)))
        elif kind == "turn" and line["cpu"] > limit_of(line["step"]):
            self.turns[line["step"]] += 1
            found = line["cpu"], line["stack"]
            self.longest[line["step"]] = max(found, self.longest.get(line["step"], (0.0, "")))

    @property
    def warm(self) -> list[Mapping[str, float]]:
        """The rounds after the warm-up."""
        return self.rounds[int(len(self.rounds) * WARM_UP_SHARE) :]

    def of_rounds(self, name: str) -> tuple[float, float, float]:
        """Return a value at the start, after the warm-up and at the end."""
        warm = [each[name] for each in self.warm]
        few = max(1, len(warm) // 5)
        return self.rounds[0][name], median(warm[:few]), median(warm[-few:])

    @property
    def problems(self) -> list[str]:
        """The failures, as sentences."""
        return self.failures + self.slow_and_large

    @property
    def slow_and_large(self) -> list[str]:
        """The values that exceed a limit of time, memory or handles."""
        found = []
        limit = f"more than {MAX_FRAME_MS:.0f} ms"
        if self.slow:
            found.append(f"{self.slow.total()} of {self.frames} frames took {limit}")
        if self.turns:
            found.append(f"{self.turns.total()} turns of the event loop took {limit}")
        if len(self.warm) >= 5:
            _first, warm, last = self.of_rounds("memory")
            if last - warm > MAX_RISE_MB:
                found.append(f"memory rose by {last - warm:.1f} MB after the warm-up")
            for name in ("handles", "threads"):
                _first, warm, last = self.of_rounds(name)
                if last - warm > MAX_MORE_HANDLES:
                    found.append(f"{name} rose from {warm:.0f} to {last:.0f}")
        return found

    def minute(self) -> str:
        """Return the state so far in one line."""
        text = f"{self.steps.total()} steps, {self.faults.total()} faults, "
        text += f"{len(self.failures)} failures"
        if self.rounds:
            last = self.rounds[-1]
            text += (
                f", {last['memory']:.0f} MB, {last['handles']} handles, {last['threads']} threads"
            )
        return (
            f"{text}, {self.slow.total()} of {self.frames} frames slow, {self.turns.total()} turns"
        )

    def report(self) -> str:
        """Return all results as text."""
        lines = [_counts("steps", self.steps), _counts("faults", self.faults)]
        lines += [self._of_rounds_as_text(name, unit) for name, unit in SHOWN if self.rounds]
        limit = f"{MAX_FRAME_MS:.0f} ms"
        lines.append(f"frames: {self.frames}; {_counts(f'above {limit}', self.slow)}")
        lines.append("the slowest of each kind of step (processor, wall):")
        worst = sorted(self.worst.items(), key=lambda item: -item[1][0])
        lines += [f"  {cpu:7.1f} ms {wall:8.1f} ms  {name}" for name, (cpu, wall) in worst[:WORST]]
        lines.append(
            _counts(f"turns of the event loop above {limit}, by the step before", self.turns)
        )
        turns = sorted(self.longest.items(), key=lambda item: -item[1][0])
        lines += [f"  {cpu:7.1f} ms  {name}: {stack}" for name, (cpu, stack) in turns[:WORST]]
        lines += [f"FAILED: {each}" for each in self.problems]
        return "\n".join(lines)

    def _of_rounds_as_text(self, name: str, unit: str) -> str:
        first, warm, last = (f"{each:,.0f}{unit}" for each in self.of_rounds(name))
        rise = f"{slope([each[name] for each in self.warm]):+.3f}{unit}"
        return (
            f"{name}: {first} at the start, {warm} after the warm-up, {last} at the end; "
            f"{rise} a round in {len(self.warm)} rounds"
        )


def limit_of(step: str) -> float:
    """Return the maximum milliseconds until an event of a step is painted."""
    return MAX_WINDOW_MS if step in OPENING else MAX_FRAME_MS


def slope(values: Iterable[float]) -> float:
    """Return the slope of the least-squares line through values."""
    known = list(values)
    middle, mean = (len(known) - 1) / 2, sum(known) / len(known) if known else 0.0
    weights = sum((place - middle) ** 2 for place in range(len(known)))
    if not weights:
        return 0.0
    return sum((place - middle) * (value - mean) for place, value in enumerate(known)) / weights


def _kind(name: str) -> str:
    return "any command" if name.startswith("any: ") else name


def _counts(title: str, counts: Counter[str]) -> str:
    listed = ", ".join(f"{name} {number}" for name, number in counts.most_common())
    return f"{title}: {counts.total()}" + (f" ({listed})" if listed else "")
