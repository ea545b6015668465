"""``cubewright generate``: make a figure, or a piece set, by rule."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from cubewright.cli.command import FOUND, NONE_FOUND, Command, Terminal, UsageError, excludes, needs
from cubewright.cli.numbers import one_or_more
from cubewright.cli.progress_bar import ProgressBar
from cubewright.formats.atomic import check_writable, write_atomically
from cubewright.formats.fig.writer import figure_text
from cubewright.formats.piece_sets.file import piece_set_text
from cubewright.model.cell import Cell
from cubewright.model.generators.burr_sticks import stick_numbers
from cubewright.model.generators.figure_rules import FIGURE_RULES, generate_figure, rules_for
from cubewright.model.generators.generated_set import PieceRule, burr_piece_set, generated_set
from cubewright.model.generators.polyforms import Sides
from cubewright.model.lattice import Lattice, lattice, lattices
from cubewright.model.piece import PieceSet

PIECES, STICKS = "pieces", "sticks"
_PIECE_OPTIONS = (
    "--flat",
    "--one-sided",
    "--corners",
    "--fits",
    "--min-row",
    "--max-row",
    "--symmetry",
)


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    figures = ", ".join(f"{rule.name} ({', '.join(rule.sizes)})" for rule in FIGURE_RULES)
    add(
        "what",
        metavar="WHAT",
        choices=(PIECES, STICKS, *(rule.name for rule in FIGURE_RULES)),
        help=f"'{PIECES}': every shape of a number of cells; '{STICKS}': sticks of six-piece "
        f"burrs by their numbers; or a figure and its sizes: {figures}",
    )
    add(
        "numbers",
        metavar="NUMBER",
        nargs="*",
        type=one_or_more,
        help=f"the sizes of a figure, the number of cells of each piece, or the numbers of the "
        f"{STICKS} (none: all that are in one piece)",
    )
    add("--lattice", choices=sorted(lattices()), default="cubic", help="the lattice (cubic)")
    of_pieces = parser.add_argument_group("options for pieces")
    add = of_pieces.add_argument
    add("--flat", action="store_true", help="only shapes within one layer")
    add(
        "--one-sided",
        action="store_true",
        help="mirror images are two shapes; flat pieces are not turned over",
    )
    add("--corners", action="store_true", help="cells may be connected at corners only")
    add("--fits", metavar="WxDxH", type=_size, help="only shapes that fit in a box of this size")
    add("--min-row", metavar="N", type=one_or_more, help="only shapes with N cells in a row")
    add(
        "--max-row",
        metavar="N",
        type=one_or_more,
        help="only shapes with at most N cells in a row",
    )
    add(
        "--symmetry",
        choices=("some", "none"),
        help="only shapes with some symmetry, or only those with none",
    )
    add("--notchable", action="store_true", help=f"only {STICKS} that can be sawn")
    add = parser.add_argument
    add("--count", action="store_true", help="print only the number of pieces or of cells")
    add(
        "--output",
        "-o",
        metavar="FILE",
        type=Path,
        help="write FILE (.fig or .toml) in place of standard output",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Write the figure or the set; return 0, or 1 if no shape passes the filters."""
    if options.output is not None:
        check_writable(options.output)
    chosen = lattice(options.lattice)
    if options.what in (PIECES, STICKS):
        pieces = _pieces(chosen, options, terminal)
        if not pieces.pieces:
            terminal.message("no shape passes the filters")
            return NONE_FOUND
        text, count = piece_set_text(pieces), pieces.piece_count
    else:
        text, count = _figure(chosen, options)
    if options.count:
        text = f"{count}\n"
    if options.output is None:
        terminal.out.write(text)
    else:
        write_atomically(options.output, text.encode("utf-8"))
    return FOUND


def _pieces(chosen: Lattice, options: Namespace, terminal: Terminal) -> PieceSet:
    numbers: list[int] = options.numbers
    progress = ProgressBar(terminal.err)

    def report(size: int, count: int) -> None:
        progress.show_text(lambda: f"{count:,} shapes of {size} {chosen.noun.several}")

    try:
        if options.what == STICKS:
            return burr_piece_set(numbers or stick_numbers(notchable=options.notchable))
        if len(numbers) != 1:
            raise UsageError(f"'{PIECES}' needs one number, the cells of each piece")
        return generated_set(chosen, _rule(numbers[0], options), report)
    except ValueError as error:
        raise UsageError(str(error)) from None
    finally:
        progress.hide()


def _rule(cells: int, options: Namespace) -> PieceRule:
    return PieceRule(
        cells=cells,
        sides=Sides.ONE_SIDED if options.one_sided else Sides.FREE,
        flat=options.flat,
        corners=options.corners,
        fits=options.fits,
        min_row=options.min_row or 1,
        max_row=options.max_row,
        symmetrical=None if options.symmetry is None else options.symmetry == "some",
    )


def _figure(chosen: Lattice, options: Namespace) -> tuple[str, int]:
    rules = rules_for(chosen)
    if options.what not in rules:
        raise UsageError(
            f"there is no {options.what} on the {chosen.name} lattice; "
            f"it has {', '.join(sorted(rules))}"
        )
    try:
        figure = generate_figure(rules[options.what], chosen, tuple(options.numbers))
    except ValueError as error:
        raise UsageError(str(error)) from None
    return figure_text(figure), len(figure)


def _size(text: str) -> Cell:
    """Parse a size such as 3x3x1."""
    found = re.fullmatch(r"(\d{1,2})x(\d{1,2})x(\d{1,2})", text)
    if found is None or "0" in found.groups():
        raise ArgumentTypeError(f"expected a size such as 3x3x1, not {text!r}")
    width, depth, height = (int(each) for each in found.groups())
    return width, depth, height


GENERATE = Command(
    name="generate",
    summary="Make a figure, or a piece set, by rule.",
    examples=(
        ("cubewright generate pieces 5 --flat -o p.toml", "write the 12 pentominoes"),
        ("cubewright generate pieces 4 --lattice hexagonal --flat", "print the 7 tetrahexes"),
        ("cubewright generate pieces 6 --one-sided --count", "count the 166 one-sided hexacubes"),
        ("cubewright generate sticks 1 1024 -o sticks.toml", "write two burr sticks"),
        ("cubewright generate ball 3 -o ball.fig", "write a ball of radius 3"),
        ("cubewright generate hexagon 4 --lattice triangular", "print a hexagon of triangles"),
    ),
    add_arguments=add_arguments,
    run=run,
    rules=(
        needs(_PIECE_OPTIONS, f"WHAT {PIECES}", message=f"{{option}} is for '{PIECES}' only"),
        needs("--notchable", f"WHAT {STICKS}", message=f"{{option}} is for '{STICKS}' only"),
        excludes(
            "--lattice",
            f"WHAT {STICKS}",
            message=f"{STICKS} are of cubelets; leave out --lattice",
        ),
        excludes(
            "--notchable",
            "NUMBERS",
            message="--notchable chooses the sticks; leave out their numbers",
        ),
    ),
)
