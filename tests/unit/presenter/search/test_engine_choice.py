"""The engine that is chosen, its settings, and the request that they make."""

import pytest

from cubewright.errors import UnknownNameError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.presenter.search.counting_choice import CountingChoice, counting_choices
from cubewright.presenter.search.engine_choice import (
    DEFAULT_CHOICES,
    FORMULATIONS,
    EngineChoice,
    offered_engines,
    run_title,
    value_text,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines

CUBE = built_in_puzzle("cube")
AS_GIVEN = (("order", "as-given"),)


def test_a_choice_leaves_default_values_out_and_refuses_unknown_ones():
    assert EngineChoice.of("stagewise", [("symmetry", "general")]) == EngineChoice("stagewise")
    assert EngineChoice.of("stagewise", AS_GIVEN).settings == AS_GIVEN
    with pytest.raises(UnknownNameError):
        EngineChoice.of("no engine")


def test_a_stored_choice_keeps_what_this_version_has():
    stored = EngineChoice.from_settings(
        "stagewise", [("gone", "1"), ("order", "no order"), *AS_GIVEN]
    )
    assert stored == EngineChoice("stagewise", AS_GIVEN)
    assert EngineChoice.from_settings("no engine", AS_GIVEN) == EngineChoice()
    assert EngineChoice().engine == "automatic"


def test_a_choice_makes_a_request():
    choice = EngineChoice("stagewise", AS_GIVEN)
    request = choice.request(CUBE, Convention.RAW, threads=3, count_only=True)
    assert request == SolveRequest(
        CUBE, Convention.RAW, "stagewise", AS_GIVEN, threads=3, count_only=True
    )
    plain = choice.request(CUBE, Convention.UNIQUE)
    assert (plain.threads, plain.count_only) == (1, False)
    assert choice.describe(CUBE) == "stagewise, order as-given"


def test_a_run_is_named_by_what_is_unusual():
    assert run_title(SolveRequest(CUBE)) == "Automatic"
    assert run_title(SolveRequest(CUBE), "automatic") == "Automatic"
    assert run_title(SolveRequest(CUBE, threads=1), "stagewise") == "Automatic: Stagewise"
    assert run_title(SolveRequest(CUBE, threads=2)) == "Automatic, 2 threads"
    both = SolveRequest(CUBE, engine="stagewise", settings=AS_GIVEN, threads=4)
    assert run_title(both, "stagewise") == "Stagewise, order as-given, 4 threads"


def test_engines_are_offered_with_the_compared_ones_first():
    names = [each.name for each in offered_engines()]
    assert names[: len(FORMULATIONS) + 1] == ["automatic", *FORMULATIONS]
    assert names[len(FORMULATIONS) + 1 :] == sorted(set(engines()) - {"automatic", *FORMULATIONS})
    assert [each.engine for each in DEFAULT_CHOICES] == list(FORMULATIONS)
    assert (value_text("ABC"), value_text("six-rows")) == ("ABC", "Six rows")


def test_the_titles_of_the_ways_of_counting():
    choices = counting_choices(breaks_symmetry=True)
    assert [(each.key, each.short_title, each.title) for each in choices] == [
        ("unique", "Unique", "Unique: rotations and reflections counted as one"),
        ("rotations", "Up to rotation", "Up to rotation"),
        ("raw", "Raw (all)", "Raw: nothing merged"),
        ("unique-figure", "Unique (figure)", "Unique, by all symmetries of the figure"),
        (
            "rotations-figure",
            "Rotation (figure)",
            "Up to rotation, by all rotations of the figure",
        ),
    ]
    for each in choices:
        assert CountingChoice.of_key(each.key) == each
    assert CountingChoice(Convention.RAW, UpTo.FIGURE).key == "raw"
    assert counting_choices(breaks_symmetry=False) == choices[:3]
