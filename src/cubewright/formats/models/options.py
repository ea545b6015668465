"""The options of 3D models: the arrangement of pieces, and their shape in millimetres."""

from __future__ import annotations

from cubewright.formats.exports.option import ExportOption
from cubewright.translation import mark

BED, ASSEMBLED, TRAY = "bed", "assembled", "tray"
ARRANGE = ExportOption(
    "arrange",
    mark("Arrangement"),
    mark(
        "bed: the pieces of the set beside each other; assembled: a solution; tray: an open tray "
        "for the figure"
    ),
    BED,
    choices=(BED, ASSEMBLED, TRAY),
)
ONLY = ExportOption("only", mark("Only piece"), mark("export only the piece with this symbol"), "")
UNIT = ExportOption(
    "unit",
    mark("Size of a cell"),
    mark("edge of a cube or height of a layer"),
    20.0,
    1.0,
    200.0,
    "mm",
)
# Without clearance, a piece with two cells that touch along an edge would have no closed surface.
CLEARANCE = ExportOption(
    "clearance", mark("Clearance"), mark("gap between two assembled pieces"), 0.2, 0.01, 10.0, "mm"
)
BEVEL = ExportOption("bevel", mark("Bevel"), mark("width of bevelled edges"), 0.6, 0.0, 20.0, "mm")
ROUND = ExportOption(
    "round", mark("Round edges"), mark("round the edges instead of bevelling them"), False
)
WALL = ExportOption(
    "wall",
    mark("Wall"),
    mark("thickness of the walls of hollow pieces; 0: solid"),
    0.0,
    0.0,
    50.0,
    "mm",
    none_at_zero=True,
)
DRAIN = ExportOption(
    "drain",
    mark("Drain hole"),
    mark("diameter of the hole in hollow pieces; 0: none"),
    3.0,
    0.0,
    20.0,
    "mm",
    none_at_zero=True,
    needs=WALL.name,
)
CONNECTOR = ExportOption(
    "connector",
    mark("Connectors"),
    mark("diameter of the connectors between balls, in percent of the balls"),
    43.0,
    10.0,
    65.0,
    mark("percent"),
)
ENGRAVE = ExportOption(
    "engrave",
    mark("Engraved symbol"),
    mark("depth of the engraved symbol; 0: none"),
    0.0,
    0.0,
    5.0,
    "mm",
    none_at_zero=True,
)
LID = ExportOption("lid", mark("Lid"), mark("add a lid that slips over the tray"), False)
MODEL_OPTIONS = (ARRANGE, ONLY, UNIT, CLEARANCE, BEVEL, ROUND, WALL, DRAIN, CONNECTOR, ENGRAVE, LID)
