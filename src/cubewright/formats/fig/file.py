"""Figure files of the SOMA community: every variant is read, and one standard form is written.

A file keeps its text. Changing one figure rewrites its rows, and leaves every other byte unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from pathlib import Path

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.fig.block import Block
from cubewright.formats.fig.constraints import directive_texts
from cubewright.formats.fig.default_pieces import stated_set
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.lines import header_name, header_of, line_end, split_lines
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.fig.reader import count_blocks, read_blocks
from cubewright.formats.fig.statements import inline_statement, stated_pieces
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
from cubewright.model.piece import PieceSet
from cubewright.translation import mark, tr

__all__ = [
    "Block",
    "FigFile",
    "blocks_text",
    "fig_bytes",
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
        """Return the block with the given name, else the first block whose header contains it.

        An exact match takes precedence, then a match that ignores case. Blocks that are commented
        out come last.

        Raises:
            UnknownNameError: No header contains the name.
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
        raise UnknownNameError(mark("figure"), name, {block.name for block in self.blocks})

    def at_line(self, line: int) -> Block | None:
        """Return the block or alternative that begins on a line, or None."""
        return self._by_line.get(line)

    @cached_property
    def _by_line(self) -> dict[int, Block]:
        return {each.line: each for block in self.blocks for each in (block, *block.alternatives)}

    @property
    def problems(self) -> tuple[FormatError, ...]:
        """The errors in the file, in the order of its lines."""
        found = [each.problem for each in self._by_line.values() if each.problem is not None]
        return tuple(sorted(found, key=lambda problem: problem.line or 0))

    def with_figure(
        self, index: int, figure: Figure, constraints: Constraints | None = None
    ) -> FigFile:
        """Return the file with a block's figure replaced, and every other byte unchanged.

        The new cells have no marks, because the marks showed a solution of the old figure.
        ``constraints`` replaces the block's constraints; by default, the block keeps its
        constraints that apply to the new figure.
        """
        block = self.blocks[index]
        name = header_name(header_of(figure.name))
        wanted = replace(figure.aligned(), name=name)
        if constraints is None:
            kept = block.constraints.restricted_to(wanted.cells)
        else:
            kept = constraints.restricted_to(figure.cells).shifted(
                figure.lattice.corner(figure.cells)
            )
        kept = _with_pieces(wanted, kept, block)
        # In unusual files, the lines beside the new rows keep their meaning only with blank lines
        # around the rows or with plain headers.
        for header, above, below in product((False, True), repeat=3):
            text = self._rewritten(block, wanted, kept, new_header=header, above=above, below=below)
            changed = self._reread(text)
            if changed._differs_only_in(self, index, wanted, kept):
                break
        return changed

    def with_pieces(self, index: int, name: str) -> FigFile:
        r"""Return the file with a comment that names a block's piece set, otherwise unchanged.

        If the comment would change the meaning of other lines, the file is returned unchanged.

        >>> print(parse_fig("/SOMA Bar\n/11\n", "bar.fig").with_pieces(0, "mine").text, end="")
        /SOMA Bar
        ; pieces: mine
        /11
        """
        block = self.blocks[index]
        if not block.row_lines or block.figure is None:
            return self
        changed = self._with_piece_lines(index, [f"; pieces: {name}"])
        return changed if stated_pieces(changed.blocks[index].comments) == name else self

    def with_piece_set(self, index: int, pieces: PieceSet) -> FigFile:
        r"""Return the file with comments that describe a block's pieces, otherwise unchanged.

        Raises:
            FormatError: The comments would change the meaning of other lines.

        >>> from cubewright.formats.piece_sets.catalogue import piece_set
        >>> without_t = replace(piece_set("soma"), counts=(1, 1, 0, 1, 1, 1, 1))
        >>> changed = replace(without_t, name="soma-changed", title="Soma, changed")
        >>> print(parse_fig("/SOMA Bar\n/11\n", "a.fig").with_piece_set(0, changed).text, end="")
        /SOMA Bar
        ; pieces: soma, with changes
        ;piece T count=0
        /11
        """
        block = self.blocks[index]
        texts = piece_texts(pieces)
        meant = (pieces, _as_read(pieces))
        is_named = len(texts) == 1 and block.pieces is None and stated_set(block) == pieces
        if block.pieces_problem is None and (is_named or block.pieces in meant):
            return self
        changed = self._with_piece_lines(index, texts)
        after = changed.blocks[index]
        if stated_set(after) not in meant:
            reason = tr("other lines would change their meaning; save the figure in a new file")
            if after.pieces_problem is not None:
                reason = after.pieces_problem.reason
            whose = tr("the pieces of figure '{block}' cannot be written", block=block.name)
            raise FormatError(self.name, block.line, f"{whose}: {reason}")
        return changed

    def _with_piece_lines(self, index: int, texts: list[str]) -> FigFile:
        """Return the file with new lines about a block's pieces.

        The file is unchanged if other blocks would change.
        """
        block = self.blocks[index]
        lines = dict(enumerate(split_lines(self.text), start=1))
        end = line_end(self.text)
        lines.update(dict.fromkeys(block.piece_lines, ""))
        text = end.join(texts)
        if block.pieces_line is not None:
            at = block.pieces_line
            lines[at] = text + _ending(lines[at])
        elif block.row_lines:
            at = block.row_lines[0]
            lines[at] = f"{text}{end}{lines[at]}"
        else:
            at = block.line
            lines[at] = lines[at] + ("" if _ending(lines[at]) else end) + text + end
        changed = self._with_later_pieces_kept(lines, index + 1)
        kept = block.constraints
        if kept or (block.figure is not None and block.figure.optional):
            stated = stated_pieces([texts[0][1:]]) or ""
            kept = replace(kept, pieces=stated)
        same = changed._differs_only_in(self, index, block.figure, kept, with_pieces=True)
        return changed if same else self

    def with_added(
        self,
        figure: Figure,
        comments: Iterable[str] = (),
        constraints: Constraints = NO_CONSTRAINTS,
        pieces: PieceSet | None = None,
    ) -> FigFile:
        """Return the file with another figure at its end, with comments, constraints and pieces."""
        kept = constraints.restricted_to(figure.cells)
        return self.with_blocks_added(figure_text(figure, comments, kept, pieces))

    def with_blocks_added(self, text: str) -> FigFile:
        """Return the file with the blocks of a text appended; each needs a header."""
        end = line_end(self.text)
        gap = ""
        if self.text:
            gap = end if self.text.endswith(("\n", "\r")) else end + end
        return self._reread(self.text + gap + text.replace("\n", end))

    def without(self, index: int) -> FigFile:
        """Return the file without a block, its alternatives and its comments."""
        lines = dict(enumerate(split_lines(self.text), start=1))
        first, after = self.blocks[index].first_line, len(lines) + 1
        if index + 1 < len(self.blocks):
            after = self.blocks[index + 1].first_line
        lines.update(dict.fromkeys(range(first, after), ""))
        removed = self._with_later_pieces_kept(lines, index)
        if len(removed.blocks) == len(self.blocks) - 1:
            return removed
        lines[first] = line_end(self.text)
        return self._with_later_pieces_kept(lines, index)

    def reordered(self, order: Sequence[int]) -> FigFile:
        """Return the file with its blocks in the given order of indices.

        Raises:
            FormatError: In this order, lines would change their meaning.
        """
        lines, end = split_lines(self.text), line_end(self.text)
        starts = [block.first_line - 1 for block in self.blocks]
        texts = [
            "".join(lines[first:after])
            for first, after in zip(starts, [*starts[1:], len(lines)], strict=True)
        ]
        text = "".join(lines[: starts[0]])
        for index in order:
            text += texts[index] if texts[index].endswith(("\n", "\r")) else texts[index] + end
        moved = self._reread(text)
        wanted = [self.blocks[index] for index in order]
        if [_meaning(block) for block in moved.blocks] != [_meaning(block) for block in wanted]:
            reason = tr(
                "its figures cannot be written in this order; save it as a Cubewright project"
            )
            raise FormatError(self.name, None, reason)
        return moved

    def _with_later_pieces_kept(self, lines: dict[int, str], index: int) -> FigFile:
        """Return a file with changed lines, in which later blocks keep their pieces.

        A block that refers to a description above it gets its own description if its pieces would
        change. ``index`` is the first block after the change. ``lines`` maps line numbers of this
        file to texts.
        """
        end = line_end(self.text)
        described: set[int] = set()
        while True:
            changed = self._reread("".join(lines.values()))
            block = self._block_with_other_pieces(changed, index, described)
            if block is None or block.pieces is None or block.pieces_line is None:
                return changed
            at = block.pieces_line
            lines[at] = end.join(piece_texts(block.pieces)) + _ending(lines[at])
            described.add(at)

    def _block_with_other_pieces(
        self, changed: FigFile, index: int, described: Container[int]
    ) -> Block | None:
        """Return the first block that would have other pieces in ``changed``.

        Only blocks that name a set described above them are examined.
        """
        later = changed.blocks[index:]
        for before, now in zip(self.blocks[-len(later) :], later, strict=False):
            pairs = zip((before, *before.alternatives), (now, *now.alternatives), strict=False)
            for one, other in pairs:
                names_a_set = one.pieces_line is not None and not one.piece_lines
                is_kept = other.pieces == one.pieces or one.pieces_line in described
                if one.pieces is not None and names_a_set and not is_kept:
                    return one
        return None

    def _rewritten(
        self,
        block: Block,
        figure: Figure,
        constraints: Constraints,
        *,
        new_header: bool,
        above: bool,
        below: bool,
    ) -> str:
        """Return the text with the block's new rows, and a new header if its name has changed."""
        end = line_end(self.text)
        mark = ";" if block.is_commented_out else ""
        lines: dict[int, str] = dict(enumerate(split_lines(self.text), start=1))
        lattice = figure.lattice
        header = mark + block_header(figure.name, lattice)
        is_other = block.figure is not None and block.figure.lattice != lattice
        if block.header and (new_header or is_other or figure.name != block.name):
            lines[block.line] = header + _ending(lines[block.line])
        directives = directive_texts(figure, constraints)
        lines.update(dict.fromkeys(block.directive_lines, ""))
        if block.pieces_line is not None and directives and stated_pieces([directives[0][1:]]):
            lines[block.pieces_line] = directives.pop(0) + _ending(lines[block.pieces_line])
        if block.figure is None or is_other or figure.cells != block.figure.cells:
            symbol = _symbol(block) if block.is_template else "1"
            marks = dict.fromkeys(figure.cells, symbol)
            rows = [*directives, *(mark + row for row in block_rows(marks, lattice))]
            text = (end if above else "") + end.join(rows) + (end if below else "")
            if block.row_lines:
                first, *others = block.row_lines
                lines.update(dict.fromkeys(others, end if below else ""))
                lines[first] = text + _ending(lines[first])
            else:
                before = lines[block.line]
                lines[block.line] = before + ("" if _ending(before) else end) + text + end
        elif directives:
            first = block.row_lines[0]
            lines[first] = (end if above else "") + end.join(directives) + end + lines[first]
        if not block.header and (figure.name or new_header or lattice != CUBIC):
            lines[block.line] = header + end + lines[block.line]
        if new_header:
            # Figures without headers are separate blocks only above all headers.
            for other in self.blocks:
                if not other.header and other.line != block.line:
                    lines[other.line] = header_of(other.name) + end + lines[other.line]
        return "".join(lines.values())

    def _differs_only_in(
        self,
        before: FigFile,
        index: int,
        figure: Figure | None,
        constraints: Constraints,
        *,
        with_pieces: bool = False,
    ) -> bool:
        """Return whether one block has the given content, and all others are unchanged.

        ``with_pieces``: its pieces may differ too.
        """
        return len(self.blocks) == len(before.blocks) and all(
            len(now.alternatives) == len(then.alternatives)
            and now.figure == (figure if number == index else then.figure)
            and now.constraints == (constraints if number == index else then.constraints)
            and (now.pieces == then.pieces or (with_pieces and number == index))
            for number, (now, then) in enumerate(zip(self.blocks, before.blocks, strict=True))
        )

    def _reread(self, text: str) -> FigFile:
        return replace(parse_fig(text, self.name), encoding=self.encoding)


