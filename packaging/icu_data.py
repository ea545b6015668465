"""Make the data of ICU smaller, on Linux: 32 MB, the largest file that Qt needs.

Qt asks ICU to sort names and to change between upper and lower case. What else is in the
data, the names of currencies and towns, rules to hyphenate and to change one script into
another, old encodings, is never read here.
"""

import re
import struct
import subprocess
from pathlib import Path

MAGIC = 0x27DA
UNUSED = re.compile(r"[^/]+/((brkitr|curr|lang|rbnf|region|translit|unit|zone)/.*|.*\.(cnv|spp))")
ALIGNMENT = 16


def shortened(data: bytes) -> bytes:
    """Return the data of ICU (a "CmnD" package) without the items that are not used."""
    (header_size, magic) = struct.unpack_from("<HH", data)
    if magic != MAGIC or data[12:16] != b"CmnD":
        raise ValueError("this is no data of ICU")
    (count,) = struct.unpack_from("<I", data, header_size)
    entries = list(struct.iter_unpack("<II", data[header_size + 4 : header_size + 4 + 8 * count]))
    ends = [start for _, start in entries[1:]] + [len(data) - header_size]
    kept = []
    for (name_start, start), end in zip(entries, ends, strict=True):
        place = header_size + name_start
        name = data[place : data.index(b"\0", place)]
        if not UNUSED.fullmatch(name.decode()):
            kept.append((name, data[header_size + start : header_size + end]))
    names_start = 4 + 8 * len(kept)
    names = b"".join(name + b"\0" for name, _ in kept)
    place = names_start + len(names)
    table, items, name_place = [struct.pack("<I", len(kept))], [], names_start
    padding = -(header_size + place) % ALIGNMENT
    place += padding
    for name, item in kept:
        item += bytes(-len(item) % ALIGNMENT)
        table.append(struct.pack("<II", name_place, place))
        items.append(item)
        name_place += len(name) + 1
        place += len(item)
    return data[:header_size] + b"".join((*table, names, bytes(padding), *items))


def section(library: Path) -> bytes:
    """Return the read-only data of a library (ELF, 64 bits)."""
    file = library.read_bytes()
    (table,) = struct.unpack_from("<Q", file, 0x28)
    size, count = struct.unpack_from("<HH", file, 0x3A)
    sections = [struct.unpack_from("<IIQQQQ", file, table + n * size) for n in range(count)]
    start, length = max((each[4:6] for each in sections), key=lambda found: found[1])
    return file[start : start + length]


def shorten(library: Path, work: Path) -> None:
    """Replace a library ``libicudata.so.N`` by one with less data."""
    version = library.name.rpartition(".")[2]
    data, source = work / "icu.dat", work / "icu.s"
    data.write_bytes(shortened(section(library)))
    symbol = f"icudt{version}_dat"
    source.write_text(
        f".section .rodata\n.balign {ALIGNMENT}\n.globl {symbol}\n.type {symbol}, %object\n"
        f'{symbol}:\n.incbin "{data}"\n.size {symbol}, . - {symbol}\n'
        '.section .note.GNU-stack,"",%progbits\n'
    )
    options = ("-shared", "-nostdlib", "-Wl,-z,relro,-z,now", f"-Wl,-soname,{library.name}")
    subprocess.run(["cc", *options, "-o", str(library), str(source)], check=True)
