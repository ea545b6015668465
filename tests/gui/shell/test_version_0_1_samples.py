"""Settings and a recovery copy that version 0.1 wrote are read."""

import shutil
from pathlib import Path

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.recovery import Recovery
from cubewright.model.constraints import Constraints
from cubewright.model.symmetry.group import Convention

SAMPLES = Path(__file__).parents[2] / "samples" / "version-0.1"


def test_settings(qapp, tmp_path):
    path = tmp_path / "cubewright.ini"
    shutil.copy(SAMPLES / "cubewright.ini", path)
    settings = Settings(path)
    assert settings.theme is Theme.DARK
    assert settings.convention is Convention.ROTATIONS
    assert settings.count_only
    assert settings.threads == 2
    assert settings.engine == "stagewise"
    assert settings.engine_settings("stagewise") == (("order", "as-given"),)
    assert settings.engine_settings("next-cell") == (("cells", "layers"), ("islands", "off"))
    assert settings.recent_files == (Path("/home/anna/b.fig"), Path("/home/anna/a.fig"))


def test_a_recovery_copy(qapp):
    document = Document(built_in_puzzle("diabolical"))
    recovery = Recovery(document)
    recovery.folder.mkdir(parents=True)
    shutil.copy(SAMPLES / "recovery.json", recovery.folder / "0123.json")
    (kept,) = recovery.find()
    assert kept.name == "work.fig"
    kept.restore(document)
    assert document.path == Path("/home/anna/work.fig")
    assert (document.current, len(document.blocks)) == (0, 2)
    cells = document.figure.cells
    assert len(cells) == 27
    assert document.figure.optional == set(cells[:2])
    assert document.figure.dark == set(cells[::2])
    assert document.constraints == Constraints(
        [("V", [(1, 2, 2), (2, 1, 2), (2, 2, 2)])], [("L", (1, 1, 1))], "soma"
    )
    assert (document.piece_set.name, document.piece_set.counts) == ("changed", (2, *[1] * 6))
    recovery.close()
