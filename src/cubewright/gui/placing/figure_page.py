"""What shows the figure that is open, for controllers that act on its cells."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.placing.place_controller import PlaceController
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.viewer.view_controller import ViewController
from cubewright.gui.viewer.view_frame import ViewFrame


@dataclass(frozen=True)
class FigurePage:
    """The document, the widgets in which a user points at its cells, and their controllers."""

    document: Document
    editor: FigureEditor
    viewer: ViewFrame
    panel: SolutionsPanel
    view_controller: ViewController
    place_controller: PlaceController
    actions: Actions
