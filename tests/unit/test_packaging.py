"""The scripts that make packages: the shortened data of ICU, and the types of files."""

import struct
import sys
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cubewright.formats.project import SUFFIX as PROJECT
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
import icu_data

ROOT = Path(__file__).parents[2]

HEADER = struct.pack("<HHHHBBBB4s", 32, icu_data.MAGIC, 20, 0, 0, 0, 2, 0, b"CmnD").ljust(32, b"\0")
ITEMS = {"x/coll/de.res": b"sorting" * 3, "x/curr/de.res": b"euro", "x/root.res": b"root"}


def packed(items):
    names = b"".join(name.encode() + b"\0" for name in items)
    start = -(-(4 + 8 * len(items) + len(names)) // 16) * 16
    table, name_at, data = [struct.pack("<I", len(items))], 4 + 8 * len(items), b""
    for name, item in items.items():
        table.append(struct.pack("<II", name_at, start + len(data)))
        name_at += len(name) + 1
        data += item.ljust(-(-len(item) // 16) * 16, b"\0")
    return HEADER + b"".join((*table, names)).ljust(start, b"\0") + data


def test_icu_keeps_what_sorts_names_and_loses_currencies():
    short = icu_data.shortened(packed(ITEMS))
    kept = {name: item for name, item in ITEMS.items() if "/curr/" not in name}
    assert short == packed(kept)
    assert icu_data.shortened(short) == short


def test_other_data_is_refused():
    with pytest.raises(ValueError, match="no data of ICU"):
        icu_data.shortened(bytes(64))


def test_the_menu_entry_opens_each_type_of_files():
    types = ElementTree.parse(ROOT / "share" / "mime" / "packages" / "cubewright.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    patterns = {each.get("type"): each.find(f"{space}glob").get("pattern") for each in types}
    assert set(patterns.values()) == {f"*{PROJECT}", "*.fig", f"*{XMPUZZLE}"}
    entry = RawConfigParser()
    entry.read(ROOT / "share" / "applications" / "cubewright.desktop")
    opened = entry["Desktop Entry"]["MimeType"].strip(";").split(";")
    assert set(opened) == set(patterns)
