"""The settings of the program, stored in an ini file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Annotated

import msgspec
from PySide6.QtCore import QByteArray, QSettings

from cubewright.errors import FormatError
from cubewright.formats.limits import SETTINGS, read_bytes
from cubewright.formats.set_aside import is_missing, set_aside
from cubewright.gui.widgets.density import Density
from cubewright.model.drawing.studio import Material
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.resources import config_folder

MAX_RECENT_FILES = 10
MAX_ANALYSIS_MINUTES = 1440
"""The maximum time limit of an analysis: one day."""
MAX_THREADS = 9999
MIN_FONT_SIZE, MAX_FONT_SIZE = 7, 24
"""The smallest and the largest size of the window's text, in points."""
OLD_DEFAULT_ENGINE = "most-constrained"


class Theme(Enum):
    """The colours of the window; ``SYSTEM`` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "high-contrast"
    """Black text and black edges on white."""


class StoredChoices(msgspec.Struct, kw_only=True, eq=False):
    """The choices of the user, or the defaults; the name of each field is its key in the file."""

    theme: Theme = msgspec.field(name="view/theme", default=Theme.SYSTEM)
    language: str = msgspec.field(name="view/language", default="")
    """The code of the window's language, such as ``de``; empty for the system's language."""
    palette: str = msgspec.field(name="view/palette", default="")
    """The name of the palette in which pieces are shown; empty for the pieces' own colours."""
    font_size: Annotated[int, msgspec.Meta(ge=MIN_FONT_SIZE, le=MAX_FONT_SIZE)] | None = (
        msgspec.field(name="view/font-size", default=None)
    )
    """The size of the window's text in points; None for the system's size."""
    density: Density = msgspec.field(name="view/density", default=Density.COMFORTABLE)
    motion: bool = msgspec.field(name="view/motion", default=True)
    """Whether the 3D view moves smoothly."""
    parallel_lines: bool = msgspec.field(name="view/parallel-lines", default=False)
    """Whether parallel lines stay parallel in the 3D view."""
    material: Material = msgspec.field(name="view/material", default=Material.LACQUER)
    """The material of pieces in the 3D view."""
    piece_symbols: bool = msgspec.field(name="view/piece-symbols", default=False)
    """Whether pieces show their symbols in the 3D view."""
    cell_colours: bool = msgspec.field(name="view/cell-colours", default=True)
    """Whether pieces of a solution show the colours of their cells in the 3D view."""
    keeps_plans: bool = msgspec.field(name="taking-apart/plans", default=True)
    """Whether an analysis keeps the moves of each solution and not only its level."""
    shows_start_page: bool = msgspec.field(name="view/start-page", default=True)
    """Whether a program that is started without a file begins with the start page."""
    analysis_minutes: Annotated[int, msgspec.Meta(ge=1, le=MAX_ANALYSIS_MINUTES)] | None = (
        msgspec.field(name="taking-apart/minutes", default=None)
    )
    """The minutes after which an analysis that the user starts ends; None for no limit."""
    turns_freely: bool = msgspec.field(name="view/turns-freely", default=False)
    """Whether dragging turns the 3D view over; otherwise the vertical stays upright."""
    zooms_out_forward: bool = msgspec.field(name="view/zooms-out-forward", default=False)
    """Whether the wheel zooms out when it turns forward."""
    shows_tips: bool = msgspec.field(name="tips/shown", default=True)
    """Whether unseen tips for the first steps are shown."""
    seen_tips: frozenset[str] = msgspec.field(name="tips/seen", default=frozenset())
    """The names of the tips that the user has seen."""
    remembers_files: bool = msgspec.field(name="remember/files", default=True)
    """Whether recent files are listed."""
    keeps_recovery: bool = msgspec.field(name="remember/recovery", default=True)
    """Whether copies of unsaved work are kept for recovery."""
    remembers_layout: bool = msgspec.field(name="remember/layout", default=True)
    """Whether windows open with their last size and layout."""
    owned_sticks: str = msgspec.field(name="sticks/owned", default="")
    """The burr sticks that the user owns, as a text for :func:`.sticks.stored_copies`."""
    owned_boards: str = msgspec.field(name="boards/owned", default="")
    """The burr boards that the user owns, as a text for :func:`.sticks.stored_copies`."""
    looks_for_versions: bool = msgspec.field(name="network/newer-version", default=False)
    """Whether each start asks for the number of the newest version."""
    convention: Convention = msgspec.field(name="solve/convention", default=Convention.UNIQUE)
    up_to: UpTo = msgspec.field(name="solve/up-to", default=UpTo.PUZZLE)
    """The symmetries under which solutions count as equal: of the puzzle, or of the figure."""
    count_only: bool = msgspec.field(name="solve/count-only", default=False)
    """Whether searches only count solutions."""
    threads: Annotated[int, msgspec.Meta(ge=1, le=MAX_THREADS)] | None = msgspec.field(
        name="solve/threads", default=None
    )
    """The number of threads of a search; None for the default."""
    search_place: str = msgspec.field(name="solve/place", default="")
    """The place of searches in the form of :meth:`SearchPlace.to_text`; empty for the default."""
    engine: str = msgspec.field(name="solve/chosen-engine", default="")
    """The name of the chosen engine; empty for the default."""


