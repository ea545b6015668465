"""The options of each export format, with their defaults and bounds."""

from cubewright.formats.exports.export_format import export_formats

PICTURE = "show view count width background scheme letters azimuth elevation"
ANIMATION = "disassemble size speed turntable scheme azimuth elevation"
MODEL = "arrange only unit clearance bevel round wall drain connector engrave lid"
FORMATS = {
    "csv-statistics": ("statistics", ".csv", ""),
    "gif": ("animation", ".gif", f"{ANIMATION} loop palette"),
    "gltf": ("model", ".glb", f"{MODEL} palette"),
    "mp4": ("animation", ".mp4", f"{ANIMATION} palette"),
    "obj": ("model", ".obj .mtl", f"{MODEL} palette"),
    "openscad": ("model", ".scad", "arrange only unit clearance palette"),
    "page": ("page", ".html", "disassemble palette"),
    "puzzle-page": ("page", ".html", "palette"),
    "qr-code": ("page", ".svg", ""),
    "pdf": ("picture", ".pdf", f"{PICTURE} palette"),
    "pdf-booklet": ("booklet", ".pdf", "paper ink palette"),
    "pdf-net": ("net", ".pdf", "only unit ink paper palette"),
    "pdf-sheet": ("sheet", ".pdf", "pages paper ink palette"),
    "pdf-wood": ("wood", ".pdf", "unit clearance dowel paper"),
    "png": ("picture", ".png", f"{PICTURE} material palette stereo"),
    "png-statistics": ("statistics", ".png", "width scheme"),
    "puzzlecad": ("model", ".scad", "only unit clearance bevel"),
    "stl": ("model", ".stl", MODEL),
    "svg": ("picture", ".svg", f"{PICTURE} palette"),
    "svg-net": ("net", ".svg", "only unit ink palette"),
    "svg-statistics": ("statistics", ".svg", "width scheme"),
    "3mf": ("model", ".3mf", f"{MODEL} palette"),
    "webp": ("animation", ".webp", f"{ANIMATION} loop palette"),
}
"""The kind, the suffixes and the options of each format."""
NUMBERS = {
    "azimuth": (-58.0, -360, 360, "degrees"),
    "bevel": (0.6, 0, 20, "mm"),
    "clearance": (0.2, 0.01, 10, "mm"),
    "connector": (43.0, 10, 65, "percent"),
    "count": (1, 1, 1000, "solutions"),
    "dowel": (4.0, 0, 20, "mm"),
    "drain": (3.0, 0, 20, "mm"),
    "elevation": (27.0, -90, 90, "degrees"),
    "engrave": (0.0, 0, 5, "mm"),
    "size": (480, 64, 1920, "pixels"),
    "speed": (1.0, 0.1, 10, ""),
    "unit": (20.0, 1, 200, "mm"),
    "wall": (0.0, 0, 50, "mm"),
    "width": (1000, 16, 8192, "pixels"),
}
"""The default, the bounds and the unit of each number."""
WORDS = {
    "arrange": "bed assembled tray",
    "background": "transparent plain",
    "ink": "colour black",
    "loop": "forever once",
    "material": "lacquer wood drawing",
    "pages": "all challenge solution pieces",
    "palette": "own classic-soma colour-blind high-contrast wood",
    "paper": "A4 Letter",
    "scheme": "light dark",
    "stereo": "none anaglyph pair",
    "view": "space layers",
}
"""The choices of each word; the first one is the default."""
SWITCHES = {"disassemble", "letters", "lid", "round", "turntable"}


def test_each_format_has_its_kind_its_suffixes_and_its_options():
    found = {
        each.name: (
            each.kind,
            " ".join((each.suffix, *each.also)),
            " ".join(option.name for option in each.options),
        )
        for each in export_formats().values()
    }
    assert found == FORMATS


def test_booklets_show_collections_and_statistics_show_searches():
    formats = export_formats().values()
    assert [each.name for each in formats if each.has_chapters] == ["pdf-booklet"]
    assert all(each.has_statistics == (each.kind == "statistics") for each in formats)


def test_options_have_their_defaults_and_bounds():
    options = {option for each in export_formats().values() for option in each.options}
    numbers = {
        each.name: (each.default, each.minimum, each.maximum, each.unit)
        for each in options
        if each.is_number
    }
    assert numbers == NUMBERS
    assert {name for name, (default, *_) in numbers.items() if isinstance(default, int)} == {
        "count",
        "size",
        "width",
    }
    words = {each.name: " ".join(each.choices) for each in options if each.choices}
    assert words.pop("show") == "figure solution"
    assert words == WORDS
    defaults = {each.name: each.default for each in options if each.choices}
    assert defaults.pop("show") == "solution"
    assert defaults == {name: choices.split()[0] for name, choices in WORDS.items()}
    switches = {each for each in options if each.is_switch}
    assert {each.name for each in switches} == SWITCHES
    assert not any(each.default for each in switches)
    assert {each.default for each in options if each.name == "only"} == {""}
