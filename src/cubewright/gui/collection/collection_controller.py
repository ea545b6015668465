"""Shows the collection in a window, changes it with undo, and computes its puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QUndoCommand, QUndoStack
from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.errors import CubewrightError, FormatError, capitalised_error
from cubewright.gui.frame.save_dialog import ALL_FILES, ask_save_path, name_filter
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import WindowController
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.file_controller import FileController
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import on_click
from cubewright.gui.worker import Job, Worker
from cubewright.model.collected import CollectedPuzzle, StoredFile
from cubewright.model.project import Project
from cubewright.translation import counted, mark, tr

if TYPE_CHECKING:
    from cubewright.formats.collection.file import Collection, Removed
    from cubewright.formats.collection.importing import Import
    from cubewright.gui.collection.model import CollectionModel
    from cubewright.gui.collection.window import CollectionWindow
    from cubewright.presenter.collection.adding import AddProgress
    from cubewright.presenter.collection.computing import ComputeProgress

PUZZLES = mark("Puzzles (*.xmpuzzle *.fig *.cubewright)")
LISTS = mark("Exported collections (*.csv *.json)")
CSV = mark("Spreadsheet, without files (*.csv)")
JSON = mark("Everything, with files (*.json)")
PDF = mark("Printed catalogue (*.pdf)")
HTML = mark("Web page to publish (*.html)")
REPORT_SECONDS = 0.1
"""The minimum time, in seconds, between two reports of an import or export."""
PHOTO_SUFFIXES = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp", ".tif", ".tiff")
_FIELDS = (
    "name", "states", "lent_to", "designer", "maker", "year", "numbers", "notes", "photos", "files"
)  # fmt: skip
"""The fields that the user can change; only the program changes the other fields."""


@dataclass(frozen=True)
class _FileProgress:
    """The share of an import or export that is done, and a text about it."""

    fraction: float
    text: str


@dataclass(frozen=True)
class _Unsaved:
    """A puzzle before and after the changes that could not be written, and its new files."""

    before: CollectedPuzzle
    after: CollectedPuzzle
    contents: Mapping[str, bytes]


class _StoppedError(Exception):
    """The user stopped an export."""


class _Reports:
    """Sends progress to the window, but not more often than it can be read."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._next = 0.0

    def send(self, fraction: float, text: str) -> None:
        """Send progress, unless the last one is recent."""
        if monotonic() >= self._next:
            self._job.send(_FileProgress(fraction, text))
            self._next = monotonic() + REPORT_SECONDS


