"""The settings of the program, stored in an ini file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from cubewright.errors import FormatError
from cubewright.formats.limits import SETTINGS, read_bytes
from cubewright.formats.set_aside import is_missing, set_aside
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.resources import config_folder

MAX_RECENT_FILES = 10
MAX_DIGITS = 4
"""The most digits of a stored number."""
SMALLEST_FONT, LARGEST_FONT = 7, 24
"""The sizes of the window's text that can be chosen, in points."""
OLD_DEFAULT_ENGINE = "most-constrained"

_VALUES = (float, int, str, bool)
"""The types of the values that are stored of an export."""
_Kind = TypeVar("_Kind", bound=Enum)


class Theme(Enum):
    """The colours of the window; ``SYSTEM`` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Settings:
    """Typed access to the ini file; values that cannot be read count as missing."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / "cubewright.ini"
        self.problem: FormatError | None = None
        """Why the file could not be read; it has been set aside."""
        self._ini = self._opened()

    def _opened(self) -> QSettings:
        """Open the file, which Qt reads in full; set it aside if it is no file of settings."""
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

    @property
    def theme(self) -> Theme:
        """The chosen theme."""
        return _member(Theme, self._text("view/theme"), Theme.SYSTEM)

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._ini.setValue("view/theme", theme.value)

    @property
    def language(self) -> str:
        """The code of the window's language, such as ``de``; empty for that of the system."""
        return self._text("view/language")

    @language.setter
    def language(self, code: str) -> None:
        self._ini.setValue("view/language", code)

    @property
    def palette(self) -> str:
        """The name of the palette in which pieces are shown; empty for their own colours."""
        return self._text("view/palette")

    @palette.setter
    def palette(self, name: str) -> None:
        self._ini.setValue("view/palette", name)

    @property
    def font_size(self) -> int | None:
        """The size of the window's text in points; None for that of the system."""
        size = self._number("view/font-size")
        return None if size is None else min(max(size, SMALLEST_FONT), LARGEST_FONT)

    @font_size.setter
    def font_size(self, points: int | None) -> None:
        self._ini.setValue("view/font-size", "" if points is None else str(points))

    @property
    def motion(self) -> bool:
        """Whether the 3D view moves smoothly."""
        return self._text("view/motion") != "no"

    @motion.setter
    def motion(self, enabled: bool) -> None:
        self._set_flag("view/motion", enabled)

    @property
    def parallel_lines(self) -> bool:
        """Whether parallel lines stay parallel in the 3D view."""
        return self._text("view/parallel-lines") == "yes"

    @parallel_lines.setter
    def parallel_lines(self, enabled: bool) -> None:
        self._set_flag("view/parallel-lines", enabled)

    @property
    def rounded_edges(self) -> bool:
        """Whether edges in the 3D view are rounded."""
        return self._text("view/rounded-edges") == "yes"

    @rounded_edges.setter
    def rounded_edges(self, enabled: bool) -> None:
        self._set_flag("view/rounded-edges", enabled)

    @property
    def piece_symbols(self) -> bool:
        """Whether pieces show their symbols in the 3D view."""
        return self._text("view/piece-symbols") == "yes"

    @piece_symbols.setter
    def piece_symbols(self, enabled: bool) -> None:
        self._set_flag("view/piece-symbols", enabled)

    @property
    def keeps_plans(self) -> bool:
        """Whether an analysis keeps the moves of each solution, not only its level."""
        return self._text("taking-apart/plans") != "no"

    @keeps_plans.setter
    def keeps_plans(self, enabled: bool) -> None:
        self._set_flag("taking-apart/plans", enabled)

    @property
    def shows_tips(self) -> bool:
        """Whether tips for the first steps are shown that were not seen yet."""
        return self._text("tips/shown") != "no"

    @shows_tips.setter
    def shows_tips(self, enabled: bool) -> None:
        self._set_flag("tips/shown", enabled)

    @property
    def seen_tips(self) -> frozenset[str]:
        """The names of the tips that are not shown again."""
        return frozenset(self._text("tips/seen").split())

    @seen_tips.setter
    def seen_tips(self, names: frozenset[str]) -> None:
        self._ini.setValue("tips/seen", " ".join(sorted(names)))

    @property
    def remembers_files(self) -> bool:
        """Whether recent files are listed."""
        return self._text("remember/files") != "no"

    @remembers_files.setter
    def remembers_files(self, enabled: bool) -> None:
        self._set_flag("remember/files", enabled)

    @property
    def keeps_recovery(self) -> bool:
        """Whether copies of unsaved work are kept for recovery."""
        return self._text("remember/recovery") != "no"

    @keeps_recovery.setter
    def keeps_recovery(self, enabled: bool) -> None:
        self._set_flag("remember/recovery", enabled)

    @property
    def remembers_layout(self) -> bool:
        """Whether windows open with their last size and layout."""
        return self._text("remember/layout") != "no"

    @remembers_layout.setter
    def remembers_layout(self, enabled: bool) -> None:
        self._set_flag("remember/layout", enabled)

    def forget_unremembered(self) -> None:
        """Remove what is stored of things that are no longer remembered."""
        if not self.remembers_files:
            self._ini.remove("files/recent")
        if not self.remembers_layout:
            self._ini.remove("layout")

    @property
    def convention(self) -> Convention:
        """The chosen counting convention."""
        return _member(Convention, self._text("solve/convention"), Convention.UNIQUE)

    @convention.setter
    def convention(self, convention: Convention) -> None:
        self._ini.setValue("solve/convention", convention.value)

    @property
    def up_to(self) -> UpTo:
        """Whose symmetries merge the solutions that are listed."""
        return _member(UpTo, self._text("solve/up-to"), UpTo.PUZZLE)

    @up_to.setter
    def up_to(self, up_to: UpTo) -> None:
        self._ini.setValue("solve/up-to", up_to.value)

    @property
    def count_only(self) -> bool:
        """Whether searches only count solutions."""
        return self._text("solve/count-only") == "yes"

    @count_only.setter
    def count_only(self, enabled: bool) -> None:
        self._ini.setValue("solve/count-only", "yes" if enabled else "no")

    @property
    def threads(self) -> int | None:
        """The number of threads of a search; None for the default."""
        threads = self._number("solve/threads")
        return None if threads is None else max(1, threads)

    @threads.setter
    def threads(self, threads: int | None) -> None:
        self._ini.setValue("solve/threads", "" if threads is None else str(threads))

    @property
    def search_place(self) -> str:
        """Where searches run, as :meth:`SearchPlace.to_text` writes it; empty for the default."""
        return self._text("solve/place")

    @search_place.setter
    def search_place(self, text: str) -> None:
        self._ini.setValue("solve/place", text)

    @property
    def engine(self) -> str:
        """The name of the chosen engine; empty for the default."""
        chosen = self._text("solve/chosen-engine")
        if chosen:
            return chosen
        # Version 0.1 stored its default without being asked, so that name is no choice.
        stored = self._text("solve/engine")
        return "" if stored == OLD_DEFAULT_ENGINE else stored

    @engine.setter
    def engine(self, name: str) -> None:
        self._ini.setValue("solve/chosen-engine", name)

    def engine_settings(self, engine: str) -> tuple[tuple[str, str], ...]:
        """Return the stored settings of an engine, as names and values."""
        lines = self._text(f"engines/{engine}").splitlines()
        pairs = [line.partition("=") for line in lines]
        return tuple((name, value) for name, sign, value in pairs if sign)

    def set_engine_settings(self, engine: str, settings: Iterable[tuple[str, str]]) -> None:
        """Store the settings of an engine."""
        text = "\n".join(f"{name}={value}" for name, value in settings)
        self._ini.setValue(f"engines/{engine}", text)

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files opened or saved last, the latest first; none if they are not remembered."""
        if not self.remembers_files:
            return ()
        text = self._text("files/recent")
        lines = (line for line in text.splitlines() if line and "\0" not in line)
        return tuple(Path(line) for line in lines)[:MAX_RECENT_FILES]

    def remember_file(self, path: Path) -> None:
        """Add a file to the recent ones, as the latest."""
        path = path.absolute()
        self.remember_folder(path.parent)
        if self.remembers_files:
            others = [each for each in self.recent_files if each != path]
            self._set_recent([path, *others])

    def forget_file(self, path: Path) -> None:
        """Remove a file from the recent ones."""
        self._set_recent([each for each in self.recent_files if each != path.absolute()])

    def forget_all_files(self) -> None:
        """Empty the list of recent files."""
        self._set_recent([])

    @property
    def last_folder(self) -> Path:
        """The folder that was used last; the home folder if it no longer exists."""
        text, recent = self._text("files/folder"), self.recent_files
        folder = Path(text) if text else (recent[0].parent if recent else Path.home())
        return folder if _is_folder(folder) else Path.home()

    def remember_folder(self, folder: Path) -> None:
        """Store the folder that file dialogs open first."""
        self._ini.setValue("files/folder", str(folder.absolute()))

    @property
    def export_choice(self) -> tuple[str, str]:
        """What was exported last and the name of its format; empty for none."""
        return self._text("export/content"), self._text("export/format")

    @property
    def export_folder(self) -> Path | None:
        """The folder of the last export, if it still exists."""
        text = self._text("export/folder")
        folder = Path(text)
        return folder if text and _is_folder(folder) else None

    def remember_export(self, content: str, form: str, folder: Path) -> None:
        """Store the choices of an export for the next one."""
        self._ini.setValue("export/content", content)
        self._ini.setValue("export/format", form)
        self.remember_export_folder(folder)

    def export_values(self, form: str) -> dict[str, float | str | bool]:
        """The values of a format's options when it was exported last, as far as they are known."""
        try:
            values = json.loads(self._text(f"export/values/{form}") or "{}")
        except ValueError:
            return {}
        if not isinstance(values, dict):
            return {}
        return {name: value for name, value in values.items() if isinstance(value, _VALUES)}

    def remember_export_values(self, form: str, values: Mapping[str, float | str | bool]) -> None:
        """Store the values of a format's options for the next export."""
        self._ini.setValue(f"export/values/{form}", json.dumps(dict(values)))

    def remember_export_folder(self, folder: Path) -> None:
        """Store the folder of an export for the next one."""
        self._ini.setValue("export/folder", str(folder.absolute()))

    def layout(self, name: str) -> QByteArray | None:
        """Return the stored geometry of a window or splitter, if any is remembered."""
        if not self.remembers_layout:
            return None
        value = self._ini.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def set_layout(self, name: str, state: QByteArray) -> None:
        """Store a window's or splitter's geometry, if it is remembered."""
        if not self.remembers_layout:
            return
        self._ini.setValue(f"layout/{name}", state)

    def save(self) -> None:
        """Write the file now."""
        self._ini.sync()

    def _set_recent(self, paths: list[Path]) -> None:
        recent = paths[:MAX_RECENT_FILES]
        self._ini.setValue("files/recent", "\n".join(str(path) for path in recent))

    def _set_flag(self, key: str, enabled: bool) -> None:
        self._ini.setValue(key, "yes" if enabled else "no")

    def _number(self, key: str) -> int | None:
        """Return a stored number, None if there is none or it cannot be read."""
        text = self._text(key)
        return int(text) if text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS else None

    def _text(self, key: str) -> str:
        value = self._ini.value(key, "")
        return value if isinstance(value, str) else ""


def _member(kind: type[_Kind], text: str, default: _Kind) -> _Kind:
    """Return the member of an enum with a stored value."""
    try:
        return kind(text)
    except ValueError:
        return default


def _is_folder(path: Path) -> bool:
    """Return whether a folder exists; a damaged settings file may hold a name that cannot."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
