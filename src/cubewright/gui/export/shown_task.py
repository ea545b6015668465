"""Write a picture, a sheet, a model, an animation or a page without blocking the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cubewright.formats.exports.export_format import ExportFormat, ExportSource
from cubewright.formats.exports.option import Settings
from cubewright.gui.worker import Job
from cubewright.presenter.exports.contents import exported_source
from cubewright.presenter.exports.facts import facts_about
from cubewright.presenter.exports.files import export_file, export_pieces

THOUSANDTHS = 1000


def run_shown_export(
    form: ExportFormat,
    source: ExportSource,
    settings: Settings,
    path: Path,
    in_folder: bool,
    job: Job,
) -> str | None:
    """Write an export as a background task, and send the thousandths that are done.

    Return a note about how it was made, "" if there is none, or None if the job was stopped.

    Raises:
        CubewrightError: The format cannot hold it, or a file cannot be written.
    """
    job.send(0)
    source = exported_source(form, source, settings)
    if form.shows_facts(settings) and source.puzzle.figure.cells:
        source = replace(source, facts=facts_about(source.puzzle, control=job))
    if in_folder:
        steps = export_pieces(form, source, settings, path, replaces=True)
    else:
        steps = export_file(form, source, settings, path, replaces=True, control=job)
    while not job.stopped:
        try:
            job.send(round(next(steps) * THOUSANDTHS))
        except StopIteration as end:
            note: str = end.value
            return note
    steps.close()
    return None
