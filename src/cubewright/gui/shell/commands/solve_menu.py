"""The commands of the *Solve* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Look, Menu
from cubewright.gui.shell.commands.reasons import why_empty, why_no_pieces
from cubewright.gui.solve.solve_session import SolveState
from cubewright.solver.search.engine import engine
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow

NOTHING_RUNS = mark("No search is running")


def _why_no_pause(window: MainWindow) -> str:
    solving = window.solve_controller
    return "" if solving.is_running or solving.can_continue else tr(NOTHING_RUNS)


def _pause_look(window: MainWindow) -> Look | None:
    solving = window.solve_controller
    if solving.session.state is not SolveState.PAUSED and not solving.can_continue:
        return None
    return Look(tr("R&esume"), tr("Resume the search"), "continue")


def _stop(window: MainWindow) -> None:
    window.solve_controller.stop()
    window.hint_controller.stop()
    window.compare_controller.stop()


def _why_no_stop(window: MainWindow) -> str:
    runs = (
        window.solve_controller.is_running
        or window.hint_controller.is_asking
        or window.compare_controller.queue.running
    )
    return "" if runs else tr(NOTHING_RUNS)


def _why_no_settings(window: MainWindow) -> str:
    has_settings = engine(window.compare_controller.choice.engine).settings
    return "" if has_settings else tr("This engine has no settings: choose another one first")


def _why_no_comparison(window: MainWindow) -> str:
    return window.compare_controller.busy_reason or why_no_pieces(window)


def _why_not_saved(window: MainWindow) -> str:
    return "" if window.solve_controller.is_unfinished else tr("There is no unfinished search")


def _why_not_resumed(window: MainWindow) -> str:
    return window.compare_controller.busy_reason


def _why_no_hint(window: MainWindow) -> str:
    return why_no_pieces(window) or why_empty(window)


def _why_not_taken(window: MainWindow) -> str:
    shown = window.hint_controller.can_take_hint
    return "" if shown else tr("No hint is shown: press Hint first")


SOLVE: Menu[MainWindow] = Menu(
    "solve",
    mark("&Solve"),
    (
        (
            Command(
                "solve",
                mark("&Solve"),
                ("F5",),
                mark("Search for all solutions"),
                "solve",
                why_not=lambda window: window.solve_controller.why_not_start,
                run=lambda window: window.solve_controller.solve(),
            ),
            Command(
                "pause",
                mark("&Pause"),
                ("F6",),
                mark("Pause the search"),
                "pause",
                why_not=_why_no_pause,
                look=_pause_look,
                run=lambda window: window.solve_controller.pause_or_continue(),
            ),
            Command(
                "stop",
                mark("S&top"),
                ("Esc", "Shift+F5"),
                mark("Stop the search and keep the solutions found so far"),
                "stop",
                why_not=_why_no_stop,
                run=_stop,
            ),
        ),
        (
            Command(
                "count-only",
                mark("Count onl&y"),
                ("F8",),
                mark("In the next search, count solutions without listing them"),
                "count",
                checkable=True,
                runs_when_set=True,
                run=lambda window: window.choices.set_count_only(
                    window.actions_["count-only"].isChecked()
                ),
            ),
            Command(
                "engine-settings",
                mark("Set up e&ngine…"),
                ("Ctrl+Shift+E",),
                mark("Set options of the engine, such as the order of the pieces"),
                why_not=_why_no_settings,
                run=lambda window: window.compare_controller.ask_settings(),
            ),
            Command(
                "search-place",
                mark("Choose &where to search…"),
                ("Ctrl+Alt+W",),
                mark("Choose whether searches run on this computer or on a cluster"),
                run=lambda window: window.cluster_controller.ask(),
            ),
            Command(
                "compare",
                mark("Compare en&gines…"),
                ("F7",),
                mark("Run several engines on this puzzle and compare them"),
                "compare",
                why_not=_why_no_comparison,
                run=lambda window: window.compare_controller.ask_and_compare(),
            ),
            Command(
                "find-mistake",
                mark("Find the &mistake…"),
                ("Ctrl+Alt+M",),
                mark("Find the smallest changes that give this puzzle a solution"),
                why_not=_why_no_hint,
                run=lambda window: window.mend_controller.show(),
            ),
            Command(
                "improve",
                mark("Imp&rove the puzzle…"),
                ("Ctrl+Shift+R",),
                mark("Change some cells to raise the level or remove assemblies"),
                why_not=_why_no_hint,
                run=lambda window: window.improve_controller.show(),
            ),
            Command(
                "hardness",
                mark("See how har&d it is…"),
                ("Ctrl+Alt+A",),
                mark("Show the choices, dead ends and moves that a person faces"),
                why_not=_why_no_hint,
                run=lambda window: window.hardness_controller.show(),
            ),
            Command(
                "batch",
                mark("Solve a &batch…"),
                ("Ctrl+B",),
                mark("Solve all figures in files or in a folder"),
                run=lambda window: window.batch_controller.show(),
            ),
        ),
        (
            Command(
                "save-search",
                mark("S&ave search…"),
                ("Ctrl+Alt+S",),
                mark("Save the unfinished search and its solutions to a file, to resume later"),
                why_not=_why_not_saved,
                run=lambda window: window.saved_searches.ask_and_save(),
            ),
            Command(
                "resume-search",
                mark("Res&ume search…"),
                ("Ctrl+Alt+O",),
                mark("Resume a saved search"),
                why_not=_why_not_resumed,
                run=lambda window: window.saved_searches.ask_and_resume(),
            ),
        ),
        (
            Command(
                "hint",
                mark("&Hint"),
                ("F9",),
                mark("Show the next piece to place. Press again for the one after it."),
                why_not=_why_no_hint,
                run=lambda window: window.hint_controller.hint(),
            ),
            Command(
                "take-hint",
                mark("Ta&ke hint"),
                ("Ctrl+F9",),
                mark("Place the pieces that the hint shows"),
                why_not=_why_not_taken,
                run=lambda window: window.hint_controller.take(),
            ),
            Command(
                "still-solvable",
                mark("Check solvabil&ity"),
                ("Shift+F9",),
                mark("Check whether the pre-placed pieces can be completed to a solution"),
                why_not=_why_no_hint,
                run=lambda window: window.hint_controller.ask_still_solvable(),
            ),
        ),
    ),
)
