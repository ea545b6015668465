"""Engine settings and request options that are valid for any figure, for property tests."""

from hypothesis import strategies as st

from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.search.engine import engine

SPECIAL = ("document", "six-rows")
"""Values of settings that only certain figures allow."""


def some_settings(name):
    """Return a strategy for all settings of an engine that any figure allows."""
    choices = {
        setting.name: st.sampled_from([v for v in setting.values if v not in SPECIAL])
        for setting in engine(name).settings
    }
    return st.fixed_dictionaries(choices)


@st.composite
def request_options(draw, name):
    """Draw options of a request: a convention, a number of threads and settings."""
    return {
        "engine": name,
        "convention": draw(st.sampled_from(Convention)),
        "up_to": draw(st.sampled_from(UpTo)),
        "threads": draw(st.integers(1, 3)),
        "settings": tuple(draw(some_settings(name)).items()),
    }
