"""The fewest moves of sliding puzzles."""

import random
from collections import deque

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.sliding import parse_sliding_puzzles, sliding_puzzles
from cubewright.model.sliding import DIRECTIONS, SlidingMove, SlidingPuzzle, moved, shape
from cubewright.solver.sliding import positions, search
from cubewright.solver.sliding.search import COUNTS, sliding_steps


def result_of(puzzle, counted="pieces", places=None):
    steps = sliding_steps(puzzle, counted, places)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def drawn(start, target, **fields):
    more = "".join(f"{name} = {value!r}\n" for name, value in fields.items())
    text = f'[[puzzles]]\nname = "p"\n{more}start = """{start}"""\ntarget = """{target}"""\n'
    return parse_sliding_puzzles(text, "p.toml")[0]


def replayed(puzzle, plan):
    """Return the places after a plan, of which every step must be possible."""
    places = dict(puzzle.start)
    for move in plan:
        for step in move.steps:
            places = moved(puzzle, places, SlidingMove(move.symbol, (step,)))
            assert places is not None
    return places


PUBLISHED = {
    ("klotski", "pieces"): 81,
    ("klotski", "straight"): 90,
    ("klotski", "steps"): 116,
    ("dads-puzzle", "pieces"): 59,
    ("century", "pieces"): 100,
    ("century", "straight"): 112,
    ("super-century", "pieces"): 138,
    ("super-century", "straight"): 150,
    ("bickford", "pieces"): 131,
    ("eight", "steps"): 31,
    ("varikon", "steps"): 19,
}
"""The numbers of Gardner (1964), Conway, Storer, Bickford (2011), Reinefeld (1993) and Scherphuis:
Storer counts Century without its first move by half a cell, as 99 and 111."""


def test_published_numbers_of_the_puzzles_are_those_that_the_program_states():
    stated = {(name, each.counted): each.moves for name, each in sliding_puzzles().items()}
    assert stated.items() <= PUBLISHED.items()


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        pytest.param(
            *each, marks=[] if each[0] == "dads-puzzle" else [pytest.mark.slow], id="-".join(each)
        )
        for each in PUBLISHED
    ],
)
def test_published_numbers_are_found(name, counted):
    puzzle = sliding_puzzles()[name]
    plan = result_of(puzzle, counted).plan
    assert len(plan) == PUBLISHED[name, counted]
    assert puzzle.is_solved(replayed(puzzle, plan))
    if counted == "steps":
        assert {len(move.steps) for move in plan} == {1}
    if counted == "straight":
        assert {len(set(move.steps)) for move in plan} == {1}


def random_puzzle(seed):
    """Return a small room with a few pieces, flat or in space, and one or two targets."""
    chance = random.Random(seed)
    size = chance.choice([(3, 3, 1), (4, 3, 1), (3, 2, 2), (2, 2, 2)])
    cells = [(x, y, z) for x in range(size[0]) for y in range(size[1]) for z in range(size[2])]
    room = frozenset(chance.sample(cells, len(cells) - chance.randrange(2)))
    start = {}
    free = set(room)
    for symbol in "ABCDE"[: chance.randint(2, 5)]:
        if len(free) < 3:
            break
        first = chance.choice(sorted(free))
        piece = {first}
        if chance.random() < 0.5:
            step = chance.choice(sorted(DIRECTIONS.values()))
            beside = tuple(a + b for a, b in zip(first, step, strict=True))
            piece |= {beside} & free
        free -= piece
        start[symbol] = frozenset(piece)
    targets = {}
    for symbol in chance.sample(sorted(start), min(len(start), chance.randint(1, 2))):
        places = [
            frozenset(tuple(a + b for a, b in zip(cell, offset, strict=True)) for offset in offsets)
            for offsets in [shape(start[symbol])]
            for cell in sorted(room)
        ]
        taken = set().union(*targets.values())
        places = [each for each in places if each <= room and not each & taken]
        if places:
            targets[symbol] = chance.choice(places)
    singles = "".join(each for each in start if len(start[each]) == 1)
    alike = (singles,) if len(singles) > 1 and chance.random() < 0.5 else ()
    return SlidingPuzzle("random", "random", room, start, targets, alike)


def slow_number(puzzle, counted):
    """Return the fewest moves by a plain search over the places of distinct pieces."""
    first = tuple(puzzle.start.items())
    distances = {first: 0}
    waiting = deque([first])
    while waiting:
        state = waiting.popleft()
        places = dict(state)
        if puzzle.is_solved(places):
            return distances[state]
        for symbol in places:
            near, edge = [], [(places, None)]
            seen = {places[symbol]}
            while edge:
                here, direction = edge.pop()
                for name in DIRECTIONS:
                    if counted == "straight" and direction not in (None, name):
                        continue
                    there = moved(puzzle, here, SlidingMove(symbol, (name,)))
                    if there is None or there[symbol] in seen:
                        continue
                    seen.add(there[symbol])
                    near.append(there)
                    if counted != "steps":
                        edge.append((there, name))
            for each in near:
                key = tuple(each.items())
                if key not in distances:
                    distances[key] = distances[state] + 1
                    waiting.append(key)
    return None


@pytest.mark.parametrize("counted", COUNTS)
@pytest.mark.parametrize(
    "seeds", [(0, 1, 2, 5, 6, 8, 9), pytest.param(range(60), marks=pytest.mark.slow, id="many")]
)
def test_random_puzzles_take_as_many_moves_as_in_a_plain_search(counted, seeds):
    for seed in seeds:
        puzzle = random_puzzle(seed)
        plan = result_of(puzzle, counted).plan
        assert (None if plan is None else len(plan)) == slow_number(puzzle, counted), seed
        if plan is not None:
            assert puzzle.is_solved(replayed(puzzle, plan)), seed


def test_keys_of_several_words_change_no_number(monkeypatch):
    puzzle = sliding_puzzles()["dads-puzzle"]
    monkeypatch.setattr(positions, "_KEY_BITS", 9)
    assert len(positions.Positions(puzzle)._radix) > 2
    assert len(result_of(puzzle).plan) == 59


def test_a_large_room_needs_several_words():
    wide = 70
    puzzle = drawn("A" + "." * (wide - 1), "." * (wide - 1) + "A")
    assert len(result_of(puzzle).plan) == 1
    assert len(result_of(puzzle, "steps").plan) == wide - 1


def test_pieces_like_each_other_may_stand_for_each_other():
    apart = drawn("a.b", "b..")
    assert result_of(apart).plan is None
    assert result_of(drawn("a.b", "b..", alike=["ab"])).plan == ()


def test_a_search_can_begin_anywhere():
    puzzle = drawn("a..", "..a")
    places = {"a": frozenset({(1, 0, 0)})}
    assert result_of(puzzle, "steps", places).plan == (SlidingMove("a", ("right",)),)


def test_targets_out_of_reach_give_no_plan():
    found = result_of(drawn("a#.", "..a"))
    assert (found.plan, found.arrangements) == (None, 1)


def test_too_many_arrangements_are_refused(monkeypatch):
    monkeypatch.setattr(search, "MAX_ARRANGEMENTS", 10)
    with pytest.raises(CubewrightError, match="more than 10 ways"):
        result_of(sliding_puzzles()["dads-puzzle"])
