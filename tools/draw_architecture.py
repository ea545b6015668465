"""Draw docs/images/architecture.svg, the map of packages, from the imports in the source.

    python tools/draw_architecture.py

The left half shows the packages directly below ``cubewright``, and the right half shows those
inside ``cubewright.solver``. A filled box is a package, and a dashed box is a module. The boxes
form layers. Every arrow points down, from the importing box to the imported one. An arrow that
skips a layer joins a thin line to its target.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PICTURE = ROOT / "docs" / "images" / "architecture.svg"

Arrow = tuple[str, str]

SHARED = "errors · registry · resources"
"""The modules at the root that every package may import; they share one box."""

WIDTH, ROW, BOX, LINE = 640, 112, 30, 15
"""The width of one half; the heights of a layer, of a box with one line, and of a further line."""
CHARACTERS = 50
"""The maximum number of characters of a line of subpackages in a box."""


@dataclass
class Group:
    """One half of the picture: the members of a package and the imports between them."""

    package: str
    title: str
    arrows: set[Arrow] = field(default_factory=set)
    subpackages: dict[str, list[str]] = field(default_factory=dict)
    """The names of the subpackages of each member."""
    single: set[str] = field(default_factory=set)
    """The members that are modules."""

    def layers(self) -> dict[str, int]:
        """Return the layer of each member; members in layer 0 import no other member."""
        layers = dict.fromkeys(self.subpackages, 0)
        for _ in layers:
            for importer, imported in self.arrows:
                layers[importer] = max(layers[importer], layers[imported] + 1)
        if any(layers[a] <= layers[b] for a, b in self.arrows):
            raise SystemExit(f"{self.package}: the imports between its packages form a circle")
        return layers


def modules() -> dict[str, Path]:
    """Return the file of every module of the source by its dotted name."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports() -> Iterator[Arrow]:
    """Yield each pair of an importing and an imported module of the source."""
    known = modules()
    for name, path in known.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                targets = [each.name for each in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                inner = [f"{node.module}.{each.name}" for each in node.names]
                targets = [each if each in known else node.module for each in inner]
            else:
                continue
            yield from ((name, target) for target in targets if target in known)


def member(module: str, package: str) -> str | None:
    """Return the name of the box of a module in a package; None if the module is not in it."""
    below = module.removeprefix(f"{package}.")
    if below == module:
        return None
    name = below.split(".")[0]
    return SHARED if package == "cubewright" and name in SHARED.split(" · ") else name


def group(package: str, title: str) -> Group:
    """Read one half of the picture from the source."""
    result = Group(package, title)
    for module, path in modules().items():
        if (name := member(module, package)) is not None:
            subpackages = result.subpackages.setdefault(name, [])
            below = module.removeprefix(f"{package}.").split(".")
            if len(below) == 1 and path.name != "__init__.py":
                result.single.add(name)
            if below[1:-1] and below[1] not in subpackages:
                subpackages.append(below[1])
    for importer, imported in imports():
        arrow = member(importer, package), member(imported, package)
        if arrow[0] and arrow[1] and arrow[0] != arrow[1]:
            result.arrows.add((arrow[0], arrow[1]))
    return result


def groups() -> list[Group]:
    """Return both halves of the picture."""
    return [
        group("cubewright", "Packages"),
        group("cubewright.solver", "Inside the solver"),
    ]


# ------------------------------------------------------------------------ drawing

Slot = tuple[str, int]
"""The name and layer of a box, or its name and a higher layer for the line down to it."""


def text_lines(subpackages: list[str]) -> list[str]:
    """Return the names of subpackages in lines of limited length."""
    lines = [""]
    for subpackage in subpackages:
        joined = f"{lines[-1]} · {subpackage}" if lines[-1] else subpackage
        if len(joined) > CHARACTERS:
            lines.append(subpackage)
        else:
            lines[-1] = joined
    return [line for line in lines if line]


def box_width(name: str, subpackages: list[str]) -> float:
    """Return the width of a box, in pixels of the picture."""
    return max([8.2 * len(name), *(6.0 * len(line) for line in text_lines(subpackages))]) + 24


def route(arrow: Arrow, layers: dict[str, int]) -> list[Slot]:
    """Return the slots that an arrow passes, from the importer down to the imported box."""
    top, bottom = layers[arrow[0]], layers[arrow[1]]
    return [(arrow[0], top), *((arrow[1], each) for each in range(top - 1, bottom - 1, -1))]


def positions(drawn: Group, layers: dict[str, int]) -> dict[Slot, float]:
    """Return the x coordinate of each slot; every slot moves towards its neighbours."""
    routes = [route(arrow, layers) for arrow in sorted(drawn.arrows)]
    slots = set(layers.items()) | {s for r in routes for s in r}
    rows = [sorted(s for s in slots if s[1] == layer) for layer in range(max(layers.values()) + 1)]
    links: dict[Slot, set[Slot]] = {slot: set() for slot in slots}
    for passed in routes:
        for above, below in pairwise(passed):
            links[above].add(below)
            links[below].add(above)
    x: dict[Slot, float] = {}
    for _ in range(24):
        for row in rows:
            wish = {s: sum(x.get(n, 0.0) for n in links[s]) / max(1, len(links[s])) for s in row}
            row.sort(key=lambda slot: (round(wish[slot], 3), slot))
            widths = [
                box_width(s[0], drawn.subpackages[s[0]]) if layers[s[0]] == s[1] else 14.0
                for s in row
            ]
            gap = min(40.0, (WIDTH - sum(widths)) / (len(row) + 1))
            left = (WIDTH - sum(widths) - gap * (len(row) - 1)) / 2
            for slot, width in zip(row, widths, strict=True):
                x[slot] = left + width / 2
                left += width + gap
    return x


def drawing(drawn: Group, left: float, height: float) -> Iterator[str]:
    """Yield the SVG elements of one half, in the middle of the height."""
    layers = drawn.layers()
    height = (height + ROW * (max(layers.values()) + 1)) / 2
    x = positions(drawn, layers)
    middle = {layer: height - ROW * (layer + 0.5) for layer in range(max(layers.values()) + 1)}
    half = {
        n: (BOX + LINE * len(text_lines(subpackages))) / 2
        for n, subpackages in drawn.subpackages.items()
    }
    tallest = {layer: max(half[n] for n in half if layers[n] == layer) for layer in middle}
    yield f'<g data-package="{drawn.package}" transform="translate({left:g} 40)">'
    yield f'<text class="title" x="{WIDTH / 2:g}" y="-12">{escape(drawn.title)}</text>'
    for importer, imported in sorted(drawn.arrows):
        passed = route((importer, imported), layers)
        y = middle[layers[importer]] + half[importer]
        path = f"M{x[passed[0]]:.0f} {y:.0f}"
        for above, below in pairwise(passed):
            last = below == passed[-1]
            reach = half[imported] + 5 if last else tallest[below[1]]
            end = middle[below[1]] - reach
            bend = (end - y) / 2
            path += (
                f" C{x[above]:.0f} {y + bend:.0f} {x[below]:.0f} {end - bend:.0f}"
                f" {x[below]:.0f} {end:.0f}"
            )
            y = end if last else middle[below[1]] + reach
            path += "" if last else f" V{y:.0f}"
        kind = "near" if len(passed) == 2 else "far"
        yield (
            f'<path class="{kind}" marker-end="url(#{kind})" data-from="{escape(importer)}"'
            f' data-to="{escape(imported)}" d="{path}"/>'
        )
    for name, subpackages in sorted(drawn.subpackages.items()):
        width, x0, y0 = box_width(name, subpackages), x[name, layers[name]], middle[layers[name]]
        kind = "module" if name in drawn.single else "package"
        yield (
            f'<rect class="{kind}" x="{x0 - width / 2:.0f}" y="{y0 - half[name]:.0f}" rx="6"'
            f' width="{width:.0f}" height="{2 * half[name]:.0f}"/>'
        )
        y = y0 - half[name] + 20
        yield f'<text class="name" x="{x0:.0f}" y="{y:.0f}">{escape(name)}</text>'
        for number, line in enumerate(text_lines(subpackages), start=1):
            y_line = y + number * LINE
            yield f'<text class="subpackages" x="{x0:.0f}" y="{y_line:.0f}">{escape(line)}</text>'
    yield "</g>"


STYLE = """\
text { font-family: sans-serif; text-anchor: middle; fill: #1b2733 }
.title { font-size: 17px; font-weight: bold }
.name { font-size: 14px }
.subpackages { font-size: 11px; fill: #4a5a6a }
.package { fill: #e6f0fa; stroke: #4a7db5 }
.module { fill: #fff; stroke: #4a7db5; stroke-dasharray: 4 3 }
path { fill: none }
.near { stroke: #2f5f94; stroke-width: 1.6 }
.far { stroke: #9db4cc; stroke-width: 1.2 }"""


def picture() -> str:
    """Return the whole picture as SVG."""
    halves = groups()
    rows = max(max(each.layers().values()) + 1 for each in halves)
    height, width = ROW * rows, WIDTH * len(halves) + 40 * (len(halves) + 1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 60}">',
        "<title>The packages of Cubewright and the imports between them</title>",
        f"<style>\n{STYLE}\n</style>",
        "<defs>",
    ]
    for kind, colour in (("near", "#2f5f94"), ("far", "#9db4cc")):
        lines.append(
            f'<marker id="{kind}" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="9"'
            f' markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">'
            f'<path d="M0 1 L9 5 L0 9 z" style="fill: {colour}"/></marker>'
        )
    lines += ["</defs>", f'<rect width="{width}" height="{height + 60}" style="fill: #fff"/>']
    for number, each in enumerate(halves):
        lines.extend(drawing(each, 40 + number * (WIDTH + 40), height))
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"wrote {PICTURE.relative_to(ROOT)}")
