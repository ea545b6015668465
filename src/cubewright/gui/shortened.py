"""Names of figures may be as long as their authors like; a window is only so wide."""

LONGEST = 48
"""Characters."""


def shortened(name: str, longest: int = LONGEST) -> str:
    """A name that leaves room for what stands beside it.

    >>> shortened("Throne"), shortened("a very long name", 10)
    ('Throne', 'a very lo…')
    """
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"