def _meaning(block: Block) -> object:
    others = tuple(_meaning(each) for each in block.alternatives)
    return block.figure, block.marks, block.constraints, block.pieces, block.comments, others


def _ending(line: str) -> str:
    return line[len(line.rstrip("\r\n")) :]


def _with_pieces(figure: Figure, constraints: Constraints, block: Block) -> Constraints:
    """Return constraints with the name of the piece set, if the block states one."""
    if not constraints and not figure.optional:
        return NO_CONSTRAINTS
    stated = stated_pieces(block.comments) or ""
    pieces = stated if inline_statement(stated) else constraints.pieces or stated
    return replace(constraints, pieces=pieces)


def _symbol(block: Block) -> str:
    return next(iter(block.marks.values()), "1")


def parse_fig(text: str, name: str) -> FigFile:
    """Parse a figure file; ``name`` is its name in errors.

    Raises:
        FormatError: The text exceeds a limit of lines, figures or cells.
    """
    return FigFile(name, read_blocks(text, name), text)


def _as_read(pieces: PieceSet) -> PieceSet:
    """Return the pieces at the places where a reader of their rows puts them."""
    made = []
    for piece in pieces.pieces:
        shape = Figure(piece.cells, "", piece.lattice, (), piece.dark, piece.colours).aligned()
        made.append(
            replace(piece, cells=shape.cells, dark=shape.dark, colours=frozenset(shape.colours))
        )
    return replace(pieces, pieces=tuple(made))


