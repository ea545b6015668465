"""Read and write puzzle files of BurrTools, version 2.

A file is read into values. Its elements are stored with them, so that writing an unchanged file
reproduces all of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from xml.etree.ElementTree import Element

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.burrtools_grids import GRIDS, Grid
from cubewright.formats.limits import (
    GZIP_MAGIC,
    MAX_CELLS,
    MAX_FIGURES,
    XMPUZZLE,
    read_bytes,
    unpack_gzip,
)
from cubewright.formats.xmpuzzle import SUFFIX
from cubewright.formats.xmpuzzle.elements import XmlFile, parse_xml, xml_bytes
from cubewright.formats.xmpuzzle.shape import MAX_COLOUR, Shape, parse_states
from cubewright.translation import mark, tr

MAX_NUMBER = 2**31 - 1
NO_SHAPE = 2**32 - 1
"""The number of the result shape of a problem without a result."""
MAX_COPIES = 10_000
MAX_POSITIONS = MAX_CELLS
"""Maximum number of positions of all shapes together; each may take 150 bytes."""

Pair = tuple[int, int]


@dataclass(frozen=True)
class PieceEntry:
    """A piece of a problem: the index of its shape, and its minimum and maximum copies.

    ``groups`` are pairs of a group number and a number of copies. Pieces of a group need not come
    apart.
    """

    shape: int
    minimum: int = 1
    maximum: int = 1
    groups: tuple[Pair, ...] = ()


@dataclass(frozen=True)
class Problem:
    """A problem: pieces that fill a shape.

    ``result`` is the index of the shape, or None. ``allowed_colours`` are pairs of colour numbers,
    from 1, of a piece and of the result that may meet. ``max_holes`` limits the optional cells that
    stay empty; None for no limit. ``assemblies`` is the number of assemblies that the file states,
    or None. ``stored_solutions`` is the number of solutions that it contains.
    """

    name: str
    pieces: tuple[PieceEntry, ...] = ()
    result: int | None = None
    allowed_colours: frozenset[Pair] = frozenset()
    max_holes: int | None = None
    assemblies: int | None = None
    stored_solutions: int = 0
    line: int | None = None


@dataclass(frozen=True)
class XmPuzzle:
    """The content of a puzzle file. ``colours`` are ``#rrggbb``."""

    name: str
    grid: Grid
    shapes: tuple[Shape, ...]
    problems: tuple[Problem, ...]
    colours: tuple[str, ...] = ()
    comment: str = ""
    is_packed: bool = True
    elements: Element | None = field(default=None, repr=False, compare=False)
    known_turns: dict[int, frozenset[int]] = field(default_factory=dict, repr=False, compare=False)
    """The possible turns of spheres for each number, computed when an assembly needs them."""

    @property
    def stem(self) -> str:
        """The name of the file without its suffix."""
        return self.name[: -len(SUFFIX)] if self.name.lower().endswith(SUFFIX) else self.name

    def problem(self, chosen: str | None = None) -> Problem:
        """Return a problem, given its name or its number from 1; the first problem for None.

        Raises:
            FormatError: The file contains no problems.
            UnknownNameError: No problem has this name or number.
        """
        if not self.problems:
            raise FormatError(self.name, None, tr("it has no problem; add one in BurrTools"))
        if chosen is None:
            return self.problems[0]
        if chosen.isdecimal() and 1 <= int(chosen[:9]) <= len(self.problems):
            return self.problems[int(chosen[:9]) - 1]
        for problem in self.problems:
            if problem.name == chosen:
                return problem
        numbers = [str(number + 1) for number in range(len(self.problems))]
        names = [problem.name for problem in self.problems if problem.name]
        raise UnknownNameError(mark("problem"), chosen, names + numbers)

    def index(self, problem: Problem) -> int:
        """Return the index of this very problem; the file may contain an equal problem."""
        return next(n for n, each in enumerate(self.problems) if each is problem)


def read_xmpuzzle(path: Path) -> XmPuzzle:
    """Return the content of a file, compressed or not.

    Raises:
        FormatError: The file cannot be read or is not a puzzle file.
    """
    return xmpuzzle_of_bytes(read_bytes(path, XMPUZZLE), path.name)


def xmpuzzle_of_bytes(content: bytes, name: str) -> XmPuzzle:
    """Return the content of a file, compressed or not; ``name`` names it in errors.

    Raises:
        FormatError: The content is not a puzzle file.
    """
    is_packed = content.startswith(GZIP_MAGIC)
    if is_packed:
        content = unpack_gzip(content, name, XMPUZZLE)
    return parse_xmpuzzle(content, name, is_packed=is_packed)


