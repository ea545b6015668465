"""Damaged settings and recovery copies are read or refused with a message, without a crash."""

import json
import sqlite3
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.recovery import Recovery, RecoveryCopy
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files.old_recovery_copy import read_old_recovery_copy
from cubewright.presenter.files.recovery_copy import read_recovery_copy

sys.path.insert(0, str(Path(__file__).parents[2] / "unit" / "formats"))
from mutations import TIERS, altered, as_json, damaged, fuzz, replace_file

SAMPLES = Path(__file__).parents[2] / "samples" / "version-0.1"
COPIES = Path(__file__).parents[2] / "samples" / "recovery"


@TIERS
def test_damaged_recovery_copies_of_earlier_versions_are_read_or_refused(qapp, tmp_path, inputs):
    samples = [(SAMPLES / "recovery.json").read_bytes()]
    samples += (each.read_bytes() for each in sorted(COPIES.glob("*.json")))
    document = Document(built_in_puzzle("half-hour"))
    path = tmp_path / "copy.json"

    def change(random_, content):
        if random_.random() < 0.3:
            return damaged(random_, content)
        return as_json(altered(random_, json.loads(content)))

    def read(content):
        replace_file(path, content)
        copy = RecoveryCopy(path, read_old_recovery_copy(path))
        assert isinstance(copy.when, datetime)
        copy.restore(document)
        assert document.current in range(len(document.blocks))
        assert document.figure_at(document.current) is not None or not document.figure.cells

    fuzz(inputs, samples, change, read, CubewrightError)


@TIERS
def test_damaged_recovery_copies_are_read_or_refused(qapp, tmp_path, inputs):
    document = Document(built_in_puzzle("half-hour"))
    recovery = Recovery(document)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.place_piece("?", [(0, 0, 0)])
    recovery.save()
    samples = [recovery.path.read_bytes()]
    recovery.close()
    path = tmp_path / "copy.unsaved.cubewright"

    def change(random_, content):
        if random_.random() < 0.3:
            return damaged(random_, content)
        replace_file(path, content)
        with closing(sqlite3.connect(path)) as connection:
            (data,) = connection.execute("SELECT data FROM unsaved").fetchone()
            text = as_json(altered(random_, json.loads(data))).decode("utf-8", "replace")
            connection.execute("UPDATE unsaved SET data = ?", (text,))
            connection.commit()
        return path.read_bytes()

    def read(content):
        replace_file(path, content)
        copy = RecoveryCopy(path, read_recovery_copy(path))
        assert isinstance(copy.when, datetime)
        copy.restore(document)
        assert document.current in range(len(document.blocks))
        assert document.figure_at(document.current) is not None or not document.figure.cells

    fuzz(inputs, samples, change, read, CubewrightError)


# Qt itself prints this if it cannot read a value.
@pytest.mark.qt_log_ignore("QVariant::load: unknown user type")
@TIERS
def test_damaged_settings_are_read_or_refused(qapp, tmp_path, inputs):
    path = tmp_path / "cubewright.ini"
    settings = Settings(path)
    settings.convention = Convention.RAW
    settings.threads = 3
    settings.set_engine_settings("next-cell", [("islands", "nodes")])
    settings.remember_file(path)
    settings.set_layout("window", QByteArray(b"layout"))
    settings.save()
    samples = [path.read_bytes(), (SAMPLES / "cubewright.ini").read_bytes()]

    def read(content):
        replace_file(path, content)
        for left in tmp_path.glob("*.unreadable"):
            left.unlink()
        found = Settings(path)
        assert found.threads is None or found.threads > 0
        assert found.last_folder.is_dir()
        values = (found.theme, found.convention, found.engine, found.engine_settings("next-cell"))
        assert all(value is not None for value in values)
        assert found.layout("window") is None or found.layout("window").size()

    fuzz(inputs, samples, damaged, read, FormatError)
