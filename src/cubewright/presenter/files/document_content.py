"""The content of a document, immutable: a project or figures, with their source file."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from functools import cached_property

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.fig.block import Block
from cubewright.formats.fig.default_pieces import default_set
from cubewright.formats.fig.file import FigFile
from cubewright.formats.fig.statements import remarks
from cubewright.formats.fig.writer import figure_text
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.colours import with_numbered_colour
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.problem import Problem
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, SolutionMark
from cubewright.model.sliding import SlidingPuzzle
from cubewright.model.sliding_problem import sliding_problem
from cubewright.presenter.editing.rules import Rules, groups_of
from cubewright.presenter.files.pieces import pieces_of_file, pieces_to_state
from cubewright.translation import tr

NO_FILE = FigFile("", (), "")


@dataclass(frozen=True)
class Entry:
    """A problem of the document in its edited state.

    - ``key``: identifies the problem while it is edited, moved and renamed.
    - ``figure``: None if its block in the file contains an error, or before a figure is chosen.
    - ``pieces``: chosen by the user or stated in the file; None for the file's default for the
      size of the figure.
    - ``block``: the index of its block in the figure file, if any.
    - ``problem``: the index of the problem in the project that was read, if any.
    - ``marks``: the user's stars, notes and deletions of solutions.
    """

    key: int
    figure: Figure | None
    constraints: Constraints = NO_CONSTRAINTS
    pieces: PieceSet | None = None
    block: int | None = None
    problem: int | None = None
    marks: tuple[SolutionMark, ...] = field(default=(), repr=False)


@dataclass(frozen=True)
class Content:
    """The problems of a document, and their source file or project.

    ``file`` is the figure file as last read or written. Changed figures are stored outside its
    text, because rewriting a long text for every drawn cubelet would be slow. ``project`` is the
    project as it was read, with its notes, groups, weights and unused shapes. ``read`` contains the
    unedited entries of the project's problems.
    """

    entries: tuple[Entry, ...]
    file: FigFile = NO_FILE
    project: Project = field(default_factory=Project)
    read: tuple[Entry, ...] = field(default=(), repr=False)

    @classmethod
    def of_file(cls, file: FigFile) -> Content:
        return cls(tuple(_entry_of_block(block, n) for n, block in enumerate(file.blocks)), file)

    @classmethod
    def of_project(cls, project: Project) -> Content:
        entries = tuple(_entry_of_problem(project, n) for n in range(len(project.problems)))
        return cls(entries, project=project, read=entries)

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """A block for each problem: the block in the file, or the block that would be written."""
        return tuple(
            Block(
                name=self._new_name(entry),
                line=0,
                figure=entry.figure,
                constraints=entry.constraints,
                lattice=_lattice_of(entry),
            )
            if entry.block is None
            else self.file.blocks[entry.block]
            for entry in self.entries
        )

    def _new_name(self, entry: Entry) -> str:
        if entry.figure is not None:
            return entry.figure.name
        return "" if entry.problem is None else self.project.problems[entry.problem].name

    def name(self, index: int) -> str:
        """Return the name of a problem; it may be empty."""
        figure = self.entries[index].figure
        return self.blocks[index].name if figure is None else figure.name

    def figure(self, index: int) -> Figure | None:
        return self.entries[index].figure

    def shown_figure(self, index: int) -> Figure:
        """Return the figure of a problem; an empty figure if its block contains an error."""
        figure, block = self.entries[index].figure, self.blocks[index]
        return Figure((), block.name, block.lattice) if figure is None else figure

    def constraints(self, index: int) -> Constraints:
        """Return the pre-placed pieces and forbidden cells of a problem."""
        return self.entries[index].constraints

    def is_changed(self, index: int) -> bool:
        """Return whether the figure or the constraints of a problem differ from its block."""
        entry, block = self.entries[index], self.blocks[index]
        return entry.figure != block.figure or entry.constraints != block.constraints

    def pieces(self, index: int) -> PieceSet | None:
        """Return the pieces of a problem: chosen, stated, or given by the figure's size."""
        entry = self.entries[index]
        if entry.pieces is not None or entry.figure is None:
            return entry.pieces
        return pieces_of_file(self.blocks[index], entry.figure)

    def pieces_problem(self, index: int) -> FormatError | None:
        """Return the error in the pieces of the file; None once the user has chosen pieces."""
        entry = self.entries[index]
        if entry.block is not None:
            return self.file.blocks[entry.block].pieces_problem if entry.pieces is None else None
        if entry.problem is None or entry.pieces is not self.read[entry.problem].pieces:
            return None
        try:
            self.project.check_pieces(entry.problem)
        except CubewrightError as error:
            return FormatError(self.file.name, None, str(error))
        return None

    def puzzle(self, index: int) -> Puzzle | None:
        """Return the puzzle that Solve searches; None if the figure or the pieces are missing."""
        pieces = self.pieces(index)
        return None if pieces is None else self.puzzle_with(index, pieces)

    def puzzle_with(self, index: int, pieces: PieceSet) -> Puzzle:
        """Return the puzzle of a problem with the given pieces."""
        entry = self.entries[index]
        puzzle = entry.constraints.apply_to(puzzle_to_fill(self.shown_figure(index), pieces))
        return replace(puzzle, cell_colours=self.project.colours)

    def sliding_puzzle(self, index: int, pieces: PieceSet | None = None) -> SlidingPuzzle:
        """Return the sliding puzzle of a problem, with the given pieces or its own.

        Raises:
            CubewrightError: The problem states no sliding puzzle.
        """
        pieces = pieces or self.pieces(index)
        if pieces is None:
            raise CubewrightError(tr("the problem has no pieces; choose some"))
        return sliding_problem(self.puzzle_with(index, pieces), self.constraints(index))

    # -- changes

    def with_figure(
        self, index: int, figure: Figure, constraints: Constraints | None = None
    ) -> Content:
        """Return the content with another figure in a problem.

        ``constraints`` defaults to the current constraints that lie within the new figure.
        """
        entry = self.entries[index]
        within = (entry.constraints if constraints is None else constraints).restricted_to(
            figure.cells
        )
        if not within and not figure.optional:
            within = NO_CONSTRAINTS
        return self._with(index, replace(entry, figure=figure, constraints=within))

    def rules(self, index: int) -> Rules:
        """Return the rules of a problem."""
        entry = self.entries[index]
        here = entry.constraints
        return Rules(
            here.allowed_colours,
            here.max_holes,
            here.choices,
            here.groups,
            here.weights,
            here.on_ground,
        )

    def with_rules(self, index: int, rules: Rules) -> Content:
        """Return the content with other rules for a problem."""
        entry = self.entries[index]
        constraints = replace(
            entry.constraints,
            choices=rules.choices,
            allowed_colours=rules.allowed_colours,
            max_holes=rules.max_holes,
            groups=rules.groups,
            weights=rules.weights,
            on_ground=rules.on_ground,
        )
        return self._with(index, replace(entry, constraints=constraints))

    def with_cell_colour(self, number: int, colour: str) -> Content:
        """Return the content with another colour for the cells of a colour number."""
        colours = with_numbered_colour(self.project.colours, number, colour)
        return replace(self, project=replace(self.project, colours=colours))

    def with_pieces(self, index: int, pieces: PieceSet | None) -> Content:
        """Return the content with other pieces for a problem; None for the default of its file."""
        return self._with(index, replace(self.entries[index], pieces=pieces))

    def with_marks(self, index: int, marks: tuple[SolutionMark, ...]) -> Content:
        """Return the content with other marks of the solutions of a problem."""
        return self._with(index, replace(self.entries[index], marks=marks))

    @property
    def without_marks(self) -> Content:
        """The content without marks, as a figure file stores it."""
        if not any(entry.marks for entry in self.entries):
            return self
        return replace(self, entries=tuple(replace(entry, marks=()) for entry in self.entries))

    def with_added(self, figure: Figure, pieces: PieceSet | None, at: int | None = None) -> Content:
        """Return the content with a new problem, inserted at the given index or at the end."""
        return self.with_entry(Entry(self._free_key, figure, pieces=pieces), at)

    def with_blocks_added(self, text: str) -> Content:
        """Append the figures of a text, each of which needs a header, to the content."""
        before = len(self.file.blocks)
        file = self.file.with_blocks_added(text)
        added = tuple(
            _entry_of_block(block, number, self._free_key + number)
            for number, block in enumerate(file.blocks[before:], start=before)
        )
        return replace(self, entries=self.entries + added, file=file)

    def with_problem_added(self, project: Project) -> Content:
        """Append the first problem of another project to the content."""
        entry = Content.of_project(project).entries[0]
        return self.with_entry(replace(entry, key=self._free_key, problem=None, marks=()))

    def with_new_key(self, index: int, marks: tuple[SolutionMark, ...]) -> Content:
        """Return the content with a problem that has results of its own, with other marks."""
        entry = replace(self.entries[index], key=self._free_key, marks=marks)
        return self._with(index, entry)

    def with_entry(self, entry: Entry, at: int | None = None) -> Content:
        """Return the content with an entry inserted at the given index or at the end."""
        at = len(self.entries) if at is None else at
        return replace(self, entries=(*self.entries[:at], entry, *self.entries[at:]))

    def duplicated(self, index: int, name: str, at: int | None = None) -> Content:
        """Return the content with a copy of a problem at the given index, or after the problem."""
        entry, pieces = self.entries[index], self.pieces(index)
        figure = entry.figure
        if figure is not None:
            figure = replace(figure, name=name)
            if entry.pieces is None and pieces is not None:
                pieces = pieces_to_state(pieces, figure, default_set(figure))
        copy = replace(
            entry, key=self._free_key, figure=figure, pieces=pieces, block=None, marks=()
        )
        return self.with_entry(copy, index + 1 if at is None else at)

    def moved(self, indices: Collection[int], before: int) -> Content:
        """Return the content with the given problems moved together, before index ``before``.

        The moved problems keep their order. If ``before`` is the number of problems, they move to
        the end.
        """
        moving = set(indices)
        others = [index for index in range(len(self.entries)) if index not in moving]
        place = sum(index < before for index in others)
        order = (*others[:place], *sorted(moving), *others[place:])
        return replace(self, entries=tuple(self.entries[index] for index in order))

    def without(self, indices: Collection[int]) -> Content:
        """Return the content without the given problems."""
        kept = (entry for index, entry in enumerate(self.entries) if index not in indices)
        return replace(self, entries=tuple(kept))

    def _with(self, index: int, entry: Entry) -> Content:
        if entry == self.entries[index]:
            return self
        return replace(self, entries=(*self.entries[:index], entry, *self.entries[index + 1 :]))

    @property
    def _free_key(self) -> int:
        return 1 + max((entry.key for entry in (*self.entries, *self.read)), default=-1)

    # -- as files

    def to_file(self) -> FigFile:
        """Return the problems as a figure file, with only the changed blocks rewritten.

        Raises:
            FormatError: The pieces of a figure cannot be written among its comments, or
                the figures cannot be written in this order.
        """
        file, positions = self._changed_blocks()
        texts = [
            figure_text(entry.figure, (), entry.constraints, entry.pieces)
            for entry in self.entries
            if entry.block is None and entry.figure is not None
        ]
        before = len(file.blocks)
        if texts:
            file = file.with_blocks_added("\n".join(texts))
        new = iter(range(before, len(file.blocks)))
        order = [
            positions[entry.block]
            if entry.block is not None
            else (next(new, None) if entry.figure is not None else None)
            for entry in self.entries
        ]
        kept = [position for position in order if position is not None]
        for position in sorted(set(range(len(file.blocks))) - set(kept), reverse=True):
            file = file.without(position)
        ranks = {position: rank for rank, position in enumerate(sorted(kept))}
        wanted = [ranks[position] for position in kept]
        return file if wanted == sorted(wanted) else file.reordered(wanted)

    def _changed_blocks(self) -> tuple[FigFile, dict[int, int | None]]:
        """Return the file with its changed blocks rewritten, and the new index of each block."""
        file = self.file
        positions: dict[int, int | None] = {n: n for n in range(len(file.blocks))}
        of_block = {entry.block: entry for entry in self.entries if entry.block is not None}
        # Go from last to first, because emptying a block without a name removes the block.
        for index, entry in sorted(of_block.items(), reverse=True):
            if entry.figure is None:
                continue
            if _is_in_file(entry.figure, entry.constraints, self.file.blocks[index]):
                continue
            blocks = len(file.blocks)
            file = file.with_figure(index, entry.figure, entry.constraints)
            if len(file.blocks) < blocks:
                positions[index] = None
                for later in range(index + 1, len(self.file.blocks)):
                    at = positions[later]
                    positions[later] = None if at is None else at - 1
        for index, entry in sorted(of_block.items()):
            at = positions[index]
            if entry.pieces is not None and at is not None:
                file = file.with_piece_set(at, entry.pieces)
        return file, positions

    def after_saving(self, file: FigFile) -> Content:
        """Return the content after saving ``file``; figures keep their position in the grid.

        In the file, figures are aligned to the corner.
        """
        if len(file.blocks) != len(self.entries):
            return self
        entries = []
        for number, (entry, block) in enumerate(zip(self.entries, file.blocks, strict=True)):
            constraints = entry.constraints
            if constraints or (entry.figure is not None and entry.figure.optional):
                of_file = block.constraints.pieces
                constraints = replace(constraints, pieces=of_file)
            entries.append(
                replace(entry, pieces=None, constraints=constraints, block=number, problem=None)
            )
        return Content(tuple(entries), file, Project(colours=self.project.colours))

    def with_problem_only(self, index: int) -> Content:
        """Return the content with only one problem."""
        return replace(self, entries=(self.entries[index],))

    def to_project(self) -> Project:
        """Return the project, without results of problems that have changed."""
        problems = [
            self._new_problem(entry)
            if entry.problem is None
            else self.project.problems[entry.problem]
            for entry in self.entries
        ]
        project = replace(self.project, problems=tuple(problems))
        for index, entry in enumerate(self.entries):
            read = None if entry.problem is None else self.read[entry.problem]
            if read is None or replace(read, marks=entry.marks) != entry:
                project = self._with_problem(project, index)
            problem = project.problems[index]
            if problem.marks != entry.marks:
                project = project.with_problem(index, replace(problem, marks=entry.marks))
        return project

    def _new_problem(self, entry: Entry) -> Problem:
        """Return a new problem, whose note contains the remarks of its block."""
        if entry.block is None:
            return Problem()
        return Problem(note="\n".join(remarks(self.file.blocks[entry.block].comments)))

    def _with_problem(self, project: Project, index: int) -> Project:
        entry, pieces = self.entries[index], self.pieces(index)
        problem = project.problems[index]
        problem = replace(problem, name=self.name(index))
        if entry.figure is None or pieces is None or not pieces.pieces:
            changed = replace(problem, figure=entry.figure, results=NO_RESULTS)
            return project.with_problem(index, changed)
        puzzle = replace(self.puzzle_with(index, pieces), figure=entry.figure, piece_set=pieces)
        project = project.with_problem(index, problem).with_puzzle(index, puzzle)
        project = project.with_groups(index, entry.constraints.groups)
        project = project.with_targets(index, entry.constraints.targets)
        project = project.with_on_ground(index, entry.constraints.on_ground)
        return project.with_weights(index, entry.constraints.weights)


