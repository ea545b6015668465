"""Watch the open file for changes that other programs make."""

from __future__ import annotations

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from cubewright.formats.fig.file import FigFile
from cubewright.gui.project.document import Document
from cubewright.model.project import Project

DELAY_MS = 300
"""The delay after a change before the file is read: programs write a file in several steps."""


class FileWatch(QObject):
    """Reports content that another program writes to the document's file."""

    changed = Signal(object)
    """The :class:`FigFile` or :class:`Project` that is on disk now."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._reported: FigFile | Project | None = None
        self._watcher = QFileSystemWatcher(self)
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self.check)
        self._watcher.fileChanged.connect(self._on_changed)
        self._watcher.directoryChanged.connect(self._on_changed)
        document.file_changed.connect(self._follow)
        self._follow()

    def check(self) -> None:
        """Compare the file with the content that was read, and report a difference once.

        An unreadable file may be half written, so it is not reported.
        """
        if self._document.is_saving:
            self._delay.start()
            return
        self._follow()
        found = self._document.file_on_disk
        if isinstance(found, FigFile | Project) and found != self._reported:
            self._reported = found
            self.changed.emit(found)

    def _follow(self) -> None:
        """Watch the document's file and its folder, because programs may replace the file."""
        path = self._document.path
        wanted = {str(path), str(path.parent)} if path is not None else set()
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
            self._reported = None
        if path is not None and path.exists() and wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))

    def _on_changed(self, _path: str) -> None:
        self._delay.start()
