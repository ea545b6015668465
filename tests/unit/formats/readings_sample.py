"""Short readings of damaged files, for a comparison with stored readings.

Each input is a small file with one to three random changes, from a seed. A reading contains
checksums, without the texts of errors. Run this file as a program to store the readings of the
present version, after a deliberate change.
"""

import copy
import json
import random
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import tostring
from zlib import crc32

from mutations import altered, as_json
from xmpuzzle_sample import SAMPLE

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.batch import batch_rows_of_file
from cubewright.formats.burrtools_plans import (
    element_of,
    info_element,
    info_text,
    info_text_of,
    levels_of_info,
    plan_of,
)
from cubewright.formats.fig.block import Block
from cubewright.formats.fig.file import FigFile, parse_fig
from cubewright.formats.fig.writer import figure_text
from cubewright.formats.kept_plans import (
    kept_analysis,
    kept_levels,
    kept_numbers,
    read_analysis,
)
from cubewright.formats.limits import PROJECT_FIELD, parse_json
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.file import parse_piece_set, piece_set_text
from cubewright.formats.puzzle import PuzzleData, puzzle_of, puzzle_values
from cubewright.formats.schema import Source
from cubewright.formats.xmpuzzle.edited import edited_elements
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of as puzzle_of_problem
from cubewright.model.constraints import Constraints, PieceChoice
from cubewright.model.disassembly import (
    FOR_EVER,
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    Turn,
)
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Shape
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Disassembly

STORED = Path(__file__).parents[2] / "samples" / "readings.json"
DIRECTIVES = Path(__file__).parents[2] / "samples" / "version-0.1" / "directives.fig"

TOKENS = ("", " ", "\n", "/", ";", ".", "1", "2", "A", "V", "x", "-", "+", "(", ")", "=", "0", ",",
          ":", "/SOMA ", "/HEX ", "; pieces: soma\n", ";piece V count=2\n", "/11\n", "9", "soma",
          "<", "&", '"', "#", "minimum=1", "[", "]", "true")  # fmt: skip

DRAWN = """/SOMA Corner
; pieces: soma
; unique solutions: 1
;placed V /1.../11..
;forbid L /..x./....
/.-+./11..
; x^ 12

/HEX Ring
/ 1 1 /1 0 1
"""
DESCRIBED = """; pieces: My bars, drawn here
;piece I count=2 minimum=1
;shape I /XX
;shape L /XX/X.
/SOMA Bars 1
; pieces: My bars
/IIL/.LL

/IIL/ILL

/SOMA Bars 2
; pieces: my bars
;pieces minimum=0
/III/ILL
"""
SOLVED = """;Solution 1
/SOMA001
/226/466/333
/521/461/437
/521/557/477
;after

;/SOMA024
;Proven impossible
;/1/1

/XX/XX
/../X.
"""


def drawn_figures() -> Iterator[str]:
    """Yield figure files of every lattice, with rules and described pieces."""
    for lattice in lattices().values():
        cells = sorted(lattice.box((3, 2, 2)))[:8]
        pair = Piece("A", lattice.normalized(cells[:2]), lattice=lattice)
        dot = Piece("B", lattice.normalized(cells[:1]), "dot", lattice=lattice, one_sided=True)
        pieces = PieceSet("two", "Two", (pair, dot), (3, 2), lattice, minimums=(1, 2))
        figure = Figure(cells, "box", lattice, cells[5:], colours=[(cells[0], 2), (cells[1], 1)])
        rules = Constraints(
            [("A", cells[:2])],
            [("B", cells[2])],
            "two",
            [PieceChoice(("A", "B"), 1, 4)],
            frozenset([(1, 2)]),
            3,
            [("A", ((1, 2),))],
        )
        yield figure_text(figure, ["a remark"], rules, pieces)


