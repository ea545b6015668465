"""The values that the settings dialog edits."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.languages.language import SYSTEM_LANGUAGE
from cubewright.gui.widgets.density import Density
from cubewright.model.pieces.palette import OWN_COLOURS
from cubewright.solver.search.processors import default_threads, processors, thread_choices
from cubewright.translation import mark, tr, trn

_STORED = (
    "language",
    "motion",
    "remembers_files",
    "keeps_recovery",
    "remembers_layout",
    "looks_for_versions",
    "font_size",
    "density",
    "shows_start_page",
    "analysis_minutes",
    "turns_freely",
    "zooms_out_forward",
)
"""The settings that need no action when they change: they are read when they are next used."""


@dataclass(frozen=True)
class Choices:
    """The values of all fields of the settings dialog; without arguments, the defaults.

    ``font_size`` is in points; None for the system's size. ``threads`` is the number of processors
    for a search; None for the default. ``language`` is a language code; empty for the system's
    language.
    """

    theme: Theme = Theme.SYSTEM
    font_size: int | None = None
    palette: str = OWN_COLOURS
    motion: bool = True
    threads: int | None = None
    remembers_files: bool = True
    keeps_recovery: bool = True
    remembers_layout: bool = True
    tips: bool = True
    language: str = SYSTEM_LANGUAGE
    looks_for_versions: bool = False
    shows_start_page: bool = True
    analysis_minutes: int | None = None
    density: Density = Density.COMFORTABLE
    turns_freely: bool = False
    zooms_out_forward: bool = False

    @staticmethod
    def from_settings(settings: Settings) -> Choices:
        """Return the stored values."""
        return Choices(
            settings.theme,
            settings.font_size,
            settings.palette or OWN_COLOURS,
            settings.motion,
            None if settings.threads is None else min(settings.threads, processors()),
            settings.remembers_files,
            settings.keeps_recovery,
            settings.remembers_layout,
            settings.shows_tips,
            settings.language,
            settings.looks_for_versions,
            settings.shows_start_page,
            settings.analysis_minutes,
            settings.density,
            settings.turns_freely,
            settings.zooms_out_forward,
        )

    def store(self, settings: Settings) -> None:
        """Store the changed values that need no further action."""
        for name in _STORED:
            if getattr(self, name) != getattr(settings, name):
                setattr(settings, name, getattr(self, name))
        if self.tips != settings.shows_tips:
            if self.tips:
                settings.seen_tips = frozenset()
            settings.shows_tips = self.tips


@dataclass(frozen=True)
class SettingRow:
    """A row of the settings dialog: ``name`` is the field of :class:`Choices`.

    ``words`` are further words for which the setting is found. The texts are English.
    """

    name: str
    title: str
    tip: str
    words: str = ""


APPEARANCE, VIEW, SEARCH = mark("Appearance"), mark("3D view"), mark("Search")
MEMORY = mark("Remember")
NETWORK = mark("Network")
GROUPS: dict[str, tuple[SettingRow, ...]] = {
    APPEARANCE: (
        SettingRow(
            "language",
            mark("&Language"),
            mark("Choose the language of all windows"),
            mark("english deutsch dansk german danish translation sprache sprog"),
        ),
        SettingRow(
            "theme",
            mark("&Theme"),
            mark("Choose light, dark or high-contrast colours for all windows"),
            mark("colours dark light contrast system background"),
        ),
        SettingRow(
            "font_size",
            mark("Size of te&xt"),
            mark("Choose the size of all text in the windows"),
            mark("font letters larger smaller zoom"),
        ),
        SettingRow(
            "density",
            mark("Spaci&ng"),
            mark("Choose how much space there is between the parts of all windows"),
            mark("density compact comfortable margins rows small screen"),
        ),
        SettingRow(
            "palette",
            mark("&Piece colours"),
            mark("Choose the palette in which pieces are shown"),
            mark("palette colour-blind contrast wood classic"),
        ),
        SettingRow(
            "shows_start_page",
            mark("Sho&w the start page"),
            mark("Show the start page when the program starts without a file"),
            mark("welcome home first"),
        ),
        SettingRow(
            "tips",
            mark("Show t&ips for the first steps"),
            mark(
                "Show each tip once, next to its control; turn this on again to see all tips again"
            ),
            mark("hints help beginner introduction reset"),
        ),
    ),
    VIEW: (
        SettingRow(
            "motion",
            mark("&Move the 3D view smoothly"),
            mark("Move the 3D view smoothly to a new direction or solution"),
            mark("animation motion"),
        ),
        SettingRow(
            "turns_freely",
            mark("T&urn freely when dragging"),
            mark("Let the view turn over and onto its side; otherwise it stays upright"),
            mark("rotate rotation trackball turntable orbit upside down mouse"),
        ),
        SettingRow(
            "zooms_out_forward",
            mark("&Zoom out when the wheel turns forward"),
            mark("Reverse the direction in which the wheel zooms the 3D view and the layers"),
            mark("mouse scroll invert direction"),
        ),
    ),
    SEARCH: (
        SettingRow(
            "threads",
            mark("P&rocessors"),
            mark("Choose how many processors the next search uses"),
            mark("threads cores speed"),
        ),
        SettingRow(
            "analysis_minutes",
            mark("Limit of &analyses"),
            mark("Choose a time limit for each analysis; those with quarter turns take longest"),
            mark("time minutes turns taking apart timeout"),
        ),
    ),
    MEMORY: (
        SettingRow(
            "remembers_files",
            mark("Recent &files"),
            mark("List the files that you opened recently"),
            mark("privacy history list"),
        ),
        SettingRow(
            "keeps_recovery",
            mark("Re&covery copies of unsaved work"),
            mark("Keep a copy of unsaved changes and searches in case of a crash"),
            mark("backup crash"),
        ),
        SettingRow(
            "remembers_layout",
            mark("Size and la&yout of windows"),
            mark("Open windows with their last size and layout"),
            mark("position columns"),
        ),
    ),
    NETWORK: (
        SettingRow(
            "looks_for_versions",
            mark("Look for a newer &version at each start"),
            mark("Ask pypi.org for the number of the newest version; nothing about you is sent"),
            mark("update upgrade release internet privacy"),
        ),
    ),
}


def minute_titles() -> dict[int | None, str]:
    """Return the title of each time limit, in minutes, of an analysis; None means no limit."""
    titles: dict[int | None, str] = {None: tr("No limit")}
    return titles | {n: trn("{n:,} minute", "{n:,} minutes", n) for n in (1, 5, 15, 60, 240)}


def thread_titles(available: int | None = None) -> dict[str, str]:
    """Return the title of each choice of a number of processors; the empty key is the default.

    >>> thread_titles(2)
    {'': 'Default: 1 of 2', '1': '1', '2': 'All 2'}
    """
    available = available or processors()
    titles = {
        "": tr("Default: {n} of {available}", n=default_threads(available), available=available)
    }
    for threads in thread_choices(available):
        titles[str(threads)] = (
            tr("All {threads}", threads=threads) if threads == available > 1 else str(threads)
        )
    return titles
