"""Make control characters in foreign texts visible, so that they have no effect.

A name in a figure file may contain an escape sequence that sets the title of the terminal, a line
break that forges a message, or a mark that reverses the direction of the following text.
"""

from __future__ import annotations

import re

_CONTROL = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]"
    r"|\r(?!\n)"
)
_NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_BREAK = re.compile(r"[\t\r\n]")
_SHORT, _LONG = r"\x{:02x}", r"\u{:04x}"


def visible(text: str) -> str:
    r"""Return a text with control characters as escapes; tabs and line breaks stay.

    >>> print(visible("a\x1b[31m\x9b"))
    a\x1b[31m\u009b
    """
    return _CONTROL.sub(_escape, text)


def one_line(text: str) -> str:
    r"""Return a text with control characters, tabs and line breaks as escapes.

    >>> print(one_line("a\r\nb\x1b"))
    a\x0d\x0ab\x1b
    """
    return visible(_BREAK.sub(_escape, text))


def in_xml(text: str) -> str:
    r"""Return a text with the characters that XML excludes (XML 1.0, section 2.2) as escapes.

    >>> in_xml("a\x1b\x9b") == "a\\x1b\x9b"
    True
    """
    return _NOT_IN_XML.sub(_escape, text)


def _escape(found: re.Match[str]) -> str:
    code = ord(found[0])
    return (_SHORT if code < 0x7F else _LONG).format(code)
