"""Chooses the solutions to list, from the filter line and the subset of pieces."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from cubewright.errors import CubewrightError
from cubewright.gui.solutions.filter_line import FilterLine
from cubewright.gui.solutions.list.model import SolutionModel
from cubewright.gui.solutions.list.store import SolutionStore
from cubewright.gui.solutions.list.table import SolutionTable
from cubewright.gui.solutions.list_reader import ListReader
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.solutions.columns import ORDERS
from cubewright.presenter.solutions.conventions import (
    conventions_from,
    finer_conventions,
    merge_filter,
)
from cubewright.presenter.solutions.listed_indices import ListedIndices
from cubewright.presenter.solutions.order import LEVEL, MOVES, NOTE, STARRED, STATE, sort_key
from cubewright.presenter.solutions.query import Query, query_of
from cubewright.presenter.solutions.selection import Filter, Selection
from cubewright.presenter.taking_apart.text import none_apart_text
from cubewright.translation import mark, tr

FILTERING = mark("Filtering…\nNo solution matches so far.")
NO_MATCH = mark("No solution matches the filter.")
ALL_DELETED = mark("All solutions are deleted. The filter word “deleted” lists them.")


class ListFilter(QObject):
    """Lists the matching solutions, and keeps the selected solution visible."""

    listed = Signal()
    """The list has changed."""
    status_message = Signal(str)
    """The reason why solutions cannot be filtered, as a sentence."""

    def __init__(
        self, model: SolutionModel, table: SolutionTable, line: FilterLine, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._table = table
        self._line = line
        self._reader = ListReader(self)
        self._query = Query()
        self._is_first_listing = False
        self._hides_some = False
        """Whether the list leaves out deleted solutions."""
        self._stays_next = False
        """Whether the next list keeps the first visible row in its position."""
        self._convention = Convention.UNIQUE
        """The convention of the search that found the solutions."""
        self.only_apart = False
        """Whether the list shows only solutions that are known to come apart."""
        self.last_selected = -1
        """The index of the last selected solution, listed or not; -1 for none."""
        self._reader.listed.connect(self._on_listed)
        self._reader.progressed.connect(line.show_progress)
        self._reader.failed.connect(self._on_failed)

    @property
    def is_final(self) -> bool:
        """Whether the first listed solution is final and the last selected one has been read."""
        lister = self._reader
        return lister.is_complete or (lister.keeps_order and lister.read_count > self.last_selected)

    def reset(self, convention: Convention) -> None:
        """List all solutions of another store by number; the search counted by ``convention``."""
        self._reader.stop()
        self._line.reset()
        self._convention = convention
        self._query, self.last_selected = Query(), -1
        self._hides_some = self._stays_next = False

    def apply(self, group: Filter | None) -> None:
        """List the solutions that match the words and a group, in the chosen order."""
        store = self._model.store
        if store is None:
            return
        try:
            self._list(store, group)
        except CubewrightError as error:
            self._on_failed(error)

    def follow_marks(self, group: Filter | None) -> None:
        """Update the list if it depends on the changed marks."""
        listed = self._model.listed
        has_deleted = listed is not None and listed.marks.has_deleted
        by_marks = self._line.order in (STARRED, NOTE) or self._query.uses_marks
        if by_marks or has_deleted or self._hides_some:
            self._stays_next = True
            self.apply(group)

    def follow_analyses(self, group: Filter | None) -> None:
        """Update the list if it depends on the changed analyses."""
        listed = self._model.listed
        if listed is not None:
            self._line.offer_orders({order for order in ORDERS if order.applies(listed)})
            self._line.offer_levels(listed.analyses.apart_count > 0)
        by_analyses = self._line.order in (LEVEL, MOVES, STATE) or self._query.uses_analyses
        if by_analyses or self.only_apart:
            self._stays_next = True
            self.apply(group)

    @property
    def convention(self) -> Convention:
        """The convention by which listed solutions count as one."""
        return self._line.convention or self._convention

    @property
    def deleted_count(self) -> int:
        """The number of deleted solutions that are not listed, among the solutions read so far."""
        return self._reader.hidden_count

    def extend(self) -> None:
        """Filter the solutions that were added."""
        if not self._model.lists_all:
            self._reader.extend(self._model.count)

    def offer_orders(self) -> None:
        """Offer the orders in which the solutions can differ."""
        store, listed = self._model.store, self._model.listed
        if store is None or listed is None:
            self._line.offer_levels(False)
            return
        orders = {order for order in ORDERS if order.applies(listed)}
        cover, convention = store.cover, self._convention
        finer = finer_conventions(cover, convention)
        self._line.offer(orders, conventions_from(cover, convention), finer)
        self._line.offer_levels(listed.analyses.apart_count > 0)

    def empty_text(self) -> str:
        """Return the reason why the list is empty."""
        listed = self._model.listed
        if not self._reader.is_complete:
            return tr(FILTERING)
        if self._query.terms or self._query.unknown:
            return self._query.sentence()
        if self.only_apart and listed is not None:
            return none_apart_text(listed.analyses, self._model.count)
        if self._hides_some and self.deleted_count == self._model.count:
            return tr(ALL_DELETED)
        return tr(NO_MATCH)

    def _list(self, store: SolutionStore, group: Filter | None) -> None:
        line = self._line
        listed = self._model.listed
        assert listed is not None
        self._query = query_of(line.words, listed)
        filters, index_filters = self._query.filters, self._query.index_filters
        if self.only_apart:
            index_filters.append(listed.analyses.matching(lambda known: known.comes_apart))
        if group is not None:
            filters.append(group)
        wanted = line.convention or self._convention
        merged = merge_filter(store.cover, self._convention, wanted)
        if merged is not None:
            filters.append(merged)
        key = sort_key(line.order, listed, self.last_selected, is_descending=line.is_descending)
        is_reversed = key is None and line.is_descending
        hidden = None
        if listed.marks.has_deleted and not self._query.lists_deleted:
            hidden = listed.marks.matching(lambda mark: mark.is_deleted)
        self._hides_some = hidden is not None
        if hidden or filters or index_filters or key is not None or is_reversed:
            selection = Selection(store, filters, key, index_filters, hidden)
            self._is_first_listing = True
            self._reader.start(selection, len(store), is_reversed=is_reversed)
        else:
            self._reader.stop()
            stays, self._stays_next = self._stays_next, False
            self._table.relist(self._model.list_all, self.last_selected, stays=stays)
            self.listed.emit()

    @Slot(object)
    def _on_listed(self, indices: ListedIndices) -> None:
        is_first, self._is_first_listing = self._is_first_listing, False
        if is_first or not self._reader.keeps_order:
            change = partial(self._model.list_some, indices)
            stays = not is_first or self._stays_next
            self._stays_next = False
            self._table.relist(change, self.last_selected, stays=stays)
        else:
            self._model.extend_list(indices)
            if self._table.current_solution < 0 and indices.rank(self.last_selected) >= 0:
                self._table.relist(lambda: None, self.last_selected, stays=True)
        self.listed.emit()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self.status_message.emit(tr("The solutions cannot be filtered: {problem}", problem=error))
