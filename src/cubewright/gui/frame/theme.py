"""The light and dark colours of windows, with readable contrast, and the text size."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from cubewright.gui.frame.settings import Theme
from cubewright.gui.widgets.focus import FocusRings
from cubewright.model.drawing.look import LOOKS

_Role = QPalette.ColorRole
_Colours = dict[QPalette.ColorRole, str]

LIGHT: _Colours = {
    _Role.Window: "#f3f4f6",
    _Role.WindowText: "#1b1f24",
    _Role.Base: "#ffffff",
    _Role.AlternateBase: "#eef1f5",
    _Role.Text: "#1b1f24",
    _Role.Button: "#e7e9ed",
    _Role.ButtonText: "#1b1f24",
    _Role.BrightText: "#a1260d",
    _Role.Highlight: "#0b5cad",
    _Role.HighlightedText: "#ffffff",
    _Role.Accent: LOOKS["light"].chosen,
    _Role.Link: "#0b5cad",
    _Role.LinkVisited: "#6f42c1",
    _Role.ToolTipBase: "#fffbe6",
    _Role.ToolTipText: "#1b1f24",
    _Role.PlaceholderText: "#5c6370",
    _Role.Light: "#ffffff",
    _Role.Midlight: "#eceef1",
    _Role.Mid: "#b9bec6",
    _Role.Dark: "#9aa1ab",
    _Role.Shadow: "#6d747e",
}

DARK: _Colours = {
    _Role.Window: "#24282f",
    _Role.WindowText: "#e6e9ee",
    _Role.Base: "#1a1d22",
    _Role.AlternateBase: "#20242a",
    _Role.Text: "#e6e9ee",
    _Role.Button: "#343a44",
    _Role.ButtonText: "#e6e9ee",
    _Role.BrightText: "#ffa198",
    _Role.Highlight: "#2d6cb8",
    _Role.HighlightedText: "#ffffff",
    _Role.Accent: LOOKS["dark"].chosen,
    _Role.Link: "#6cb2ff",
    _Role.LinkVisited: "#c39bff",
    _Role.ToolTipBase: "#3b424d",
    _Role.ToolTipText: "#f2f4f7",
    _Role.PlaceholderText: "#9aa3af",
    _Role.Light: "#4a515d",
    _Role.Midlight: "#3d434e",
    _Role.Mid: "#15171b",
    _Role.Dark: "#121418",
    _Role.Shadow: "#08090b",
}

CONTRAST: _Colours = LIGHT | {
    _Role.Window: "#ffffff",
    _Role.WindowText: "#000000",
    _Role.AlternateBase: "#ffffff",
    _Role.Text: "#000000",
    _Role.Button: "#ffffff",
    _Role.ButtonText: "#000000",
    _Role.BrightText: "#9c0000",
    _Role.Highlight: "#00308f",
    _Role.Accent: "#00308f",
    _Role.Link: "#00308f",
    _Role.ToolTipBase: "#ffffff",
    _Role.ToolTipText: "#000000",
    _Role.PlaceholderText: "#333333",
    _Role.Midlight: "#d9e2f2",
    _Role.Mid: "#000000",
    _Role.Dark: "#000000",
    _Role.Shadow: "#000000",
}
"""Colours of high contrast: black on white, with black edges."""

_ROWS: dict[bool, _Colours] = {
    False: {_Role.Highlight: "#d3e3f5", _Role.HighlightedText: "#10161d"},
    True: {_Role.Highlight: "#2c4260", _Role.HighlightedText: "#ffffff"},
}
"""The calm colours of selected rows in lists and tables."""

_ROWS_CLASS = "QAbstractItemView"

_DISABLED_TEXT = {False: "#6f7680", True: "#8b939f"}
"""The text colour of disabled widgets; the key is whether the theme is dark."""

_EDGES = {False: "#a6aebb", True: "#b4bdcb"}
"""The window colour of input fields, from which the style derives their edges."""

BORDERED_WIDGETS = (
    "QLineEdit",
    "QPlainTextEdit",
    "QAbstractSpinBox",
    "QComboBox",
    "QRadioButton",
    "QCheckBox",
    "QProgressBar",
)
"""Widget classes with visible edges; none of them paints the window colour itself."""

_EDGED_IN_CONTRAST = ("QPushButton", "QToolButton", "QSlider", _ROWS_CLASS, "QGroupBox")
"""Further classes that have black edges in high contrast."""

_TEXT_ROLES = (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.PlaceholderText)


def palette(*, dark: bool) -> QPalette:
    """Return the palette of a theme."""
    made = QPalette()
    for role, colour in (DARK if dark else LIGHT).items():
        made.setColor(role, QColor(colour))
    disabled = QPalette.ColorGroup.Disabled
    for role in _TEXT_ROLES:
        made.setColor(disabled, role, QColor(_DISABLED_TEXT[dark]))
    ground = QColor(DARK[_Role.Button] if dark else "#c9ced6")
    made.setColor(disabled, _Role.Highlight, ground)
    made.setColor(
        disabled, _Role.HighlightedText, QColor(LIGHT[_Role.Text] if not dark else "#fff")
    )
    return made


def rows_palette(*, dark: bool) -> QPalette:
    """Return the palette of a theme for lists and tables."""
    made = palette(dark=dark)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for role, colour in _ROWS[dark].items():
            made.setColor(group, role, QColor(colour))
    return made


def bordered_palette(*, dark: bool) -> QPalette:
    """Return the palette of a theme for the classes in :data:`BORDERED_WIDGETS`.

    The style draws edges darker than the window colour, so on a dark background they would be
    invisible.
    """
    made = palette(dark=dark)
    made.setColor(_Role.Window, QColor(_EDGES[dark]))
    return made


def contrast_palette(*, bordered: bool = False) -> QPalette:
    """Return the high-contrast palette; with ``bordered``, for widgets with visible edges."""
    made = palette(dark=False)
    for role, colour in CONTRAST.items():
        made.setColor(role, QColor(colour))
    disabled = QPalette.ColorGroup.Disabled
    for role in _TEXT_ROLES:
        made.setColor(disabled, role, QColor("#595959"))
    if bordered:
        made.setColor(_Role.Window, QColor("#000000"))
    return made


def mixed(colour: QColor, other: QColor, share: float) -> QColor:
    """Return a mix of two colours; ``share`` is the share of ``other``, from 0 to 1."""
    return QColor(
        round(colour.red() + (other.red() - colour.red()) * share),
        round(colour.green() + (other.green() - colour.green()) * share),
        round(colour.blue() + (other.blue() - colour.blue()) * share),
    )


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, from 1 to 21, as defined by WCAG 2."""
    brighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(p) for p in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class Appearance(QObject):
    """Applies the chosen theme; ``changed`` is emitted with True for dark colours."""

    changed = Signal(bool)
    chosen = Signal(object)
    """The :class:`Theme` chosen in any window."""

    def __init__(
        self, theme: Theme, parent: QObject | None = None, font_size: int | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._system_font = QApplication.font()
        self._rings = FocusRings(self)
        self._dark: bool | None = None
        self._is_contrast = False
        QApplication.setStyle("Fusion")
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        self._apply()
        self.choose_font_size(font_size)

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def dark(self) -> bool:
        """Whether the theme is dark."""
        return bool(self._dark)

    def choose(self, theme: Theme) -> None:
        # Applying a palette updates every widget, even without a change.
        if theme is not self._theme:
            self._theme = theme
            self._apply()
            self.chosen.emit(theme)

    def choose_font_size(self, points: int | None) -> None:
        """Set the size of all text in points; None uses the system's size."""
        font = QFont(self._system_font)
        if points is not None:
            font.setPointSize(points)
        if font != QApplication.font():
            QApplication.setFont(font)

    def close(self) -> None:
        """Stop following the system's theme."""
        QGuiApplication.styleHints().colorSchemeChanged.disconnect(self._on_system_changed)

    def _apply(self) -> None:
        hints = QGuiApplication.styleHints()
        schemes = {
            Theme.LIGHT: Qt.ColorScheme.Light,
            Theme.DARK: Qt.ColorScheme.Dark,
            Theme.CONTRAST: Qt.ColorScheme.Light,
        }
        # The desktop draws the window frame in the same scheme.
        hints.setColorScheme(schemes.get(self._theme, Qt.ColorScheme.Unknown))
        if self._theme is Theme.SYSTEM:
            dark = hints.colorScheme() == Qt.ColorScheme.Dark
        else:
            dark = self._theme is Theme.DARK
        is_contrast = self._theme is Theme.CONTRAST
        usual = contrast_palette() if is_contrast else palette(dark=dark)
        edged = contrast_palette(bordered=True) if is_contrast else bordered_palette(dark=dark)
        QApplication.setPalette(usual)
        palettes = dict.fromkeys(BORDERED_WIDGETS, edged)
        if is_contrast or self._is_contrast:
            palettes |= dict.fromkeys(_EDGED_IN_CONTRAST, edged if is_contrast else usual)
        if not is_contrast:
            palettes[_ROWS_CLASS] = rows_palette(dark=dark)
        for name, colours in palettes.items():
            # PySide's type stubs require bytes, but its code accepts only str.
            QApplication.setPalette(colours, name)  # type: ignore[arg-type]
        if (dark, is_contrast) != (self._dark, self._is_contrast):
            self._dark, self._is_contrast = dark, is_contrast
            self.changed.emit(dark)

    def _on_system_changed(self, _scheme: Qt.ColorScheme) -> None:
        self._apply()
