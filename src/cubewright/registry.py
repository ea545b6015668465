"""Find plug-ins: an engine, lattice or format is added by putting one file into its package."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

T = TypeVar("T")


def discover(package: str, kind: type[T]) -> dict[str, T]:
    """Return every module-level value of a type in a package's modules, by its ``name``.

    Modules are imported in alphabetical order, so that lists do not depend on
    the file system.

    Raises:
        ValueError: Two values have the same name.

    >>> from cubewright.model.lattice import Lattice
    >>> sorted(discover("cubewright.model.lattices", Lattice))
    ['cubic', 'hexagonal', 'triangular']
    """
    found: dict[str, T] = {}
    modules = sorted(module.name for module in iter_modules(import_module(package).__path__))
    for module_name in modules:
        module = import_module(f"{package}.{module_name}")
        for value in vars(module).values():
            if not isinstance(value, kind):
                continue
            name: str = value.name  # type: ignore[attr-defined]
            if found.get(name, value) is not value:
                raise ValueError(f"{package} has two values named {name!r}")
            found[name] = value
    return found
