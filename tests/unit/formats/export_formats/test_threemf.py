"""The package of a 3MF model: its parts, its title and its materials."""

from io import BytesIO
from xml.etree import ElementTree
from zipfile import ZIP_DEFLATED, ZipFile

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import ExportSource, export_formats

CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"


def test_a_package_has_a_title_and_a_material_for_each_part():
    cube = built_in_puzzle("cube")
    form = export_formats()["3mf"]
    steps = form.write(ExportSource(cube, "My <cube>"), form.settings({"bevel": 0.0}))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            content = end.value[".3mf"]
            break
    with ZipFile(BytesIO(content)) as package:
        names = package.namelist()
        assert names == ["[Content_Types].xml", "3D/3dmodel.model", "_rels/.rels"]
        assert {each.compress_type for each in package.infolist()} == {ZIP_DEFLATED}
        model = ElementTree.fromstring(package.read("3D/3dmodel.model"))
    assert model.get("unit") == "millimeter"
    title = next(each for each in model.iter(f"{CORE}metadata") if each.get("name") == "Title")
    assert (title.text, title.get("preserve")) == ("My <cube>", "1")
    materials = [
        (each.get("name"), each.get("displaycolor").lower()) for each in model.iter(f"{CORE}base")
    ]
    assert materials == [(each.symbol, f"{each.colour}ff") for each in cube.pieces]
    bodies = list(model.iter(f"{CORE}object"))
    assert [each.get("name") for each in bodies] == [each.symbol for each in cube.pieces]
    assert [each.get("pindex") for each in bodies] == [str(n) for n in range(7)]
    assert len(list(model.iter(f"{CORE}item"))) == 7
