"""Ways to run an engine that any figure allows, for property tests."""

from hypothesis import strategies as st

from cubewright.model.symmetry.group import Convention
from cubewright.solver.search.engine import engine

SPECIAL = ("document", "six-rows")
"""Values of settings that are for certain figures alone."""


def some_settings(name):
    """Every way to set an engine but those that are for certain figures alone."""
    choices = {
        setting.name: st.sampled_from([v for v in setting.values if v not in SPECIAL])
        for setting in engine(name).settings
    }
    return st.fixed_dictionaries(choices)


@st.composite
def ways_to_solve(draw, name):
    """What a request may ask of an engine: a convention, threads and settings."""
    return {
        "engine": name,
        "convention": draw(st.sampled_from(Convention)),
        "threads": draw(st.integers(1, 3)),
        "settings": tuple(draw(some_settings(name)).items()),
    }
