"""Discovery of plug-ins: a new file in a package adds an engine, lattice or format."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, TypeVar

T = TypeVar("T")


def discover(package: str, kind: type[T]) -> dict[str, T]:
    """Return all module-level values of type ``kind`` in a package's modules, by their ``name``.

    Modules are imported in alphabetical order, so that lists do not depend on the file system.

    Raises:
        ValueError: Two values have the same name.

    >>> from cubewright.model.lattice import Lattice
    >>> sorted(discover("cubewright.model.lattices", Lattice))[:2]
    ['cubic', 'hexagonal']
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


def find(package: str, kind: type[T], name: str) -> T | None:
    """Return the value called ``name`` from the module of that name; None if it does not exist.

    Only that module is imported. A hyphen in the name is an underscore in the module's name.
    """
    module_name = f"{package}.{name.replace('-', '_')}"
    if not name.replace("-", "_").isidentifier() or find_spec(module_name) is None:
        return None
    values = vars(import_module(module_name)).values()
    return next((v for v in values if isinstance(v, kind) and v.name == name), None)  # type: ignore[attr-defined]


def module_names(package: str) -> list[str]:
    """Return the names of a package's modules, with hyphens, without importing them.

    >>> module_names("cubewright.solver.engines")[-1]
    'stagewise'
    """
    modules = iter_modules(import_module(package).__path__)
    return sorted(module.name.replace("_", "-") for module in modules)


def docstrings(package: str) -> dict[str, str]:
    """Return the docstring of each of a package's modules, by module name, without executing them.

    Reading the compiled module takes a hundredth of the time of importing it. A module without a
    docstring gets an empty text.

    >>> docstrings("cubewright.model.lattices")["cubic"]
    'Cubes: x to the right, y away from you, z up.'
    """
    found = {}
    for finder, name, _ in iter_modules(import_module(package).__path__):
        full_name = f"{package}.{name}"
        spec = finder.find_spec(full_name, None)
        loader: Any = None if spec is None else spec.loader
        code = loader.get_code(full_name) if hasattr(loader, "get_code") else None
        # The first constant of a module is its docstring if the module stores __doc__ first.
        has_docstring = code is not None and code.co_names[:1] == ("__doc__",)
        text = code.co_consts[0] if code is not None and has_docstring else ""
        found[name] = text if isinstance(text, str) else ""
    return dict(sorted(found.items()))
