"""The picture in docs/architecture.md shows the packages and imports of the source."""

import importlib.util
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "draw_architecture.py"

pytestmark = pytest.mark.skipif(
    not SCRIPT.is_file(), reason="the script that draws it is not installed with the program"
)


def load_script():
    spec = importlib.util.spec_from_file_location("draw_architecture", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def script():
    return load_script()


@pytest.fixture(scope="module")
def groups(script):
    """The groups that the script reads from the imports of the source, which takes seconds."""
    return script.groups()


@pytest.fixture(scope="module")
def halves(script):
    picture = ElementTree.parse(script.PICTURE)
    return {each.get("data-package"): each for each in picture.iter() if each.get("data-package")}


def test_the_picture_has_one_half_for_each_group(groups, halves):
    assert list(halves) == [group.package for group in groups]


def test_the_arrows_are_the_imports_of_the_source(groups, halves):
    for group in groups:
        paths = [each for each in halves[group.package] if each.get("data-from")]
        drawn = {(each.get("data-from"), each.get("data-to")) for each in paths}
        assert drawn == group.arrows, "run python tools/draw_architecture.py"


def test_every_package_and_its_rooms_are_named(groups, halves):
    for group in groups:
        texts = [each.text or "" for each in halves[group.package]]
        named = set(" · ".join(texts).split(" · "))
        expected = {part for name in group.subpackages for part in name.split(" · ")}
        expected |= {
            subpackage for subpackages in group.subpackages.values() for subpackage in subpackages
        }
        assert expected <= named, "run python tools/draw_architecture.py"


def test_no_arrow_points_up(groups):
    for group in groups:
        layers = group.layers()
        assert all(layers[importer] > layers[imported] for importer, imported in group.arrows)


def test_a_circle_of_imports_is_an_error(script):
    group = script.Group("example", "", {("a", "b"), ("b", "a")}, {"a": [], "b": []})
    with pytest.raises(SystemExit, match="form a circle"):
        group.layers()