def changed_text(random_: random.Random, text: str, most: int) -> str:
    """Return a text with one to ``most`` changes of its lines or characters."""
    for _ in range(random_.randint(1, most)):
        lines = text.split("\n")
        at = random_.randrange(len(lines))
        match random_.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(random_.randrange(len(lines)), lines[at])
            case 2:
                lines[at] = lines[at][1:]
            case _:
                line = lines[at]
                place = random_.randrange(len(line) + 1)
                end = place + random_.choice((0, 1, 1, 2, 5))
                lines[at] = line[:place] + random_.choice(TOKENS) + line[end:]
        text = "\n".join(lines)
    return text


def changed_digit(random_: random.Random, text: str) -> str:
    """Return a text with another digit, minus or point in place of one of its digits."""
    at = random_.choice([place for place, each in enumerate(text) if each.isdigit()])
    return text[:at] + random_.choice("0123456789abf-.") + text[at + 1 :]


def short(*values: object) -> str:
    """Return a checksum of values, independent of the order of their sets."""
    return f"{crc32(repr(values).encode('utf-8', 'surrogatepass')):08x}"


def of_pieces(pieces: PieceSet | None) -> object:
    if pieces is None:
        return None
    kinds = [
        (p.symbol, p.cells, p.name, p.colour, p.marks, p.aliases, p.flips, p.one_sided,
         None if p.dark is None else sorted(p.dark), sorted(p.colours))
        for p in pieces.pieces
    ]  # fmt: skip
    name = pieces.lattice.name
    return pieces.name, pieces.title, kinds, pieces.counts, pieces.min_copies, name


def of_figure(figure: Figure | None) -> object:
    if figure is None:
        return None
    dark = None if figure.dark is None else sorted(figure.dark)
    marks = sorted(figure.optional), dark, sorted(figure.colours)
    return figure.name, figure.cells, marks, figure.lattice.name


def of_rules(rules: Constraints) -> object:
    colours = None if rules.allowed_colours is None else sorted(rules.allowed_colours)
    other = rules.placed, sorted(rules.forbidden), rules.pieces, rules.choices
    return other, colours, rules.max_holes, rules.groups


def of_puzzle(puzzle: Puzzle) -> object:
    return of_figure(puzzle.figure), of_pieces(puzzle.piece_set), of_rules(Constraints.of(puzzle))


def of_error(error: FormatError | None) -> object:
    return error and error.line


def of_block(block: Block) -> str:
    """Return the lines of a block, and checksums of its content."""
    lines = block.line, block.first_line, block.row_lines, block.directive_lines
    errors = of_error(block.problem), of_error(block.pieces_problem)
    pieces = block.pieces_line, block.piece_lines, of_pieces(block.pieces)
    kind = block.is_commented_out, block.is_template, block.is_solution, block.lattice.name
    marks = sorted(block.marks.items()), sorted(block.drawn.items()), of_pieces(block.piece_set)
    rest = block.name, block.header, block.comments, of_rules(block.constraints)
    others = [of_block(each) for each in block.alternatives]
    figure = of_figure(block.figure)
    sums = short(lines, errors), short(pieces), short(kind, marks), short(rest), short(figure)
    return " ".join([f"{block.line}:", *sums, *others])


def _tried(made: Callable[..., object], *arguments: object) -> object:
    try:
        return made(*arguments)
    except FormatError as error:
        return f"refused at {error.line}"
    except CubewrightError:
        return "refused"


def of_fig(text: str) -> list[str]:
    """Return the blocks of a figure file, and checksums of the file after some changes."""
    file = parse_fig(text, "a.fig")
    found = [of_block(block) for block in file.blocks]
    rows = [
        (row.line, row.name, row.cubelets, row.pieces, row.puzzle and of_puzzle(row.puzzle))
        for row in batch_rows_of_file(file)
    ]
    return [*found, short([*map(of_error, file.problems)]), short(rows), short(_changes(file))]


