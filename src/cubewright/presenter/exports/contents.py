"""The kinds of export that the window offers besides puzzle files."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Preview, scaled
from cubewright.formats.exports.option import ExportOption, Settings, Value
from cubewright.formats.exports.palette import PALETTE, with_palette
from cubewright.model.pieces.palette import palettes
from cubewright.model.solution import Solution
from cubewright.presenter.exports.chapters import CHAPTERS_SHARE, with_chapters
from cubewright.presenter.exports.facts import MAX_SECONDS, facts_about
from cubewright.presenter.exports.motions import with_motion
from cubewright.presenter.exports.solutions import shortage
from cubewright.solver.search.control import Control
from cubewright.translation import mark, tr

KINDS = {
    "picture": mark("A p&icture"),
    "sheet": mark("A s&heet to print"),
    "booklet": mark("A boo&klet of all figures"),
    "net": mark("Nets to c&ut out and fold"),
    "wood": mark("A cutting list of wood, with si&zes"),
    "model": mark("A mo&del to print in 3D"),
    "animation": mark("An a&nimation"),
    "page": mark("A web pa&ge or QR code"),
    "statistics": mark("S&tatistics of the search"),
}
"""The window's names for the kinds of export formats."""
_PREVIEWED_CHAPTERS = 3
"""Maximum chapters of a booklet in a preview."""
_FACTS_SECONDS = 1.0
"""Maximum seconds of a search for the facts in a preview."""
_CHOICES = {
    "all": mark("All pages"),
    "assembled": mark("Assembled"),
    "bed": mark("On the bed"),
    "black": mark("Black"),
    "challenge": mark("Challenge"),
    "colour": mark("Colour"),
    "dark": mark("Dark"),
    "figure": mark("Figure"),
    "forever": mark("For ever"),
    "layers": mark("Layers"),
    "light": mark("Light"),
    "once": mark("Once"),
    "pieces": mark("Chart of pieces"),
    "plain": mark("Plain"),
    "solution": mark("Solution"),
    "space": mark("In space"),
    "transparent": mark("Transparent"),
    "tray": mark("Tray"),
}
"""The window's names for choices of options, except paper sizes."""
NO_SOLUTION = mark("there is no solution to show: solve the puzzle first")


def choice_title(option: ExportOption, choice: str) -> str:
    """Return the window's name for a choice of an option.

    >>> from cubewright.formats.exports.palette import PALETTE
    >>> choice_title(PALETTE, "colour-blind")
    'For colour-blind eyes'
    """
    if option is PALETTE:
        return tr(palettes()[choice].title)
    return tr(_CHOICES[choice]) if choice in _CHOICES else choice


def default_values(form: ExportFormat, *, has_solutions: bool) -> dict[str, Value]:
    """Return the initial values of options.

    Without solutions, an option gets another value if this makes an export without them possible,
    such as a sheet of the figure alone.
    """
    values = {option.name: option.default for option in form.options}
    if has_solutions or not form.solutions(form.settings(values)):
        return values
    others = (
        {**values, option.name: choice} for option in form.options for choice in option.choices
    )
    return next((each for each in others if not form.solutions(form.settings(each))), values)


def check(form: ExportFormat, source: ExportSource, settings: Settings) -> None:
    """Refuse a source that a format cannot show.

    Raises:
        CubewrightError: The format needs a solution, or cannot express the source.
    """
    if form.solutions(settings) and not source.solutions:
        raise CubewrightError(tr(NO_SOLUTION))
    if reason := form.refusal(source):
        raise CubewrightError(reason)


def preview(
    form: ExportFormat,
    source: ExportSource,
    settings: Settings,
    *,
    whole: bool = False,
    control: Control | None = None,
) -> Generator[float, None, Preview]:
    """Yield progress, and return a preview of an export.

    ``whole``: show all chapters of a booklet and all facts, as in the export, instead of a quick
    selection. ``control`` can stop the searches for chapters and facts.

    Raises:
        CubewrightError: The source is refused, or a setting does not fit.
    """
    check(form, source, settings)
    seconds = MAX_SECONDS if whole else _FACTS_SECONDS
    shown = with_palette(replace(source, solutions=_needed(form, source, settings)), settings)
    if form.shows_facts(settings) and source.puzzle.figure.cells:
        yield 0.0
        shown = replace(shown, facts=facts_about(source.puzzle, seconds, control))
    solved = 0.0
    if form.has_chapters:
        puzzles = shown.puzzles if whole else shown.puzzles[:_PREVIEWED_CHAPTERS]
        chapters = with_chapters(replace(shown, puzzles=puzzles), seconds, control)
        solved = CHAPTERS_SHARE
        shown = with_palette((yield from scaled(chapters, 0.0, solved)), settings)
    if motion := form.motion(settings):
        shown = yield from with_motion(shown, motion)
    made = yield from scaled(form.preview(shown, settings), solved, 1.0)
    return replace(made, note=_note(form, source, settings, whole=whole))


def _note(form: ExportFormat, source: ExportSource, settings: Settings, *, whole: bool) -> str:
    """Return a note on parts that the preview or the export lacks; "" if none are missing."""
    if form.has_chapters and not whole and len(source.puzzles) > _PREVIEWED_CHAPTERS:
        return tr(
            "The preview shows the first {shown} of {figures:,} figures.",
            shown=_PREVIEWED_CHAPTERS,
            figures=len(source.puzzles),
        )
    return shortage(form, source, settings)


def exported_source(form: ExportFormat, source: ExportSource, settings: Settings) -> ExportSource:
    """Return a source with as many solutions as the format shows."""
    check(form, source, settings)
    return replace(source, solutions=_needed(form, source, settings))


def _needed(form: ExportFormat, source: ExportSource, settings: Settings) -> tuple[Solution, ...]:
    return tuple(source.solutions[: form.solutions(settings)])
