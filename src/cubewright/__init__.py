"""A workbench for packing puzzles.

For scripts and notebooks, see docs/scripting.md: :func:`load`, :func:`problems`,
:func:`solve`, :func:`solutions`, :func:`count`, :func:`save` and :func:`open_project`.
They are imported when they are first used, so that importing this package takes no time.

>>> import cubewright
>>> cubewright.count(cubewright.load("cube"))
240
"""

from importlib import import_module

__all__ = ["count", "load", "open_project", "problems", "save", "solutions", "solve"]


def __getattr__(name: str) -> object:
    if name in __all__:
        return getattr(import_module("cubewright.presenter.scripting"), name)
    raise AttributeError(f"module 'cubewright' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
