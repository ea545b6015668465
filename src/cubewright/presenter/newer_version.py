"""Check whether a newer version has been published: one small file is read, and nothing is sent."""

from __future__ import annotations

import re
import sys
from time import monotonic
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from http.client import HTTPConnection

ADDRESS = "https://pypi.org/rss/project/cubewright/releases.xml"
"""The list of releases, the newest first."""
MAX_BYTES = 65_536
"""The maximum length of the answer in bytes."""
MAX_SECONDS = 10.0
"""The time limit for an answer, and for each part of it."""
_PUBLISHED = re.compile(rb"<title>\s*(\d{1,6}(?:\.\d{1,6}){1,3})\s*</title>")
_NUMBERS = re.compile(r"\d{1,6}(?:\.\d{1,6})*")
_CERTIFICATES_OF_MACOS = "/etc/ssl/cert.pem"


def newer_version(own: str, connection: HTTPConnection | None = None) -> str | None:
    """Return the newest published version if it is later than ``own``.

    Also returns None if no answer arrives. Only digits and points of the answer are used.
    """
    try:
        answer = _answer(connection or _secure_connection())
    except (OSError, ValueError, ImportError):  # the system may have no library for TLS
        return None
    versions = [found.decode() for found in _PUBLISHED.findall(answer)]
    newest = max(versions, key=_numbers, default=own)
    return newest if _numbers(newest) > _numbers(own) else None


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version, without zeros at the end.

    >>> _numbers("1.2.0.dev3+g1234567")
    (1, 2)
    """
    found = _NUMBERS.match(version)
    numbers = [int(number) for number in found[0].split(".")] if found else []
    while numbers and numbers[-1] == 0:
        del numbers[-1]
    return tuple(numbers)


def _secure_connection() -> HTTPConnection:
    import ssl
    from http.client import HTTPSConnection

    context = ssl.create_default_context()
    if sys.platform == "darwin":
        context.load_verify_locations(_CERTIFICATES_OF_MACOS)
    return HTTPSConnection(str(urlsplit(ADDRESS).hostname), timeout=MAX_SECONDS, context=context)


def _answer(connection: HTTPConnection) -> bytes:
    """Return the beginning of the file; empty if the server lacks the file."""
    from http.client import HTTPException

    end = monotonic() + MAX_SECONDS
    answer = b""
    try:
        connection.request("GET", urlsplit(ADDRESS).path)
        response = connection.getresponse()  # redirections to another address are not followed
        if response.status != 200:
            return b""
        while len(answer) < MAX_BYTES and monotonic() < end:
            part = response.read1(MAX_BYTES - len(answer))
            if not part:
                break
            answer += part
    except HTTPException:
        return b""
    finally:
        connection.close()
    return answer