class CollectionController(WindowController["CollectionWindow"]):
    """Connects the window of the collection with its file and with the open document."""

    status_message = Signal(str)
    """A sentence about the last action."""
    ended = Signal()
    """Emitted when a computation is complete or stopped."""
    imported = Signal()
    """Emitted when an import is complete."""
    file_work_ended = Signal()
    """Emitted when an import or an export is complete or stopped."""

    def __init__(
        self,
        document: Document,
        file_controller: FileController,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__("collection", settings, window)
        self._document = document
        self._file_controller = file_controller
        self._unsaved: dict[int, _Unsaved] = {}
        """The changes that could not be written, by the puzzle's number."""
        self._folder: Path | None = None
        """The folder of the puzzles that were opened in the editor."""
        self._opened = 0
        self.undo_stack = QUndoStack(self)
        self.worker = Worker(self)
        self.worker.received.connect(self._on_computed)
        self.worker.ended.connect(self._on_ended)
        self.worker.failed.connect(self._on_failed)
        self.files_worker = Worker(self)
        self.files_worker.received.connect(self._on_file_message)
        self.files_worker.ended.connect(self._on_file_work_ended)
        self.files_worker.failed.connect(self._on_failed)

    # -- parts, created on first use

    @cached_property
    def collection(self) -> Collection:
        """The file of the collection."""
        from cubewright.formats.collection.file import Collection

        return Collection()

    @cached_property
    def model(self) -> CollectionModel:
        """The list of puzzles."""
        from cubewright.gui.collection.model import CollectionModel

        return CollectionModel(self)

    def _new_view(self) -> CollectionWindow:
        from cubewright.gui.collection.window import CollectionWindow

        view = CollectionWindow(self.model, self._window)
        for button, action in (
            (view.new, self.add_new),
            (view.add_files, self.ask_for_files),
            (view.add_folder, self.ask_for_folder),
            (view.add_open, self.add_open_puzzle),
            (view.export, self.ask_and_export),
            (view.remove, self.remove_selected),
            (view.compute, self.compute),
            (view.pause, self.pause_or_continue),
            (view.stop, self.worker.stop),
            (view.cancel, self.files_worker.stop),
            (view.undo, self.undo_stack.undo),
            (view.redo, self.undo_stack.redo),
            (view.retry, self.save_again),
        ):
            on_click(button, action)
        view.opened.connect(self.open)
        view.selection_changed.connect(self._show_selected)
        view.files_dropped.connect(self.drop)
        view.stop_requested.connect(self.stop)
        view.closing.connect(view.form.commit)
        view.form.changed.connect(self._on_changed)
        view.form.refused.connect(self._show_message)
        view.form.add_file_requested.connect(self.ask_for_attachments)
        view.form.save_file_requested.connect(self.ask_and_save_file)
        view.form.remove_file_requested.connect(self.detach)
        # A lambda would also be called by the stack's destructor.
        self.undo_stack.indexChanged.connect(self._on_index_changed)
        self._document.figure_changed.connect(lambda *_: self._show_state())
        state = self._settings.layout("collection-beside")
        if state is not None:
            view.splitter.restoreState(state)
        return view

    # -- commands

    def show(self) -> None:
        """Open the window, and read the collection again."""
        super().show()
        self._show_message("")
        self.reload()

    def reload(self) -> None:
        """Read the collection; a file that cannot be read stays unchanged."""
        selected = self.view.selected
        try:
            puzzles = self.collection.puzzles()
        except CubewrightError as error:
            self._show_error(error)
            return
        unsaved = {number: each.after for number, each in self._unsaved.items()}
        self.model.show(unsaved.get(puzzle.number, puzzle) for puzzle in puzzles)
        self.view.select(selected)
        self._show_selected()

    def add_new(self) -> None:
        """Add a puzzle without a file, and let the user name it."""
        self._add([CollectedPuzzle()], {}, tr("Add a puzzle"))
        self.view.form.name.setFocus()

    def add_open_puzzle(self) -> None:
        """Add the puzzle of the main window."""
        from cubewright.formats.collection.importing import add_found, collected, written_file
        from cubewright.formats.project.file import write_project
        from cubewright.presenter.collection.adding import AddProgress

        why_not = self._document.why_no_puzzle
        if why_not:
            self._show_message(why_not)
            return
        puzzle = self._document.puzzle
        path = self._document.path
        name = puzzle.figure.name or (path.stem if path is not None else tr("Puzzle"))
        project = Project().with_puzzle_added(puzzle, name)
        try:
            with written_file(f"{name}.cubewright", b"") as target:
                target.unlink()
                write_project(target, project)
                content = target.read_bytes()
        except (CubewrightError, OSError) as error:
            self._show_error(error)
            return
        found = collected(puzzle, name, content, f"{name}.cubewright")

        def add(_job: Job) -> Iterator[AddProgress]:
            for done in add_found(self.collection, [found]):
                yield AddProgress(done, 1, 1)

        self._import(add)

    def ask_for_files(self) -> None:
        """Ask for files of puzzles, and add them."""
        kinds = name_filter(PUZZLES, LISTS, ALL_FILES)
        chosen, _ = QFileDialog.getOpenFileNames(
            self.view, tr("Add puzzles to the collection"), str(self._settings.last_folder), kinds
        )
        self.add_places([Path(each) for each in chosen])

    def ask_for_folder(self) -> None:
        """Ask for a folder of puzzles, and add them."""
        chosen = QFileDialog.getExistingDirectory(
            self.view, tr("Add a folder to the collection"), str(self._settings.last_folder)
        )
        if chosen:
            self.add_places([Path(chosen)])

    def add_places(self, places: Sequence[Path]) -> None:
        """Add the puzzles in files, folders and exported collections, in the background."""
        from cubewright.presenter.collection.adding import add_places

        if places:
            self._import(lambda job: add_places(self.collection, places, job))

    def drop(self, files: Sequence[Path]) -> None:
        """Add dropped puzzles; attach other dropped files to the selected puzzle."""
        from cubewright.formats.collection.exchange import SUFFIXES as LIST_SUFFIXES
        from cubewright.formats.collection.importing import SUFFIXES

        known = (*SUFFIXES, *LIST_SUFFIXES)
        puzzles = [each for each in files if each.is_dir() or each.suffix.lower() in known]
        others = [each for each in files if each not in puzzles]
        self.add_places(puzzles)
        if others:
            self.attach(others)

    def ask_for_attachments(self) -> None:
        """Ask for photos and files, and attach them to the selected puzzle."""
        chosen, _ = QFileDialog.getOpenFileNames(
            self.view,
            tr("Add photos or files to the puzzle"),
            str(self._settings.last_folder),
            name_filter(ALL_FILES),
        )
        self.attach([Path(each) for each in chosen])

    def attach(self, paths: Sequence[Path]) -> None:
        """Attach photos and files to the selected puzzle, as one undo step."""
        from cubewright.formats.collection.file import FILE_LIMITS, stored_file
        from cubewright.formats.limits import read_bytes

        puzzle = self._current
        if puzzle is None:
            self._show_message(tr("Select one puzzle first, to which the file belongs."))
            return
        contents: dict[str, bytes] = {}
        after = puzzle
        try:
            for path in paths:
                content = read_bytes(path, FILE_LIMITS)
                file = stored_file(path.name, content)
                contents[file.digest] = content
                field = "photos" if path.suffix.lower() in PHOTO_SUFFIXES else "files"
                files = getattr(after, field)
                if file not in files:
                    after = replace(after, **{field: (*files, file)})  # type: ignore[arg-type]
        except CubewrightError as error:
            self._show_error(error)
            return
        if after != puzzle:
            self._push_edit(puzzle, after, contents)

    def detach(self, file: StoredFile | None) -> None:
        """Remove a photo or file from the selected puzzle."""
        puzzle = self._current
        if puzzle is None or file is None or file == puzzle.file:
            return
        after = replace(
            puzzle,
            photos=tuple(each for each in puzzle.photos if each != file),
            files=tuple(each for each in puzzle.files if each != file),
        )
        try:
            contents = {file.digest: self._content(puzzle, file)}
        except CubewrightError as error:
            self._show_error(error)
            return
        self._push_edit(puzzle, after, contents)

    def ask_and_save_file(self, file: StoredFile | None) -> None:
        """Ask for a path, and write an attached file of the selected puzzle to it."""
        from cubewright.formats.atomic import write_atomically
        from cubewright.formats.collection.importing import safe_name

        puzzle = self._current
        if puzzle is None or file is None:
            return
        name = safe_name(file.name)
        proposal = self._settings.last_folder / name
        path = ask_save_path(
            self.view, tr("Save the file"), proposal, name_filter(ALL_FILES), Path(name).suffix
        )
        if path is None:
            return
        try:
            write_atomically(path, self._content(puzzle, file))
        except CubewrightError as error:
            self._show_error(error)
            return
        self._show_message(tr("Saved {name}.", name=path.name))

    def remove_selected(self) -> None:
        """Remove the selected puzzles, as one undo step."""
        numbers = self.view.selected
        if numbers:
            self._push(_RemoveCommand(self, numbers))

    def open(self, number: int) -> bool:
        """Open a puzzle in the main window; return whether it was opened."""
        from cubewright.formats.collection.importing import safe_name

        puzzle = self.model.puzzles.get(number)
        if puzzle is None or puzzle.file is None:
            self._show_message(tr("This puzzle has no file to open."))
            return False
        if self._folder is None:
            self._folder = Path(mkdtemp(prefix="cubewright-"))
        self._opened += 1
        # Each puzzle needs a separate folder, because an open project is read later.
        folder = self._folder / str(self._opened)
        path = folder / safe_name(puzzle.file.name)
        try:
            content = self.collection.content(puzzle.file)
            folder.mkdir(parents=True)
            path.write_bytes(content)
        except (CubewrightError, OSError) as error:
            self._show_error(error)
            return False
        if not self._file_controller.open(path, as_copy=True):
            return False
        if puzzle.problem < len(self._document.blocks):
            self._document.select(puzzle.problem)
        self._window.raise_()
        self._window.activateWindow()
        return True

    def ask_and_export(self) -> None:
        """Ask for a name, and write the puzzles that the list shows."""
        proposal = self._settings.last_folder / tr("my collection.csv")
        path = ask_save_path(
            self.view,
            tr("Export the collection"),
            proposal,
            name_filter(CSV, JSON, PDF, HTML),
            ".csv",
        )
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the listed puzzles in the format of the path's suffix, or as CSV."""
        from cubewright.formats.atomic import write_atomically
        from cubewright.presenter.collection.export import exported

        if not self._may_use_files():
            return
        puzzles, title, collection = list(self.model.shown), tr("My collection"), self.collection

        def run(job: Job) -> None:
            reports = _Reports(job)

            def report(number: int) -> None:
                if job.stopped:
                    raise _StoppedError
                reports.send(
                    number / len(puzzles),
                    tr("{number:,} of {total:,} drawn", number=number, total=len(puzzles)),
                )

            try:
                content = exported(puzzles, path.suffix.lower(), collection, title, report)
            except _StoppedError:
                job.send(tr("The export was stopped. Nothing was written."))
                return
            write_atomically(path, content)
            text = counted(len(puzzles), "puzzle")
            job.send(tr("Exported {puzzles} to {name}.", puzzles=text, name=path.name))

        self._show_message("")
        self.view.show_file_work(0.0, tr("Exporting…"))
        self.files_worker.start(run)

    # -- computing

    @property
    def running(self) -> bool:
        """Whether puzzles are computed."""
        return self.worker.is_busy

    def compute(self) -> None:
        """Compute missing results of the selected puzzles or, without a selection, of all shown."""
        from cubewright.presenter.collection.computing import compute, puzzles_to_compute

        if self.running or not self.view.form.commit():
            return
        limit = self.view.time_limit
        chosen = self.view.selected
        puzzles = [each for each in self.model.shown if not chosen or each.number in chosen]
        listed = puzzles_to_compute(puzzles, limit)
        if not listed:
            self._show_message(
                tr("Nothing is missing, as far as this time limit allows. Give a longer one.")
            )
            return
        collection = self.collection

        def run(job: Job) -> None:
            for puzzle in compute(collection, listed, limit, job, job.send):
                job.send(puzzle)

        self._show_message("")
        self.worker.start(run)
        self.view.show_progress(0.0, "")
        self._show_state()

    def pause_or_continue(self) -> None:
        """Pause a running computation, or continue a paused one."""
        self.worker.pause_or_resume()
        self._show_state()

    def stop(self) -> None:
        """Stop adding or exporting, or else the computation; the results so far are stored."""
        if self.files_worker.is_busy:
            self.files_worker.stop()
        else:
            self.worker.stop()

    def close(self) -> None:
        """Save the last change, stop the computation, and store the window's layout."""
        if self.has_view:
            self.view.form.commit()
            self.save_again()
            self._settings.set_layout("collection-beside", self.view.splitter.saveState())
        super().close()
        self.worker.close()
        self.files_worker.close()
        if self._folder is not None:
            rmtree(self._folder, ignore_errors=True)
            self._folder = None

    # -- changes of the file

    def save_again(self) -> None:
        """Try again to write the changes that could not be written before."""
        unsaved, self._unsaved = self._unsaved, {}
        for each in unsaved.values():
            self.write(each.before, each.after, each.contents)
        if unsaved and not self._unsaved:
            self._show_message(tr("Saved."))

    def write(
        self, before: CollectedPuzzle, after: CollectedPuzzle, contents: Mapping[str, bytes]
    ) -> None:
        """Write the fields of a puzzle that the user changed, and show it.

        Fields that another window changed keep their values. If writing fails, the window keeps the
        change, and the user can save it later.
        """
        former = self._unsaved.pop(after.number, None)
        if former is not None:
            before, contents = former.before, {**former.contents, **contents}
        changed = {
            name: getattr(after, name)
            for name in _FIELDS
            if getattr(after, name) != getattr(before, name)
        }
        try:
            self._check_file()
            (after,) = self.collection.edit(
                [after.number], lambda current: replace(current, **changed), contents
            )
        except FormatError as error:
            self._unsaved[after.number] = _Unsaved(before, after, contents)
            self._show_error(error)
        except CubewrightError as error:
            self._show_error(error)
            return
        self._update([after])

    def _check_file(self) -> None:
        """Refuse to write a new, empty file if the file of the shown puzzles has gone.

        Raises:
            FormatError: The file of the collection is missing.
        """
        if self.model.puzzles and self.collection.is_empty_file:
            reason = tr("it has gone; connect its disk, or copy a backup to its place")
            raise FormatError(str(self.collection.path), None, reason)

    def restore(
        self, puzzles: Sequence[CollectedPuzzle], contents: Mapping[str, bytes]
    ) -> tuple[CollectedPuzzle, ...]:
        """Add and select puzzles, and return them with their numbers; return () after an error."""
        try:
            self._check_file()
            added = self.collection.add(puzzles, contents)
        except CubewrightError as error:
            self._show_error(error)
            return ()
        self._update(added)
        self.view.show_everything()
        self.view.select([each.number for each in added])
        return added

    def take_out(self, numbers: Sequence[int]) -> Removed | None:
        """Remove puzzles, and return them; None after an error."""
        try:
            self._check_file()
            removed = self.collection.remove(numbers)
        except CubewrightError as error:
            self._show_error(error)
            return None
        for number in numbers:
            self._unsaved.pop(number, None)
        self._update((), numbers)
        return removed

    # -- helpers

    def _add(
        self, puzzles: Sequence[CollectedPuzzle], contents: Mapping[str, bytes], text: str
    ) -> None:
        self._push(_AddCommand(self, puzzles, contents, text))

    def _push_edit(
        self, before: CollectedPuzzle, after: CollectedPuzzle, contents: Mapping[str, bytes]
    ) -> None:
        self._push(_EditCommand(self, before, after, contents))

    def _push(self, command: QUndoCommand) -> None:
        self._show_message("")
        self.undo_stack.push(command)

    def _may_use_files(self) -> bool:
        if self.files_worker.is_busy:
            self._show_message(tr("Files are still being added or exported. Cancel it or wait."))
        return not self.files_worker.is_busy

    def _import(self, add: Callable[[Job], Iterator[AddProgress]]) -> None:
        from cubewright.presenter.collection.adding import adding_text

        if not self._may_use_files():
            return
        try:
            self._check_file()
        except FormatError as error:
            self._show_error(error)
            return

        def run(job: Job) -> None:
            progress, reports = None, _Reports(job)
            try:
                for progress in add(job):
                    reports.send(progress.fraction, adding_text(progress))
            finally:
                # What came in before an error or a stop is complete.
                if progress is not None:
                    job.send(progress.done)

        self._show_message("")
        self.view.show_file_work(0.0, tr("Adding puzzles…"))
        self.files_worker.start(run)

    @Slot(int)
    def _on_index_changed(self, _index: int) -> None:
        self._show_state()

    @Slot(object)
    def _on_file_message(self, message: _FileProgress | Import | str) -> None:
        if isinstance(message, _FileProgress):
            self.view.show_file_work(message.fraction, message.text)
        elif isinstance(message, str):
            self._show_message(message)
        else:
            self._show_imported(message)

    def _show_imported(self, done: Import) -> None:
        if done.added:
            self.undo_stack.push(_AddCommand(self, done.added, {}, tr("Add puzzles"), is_done=True))
        self.view.show_everything()
        self.reload()
        chosen = [*done.added, *done.completed, *(same for _, same in done.known)]
        self.view.select([each.number for each in chosen[:1]])
        self._show_message(import_text(done))
        self.imported.emit()

    @Slot()
    def _on_file_work_ended(self) -> None:
        self.view.hide_file_work()
        self.file_work_ended.emit()

    @Slot(object)
    def _on_computed(self, message: ComputeProgress | CollectedPuzzle) -> None:
        if isinstance(message, CollectedPuzzle):
            self._update([message])
            return
        fraction = (message.done + message.fraction) / message.total
        number, total = message.done + 1, message.total
        text = tr(
            "{number:,} of {total:,}: {name}", number=number, total=total, name=message.puzzle.name
        )
        self.view.show_progress(fraction, text)

    @Slot()
    def _on_ended(self) -> None:
        self._show_state()
        self.ended.emit()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self._show_error(error)

    def _update(self, puzzles: Sequence[CollectedPuzzle], removed: Sequence[int] = ()) -> None:
        selected = self.view.selected
        self.model.update(puzzles, removed)
        self.view.select(selected)
        self._show_selected()

    def _on_changed(self, after: CollectedPuzzle) -> None:
        before = self.model.puzzles.get(after.number)
        if before is not None:
            self._push_edit(before, after, {})

    @property
    def _current(self) -> CollectedPuzzle | None:
        """The selected puzzle; None unless exactly one puzzle is selected."""
        selected = self.view.selected
        return self.model.puzzles.get(selected[0]) if len(selected) == 1 else None

    def _content(self, puzzle: CollectedPuzzle, file: StoredFile) -> bytes:
        unsaved = self._unsaved.get(puzzle.number)
        if unsaved is not None and file.digest in unsaved.contents:
            return unsaved.contents[file.digest]
        return self.collection.content(file)

    def _show_selected(self) -> None:
        from cubewright.presenter.collection.statistics import statistics

        shown = self.view.form.puzzle
        current = self._current
        if shown is not None and (current is None or current.number != shown.number):
            self.view.form.commit()
        if current is None:
            chosen = set(self.view.selected)
            self.view.show_lines(
                statistics(
                    [each for each in self.model.shown if not chosen or each.number in chosen]
                )
            )
        elif current != shown or not self.view.form.isVisible():
            self.view.show_details(current, self._photo(current))
        self._show_state()

    def _photo(self, puzzle: CollectedPuzzle) -> bytes | None:
        if not puzzle.photos:
            return None
        try:
            return self._content(puzzle, puzzle.photos[0])
        except CubewrightError as error:
            self._show_error(error)
            return None

    def _show_state(self) -> None:
        if not self.has_view or not self.view.isVisible():
            return
        view, stack = self.view, self.undo_stack
        view.show_computing(is_running=self.running, is_paused=self.worker.is_paused)
        selected, current = view.selected, self._current
        none = "" if selected else tr("Select a puzzle first")
        allow(view.remove, none)
        has_file = current is not None and current.file is not None
        allow(view.open, none or ("" if has_file else tr("This puzzle has no file to open")))
        allow(view.undo, "" if stack.canUndo() else tr("There is nothing to undo"))
        allow(view.redo, "" if stack.canRedo() else tr("There is nothing to redo"))
        allow(view.show_statistics, "" if selected else tr("They are shown already"))
        allow(view.export, "" if self.model.shown else tr("The list is empty"))
        allow(view.add_open, self._document.why_no_puzzle)
        if not self.running and not self.model.puzzles:
            allow(view.compute, tr("The collection is empty"))

    def _show_error(self, error: Exception) -> None:
        sentence = tr("{error}.", error=capitalised_error(error).rstrip("."))
        self._show_message(sentence)

    def _show_message(self, sentence: str) -> None:
        if self.has_view:
            if not sentence and self._unsaved:
                return
            self.view.show_message(sentence, can_retry=bool(self._unsaved))
        if sentence:
            self.status_message.emit(sentence)


class _EditCommand(QUndoCommand):
    """Changes the fields of a puzzle."""

    def __init__(
        self,
        controller: CollectionController,
        before: CollectedPuzzle,
        after: CollectedPuzzle,
        contents: Mapping[str, bytes],
    ) -> None:
        super().__init__(tr("Change “{name}”", name=after.name))
        self._controller = controller
        self._before, self._after, self._contents = before, after, contents

    def redo(self) -> None:
        self._controller.write(self._before, self._after, self._contents)

    def undo(self) -> None:
        self._controller.write(self._after, self._before, self._contents)


class _AddCommand(QUndoCommand):
    """Adds puzzles; ``is_done`` states that the puzzles were already added."""

    def __init__(
        self,
        controller: CollectionController,
        puzzles: Sequence[CollectedPuzzle],
        contents: Mapping[str, bytes],
        text: str,
        *,
        is_done: bool = False,
    ) -> None:
        super().__init__(text)
        self._controller = controller
        self._puzzles: Sequence[CollectedPuzzle] = puzzles
        self._contents = contents
        self._is_done = is_done

    def redo(self) -> None:
        if self._is_done:
            self._is_done = False
            return
        self._puzzles = self._controller.restore(self._puzzles, self._contents)
        self.setObsolete(not self._puzzles)

    def undo(self) -> None:
        removed = self._controller.take_out([each.number for each in self._puzzles])
        if removed is not None:
            self._puzzles, self._contents = removed.puzzles, removed.contents


class _RemoveCommand(QUndoCommand):
    """Removes puzzles."""

    def __init__(self, controller: CollectionController, numbers: Sequence[int]) -> None:
        super().__init__(tr("Remove puzzles"))
        self._controller = controller
        self._numbers = numbers
        self._removed: Removed | None = None

    def redo(self) -> None:
        self._removed = self._controller.take_out(self._numbers)
        self.setObsolete(self._removed is None)

    def undo(self) -> None:
        if self._removed is not None:
            self._controller.restore(self._removed.puzzles, self._removed.contents)


def import_text(done: Import) -> str:
    """Return the result of an import, with one sentence for each kind of puzzle."""
    parts = [tr("Added {puzzles}.", puzzles=counted(len(done.added), "puzzle"))]
    if done.completed:
        parts.append(
            tr("Completed {puzzles} with a file.", puzzles=counted(len(done.completed), "puzzle"))
        )
    if done.known:
        name, same = done.known[0]
        parts.append(
            tr(
                "{number:,} already in the collection, such as “{name}” as “{other}”.",
                number=len(done.known),
                name=name,
                other=same.name,
            )
        )
    if done.problems:
        parts.append(
            tr(
                "{number:,} not added: {problem}",
                number=len(done.problems),
                problem=done.problems[0],
            )
        )
    return " ".join(parts)