def parse_xmpuzzle(content: bytes, name: str, *, is_packed: bool = False) -> XmPuzzle:
    """Return the puzzles of an XML text; ``name`` names the file in errors.

    Raises:
        FormatError: The text is not a puzzle file.
    """
    return _Reader(parse_xml(content, name)).file(is_packed=is_packed)


def write_xmpuzzle(path: Path, elements: Element, *, packed: bool = True) -> None:
    """Write the elements of a puzzle file atomically.

    Raises:
        FormatError: The file cannot be written.
    """
    write_atomically(path, xml_bytes(elements, packed=packed))


class _Reader:
    def __init__(self, xml: XmlFile) -> None:
        self._xml = xml
        self._positions = 0

    def file(self, *, is_packed: bool) -> XmPuzzle:
        root = self._xml.root
        if root.tag != "puzzle":
            raise self._xml.error(
                root,
                tr("it is not a puzzle file: it begins with <{tag}>, not <puzzle>", tag=root.tag),
            )
        version = self._number(root, "version", 1)
        if version not in (1, 2):
            raise self._xml.error(
                root,
                tr(
                    "it has version {version}; save it in version 1 or 2, which can be read",
                    version=version,
                ),
            )
        grid = self._grid(root.find("gridType"))
        colours = [self._colour(each) for each in self._inside(root, "colors", "color")]
        if len(colours) > MAX_COLOUR:
            raise self._xml.error(
                root.find("colors"),
                tr(
                    "it has {number} colours; at most {max_colour} are read",
                    number=len(colours),
                    max_colour=MAX_COLOUR,
                ),
            )
        voxels = list(self._inside(root, "shapes", "voxel"))
        if len(voxels) > MAX_FIGURES:
            reason = tr(
                "it has {number:,} shapes; at most {most:,} are read",
                number=len(voxels),
                most=MAX_FIGURES,
            )
            raise self._xml.error(root.find("shapes"), reason)
        shapes = [
            self._shape(each, number, grid, len(colours)) for number, each in enumerate(voxels, 1)
        ]
        problems = [
            self._problem(each, number, len(shapes), len(colours))
            for number, each in enumerate(self._inside(root, "problems", "problem"), 1)
        ]
        return XmPuzzle(
            self._xml.name,
            grid,
            tuple(shapes),
            tuple(problems),
            tuple(colours),
            (root.findtext("comment") or "").strip(),
            is_packed,
            root,
        )

    def _grid(self, element: Element | None) -> Grid:
        number = 0 if element is None else self._number(element, "type", 0)
        if number >= len(GRIDS):
            raise self._xml.error(
                element,
                tr(
                    "the grid has type {number}; the types are 0 to {number2}",
                    number=number,
                    number2=len(GRIDS) - 1,
                ),
            )
        return GRIDS[number]

    def _colour(self, element: Element) -> str:
        red, green, blue = (self._number(element, part, 0, 255) for part in _PARTS_OF_COLOUR)
        return f"#{red:02x}{green:02x}{blue:02x}"

    def _shape(self, element: Element, number: int, grid: Grid, colours: int) -> Shape:
        width, depth, height = (self._needed(element, axis) for axis in "xyz")
        name = element.get("name", "")
        if name:
            label = tr("shape {number} ('{name}')", number=number, name=name)
        else:
            label = tr("shape {number}", number=number)
        self._positions += width * depth * height
        if self._positions > MAX_POSITIONS:
            raise self._xml.error(
                element,
                tr(
                    "{label}: a box of {width}x{depth}x{height} is too large; all shapes together "
                    "may have {max_positions:,} positions",
                    label=label,
                    width=width,
                    depth=depth,
                    height=height,
                    max_positions=MAX_POSITIONS,
                ),
            )
        try:
            cells, optional, of_cells = parse_states(
                (element.text or "").strip(), (width, depth, height)
            )
        except ValueError as error:
            raise self._xml.error(element, f"{label}: {error}") from None
        wrong = next((cell for cell in cells if not grid.is_cell(cell)), None)
        if wrong is not None:
            raise self._xml.error(
                element,
                tr(
                    "{label}: there is no cell at {wrong} in a grid of {grid}",
                    label=label,
                    wrong=wrong,
                    grid=tr(grid.title),
                ),
            )
        largest = max(of_cells.values(), default=0)
        if largest > colours:
            raise self._xml.error(
                element,
                tr(
                    "{label}: a cell has colour {largest}, but the file has {colours} colours",
                    label=label,
                    largest=largest,
                    colours=colours,
                ),
            )
        weight = self._number(element, "weight", 1, least=-MAX_NUMBER)
        x, y, z = (self._number(element, axis, 0, least=-MAX_NUMBER) for axis in _HOTSPOT)
        box = (width, depth, height)
        return Shape(box, cells, optional, of_cells, name, weight, (x, y, z))

    def _problem(self, element: Element, number: int, shapes: int, colours: int) -> Problem:
        label = tr("problem {number}", number=number)
        pieces = tuple(
            self._piece(each, label, shapes) for each in self._inside(element, "shapes", "shape")
        )
        at = element.find("result")
        result = NO_SHAPE if at is None else self._number(at, "id", NO_SHAPE, NO_SHAPE)
        if result != NO_SHAPE:
            self._check_shape(at, label, result, shapes)
        pairs = set()
        for pair in self._inside(element, "bitmap", "pair"):
            first, second = (self._number(pair, part, 0) + 1 for part in ("piece", "result"))
            if max(first, second) > colours:
                raise self._xml.error(
                    pair,
                    tr(
                        "{label}: a pair has colour {max}, but the file has {colours} colours",
                        label=label,
                        max=max(first, second),
                        colours=colours,
                    ),
                )
            pairs.add((first, second))
        solutions = self._inside(element, "solutions", "solution")
        for position, solution in enumerate(solutions, 1):
            self._check_order(
                solution, tr("{label}: solution {number}", label=label, number=position)
            )
        return Problem(
            name=element.get("name", ""),
            pieces=pieces,
            result=None if result == NO_SHAPE else result,
            allowed_colours=frozenset(pairs),
            max_holes=self._optional(element, "maxHoles"),
            assemblies=self._optional(element, "assemblies"),
            stored_solutions=len(solutions),
            line=self._xml.lines.get(element),
        )

    def _piece(self, element: Element, label: str, shapes: int) -> PieceEntry:
        shape = self._needed(element, "id")
        self._check_shape(element, label, shape, shapes)
        if element.get("count") is not None:
            minimum = maximum = self._number(element, "count", 1, MAX_COPIES)
        elif element.get("min") is not None and element.get("max") is not None:
            minimum = self._number(element, "min", 1, MAX_COPIES)
            maximum = self._number(element, "max", 1, MAX_COPIES)
        else:
            minimum = maximum = 1
        if minimum > maximum:
            raise self._xml.error(
                element,
                tr(
                    "{label}: a piece has min {minimum}, which is more than its max {maximum}",
                    label=label,
                    minimum=minimum,
                    maximum=maximum,
                ),
            )
        group = self._number(element, "group", 0)
        groups = [(group, maximum)] if group else []
        groups += (
            (self._number(each, "group", 0), self._number(each, "count", 0))
            for each in element.findall("group")
        )
        return PieceEntry(shape, minimum, maximum, tuple(groups))

    def _check_order(self, solution: Element, label: str) -> None:
        for part in solution:
            if part.tag == "assembly":
                return
            if part.tag in ("separation", "separationInfo"):
                raise self._xml.error(
                    part,
                    tr(
                        "{label} has <{tag}> before its <assembly>; put the assembly first",
                        label=label,
                        tag=part.tag,
                    ),
                )

    def _check_shape(self, element: Element | None, label: str, number: int, shapes: int) -> None:
        if number >= shapes:
            raise self._xml.error(
                element,
                tr(
                    "{label}: it uses shape {number}, but there are only {shapes} shapes",
                    label=label,
                    number=number + 1,
                    shapes=shapes,
                ),
            )

    @staticmethod
    def _inside(parent: Element, group: str, tag: str) -> list[Element]:
        """Return the elements ``tag`` in the first element ``group`` of a parent."""
        outer = parent.find(group)
        return [] if outer is None else outer.findall(tag)

    def _needed(self, element: Element, name: str) -> int:
        if element.get(name) is None:
            raise self._xml.error(
                element, tr("<{tag}> has no attribute '{name}'; add it", tag=element.tag, name=name)
            )
        return self._number(element, name, 0)

    def _optional(self, element: Element, name: str) -> int | None:
        return None if element.get(name) is None else self._number(element, name, 0, 2**63)

    def _number(
        self, element: Element, name: str, default: int, most: int = MAX_NUMBER, *, least: int = 0
    ) -> int:
        text = element.get(name)
        if text is None:
            return default
        digits = text.strip().removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 20:
            number = int(text)
            if least <= number <= most:
                return number
        raise self._xml.error(
            element,
            tr(
                '<{tag}> has {name}="{text}"; a whole number from {least} to {most} is needed',
                tag=element.tag,
                name=name,
                text=text,
                least=least,
                most=most,
            ),
        )


_HOTSPOT = ("hx", "hy", "hz")
_PARTS_OF_COLOUR: tuple[str, ...] = ("red", "green", "blue")