def after_project_saving(content: Content, project: Project) -> Content:
    """Return the content after saving it as a project, which then contains all its problems.

    The project also contains the pieces that a figure file stated.
    """
    entries = tuple(
        replace(entry, pieces=content.pieces(number), problem=number, block=None)
        for number, entry in enumerate(content.entries)
    )
    return Content(entries, project=project, read=entries)


def _entry_of_block(block: Block, number: int, key: int | None = None) -> Entry:
    return Entry(number if key is None else key, block.figure, block.constraints, block=number)


def _entry_of_problem(project: Project, number: int) -> Entry:
    problem = project.problems[number]
    figure = problem.figure
    if figure is not None and problem.name:
        figure = replace(figure, name=problem.name)
    pieces = project.piece_set(number) if problem.pieces else None
    return Entry(
        number,
        figure,
        _constraints_of(project, problem, pieces),
        pieces,
        problem=number,
        marks=problem.marks,
    )


def _lattice_of(entry: Entry) -> Lattice:
    if entry.figure is not None:
        return entry.figure.lattice
    return CUBIC if entry.pieces is None else entry.pieces.lattice


def _constraints_of(project: Project, problem: Problem, pieces: PieceSet | None) -> Constraints:
    rules = Constraints(
        choices=problem.choices,
        allowed_colours=problem.allowed_colours,
        max_holes=problem.max_holes,
        on_ground=problem.on_ground,
    )
    if pieces is None:
        return replace(rules, choices=())
    symbols = [piece.symbol for piece in pieces.pieces]
    weights = [project.shapes[entry.shape].weight for entry in problem.pieces]
    rules = replace(
        rules,
        groups=groups_of(problem.pieces, symbols),
        weights=tuple(zip(symbols, weights, strict=True)),
    )
    if not (problem.pre_placed or problem.misplaced or problem.forbidden or problem.targets):
        return rules
    placed = (*problem.pre_placed, *problem.misplaced)
    listed = Constraints(
        ((symbols[each.piece], each.cells) for each in placed),
        ((symbols[piece], cell) for piece, cell in problem.forbidden),
        pieces.name,
        targets=((symbols[each.piece], each.cells) for each in problem.targets),
    )
    return replace(
        rules,
        placed=listed.placed,
        forbidden=listed.forbidden,
        targets=listed.targets,
        pieces=listed.pieces,
    )


def _is_in_file(figure: Figure, constraints: Constraints, block: Block) -> bool:
    """Return whether a block contains the same figure, perhaps at another position."""
    if block.figure is None:
        return not figure.cells
    placed = constraints.shifted(figure.lattice.corner(figure.cells))
    return block.figure == figure.aligned() and placed == block.constraints
