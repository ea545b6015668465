"""Recovery copies of files whose names have bytes that are no text."""

from pathlib import Path

import pytest

from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.recovery_copy import (
    CopyWriter,
    UnsavedDocument,
    read_recovery_copy,
)


@pytest.mark.parametrize("name", ["f\udcff.fig", "50%41.fig", "Würfel.fig"])
def test_a_copy_has_any_name_that_a_file_may_have(name, tmp_path):
    path = Path("/figures") / name
    content = Content.of_file(parse_fig("/SOMA000\n/111\n", name))
    written = UnsavedDocument(name, path, 0, content, piece_set("soma"))
    copy = tmp_path / "copy.unsaved.cubewright"
    copy.write_bytes(CopyWriter().copy(written))
    work = read_recovery_copy(copy)
    assert (work.name, work.path, work.opened.content.file.name) == (name, path, name)
