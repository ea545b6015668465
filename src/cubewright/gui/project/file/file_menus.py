"""The submenus of the File menu that list files, grids and built-in puzzles."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu

from cubewright.formats.built_in import built_in_puzzles
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.file.file_controller import FileController
from cubewright.gui.widgets.menus import escape_mnemonics
from cubewright.model.lattice import lattices
from cubewright.resources import figures_folder
from cubewright.translation import counted, tr
from cubewright.visible_text import one_line


class FileMenus:
    """Fills the submenus, whose entries open or start a document."""

    def __init__(self, file_controller: FileController, settings: Settings) -> None:
        self._files = file_controller
        self._settings = settings

    def fill_recent(self, menu: QMenu) -> None:
        menu.clear()
        for path in self._settings.recent_files:
            text = escape_mnemonics(one_line(f"{path.name}  ({path.parent})"))
            action = menu.addAction(text, partial(self._files.open, path))
            action.setStatusTip(tr("Open {path}", path=path))
        if menu.isEmpty():
            menu.addAction(tr("No recent files")).setEnabled(False)
            return
        menu.addSeparator()
        forget = menu.addAction(tr("&Clear list"), self._settings.forget_all_files)
        forget.setStatusTip(tr("Clear the list of recent files. The files are kept."))

    def fill_lattices(self, menu: QMenu) -> None:
        for number, lattice in enumerate(lattices().values(), start=1):
            title = tr(lattice.title)
            action = menu.addAction(
                tr("&{number} {title}", number=number, title=title),
                partial(self._files.new_on, lattice),
            )
            action.setStatusTip(tr("Start with an empty figure: {grid}", grid=title))

    def fill_puzzles(self, menu: QMenu) -> None:
        """Fill the menu of built-in puzzles once."""
        if not menu.isEmpty():
            return
        for puzzle in built_in_puzzles().values():
            action = menu.addAction(
                escape_mnemonics(puzzle.name), partial(self._files.new_from, puzzle)
            )
            action.setStatusTip(
                tr(
                    "Start with {name}: {cells}, the pieces of {title}",
                    name=puzzle.name,
                    cells=counted(len(puzzle.figure), puzzle.figure.lattice.noun),
                    title=puzzle.piece_set.title,
                )
            )

    def fill_collections(self, menu: QMenu) -> None:
        """Fill the menu of built-in figure collections."""
        for path in sorted(figures_folder().glob("*.fig")):
            name = path.stem.replace("-", " ").replace("_", " ").capitalize()
            action = menu.addAction(
                escape_mnemonics(name), partial(self._files.open, path, as_copy=True)
            )
            action.setStatusTip(
                tr("Open a copy of {name} from the built-in collections", name=path.name)
            )
        if menu.isEmpty():
            menu.addAction(tr("No collections are installed")).setEnabled(False)
