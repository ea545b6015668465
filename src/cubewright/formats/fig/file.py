"""Figure files of the SOMA community: read whatever players wrote, write what all can read.

A file is kept as the text it was. Changing one figure rewrites its rows and
leaves every other byte alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from pathlib import Path

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.fig.block import Block
from cubewright.formats.fig.constraints import directive_texts
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.lines import header_name, header_of, line_end, split_lines
from cubewright.formats.fig.reader import read_blocks
from cubewright.formats.fig.statements import stated_pieces
from cubewright.formats.fig.writer import (
    block_header,
    block_rows,
    blocks_text,
    figure_text,
    solution_text,
)
from cubewright.formats.limits import FIGURE_FILE, read_bytes
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC

__all__ = [
    "Block",
    "FigFile",
    "blocks_text",
    "figure_text",
    "new_fig",
    "parse_fig",
    "read_fig",
    "solution_text",
    "write_fig",
]


@dataclass(frozen=True)
class FigFile:
    r"""A figure file: its text, and the blocks in it.

    >>> file = parse_fig("/SOMA001\n/226/466/333\n/521/461/437\n/521/557/477\n", "demo.fig")
    >>> print(file.find("001").figure)
    |###|  |###|  |###|
    |###|  |###|  |###|
    |###|  |###|  |###|
    """

    name: str
    blocks: tuple[Block, ...] = field(repr=False)
    text: str = field(repr=False)
    encoding: str = "utf-8"

    def find(self, name: str) -> Block:
        """The block called so, or else the first whose header contains the name.

        Blocks that are set aside come last, and capitals count only where it
        matters; raises :class:`UnknownNameError`.
        """
        wanted = name.strip()
        live = [block for block in self.blocks if not block.is_commented_out]
        ordered = [*live, *(block for block in self.blocks if block.is_commented_out)]
        rules: tuple[Callable[[Block], bool], ...] = (
            lambda block: wanted in (block.name, block.header),
            lambda block: wanted in block.header,
            lambda block: wanted.casefold() in block.header.casefold(),
        )
        for rule in rules:
            for block in ordered:
                if rule(block):
                    return block
        raise UnknownNameError("figure", name, {block.name for block in self.blocks})

    def at_line(self, line: int) -> Block | None:
        """The block or alternative that begins in a line."""
        return self._by_line.get(line)

    @cached_property
    def _by_line(self) -> dict[int, Block]:
        return {each.line: each for block in self.blocks for each in (block, *block.alternatives)}

    @property
    def problems(self) -> tuple[FormatError, ...]:
        """What is wrong in the file, in the order of its lines."""
        found = [each.problem for each in self._by_line.values() if each.problem is not None]
        return tuple(sorted(found, key=lambda problem: problem.line or 0))

    def with_figure(
        self, index: int, figure: Figure, constraints: Constraints | None = None
    ) -> FigFile:
        """The file with another figure in place of one, every other byte as it was.

        Its marks are lost where the cells change: a solution of the old figure
        is none of the new one. ``constraints`` is what is laid in it; left out,
        what was laid and is still within it.
        """
        block = self.blocks[index]
        name = header_name(header_of(figure.name))
        wanted = replace(figure.aligned(), name=name)
        if constraints is None:
            placed = block.constraints.within(wanted.cells)
        else:
            placed = constraints.within(figure.cells).shifted(figure.lattice.corner(figure.cells))
        placed = _with_pieces(wanted, placed, block)
        # Odd files need blank lines about the new rows, or plainer headers, for
        # what stands beside them to mean what it meant.
        for header, above, below in product((False, True), repeat=3):
            text = self._rewritten(
                block, wanted, placed, new_header=header, above=above, below=below
            )
            changed = self._reread(text)
            if changed._differs_only_in(self, index, wanted, placed):
                break
        return changed

    def with_pieces(self, index: int, name: str) -> FigFile:
        r"""The file where a figure's comments state the set it is meant for, and only that is new.

        The file as it is where that cannot be said without meaning something else.

        >>> print(parse_fig("/SOMA Bar\n/11\n", "bar.fig").with_pieces(0, "mine").text, end="")
        /SOMA Bar
        ; pieces: mine
        /11
        """
        block = self.blocks[index]
        if stated_pieces(block.comments) == name or not block.row_lines:
            return self
        lines = dict(enumerate(split_lines(self.text), start=1))
        end = line_end(self.text)
        if block.pieces_line is not None:
            at = block.pieces_line
            lines[at] = f"; pieces: {name}" + _ending(lines[at])
        else:
            at = block.row_lines[0]
            lines[at] = f"; pieces: {name}{end}{lines[at]}"
        changed = self._reread("".join(lines.values()))
        placed = block.constraints
        if placed or (block.figure is not None and block.figure.optional):
            placed = Constraints(placed.placed, placed.forbidden, name)
        figure = block.figure
        if figure is None or not changed._differs_only_in(self, index, figure, placed):
            return self
        return changed if stated_pieces(changed.blocks[index].comments) == name else self

    def with_added(
        self,
        figure: Figure,
        comments: Iterable[str] = (),
        constraints: Constraints = NO_CONSTRAINTS,
    ) -> FigFile:
        """The file with one more figure at its end, and what is said about it."""
        end = line_end(self.text)
        gap = ""
        if self.text:
            gap = end if self.text.endswith(("\n", "\r")) else end + end
        placed = constraints.within(figure.cells)
        text = figure_text(figure, comments, placed).replace("\n", end)
        return self._reread(self.text + gap + text)

    def without(self, index: int) -> FigFile:
        """The file without a block, its alternatives, and what else is said under it."""
        lines = split_lines(self.text)
        first = self.blocks[index].first_line
        after = self.blocks[index + 1].first_line if index + 1 < len(self.blocks) else None
        kept = lines[: first - 1] + (lines[after - 1 :] if after is not None else [])
        removed = self._reread("".join(kept))
        if len(removed.blocks) == len(self.blocks) - 1:
            return removed
        kept.insert(first - 1, line_end(self.text))
        return self._reread("".join(kept))

    def _rewritten(
        self,
        block: Block,
        figure: Figure,
        placed: Constraints,
        *,
        new_header: bool,
        above: bool,
        below: bool,
    ) -> str:
        """The text with the block's rows replaced, and its header where the name is new."""
        end = line_end(self.text)
        mark = ";" if block.is_commented_out else ""
        lines: dict[int, str] = dict(enumerate(split_lines(self.text), start=1))
        lattice = figure.lattice
        header = mark + block_header(figure.name, lattice)
        is_other = block.figure is not None and block.figure.lattice != lattice
        if block.header and (new_header or is_other or figure.name != block.name):
            lines[block.line] = header + _ending(lines[block.line])
        sayings = directive_texts(figure, placed)
        lines.update(dict.fromkeys(block.directive_lines, ""))
        if block.pieces_line is not None and sayings and stated_pieces([sayings[0][1:]]):
            lines[block.pieces_line] = sayings.pop(0) + _ending(lines[block.pieces_line])
        if block.figure is None or is_other or figure.cells != block.figure.cells:
            symbol = _symbol(block) if block.is_template else "1"
            marks = dict.fromkeys(figure.cells, symbol)
            rows = [*sayings, *(mark + row for row in block_rows(marks, lattice))]
            text = (end if above else "") + end.join(rows) + (end if below else "")
            if block.row_lines:
                first, *others = block.row_lines
                lines.update(dict.fromkeys(others, end if below else ""))
                lines[first] = text + _ending(lines[first])
            else:
                before = lines[block.line]
                lines[block.line] = before + ("" if _ending(before) else end) + text + end
        elif sayings:
            first = block.row_lines[0]
            lines[first] = (end if above else "") + end.join(sayings) + end + lines[first]
        if not block.header and (figure.name or new_header or lattice != CUBIC):
            lines[block.line] = header + end + lines[block.line]
        if new_header:
            # Blocks without headers are figures of their own only above all headers.
            for other in self.blocks:
                if not other.header and other.line != block.line:
                    lines[other.line] = header_of(other.name) + end + lines[other.line]
        return "".join(lines.values())

    def _differs_only_in(
        self, before: FigFile, index: int, figure: Figure, placed: Constraints
    ) -> bool:
        """Whether the file says the figure there, and elsewhere what it said before."""
        return len(self.blocks) == len(before.blocks) and all(
            len(now.alternatives) == len(then.alternatives)
            and now.figure == (figure if number == index else then.figure)
            and now.constraints == (placed if number == index else then.constraints)
            for number, (now, then) in enumerate(zip(self.blocks, before.blocks, strict=True))
        )

    def _reread(self, text: str) -> FigFile:
        return replace(parse_fig(text, self.name), encoding=self.encoding)


