"""Settings and recovery copies that earlier versions wrote are read."""

import shutil
from pathlib import Path

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.recovery import Recovery
from cubewright.model.constraints import Constraints
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.results import Results, SolutionCounts
from cubewright.model.symmetry.group import Convention

SAMPLES = Path(__file__).parents[2] / "samples" / "version-0.1"
COPIES = Path(__file__).parents[2] / "samples" / "recovery"


def test_settings_of_earlier_versions_are_read(qapp, tmp_path):
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


def test_a_recovery_copy_of_an_earlier_version_is_read(qapp):
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


def recovered(name):
    """Return the document of a recovery copy, and the name under which it was offered."""
    document = Document(built_in_puzzle("diabolical"))
    recovery = Recovery(document)
    recovery.folder.mkdir(parents=True)
    shutil.copy(COPIES / name, recovery.folder / "0123.json")
    (copy,) = recovery.find()
    copy.restore(document)
    recovery.close()
    return document, copy.name


def test_a_recovery_copy_of_figures_is_read(qapp):
    document, name = recovered("figures.json")
    assert name == "work.fig"
    assert (document.path, document.current) == (Path("/home/anna/work.fig"), 1)
    assert [document.name_at(index) for index in range(2)] == ["Soma cube", "second"]
    assert document.modified
    document.select(0)
    assert len(document.figure) == 28
    assert [(each.symbol, each.cells) for each in document.constraints.placed] == [
        ("V", ((0, 0, 0), (0, 1, 0), (1, 0, 0)))
    ]
    assert document.constraints.forbidden == {("L", (2, 2, 2))}
    assert document.rules.groups == (("L", ((1, 1), (2, 1))), ("T", ((1, 1),)))
    assert document.rules.choices == (PieceChoice(("L", "T"), 1, None),)
    assert (document.rules.max_holes, document.rules.allowed_colours) == (2, {(1, 2)})


def test_a_recovery_copy_of_a_project_is_read(qapp):
    document, name = recovered("project.json")
    assert name == "work.cubewright"
    assert (document.path, document.current) == (Path("/home/anna/work.cubewright"), 0)
    assert [len(document.figure_at(index)) for index in range(2)] == [28, 27]
    assert document.results_at(1) == Results(counts=SolutionCounts(unique=240), is_complete=True)
    (mark,) = document.marks_of(document.key_at(1))
    assert (mark.is_starred, mark.note) == (True, "mine")
