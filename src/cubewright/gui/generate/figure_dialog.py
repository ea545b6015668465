"""The dialog that generates a figure: a box, ball, pyramid, burr, hexagon or cross-section."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.generate.preview import Preview
from cubewright.gui.widgets.allow import allow
from cubewright.model.figure import Figure
from cubewright.model.generators.figure_rules import (
    MAX_SIZE,
    cross_section,
    generate_figure,
    rules_for,
)
from cubewright.model.lattice import Lattice, lattices
from cubewright.translation import capitalised, counted, mark, tr

CROSS_SECTION = "cross-section"
_LAYER = mark("layer")
_FIRST_SIZE = 3


class FigureDialog(QDialog):
    """Choices of a grid, a rule and its sizes, with the number of cells and a picture."""

    def __init__(self, current: Figure, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Make figure"))
        self._current = current
        self.figure: Figure | None = None
        """The generated figure, or None if the choices are invalid."""
        self.lattice = QComboBox()
        self.lattice.setToolTip(tr("The grid of the figure"))
        for name, each in sorted(lattices().items()):
            self.lattice.addItem(tr(each.title), name)
        self.lattice.setCurrentIndex(self.lattice.findData(current.lattice.name))
        self.rule = QComboBox()
        self.rule.setToolTip(tr("The rule that makes the figure"))
        self.sizes = [QSpinBox() for _ in range(3)]
        self.labels = [QLabel() for _ in self.sizes]
        self.preview = Preview()
        self.result_label = QLabel()
        self.result_label.setWordWrap(True)
        self.result_label.setAccessibleName(tr("Number of cells"))
        form = QFormLayout()
        form.addRow(tr("&Grid:"), self.lattice)
        form.addRow(tr("&Rule:"), self.rule)
        for label, box in zip(self.labels, self.sizes, strict=True):
            label.setBuddy(box)
            box.setRange(1, MAX_SIZE)
            box.setValue(_FIRST_SIZE)
            box.setKeyboardTracking(False)
            box.valueChanged.connect(self._make)
            form.addRow(label, box)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.button(standard.Ok).setText(tr("&Add figure"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.preview, 1)
        column.addWidget(self.result_label)
        column.addWidget(self.buttons)
        self.lattice.currentIndexChanged.connect(self._show_rules)
        self.rule.currentIndexChanged.connect(self._show_sizes)
        self._show_rules()

    def _chosen_lattice(self) -> Lattice:
        return lattices()[self.lattice.currentData()]

    def _show_rules(self, _index: int = 0) -> None:
        chosen = self._chosen_lattice()
        with QSignalBlocker(self.rule):
            self.rule.clear()
            for name, rule in rules_for(chosen).items():
                self.rule.addItem(tr(rule.title), name)
            if self._current.cells and self._current.lattice == chosen:
                self.rule.addItem(tr("Cross-section of the current figure"), CROSS_SECTION)
        self._show_sizes()

    def _size_names(self) -> tuple[str, ...]:
        name = self.rule.currentData()
        return (_LAYER,) if name == CROSS_SECTION else rules_for(self._chosen_lattice())[name].sizes

    def _show_sizes(self, _index: int = 0) -> None:
        names = self._size_names()
        for number, (label, box) in enumerate(zip(self.labels, self.sizes, strict=True)):
            is_used = number < len(names)
            label.setVisible(is_used)
            box.setVisible(is_used)
            if is_used:
                name = tr(names[number])
                text = name[:1].upper() + name[1:]
                label.setText(f"{text}:")
                box.setAccessibleName(text)
                box.setToolTip(tr("The {size}, from 1 to {most}", size=name, most=MAX_SIZE))
        self._make()

    def _make(self, _value: int = 0) -> None:
        chosen, name = self._chosen_lattice(), self.rule.currentData()
        sizes = tuple(box.value() for box in self.sizes[: len(self._size_names())])
        self.figure = None
        try:
            if name == CROSS_SECTION:
                lowest = min(map(chosen.layer, self._current.cells))
                self.figure = cross_section(self._current, lowest + sizes[0] - 1)
            else:
                self.figure = generate_figure(rules_for(chosen)[name], chosen, sizes)
        except ValueError as error:
            message = str(error)
            self.result_label.setText(f"{capitalised(message)}.")
        else:
            self.result_label.setText(f"{counted(len(self.figure), chosen.noun)}.")
        self.preview.show_figure(self.figure)
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        has_cells = self.figure is not None and bool(self.figure.cells)
        allow(ok, "" if has_cells else self.result_label.text())
