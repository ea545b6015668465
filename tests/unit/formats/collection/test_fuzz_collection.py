"""Damaged collections, and damaged CSV and JSON files, are read or refused in words."""

import json
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from zlib import crc32

sys.path.insert(0, str(Path(__file__).parent))
from collected_sample import CONTENTS, FULL
from mutations import TIERS, altered, as_json, damaged, fuzz, replace_file

from cubewright.errors import FormatError
from cubewright.formats.collection.exchange import (
    csv_of,
    json_of,
    puzzles_of_csv,
    puzzles_of_json,
)
from cubewright.formats.collection.file import Collection
from cubewright.model.collected import CollectedPuzzle

PUZZLES = [FULL, CollectedPuzzle("Soma", notes="plain")]


@TIERS
def test_collections(tmp_path, inputs):
    sample = Collection(tmp_path / "sample.sqlite")
    sample.add(PUZZLES, CONTENTS)
    path = tmp_path / "damaged.sqlite"

    def change(random_, content):
        """Change the bytes of a file, or the values in its tables."""
        if random_.random() < 0.4:
            return damaged(random_, content)
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            connection.deserialize(content)
            if random_.random() < 0.7:
                row, text = random_.choice(
                    connection.execute("SELECT number, data FROM puzzle").fetchall()
                )
                text = as_json(altered(random_, json.loads(text))).decode("utf-8", "replace")
                connection.execute("UPDATE puzzle SET data = ? WHERE number = ?", (text, row))
            else:
                statement = random_.choice(
                    (
                        "UPDATE content SET data = x'0102'",
                        "DELETE FROM content",
                        "UPDATE usage SET puzzle = -1 WHERE rowid = 1",
                        "UPDATE puzzle SET number = -5 WHERE number = 1",
                        "UPDATE puzzle SET form = zeroblob(9)",
                        "DROP TABLE content",
                        "CREATE TRIGGER t AFTER INSERT ON puzzle BEGIN DELETE FROM puzzle; END",
                    )
                )
                with suppress(sqlite3.IntegrityError):
                    connection.execute(statement)
            return connection.serialize()

    def read(content):
        replace_file(path, content)
        collection = Collection(path)
        puzzles = collection.puzzles()
        collection.contents(puzzles)
        csv_of(puzzles)
        if puzzles and crc32(content) % 8 == 0:  # writing takes most of the time
            collection.edit([puzzles[0].number], lambda puzzle: puzzle)
            collection.remove([puzzles[0].number])

    fuzz(inputs, [sample.path.read_bytes()], change, read, FormatError)


@TIERS
def test_json_files(inputs):
    def change(random_, content):
        if random_.random() < 0.3:
            return damaged(random_, content)
        return as_json(altered(random_, json.loads(content)))

    def read(content):
        found = puzzles_of_json(content, "damaged.json")
        json_of(found.puzzles, found.contents)

    fuzz(inputs, [json_of(PUZZLES, CONTENTS).encode()], change, read, FormatError)


@TIERS
def test_csv_files(inputs):
    def read(content):
        puzzles = puzzles_of_csv(content, "damaged.csv")
        assert puzzles_of_csv(csv_of(puzzles).encode(), "again.csv") == tuple(
            each for each in puzzles if csv_of([each]).partition("\n")[2].strip(",\n")
        )

    fuzz(inputs, [csv_of(PUZZLES).encode()], damaged, read, FormatError)
