"""The commands of the *Take apart* menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.gui.frame.command import Command, Look, Menu
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


NO_ANALYSIS = mark("On this lattice, solutions cannot be analysed")


def _why_no_plan(window: MainWindow) -> str:
    if window.player.timeline is not None:
        return ""
    return tr("Analyse the solution first: no plan is known")


def _play_look(window: MainWindow) -> Look | None:
    if not window.player.is_playing:
        return None
    return Look(tr("&Pause playing"), tr("Stop at the current position"), "pause")


def _why_not_back(window: MainWindow) -> str:
    at_start = "" if window.player.position > 0 else tr("No move has been made yet")
    return _why_no_plan(window) or at_start


def _why_not_forward(window: MainWindow) -> str:
    player = window.player
    at_end = "" if player.position < player.move_count else tr("All pieces are taken apart")
    return _why_no_plan(window) or at_end


def _why_no_moves(window: MainWindow) -> str:
    return "" if _can_move(window) else tr("The 3D view shows no solution with movable pieces")


def _can_move(window: MainWindow) -> bool:
    solution = window.player.solution
    return solution is not None and bool(solution.puzzle.figure.lattice.slides)


def _why_not_only(window: MainWindow) -> str:
    return "" if window.document.figure.lattice.slides else tr(NO_ANALYSIS)


def _why_no_analysis(window: MainWindow) -> str:
    listed = window.panel.model.listed
    if listed is None or not listed.length:
        return tr("No solutions are listed: press Solve first")
    if not listed.analyses.is_possible:
        return tr(NO_ANALYSIS)
    running = window.analysis.is_running
    return tr("An analysis is running: stop it first") if running else ""


def _why_not_selected(window: MainWindow) -> str:
    not_selected = "" if window.panel.current_row >= 0 else tr("Select a solution first")
    return _why_no_analysis(window) or not_selected


def _analyse_selected(window: MainWindow) -> None:
    window.analysis.analyse_selected()
    window.player.show_always()


def _keep_plans(window: MainWindow) -> None:
    window.settings.keeps_plans = window.actions_["keep-plans"].isChecked()


def _why_no_further(window: MainWindow) -> str:
    if window.further_analysis.is_running:
        return tr("This solution is being analysed")
    return "" if _can_move(window) else tr("Select a solution whose pieces can move")


def _why_no_turns(window: MainWindow) -> str:
    return "" if window.document.figure.lattice == CUBIC else tr("Only cubes can turn")


TAKE_APART: Menu[MainWindow] = Menu(
    "take-apart",
    mark("&Take apart"),
    (
        (
            Command(
                "play-plan",
                mark("&Play"),
                ("Ctrl+Shift+Space",),
                mark("Play how the solution is taken apart, or pause (Space in the player)"),
                "plan-play",
                why_not=_why_no_plan,
                look=_play_look,
                run=lambda window: window.player.play_or_pause(),
            ),
            Command(
                "plan-start",
                mark("Go to st&art"),
                ("Ctrl+Shift+Home",),
                mark("Show the assembled solution"),
                "plan-start",
                why_not=_why_not_back,
                run=lambda window: window.player.go_to(0.0),
            ),
            Command(
                "plan-back",
                mark("Previous &move"),
                ("Ctrl+Shift+Left",),
                mark("Go back a move"),
                "previous",
                why_not=_why_not_back,
                run=lambda window: window.player.step(-1),
            ),
            Command(
                "plan-forward",
                mark("Ne&xt move"),
                ("Ctrl+Shift+Right",),
                mark("Make the next move"),
                "next",
                why_not=_why_not_forward,
                run=lambda window: window.player.step(1),
            ),
            Command(
                "plan-end",
                mark("Go to en&d"),
                ("Ctrl+Shift+End",),
                mark("Show all pieces taken apart"),
                "plan-end",
                why_not=_why_not_forward,
                run=lambda window: window.player.go_to_end(),
            ),
            Command(
                "show-plan",
                mark("Sho&w moves"),
                ("Alt+Shift+L",),
                mark("List the parts and the moves below the player"),
                "plan-tree",
                checkable=True,
                why_not=_why_no_plan,
                run=lambda window: window.player.show_list(
                    window.actions_["show-plan"].isChecked()
                ),
            ),
        ),
        (
            Command(
                "explore-moves",
                mark("Move pieces by &hand"),
                ("F12",),
                mark("See which pieces can move, and drag them in the 3D view"),
                checkable=True,
                why_not=_why_no_moves,
                run=lambda window: window.explore_controller.set_on(
                    window.actions_["explore-moves"].isChecked()
                ),
            ),
        ),
        (
            Command(
                "only-apart",
                mark("List &only solutions that come apart"),
                ("Shift+F8",),
                mark(
                    "List only solutions that come apart, and analyse solutions as they are found"
                ),
                checkable=True,
                runs_when_set=True,
                why_not=_why_not_only,
                run=lambda window: window.only_apart.apply(),
            ),
            Command(
                "analyse-solution",
                mark("Analyse &selected"),
                ("Shift+F11",),
                mark("Find out whether the selected solutions can be taken apart, and how"),
                why_not=_why_not_selected,
                run=_analyse_selected,
            ),
            Command(
                "analyse-missing",
                mark("Analyse m&issing"),
                ("Ctrl+F11",),
                mark("Analyse the solutions that are not analysed yet"),
                why_not=_why_no_analysis,
                run=lambda window: window.analysis.analyse_missing(),
            ),
            Command(
                "analyse-all",
                mark("Analyse all a&gain"),
                ("Ctrl+Shift+F11",),
                mark("Analyse all solutions again"),
                why_not=_why_no_analysis,
                run=lambda window: window.analysis.analyse_all(),
            ),
            Command(
                "fewest-moves",
                mark("&Find fewest total moves"),
                ("Alt+Shift+F",),
                mark("Find and show the plan with the fewest total moves for the shown solution"),
                why_not=_why_no_further,
                run=lambda window: window.further_analysis.find_fewest_moves(),
            ),
            Command(
                "first-separations",
                mark("List fi&rst separations…"),
                ("Alt+Shift+S",),
                mark(
                    "List all ways to separate the pieces of the shown solution in the fewest moves"
                ),
                why_not=_why_no_further,
                run=lambda window: window.further_analysis.find_separations(),
            ),
            Command(
                "keep-plans",
                mark("K&eep plans of all solutions"),
                ("Ctrl+Alt+F11",),
                mark("Keep the moves of each analysed solution, not only the level"),
                checkable=True,
                runs_when_set=True,
                run=_keep_plans,
            ),
        ),
        (
            Command(
                "allow-turns",
                mark("Allow quarter &turns"),
                ("Alt+F11",),
                mark(
                    "Allow quarter turns of cube pieces in analyses and when you move pieces "
                    "by hand"
                ),
                checkable=True,
                runs_when_set=True,
                why_not=_why_no_turns,
                run=lambda window: window.turns_controller.set_allowed(
                    window.actions_["allow-turns"].isChecked()
                ),
            ),
            Command(
                "turn-allowance",
                mark("Set t&urn allowance…"),
                ("Alt+F12",),
                mark("Set how much rounded edges cut from each cube, so that pieces can turn"),
                why_not=_why_no_turns,
                run=lambda window: window.turns_controller.ask_allowance(),
            ),
        ),
    ),
)
