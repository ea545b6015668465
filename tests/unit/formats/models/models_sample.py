"""Sizes of the parts of small models, for a comparison with stored ones.

Run this file as a program to store the sizes of the present version, after a deliberate change.
"""

import json
import sys
from pathlib import Path
from typing import Any

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.models.parts import model_parts
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

STORED = Path(__file__).parents[3] / "samples" / "models.json"
BEVELLED = ("cubic", "hexagonal", "triangular")
"""The lattices whose bevelled bodies take little time."""
GIVEN: dict[str, tuple[str, dict[str, Any]]] = {
    **{f"{name}, plain": (name, {"bevel": 0.0}) for name in sorted(lattices())},
    **{f"{name}, bevelled": (name, {"bevel": 1.5, "unit": 12.0}) for name in BEVELLED},
    "cubic, as given": ("cubic", {}),
    "cubic, loose": ("cubic", {"clearance": 1.0, "bevel": 0.0, "only": "B"}),
    "cubic, round": ("cubic", {"round": True, "bevel": 2.0, "only": "C"}),
    "cubic, hollow": ("cubic", {"wall": 2.0, "bevel": 0.0}),
    "cubic, hollow and closed": ("cubic", {"wall": 3.0, "drain": 0.0, "bevel": 0.0}),
    "cubic, wide drain": ("cubic", {"wall": 2.0, "drain": 8.0, "bevel": 0.0, "only": "B"}),
    "cubic, engraved": ("cubic", {"engrave": 1.0, "bevel": 0.0}),
    "cubic, engraved and small": ("cubic", {"engrave": 0.5, "unit": 9.0, "only": "B"}),
    "hexagonal, engraved": ("hexagonal", {"engrave": 0.6, "bevel": 0.0, "only": "B"}),
    "cubic, assembled": ("cubic", {"arrange": "assembled", "bevel": 0.0}),
    "cubic, assembled alone": ("cubic", {"arrange": "assembled", "bevel": 0.0, "only": "B"}),
    "triangular, assembled": ("triangular", {"arrange": "assembled", "bevel": 0.0}),
    "cubic, tray": ("cubic", {"arrange": "tray"}),
    "cubic, tray with a lid": ("cubic", {"arrange": "tray", "lid": True, "wall": 3.0, "unit": 8.0}),
    "hexagonal, tray": ("hexagonal", {"arrange": "tray", "lid": True, "clearance": 0.6}),
    "spheres, thin": ("spheres", {"connector": 30.0}),
    "spheres, hollow": ("spheres", {"wall": 2.0, "only": "A"}),
    "spheres, hollow and closed": ("spheres", {"wall": 2.0, "drain": 0.0, "only": "A"}),
}
"""The lattice and the settings of each model."""


def source(lattice_name: str) -> ExportSource:
    """Return a layer of cells filled by a piece of three cells and two copies of a smaller one."""
    lattice = lattices()[lattice_name]
    box = lattice.box((3, 3, 3))
    layer = lattice.layer(box[0])
    cells = sorted(cell for cell in box if lattice.layer(cell) == layer)[:6]
    parts = (cells[:3], cells[3:4], cells[4:5])
    kinds = ((parts[0], 1), (parts[1], 2))
    pieces = tuple(
        Piece(symbol, lattice.normalized(part), symbol, colour, lattice=lattice)
        for symbol, colour, (part, _) in zip("BC", ("#d03030", "#30a040"), kinds, strict=True)
    )
    made = PieceSet("two", "Two", pieces, (1, 2), lattice)
    if lattice_name == "spheres":
        pair = Piece("A", lattice.normalized(cells[:1]), "A", lattice=lattice)
        made = PieceSet("two", "Two", (pieces[0], pair), (1, 2), lattice)
    figure = Figure(cells[:5], "layer", lattice)
    placed = (
        PlacedPiece(0, 0, tuple(parts[0])),
        PlacedPiece(1, 0, tuple(parts[1])),
        PlacedPiece(1, 1, tuple(parts[2])),
    )
    solution = Solution(Puzzle(figure, made), placed)
    return ExportSource(solution.puzzle, "Small", (solution,))


def model(name: str) -> list[dict[str, Any]]:
    """Return the name, the colour and the sizes of each part of a model."""
    lattice_name, given = GIVEN[name]
    form = export_formats()["stl"]
    steps = model_parts(source(lattice_name), form.settings(given))
    while True:
        try:
            share = next(steps)
        except StopIteration as end:
            parts = end.value
            break
        assert 0 <= share <= 1
    return [
        {
            "name": part.name,
            "colour": part.colour,
            "box": [round(each, 4) + 0.0 for each in part.solid.bounding_box()],
            "volume": round(part.solid.volume(), 3),
            "area": round(part.solid.surface_area(), 3),
            "surfaces": len(part.solid.decompose()),
        }
        for part in parts
    ]


if __name__ == "__main__":
    STORED.write_text(json.dumps({name: model(name) for name in GIVEN}, indent=1) + "\n")
    sys.stdout.write(f"{STORED.stat().st_size} bytes\n")
