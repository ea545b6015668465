"""Shorten long figure names."""

MAX_LENGTH = 48
"""Characters."""


def elide(name: str, max_length: int = MAX_LENGTH) -> str:
    """Return the name, cut to ``max_length`` characters with an ellipsis.

    >>> elide("Throne"), elide("a very long name", 10)
    ('Throne', 'a very lo…')
    """
    return name if len(name) <= max_length else f"{name[: max_length - 1].rstrip()}…"