_FIELDS = {field.name: field for field in msgspec.structs.fields(StoredChoices)}


class Settings(StoredChoices, dict=True, weakref=True):
    """The choices and remembered values in an ini file; a damaged value counts as missing.

    Every change of a choice is written. The file contains only the choices of the user.
    """

    path: Path = msgspec.field(default_factory=lambda: config_folder() / "cubewright.ini")

    def __post_init__(self) -> None:
        self.open(self.path)

    def open(self, path: Path) -> None:
        """Read another file, and write to it from now on."""
        self.path = path
        self.problem: FormatError | None = None
        """The reason why the file could not be read and was set aside, or None."""
        self._ini = self._opened()
        for name, field in _FIELDS.items():
            super().__setattr__(name, _decoded(self._text(field.encode_name), field))
        stored = self._text("solve/engine")
        # Version 0.1 stored its default engine automatically, so that name is not a choice.
        if not self.engine and stored != OLD_DEFAULT_ENGINE:
            super().__setattr__("engine", stored)

    def __setattr__(self, name: str, value: object) -> None:
        """Set an attribute; write a choice that differs from the former or the stored value."""
        if name in _FIELDS and (value != getattr(self, name) or value != self._stored(name)):
            self._ini.setValue(_FIELDS[name].encode_name, _encoded(value))
        super().__setattr__(name, value)

    def _stored(self, name: str) -> object:
        """Return the current choice in the file, which another process may have changed."""
        self._ini.sync()
        return _decoded(self._text(_FIELDS[name].encode_name), _FIELDS[name])

    def _opened(self) -> QSettings:
        """Open the file, which Qt reads completely; set an invalid file aside."""
        error = None
        if not is_missing(self.path):
            try:
                read_bytes(self.path, SETTINGS)
            except FormatError as found:
                error = found
        if error is None:
            ini = QSettings(str(self.path), QSettings.Format.IniFormat)
            ini.allKeys()
            if ini.status() is not QSettings.Status.FormatError:
                return ini
            error = FormatError(self.path.name, None, "there are no settings in it")
        self.problem = set_aside(self.path, error)
        return QSettings(str(self.path), QSettings.Format.IniFormat)

    def delete_unremembered(self) -> None:
        """Remove stored values that the user does not want remembered."""
        if not self.remembers_files:
            self._ini.remove("files/recent")
        if not self.remembers_layout:
            self._ini.remove("layout")

    def engine_settings(self, engine: str) -> tuple[tuple[str, str], ...]:
        """Return the stored settings of an engine as pairs of name and value."""
        lines = self._text(f"engines/{engine}").splitlines()
        pairs = [line.partition("=") for line in lines]
        return tuple((name, value) for name, sign, value in pairs if sign)

    def set_engine_settings(self, engine: str, settings: Iterable[tuple[str, str]]) -> None:
        text = "\n".join(f"{name}={value}" for name, value in settings)
        self._ini.setValue(f"engines/{engine}", text)

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The recent files, the latest first; empty if files are not remembered."""
        if not self.remembers_files:
            return ()
        text = self._text("files/recent")
        lines = (line for line in text.splitlines() if line and "\0" not in line)
        return tuple(Path(line) for line in lines)[:MAX_RECENT_FILES]

    def remember_file(self, path: Path) -> None:
        """Add a file to the recent files, as the latest."""
        path = path.absolute()
        self.remember_folder(path.parent)
        if self.remembers_files:
            others = [each for each in self.recent_files if each != path]
            self._set_recent([path, *others])

    def forget_file(self, path: Path) -> None:
        """Remove a file from the recent files."""
        self._set_recent([each for each in self.recent_files if each != path.absolute()])

    def forget_all_files(self) -> None:
        """Empty the list of recent files."""
        self._set_recent([])

    @property
    def last_folder(self) -> Path:
        """The folder used last, or the home folder if that no longer exists."""
        text, recent = self._text("files/folder"), self.recent_files
        folder = Path(text) if text else (recent[0].parent if recent else Path.home())
        return folder if _is_folder(folder) else Path.home()

    def remember_folder(self, folder: Path) -> None:
        """Store the folder in which file dialogs open."""
        self._ini.setValue("files/folder", str(folder.absolute()))

    @property
    def export_choice(self) -> tuple[str, str]:
        """The last exported content and the name of its format; empty texts without an export."""
        return self._text("export/content"), self._text("export/format")

    @property
    def export_folder(self) -> Path | None:
        """The folder of the last export, if it still exists."""
        text = self._text("export/folder")
        folder = Path(text)
        return folder if text and _is_folder(folder) else None

    def remember_export(self, content: str, form: str, folder: Path) -> None:
        self._ini.setValue("export/content", content)
        self._ini.setValue("export/format", form)
        self.remember_export_folder(folder)

    def export_values(self, form: str) -> dict[str, float | str | bool]:
        """Return the options of the last export in a format; empty if they are damaged."""
        text = self._text(f"export/values/{form}") or "{}"
        try:
            return msgspec.json.decode(text, type=dict[str, int | float | str | bool])
        except msgspec.DecodeError:
            return {}

    def remember_export_values(self, form: str, values: Mapping[str, float | str | bool]) -> None:
        """Store the options of an export."""
        self._ini.setValue(f"export/values/{form}", msgspec.json.encode(values).decode())

    def remember_export_folder(self, folder: Path) -> None:
        self._ini.setValue("export/folder", str(folder.absolute()))

    def layout(self, name: str) -> QByteArray | None:
        """Return the stored geometry of a window or splitter; None if none is stored."""
        if not self.remembers_layout:
            return None
        value = self._value(f"layout/{name}")
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def set_layout(self, name: str, state: QByteArray) -> None:
        """Store the geometry of a window or splitter, if layouts are remembered."""
        if not self.remembers_layout:
            return
        self._ini.setValue(f"layout/{name}", state)

    def save(self) -> None:
        """Write the file now."""
        self._ini.sync()

    def _set_recent(self, paths: list[Path]) -> None:
        recent = paths[:MAX_RECENT_FILES]
        self._ini.setValue("files/recent", "\n".join(str(path) for path in recent))

    def _text(self, key: str) -> str:
        value = self._value(key)
        return value if isinstance(value, str) else ""

    def _value(self, key: str) -> object:
        """Return a stored value; None if it is missing or Qt for Python cannot read its type."""
        try:
            return self._ini.value(key)
        except RuntimeError:
            return None


_FLAGS = {"yes": True, "no": False}


def _encoded(choice: object) -> str:
    match choice:
        case None:
            return ""
        case bool():
            return "yes" if choice else "no"
        case Enum():
            return str(choice.value)
        case frozenset():
            return " ".join(sorted(choice))
    return str(choice)


def _decoded(text: str, field: msgspec.structs.FieldInfo) -> object:
    value: object = text
    if field.type is bool:
        value = _FLAGS.get(text)
    elif isinstance(field.default, frozenset):
        value = text.split()
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        return field.default


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
