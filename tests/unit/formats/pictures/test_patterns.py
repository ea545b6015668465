"""The lines of patterns in black and white keep their distances and stay inside the face."""

from math import cos, radians, sin

import pytest

from cubewright.formats.pictures.bodies import solution_scene
from cubewright.formats.pictures.patterns import PATTERNS, black_and_white_scene, hatching
from cubewright.presenter.scripting import load, solve

SQUARE = ((0.03, 0.02), (3.03, 0.02), (3.03, 3.02), (0.03, 3.02))
ANGLES = {
    0: (),
    1: ((45, 0.24),),
    2: ((135, 0.24),),
    3: ((0, 0.24),),
    4: ((90, 0.24),),
    5: ((45, 0.3), (135, 0.3)),
    6: ((0, 0.3), (90, 0.3)),
    7: ((45, 0.11),),
    8: ((135, 0.11),),
    9: ((0, 0.11),),
    10: ((90, 0.11),),
}


@pytest.mark.parametrize("pattern", ANGLES)
def test_a_pattern_has_parallel_lines_inside_the_face(pattern):
    made = hatching(SQUARE, pattern, "#123456")
    if not ANGLES[pattern]:
        assert made is None
        return
    assert (made.colour, made.width) == ("#123456", 0.022)
    left = list(made.ends)
    for angle, distance in ANGLES[pattern]:
        across = -sin(radians(angle)), cos(radians(angle))
        heights = [x * across[0] + y * across[1] for x, y in SQUARE]
        expected = [
            n * distance for n in range(-99, 99) if min(heights) < n * distance < max(heights)
        ]
        group, left = left[: len(expected)], left[len(expected) :]
        found = [x * across[0] + y * across[1] for (x, y), _ in group]
        assert found == pytest.approx(expected)
        for one, other in group:
            assert other[0] * across[0] + other[1] * across[1] == pytest.approx(
                one[0] * across[0] + one[1] * across[1]
            )
            for x, y in (one, other):
                sides = (abs(x - 0.03), abs(x - 3.03), abs(y - 0.02), abs(y - 3.02))
                assert min(sides) < 1e-9
    assert left == []


def test_pieces_get_patterns_in_their_order_and_then_other_greys():
    solution = next(iter(solve(load("cube"), limit=1)))
    scene = solution_scene(solution)
    order = [f"{n}" for n in range(40)]
    some = [body.symbol for body in scene.bodies]
    for start, grey in ((0, "#ffffff"), (PATTERNS, "#d4d4d4"), (2 * PATTERNS, "#a8a8a8")):
        symbols = [*order[:start], *some]
        bodies = black_and_white_scene(scene, symbols).bodies
        assert [body.pattern for body in bodies] == list(range(7))
        assert {body.colour for body in bodies} == {grey}
    assert len(ANGLES) == PATTERNS
