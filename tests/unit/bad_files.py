"""Files that no program can read, for each file that the program reads at its start."""

import os
from pathlib import Path

from cubewright.resources import config_folder, data_folder

KINDS = {
    "a number of 5,000 digits": b'{"a": ' + b"9" * 5000 + b"}",
    "nested brackets": b"[" * 100_000,
    "wrong types": b"5",
    "binary": bytes(range(256)) * 40,
    "empty": b"",
    "a folder": None,
    "a link in a circle": None,
    "a pipe": None,
}
"""Contents by name. Root can read any file, but nobody can read a circular link."""

PLACES = (
    "config/cubewright.ini",
    "data/known-counts.json",
    "data/known-hardness.json",
    "data/library.json",
    "data/piece-sets/mine.toml",
    "data/recovery/left.json",
    "data/recovery/left.unsaved.cubewright",
    "data/recovery/left.search.gz",
)
"""The files that the terminal or the window reads automatically."""


def place(name: str) -> Path:
    """Return the path of a file in the program's folders."""
    folder, _, rest = name.partition("/")
    return (config_folder() if folder == "config" else data_folder()) / rest


def make_bad(path: Path, kind: str) -> None:
    """Create something unreadable at a path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = KINDS[kind]
    if content is not None:
        path.write_bytes(content)
    elif kind == "a folder":
        path.mkdir()
    elif kind == "a pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(path)
