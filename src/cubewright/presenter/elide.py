"""Names of figures may be as long as their authors like; a window is only so wide."""

LONGEST = 48
"""Characters."""


def elide(name: str, longest: int = LONGEST) -> str:
    """A name that leaves room for what stands beside it.

    >>> elide("Throne"), elide("a very long name", 10)
    ('Throne', 'a very lo…')
    """
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"
