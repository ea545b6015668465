"""Read and write the XML of a puzzle file, element by element, within limits.

Elements are not interpreted, so a rewritten file keeps every element and attribute, even unknown
ones.
"""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, field
from typing import NoReturn
from xml.etree.ElementTree import Comment, Element, ProcessingInstruction, TreeBuilder, tostring
from xml.parsers import expat

from cubewright.errors import FormatError
from cubewright.translation import tr
from cubewright.visible_text import in_xml

MAX_DEPTH = 400
"""Maximum nesting depth of elements; each separation of a disassembly is inside another."""
MAX_ELEMENTS = 2_000_000
"""Maximum number of elements of a file; a million take about 150 MB."""
_DECLARED_ENCODING = re.compile(rb"^\s*<\?xml[^>]{0,200}encoding")
_BEGINNING = b'<?xml version="1.0"?>\n'


@dataclass(frozen=True, eq=False)
class XmlFile:
    """The elements of a file, and the line on which each element begins.

    ``name`` is the name of the file in errors.
    """

    name: str
    root: Element
    lines: dict[Element, int] = field(default_factory=dict, repr=False)

    def error(self, element: Element | None, reason: str) -> FormatError:
        """Return the error for an element; None for the whole file."""
        line = None if element is None else self.lines.get(element)
        return FormatError(self.name, line, reason)


def parse_xml(content: bytes, name: str) -> XmlFile:
    """Return the elements of an XML text.

    A document type is refused, because its entities let a small file expand to gigabytes. Text
    without a stated encoding is UTF-8 or, as in some of BurrTools' own files, Latin-1.

    Raises:
        FormatError: The text is not XML or exceeds the limits.
    """
    parsing = _Parsing(name)
    try:
        parsing.parser.Parse(_decoded(content), True)
        return XmlFile(name, parsing.tree.close(), parsing.lines)
    except expat.ExpatError as error:
        reason = tr("it is not XML, or incomplete: {reason}", reason=expat.ErrorString(error.code))
        raise FormatError(name, error.lineno, reason) from error
    except (LookupError, ValueError) as error:
        raise FormatError(
            name, 1, tr("its encoding cannot be read ({error}); save it as UTF-8", error=str(error))
        ) from error


def xml_bytes(root: Element, *, packed: bool) -> bytes:
    """Return elements as the content of a file, in UTF-8; ``packed``: compressed with gzip.

    Empty elements are written as ``<a/>``, as BurrTools writes them.
    """
    text = tostring(root, encoding="unicode", short_empty_elements=True).replace(" />", "/>")
    content = _BEGINNING + in_xml(text).encode("utf-8") + b"\n"
    return gzip.compress(content, mtime=0) if packed else content


class _Parsing:
    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[Element, int] = {}
        self.tree = TreeBuilder(
            comment_factory=Comment,
            pi_factory=ProcessingInstruction,
            insert_comments=True,
            insert_pis=True,
        )
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self._refuse_document_type
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self.tree.data
        self._depth = 0

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            self._refuse(tr("elements are nested more than {max_depth} deep", max_depth=MAX_DEPTH))
        if len(self.lines) >= MAX_ELEMENTS:
            self._refuse(
                tr("it has more than {max_elements:,} elements", max_elements=MAX_ELEMENTS)
            )
        self.lines[self.tree.start(tag, attributes)] = self.parser.CurrentLineNumber
        # The tree can store comments only inside the outermost element.
        if self._depth == 1:
            self.parser.CommentHandler = self.tree.comment
            self.parser.ProcessingInstructionHandler = self.tree.pi

    def _end(self, tag: str) -> None:
        self._depth -= 1
        self.tree.end(tag)
        if not self._depth:
            self.parser.CommentHandler = None
            self.parser.ProcessingInstructionHandler = None

    def _refuse_document_type(self, *_declaration: object) -> None:
        self._refuse(
            tr("it has a document type (<!DOCTYPE …>), which no puzzle file needs; remove it")
        )

    def _refuse(self, reason: str) -> NoReturn:
        raise FormatError(self.name, self.parser.CurrentLineNumber, reason)


def _decoded(content: bytes) -> bytes | str:
    if _DECLARED_ENCODING.match(content) or content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return content
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")