def new_fig(
    figure: Figure,
    comments: Iterable[str] = (),
    constraints: Constraints = NO_CONSTRAINTS,
    pieces: PieceSet | None = None,
) -> FigFile:
    """Return a file with one figure, and with its comments, constraints and pieces."""
    text = figure_text(figure, comments, constraints, pieces)
    return parse_fig(text, figure.name or tr("new figure"))


def read_fig(path: Path) -> FigFile:
    """Return the figure file at a path. Text that is not UTF-8 is read as Latin-1.

    Raises:
        FormatError: The file cannot be read, is too large or is not text.
    """
    text, encoding = _decoded(path)
    return replace(parse_fig(text, path.name), encoding=encoding)


def count_figures(path: Path) -> int:
    """Return the number of figures in a file, including damaged ones, without reading them.

    Raises:
        FormatError: The file cannot be read, is too large or is not text.
    """
    return count_blocks(_decoded(path)[0], path.name)


def _decoded(path: Path) -> tuple[str, str]:
    content = read_bytes(path, FIGURE_FILE)
    if b"\0" in content:
        raise no_figure_error(path.name, content)
    try:
        return content.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return content.decode("latin-1"), "latin-1"


def write_fig(path: Path, fig_file: FigFile) -> None:
    """Write a figure file atomically, in its own encoding if possible, else in UTF-8.

    Raises:
        FormatError: The file cannot be written.
    """
    write_atomically(path, fig_bytes(fig_file))


def fig_bytes(fig_file: FigFile) -> bytes:
    """Return the content that :func:`write_fig` writes."""
    try:
        return fig_file.text.encode(fig_file.encoding)
    except UnicodeEncodeError:
        return fig_file.text.encode("utf-8", "replace")
