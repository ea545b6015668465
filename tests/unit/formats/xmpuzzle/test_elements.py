import gzip
from xml.etree.ElementTree import canonicalize

import pytest

from cubewright.errors import FormatError
from cubewright.formats.xmpuzzle import elements
from cubewright.formats.xmpuzzle.elements import parse_xml, xml_bytes


def test_everything_is_written_back(sample):
    written = xml_bytes(parse_xml(sample, "a").root, packed=False)
    assert canonicalize(written, with_comments=True) == canonicalize(sample, with_comments=True)
    assert b"<deep/>" in written
    assert b"<!-- kept -->" in written


def test_compressed_files_are_the_same_for_the_same_content(sample):
    root = parse_xml(sample, "a").root
    packed = xml_bytes(root, packed=True)
    assert packed == xml_bytes(root, packed=True)
    assert gzip.decompress(packed) == xml_bytes(root, packed=False)


def test_elements_know_their_lines(sample):
    file = parse_xml(sample, "a")
    assert file.lines[file.root.find("shapes")] == 5


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("<a>é</a>".encode("latin-1"), "é"),
        ("<a>é</a>".encode(), "é"),
        ("\ufeff<a>é</a>".encode(), "é"),
        ('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'.encode("latin-1"), "é"),
        ("<a>é</a>".encode("utf-16"), "é"),
        (b"<a>&lt;&amp;&#65;</a>", "<&A"),
    ],
)
def test_text_in_any_usual_encoding_is_read(content, text):
    assert parse_xml(content, "a").root.text == text


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "a, line 1: it is not XML, or incomplete: no element found"),
        (b"<a>\n<b></a>", "a, line 2: it is not XML, or incomplete: mismatched tag"),
        (b"\x00\x01", "it is not XML"),
        (b"<a>\x01</a>", "it is not XML"),
        (b'<?xml version="1.0" encoding="no-such"?><a/>', "a, line 1: its encoding cannot be read"),
        (b"<!DOCTYPE a [<!ENTITY b 'c'>]>\n<a>&b;</a>", "a, line 1: it has a document type"),
    ],
)
def test_other_content_is_refused(content, reason):
    with pytest.raises(FormatError, match=reason.replace("[", r"\[")):
        parse_xml(content, "a")


def test_depth_and_number_of_elements_are_bounded(monkeypatch):
    depth = elements.MAX_DEPTH
    deepest = b"<a>" * depth + b"</a>" * depth
    assert len(xml_bytes(parse_xml(deepest, "a").root, packed=False)) > depth
    with pytest.raises(FormatError, match="nested more than 400 deep"):
        parse_xml(b"<a>" * 100_000, "a")
    monkeypatch.setattr(elements, "MAX_ELEMENTS", 10)
    with pytest.raises(FormatError, match="more than 10 elements"):
        parse_xml(b"<a>" + b"<b/>" * 10 + b"</a>", "a")
