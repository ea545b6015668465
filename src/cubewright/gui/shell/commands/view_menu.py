"""The commands of the *View* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Look, Menu
from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


def _why_all_shown(window: MainWindow) -> str:
    return tr("All pieces and layers are shown") if window.visibility.shows_all else ""


def _alone_look(window: MainWindow) -> Look | None:
    if not window.pages.is_alone:
        return None
    return Look(tr("Sho&w all panels"), tr("Show the other panels again"), "")


VIEW: Menu[MainWindow] = Menu(
    "view",
    mark("&View"),
    (
        (
            Command(
                "reset-view",
                mark("&Reset 3D view"),
                ("Ctrl+0",),
                mark("Reset the direction and fit the figure to the view"),
                run=lambda window: window.viewer.reset_view(),
            ),
            Command(
                "show-figure",
                mark("Show &figure without pieces"),
                ("Ctrl+G",),
                mark("Show the figure instead of the selected solution"),
                run=lambda window: window.view_controller.show_bare_figure(),
            ),
            Command(
                "side-by-side",
                mark("Show all pieces side &by side"),
                ("Ctrl+Shift+B",),
                mark("Show all pieces of the puzzle beside each other in 3D"),
                run=lambda window: window.view_controller.show_pieces_side_by_side(),
            ),
            Command(
                "explode",
                mark("E&xplode"),
                ("Ctrl++", "Ctrl+="),
                mark("Move the pieces of the solution apart by one step"),
                why_not=lambda window: window.explode_controller.why_not,
                run=lambda window: window.explode_slider.step(1),
            ),
            Command(
                "collapse",
                mark("C&ollapse"),
                ("Ctrl+-",),
                mark("Move the pieces of the solution together by one step"),
                why_not=lambda window: window.explode_controller.why_not,
                run=lambda window: window.explode_slider.step(-1),
            ),
        ),
        (
            Command(
                "turntable",
                mark("T&urntable"),
                ("Ctrl+Shift+T",),
                mark("Turn the scene slowly until you drag it"),
                checkable=True,
                run=lambda window: window.viewer.toggle_turntable(),
            ),
            Command(
                "parallel-lines",
                mark("Par&allel lines"),
                ("Ctrl+Alt+L",),
                mark("Show the scene without perspective"),
                checkable=True,
                runs_when_set=True,
                run=lambda window: window.visibility.apply_choices(),
            ),
            Command(
                "piece-symbols",
                mark("S&ymbols on pieces"),
                ("Ctrl+Alt+Y",),
                mark("Show the symbol of each piece on it"),
                checkable=True,
                runs_when_set=True,
                run=lambda window: window.visibility.apply_choices(),
            ),
            Command(
                "cell-colours",
                mark("Colourin&g of cells"),
                ("Ctrl+Shift+G",),
                mark("Show the colours of the cells on the pieces of a solution"),
                checkable=True,
                runs_when_set=True,
                run=lambda window: window.visibility.apply_choices(),
            ),
            Command(
                "all-solid",
                mark("Show all pieces &solid"),
                ("Ctrl+Shift+V",),
                mark("Show outlined and hidden pieces and layers again"),
                why_not=_why_all_shown,
                run=lambda window: window.visibility.show_all(),
            ),
        ),
        (
            Command(
                "arrange-draw",
                mark("&Draw"),
                ("Ctrl+1",),
                mark("Arrange the window to draw a puzzle"),
                checkable=True,
                run=lambda window: window.arrangement_controller.arrange(Arrangement.DRAW),
            ),
            Command(
                "arrange-solve",
                mark("So&lve"),
                ("Ctrl+2",),
                mark("Arrange the window to look at solutions"),
                checkable=True,
                run=lambda window: window.arrangement_controller.arrange(Arrangement.SOLVE),
            ),
            Command(
                "arrange-study",
                mark("S&tudy"),
                ("Ctrl+3",),
                mark("Arrange the window to compare searches"),
                checkable=True,
                run=lambda window: window.arrangement_controller.arrange(Arrangement.STUDY),
            ),
        ),
        (
            Command(
                "alone",
                mark("&Whole window"),
                ("F11",),
                mark("Give the layers or the 3D view the whole window"),
                look=_alone_look,
                run=lambda window: window.arrangement_controller.show_alone_or_all(),
            ),
            Command(
                "figures-panel",
                mark("Problems panel"),
                ("Ctrl+Shift+1",),
                mark("Fold or unfold the problems panel"),
                checkable=True,
                run=lambda window: window.arrangement_controller.toggle("figures-panel"),
            ),
            Command(
                "pieces",
                mark("&Pieces panel"),
                ("Ctrl+Shift+3",),
                mark("Fold or unfold the pieces panel"),
                checkable=True,
                run=lambda window: window.arrangement_controller.toggle("pieces"),
            ),
            Command(
                "solutions-panel",
                mark("Solutio&ns panel"),
                ("Ctrl+Shift+2",),
                mark("Fold or unfold the solutions panel"),
                checkable=True,
                run=lambda window: window.arrangement_controller.toggle("solutions-panel"),
            ),
            Command(
                "search-panel",
                mark("Searc&h panel"),
                ("Ctrl+T",),
                mark("Fold or unfold the search panel"),
                checkable=True,
                run=lambda window: window.arrangement_controller.toggle("search-panel"),
            ),
        ),
    ),
)
