"""The conventions for counting that a user can choose."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.translation import mark, tr

_TITLES = {
    "unique": (mark("Unique"), mark("Unique: rotations and reflections counted as one")),
    "rotations": (mark("Up to rotation"), mark("Up to rotation")),
    "raw": (mark("Raw (all)"), mark("Raw: nothing merged")),
    "unique-figure": (mark("Unique (figure)"), mark("Unique, by all symmetries of the figure")),
    "rotations-figure": (
        mark("Rotation (figure)"),
        mark("Up to rotation, by all rotations of the figure"),
    ),
}
"""A short and a full title for each choice."""


@dataclass(frozen=True)
class CountingChoice:
    """A counting convention, and the symmetries that merge solutions.

    >>> CountingChoice(Convention.UNIQUE, UpTo.FIGURE).key
    'unique-figure'
    """

    convention: Convention = Convention.UNIQUE
    up_to: UpTo = UpTo.PUZZLE

    @staticmethod
    def of_key(key: str) -> CountingChoice:
        """Return the choice with the given key.

        >>> CountingChoice.of_key("rotations-figure").up_to
        <UpTo.FIGURE: 'figure'>
        """
        convention, _, up_to = key.partition("-")
        return CountingChoice(Convention(convention), UpTo(up_to or UpTo.PUZZLE.value))

    @property
    def key(self) -> str:
        """The name of the choice in menus."""
        if self.up_to is UpTo.PUZZLE or self.convention is Convention.RAW:
            return self.convention.value
        return f"{self.convention.value}-{self.up_to.value}"

    @property
    def short_title(self) -> str:
        """The title for small spaces."""
        return tr(_TITLES[self.key][0])

    @property
    def title(self) -> str:
        """The full title."""
        return tr(_TITLES[self.key][1])


def counting_choices(*, breaks_symmetry: bool) -> tuple[CountingChoice, ...]:
    """Return the choices for a puzzle; some exist only if constraints break its symmetry.

    >>> [choice.key for choice in counting_choices(breaks_symmetry=False)]
    ['unique', 'rotations', 'raw']
    >>> len(counting_choices(breaks_symmetry=True))
    5
    """
    keys = list(_TITLES) if breaks_symmetry else list(_TITLES)[:3]
    return tuple(CountingChoice.of_key(key) for key in keys)