def _ending(line: str) -> str:
    return line[len(line.rstrip("\r\n")) :]


def _with_pieces(figure: Figure, placed: Constraints, block: Block) -> Constraints:
    """What is laid with the name of the set, where that matters and the block states it."""
    if not placed and not figure.optional:
        return NO_CONSTRAINTS
    pieces = placed.pieces or stated_pieces(block.comments) or ""
    return Constraints(placed.placed, placed.forbidden, pieces)


def _symbol(block: Block) -> str:
    """The mark that a template is written in."""
    return next(iter(block.marks.values()), "1")


def parse_fig(text: str, name: str) -> FigFile:
    """The file that a text is; ``name`` stands in what is said about it. No text is refused."""
    return FigFile(name, read_blocks(text, name), text)


def new_fig(
    figure: Figure, comments: Iterable[str] = (), constraints: Constraints = NO_CONSTRAINTS
) -> FigFile:
    """A file that holds one figure, and what is said about it, and has no path yet."""
    return parse_fig(figure_text(figure, comments, constraints), figure.name or "new figure")


def read_fig(path: Path) -> FigFile:
    """The file at the path; raises :class:`FormatError` only if it cannot be read at all.

    A text that is not UTF-8 is Latin-1, as the older files are.
    """
    content = read_bytes(path, FIGURE_FILE)
    if b"\0" in content:
        raise no_figure_error(path.name, content)
    try:
        text, encoding = content.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        text, encoding = content.decode("latin-1"), "latin-1"
    return replace(parse_fig(text, path.name), encoding=encoding)


def write_fig(path: Path, fig_file: FigFile) -> None:
    """Write the file in its own encoding and line ends; raises :class:`FormatError`.

    What Latin-1 has no letter for turns the whole file to UTF-8.
    """
    try:
        content = fig_file.text.encode(fig_file.encoding)
    except UnicodeEncodeError:
        content = fig_file.text.encode("utf-8", "replace")
    write_atomically(path, content)
