"""What the program remembers from one start to the next, in one readable file."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from cubewright.model.symmetry.group import Convention
from cubewright.resources import config_folder

MOST_RECENT_FILES = 10

_Kind = TypeVar("_Kind", bound=Enum)


class Theme(Enum):
    """Which colours the window has; ``SYSTEM`` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Settings:
    """Typed values over an ini file; what cannot be understood in it is taken as not there."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / "cubewright.ini"
        self._ini = QSettings(str(self.path), QSettings.Format.IniFormat)

    @property
    def theme(self) -> Theme:
        """The colours last chosen."""
        return _member(Theme, self._text("view/theme"), Theme.SYSTEM)

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._ini.setValue("view/theme", theme.value)

    @property
    def convention(self) -> Convention:
        """How solutions were last counted."""
        return _member(Convention, self._text("solve/convention"), Convention.UNIQUE)

    @convention.setter
    def convention(self, convention: Convention) -> None:
        self._ini.setValue("solve/convention", convention.value)

    @property
    def count_only(self) -> bool:
        """Whether solutions were last only counted."""
        return self._text("solve/count-only") == "yes"

    @count_only.setter
    def count_only(self, only: bool) -> None:
        self._ini.setValue("solve/count-only", "yes" if only else "no")

    @property
    def threads(self) -> int | None:
        """On how many processors to search; None where that is left to the program."""
        text = self._text("solve/threads")
        return max(1, int(text)) if text.isascii() and text.isdigit() else None

    @threads.setter
    def threads(self, threads: int | None) -> None:
        self._ini.setValue("solve/threads", "" if threads is None else str(threads))

    @property
    def engine(self) -> str:
        """The name of the engine last chosen, or nothing."""
        return self._text("solve/engine")

    @engine.setter
    def engine(self, name: str) -> None:
        self._ini.setValue("solve/engine", name)

    def engine_settings(self, engine: str) -> tuple[tuple[str, str], ...]:
        """What was last set of an engine, as names and values."""
        lines = self._text(f"engines/{engine}").splitlines()
        pairs = [line.partition("=") for line in lines]
        return tuple((name, value) for name, sign, value in pairs if sign)

    def set_engine_settings(self, engine: str, settings: Iterable[tuple[str, str]]) -> None:
        """Remember what is set of an engine."""
        text = "\n".join(f"{name}={value}" for name, value in settings)
        self._ini.setValue(f"engines/{engine}", text)

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files last opened or saved, the latest first."""
        text = self._text("files/recent")
        return tuple(Path(line) for line in text.splitlines() if line)[:MOST_RECENT_FILES]

    def remember_file(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        path = path.absolute()
        others = [each for each in self.recent_files if each != path]
        self._set_recent([path, *others])

    def forget_file(self, path: Path) -> None:
        """Take a file off the recent ones."""
        self._set_recent([each for each in self.recent_files if each != path.absolute()])

    def forget_all_files(self) -> None:
        """Empty the list of recent files."""
        self._set_recent([])

    @property
    def last_folder(self) -> Path:
        """Where the last file was opened or saved; the home folder if that is gone."""
        recent = self.recent_files
        folder = recent[0].parent if recent else Path.home()
        return folder if folder.is_dir() else Path.home()

    def layout(self, part: str) -> QByteArray | None:
        """What Qt stored of a window's or splitter's geometry, if anything."""
        value = self._ini.value(f"layout/{part}")
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def set_layout(self, part: str, state: QByteArray) -> None:
        """Store a window's or splitter's geometry."""
        self._ini.setValue(f"layout/{part}", state)

    def save(self) -> None:
        """Write the file now."""
        self._ini.sync()

    def _set_recent(self, paths: list[Path]) -> None:
        kept = paths[:MOST_RECENT_FILES]
        self._ini.setValue("files/recent", "\n".join(str(path) for path in kept))

    def _text(self, key: str) -> str:
        value = self._ini.value(key, "")
        return value if isinstance(value, str) else ""


def _member(kind: type[_Kind], text: str, otherwise: _Kind) -> _Kind:
    """The member of an enum that a stored text names."""
    try:
        return kind(text)
    except ValueError:
        return otherwise