def _changes(file: FigFile) -> list[object]:
    made: list[object] = []
    for index, block in list(enumerate(file.blocks))[:3]:
        figure = block.figure or Figure([(0, 0, 0), (1, 0, 0)], "drawn", block.lattice)
        other = figure.toggled(figure.lattice.origin((5, 1, 0)))
        made += [
            _tried(file.with_figure, index, other),
            _tried(file.with_pieces, index, "mine"),
            _tried(file.with_piece_set, index, piece_set("half-hour")),
            _tried(file.without, index),
        ]
    if file.blocks:
        made.append(_tried(file.reordered, range(len(file.blocks))[::-1]))
    return [each.text if isinstance(each, FigFile) else each for each in made]


def of_xmpuzzle(text: str) -> list[str]:
    """Return checksums of the shapes and problems of a BurrTools file, and of its project."""
    file = parse_xmpuzzle(text.encode(), "a.xmpuzzle")
    shapes = [
        (each.cells, each.name, sorted(each.colours.items()), sorted(each.optional), each.weight)
        for each in file.shapes
    ]
    problems = [
        (each.name, each.pieces, each.result, sorted(each.allowed_colours), each.max_holes,
         each.assemblies, each.stored_solutions, each.line)
        for each in file.problems
    ]  # fmt: skip
    puzzles = [_tried(puzzle_of_problem, file, each) for each in file.problems]
    puzzles = [of_puzzle(each) if isinstance(each, Puzzle) else each for each in puzzles]
    head = short(file.grid.title, file.colours, file.comment, shapes)
    return [head, short(problems), short(puzzles), short(_tried(_project, file))]


def _project(file: Any) -> object:
    project, losses = project_of_xmpuzzle(file)
    results = [each.results for each in project.problems]
    listed = [(list(each.solutions), each.disassemblies) for each in results]
    added = project.with_shape_added(Shape("q", ((0, 0, 0), (0, 0, 1))))
    renamed = added.renamed(0, "other") if project.problems else added
    elements, lost = edited_elements(file, project, renamed, range(len(project.problems)))
    return len(losses), listed, xml_bytes(elements, packed=False), len(lost)


def of_piece_set(text: str) -> list[str]:
    pieces = parse_piece_set(text, "a.toml")
    return [short(of_pieces(pieces)), short(piece_set_text(pieces))]


def of_values(values: Any) -> list[str]:
    """Return a checksum of a puzzle in JSON values."""
    source = Source("a.json", parse_json(as_json(values), "a.json", PROJECT_FIELD))
    puzzle = puzzle_of(source.convert(PuzzleData), source)
    return [short(of_puzzle(puzzle)), short(sorted(puzzle_values(puzzle).items()))]


def of_plan(text: str) -> list[str]:
    """Return checksums of an analysis as projects store it, and of its elements."""
    kept = Disassembly(0, text)
    found = read_analysis(kept, CUBIC)
    if found is None:
        return ["refused"]
    again = kept_analysis(1, found), kept_analysis(1, found, levels_only=True)
    known = [found.plan, found.outcome.value, found.level_string, found.allowance, found.is_least]
    numbers = kept_levels(kept, CUBIC), kept_numbers(kept, CUBIC)
    made = None if found.plan is None else _tried(_elements, found.plan)
    return [short(known), short(numbers, [each.data for each in again]), short(made)]


def _elements(plan: Separation) -> list[str]:
    element = element_of(plan, CUBIC)
    read = plan_of(element, CUBIC)
    texts = [info_text(plan), info_text_of(element), tostring(element, "unicode")]
    return [*texts, repr(read), repr(levels_of_info(texts[0]))]


def plan_samples() -> list[str]:
    """Return analyses with slides and turns, with levels only, and in BurrTools' form."""
    up, right = (0, 0, 1), (1, 0, 0)
    inner = Separation((0, 1), (Move((1,), right, 3), Move((1,), up, FOR_EVER)))
    other = Separation((2, 3), (Move((2,), (0, -1, 0), FOR_EVER),))
    plan = Separation(
        (0, 1, 2, 3), (Move((2, 3), up, 2), Move((0, 1), right, FOR_EVER)), other, inner
    )
    turned = Separation((0, 1), (Turn((1,), up, 3, (2, 4, 1)), Move((1,), up, FOR_EVER)))
    apart = AnalysisOutcome.APART
    found = [
        kept_analysis(0, Analysis(apart, plan)),
        kept_analysis(0, Analysis(apart, plan), levels_only=True),
        kept_analysis(0, Analysis(apart, turned, allowance=Fraction(1, 20), is_least=True)),
        kept_analysis(0, Analysis(AnalysisOutcome.NOT_DECIDED, limit=700)),
    ]
    xml = tostring(element_of(plan, CUBIC), "unicode")
    info = tostring(info_element(info_text(plan)), "unicode")
    stored = [json.dumps({"format": "BurrTools", "xml": each}) for each in (xml, info)]
    return [*(each.data for each in found), *stored]


def piece_set_samples() -> list[str]:
    coloured = Piece("A", ((0, 0, 0), (1, 0, 0)), "a", "#102030", ("1",), dark=frozenset())
    chiral = Piece(
        "S",
        ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)),
        "screw",
        flips=True,
        colours=frozenset({((0, 0, 0), 3)}),
    )
    flat = Piece("F", ((0, 0, 0), (0, 1, 0)), one_sided=True)
    mixed = PieceSet("mixed", "Mixed", (coloured, chiral, flat), (1, 3, 2), minimums=(0, 3, 1))
    return [piece_set_text(each) for each in (piece_set("soma"), piece_set("tetrahexes"), mixed)]


def puzzle_sample() -> dict[str, Any]:
    bar, dot = Piece("A", ((0, 0, 0), (1, 0, 0))), Piece("B", ((0, 0, 0),), flips=True)
    cells = [(x, y, 0) for x in range(3) for y in range(2)]
    figure = Figure(cells, "box", optional=cells[4:], colours=[(cells[0], 2)])
    made = PieceSet("two", "Two", (bar, dot), (2, 2), minimums=(1, 0))
    puzzle = Puzzle(
        figure,
        made,
        (PlacedPiece(0, 0, ((0, 0, 0), (1, 0, 0))),),
        frozenset({(1, (2, 0, 0))}),
        choices=(PieceChoice(("A", "B"), 1, 3),),
        allowed_colours=frozenset({(1, 2)}),
        max_holes=1,
    )
    values: dict[str, Any] = json.loads(json.dumps(puzzle_values(puzzle)))
    return values


def inputs() -> Iterator[tuple[str, Any, Callable[[Any], list[str]]]]:
    """Yield the name of each input, the input and the function that reads it."""
    figures = [DRAWN, DESCRIBED, SOLVED, DIRECTIVES.read_text(), *drawn_figures()]
    kinds: list[tuple[str, list[str], int, Callable[[Any], list[str]]]] = [
        ("fig", figures, 15, of_fig),
        ("xmpuzzle", [SAMPLE], 120, of_xmpuzzle),
        ("toml", piece_set_samples(), 35, of_piece_set),
        ("plan", plan_samples(), 30, of_plan),
    ]
    for kind, samples, times, read in kinds:
        for number, sample in enumerate(samples):
            yield f"{kind} {number}", sample, read
            most = 1 if kind == "toml" else 3  # TOML has many rules.
            for seed in range(times):
                name = f"{kind} {number}, {seed}"
                chance = random.Random(name)
                is_plan = kind == "plan"
                text = (
                    changed_digit(chance, sample) if is_plan else changed_text(chance, sample, most)
                )
                yield name, text, read
    values = puzzle_sample()
    yield "puzzle", values, of_values
    for seed in range(150):
        name = f"puzzle, {seed}"
        yield name, altered(random.Random(name), copy.deepcopy(values)), of_values


def reading(content: Any, read: Callable[[Any], list[str]]) -> list[str]:
    """Return the reading of an input, or the place at which it is refused."""
    found = _tried(read, content)
    return found if isinstance(found, list) else [str(found)]


if __name__ == "__main__":
    readings = {name: reading(content, read) for name, content, read in inputs()}
    STORED.write_text(json.dumps(readings, indent=0) + "\n")
    sys.stdout.write(f"{len(readings)} readings, {STORED.stat().st_size} bytes\n")
