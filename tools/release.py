"""Write the texts of a release from CHANGELOG.md and pyproject.toml.

    python tools/release.py notes 1.2.3         print the changelog's section of a version
    python tools/release.py metainfo FOLDER     write the program's entry for software centres
    python tools/release.py manifests FOLDER    write conda's recipe and Flatpak's manifest for the
                                                archives of a folder such as dist

CHANGELOG.md contains versions and dates in headings such as "## 1.2.3 (2026-12-31)". The authors,
their address, the summary and the licence are in pyproject.toml.
"""

import hashlib
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = ROOT / "CHANGELOG.md"
IDENTIFIER = "org.cubewright.Cubewright"
MANIFESTS = {
    "conda/recipe.yaml": "cubewright-*.tar.gz",
    f"flatpak/{IDENTIFIER}.yml": "cubewright-*-linux-x86_64.tar.xz",
}
"""The templates in packaging/, and the archive for each."""
HEADING = re.compile(r"^## (.+?)(?: \((\d{4}-\d\d-\d\d)\))?$", re.MULTILINE)


class Release(NamedTuple):
    """A version, its date (empty if it is not published) and its section of the changelog."""

    version: str
    date: str
    notes: str


def releases() -> list[Release]:
    """Return the releases of the changelog, the newest first."""
    _, *parts = HEADING.split(CHANGELOG.read_text(encoding="utf-8"))
    found = zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    return [Release(version, date or "", notes.strip()) for version, date, notes in found]


def notes(version: str) -> str:
    """Return the changelog's section of a version."""
    found = [each.notes for each in releases() if each.version == version and each.date]
    if len(found) != 1 or not found[0]:
        sys.exit(f"release: CHANGELOG.md has {len(found)} dated sections for {version}")
    return found[0]


def project() -> dict[str, Any]:
    """Return the table of the project in pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return table["project"]


def maintainer() -> str:
    """Return the maintainer, as Debian writes one.

    >>> maintainer().endswith(">")
    True
    """
    (author,) = project()["authors"]
    return f"{author['name']} <{author['email']}>"


def metainfo() -> str:
    """Return the entry of the program for software centres."""
    (author,) = project()["authors"]
    published = "".join(
        f'    <release version="{each.version}" date="{each.date}"/>\n'
        for each in releases()
        if each.date
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{IDENTIFIER}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>{project()["license"]}</project_license>
  <name>Cubewright</name>
  <summary>Draw packing puzzles and look at every solution in 3D</summary>
  <description>
    <p>
      Cubewright is a workbench for packing puzzles: the Soma cube, the Bedlam cube, pentominoes,
      burrs and many others. Draw a figure, find every solution, take assemblies apart, and print
      or export what was found.
    </p>
  </description>
  <launchable type="desktop-id">cubewright.desktop</launchable>
  <url type="homepage">https://pypi.org/project/{project()["name"]}/</url>
  <developer_name>{escape(author["name"])}</developer_name>
  <provides>
    <binary>cubewright</binary>
    <mediatype>application/x-cubewright</mediatype>
  </provides>
  <content_rating type="oars-1.1"/>
  <releases>
{published}  </releases>
</component>
"""


def write_metainfo(share: Path) -> Path:
    """Write the entry where software centres look in a folder ``share``."""
    file = share / "metainfo" / f"{IDENTIFIER}.metainfo.xml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(metainfo(), encoding="utf-8")
    return file


def filled(template: str, archive: Path) -> str:
    """Return a text of packaging/ with the version, the name and the checksum of an archive."""
    text = (ROOT / "packaging" / template).read_text(encoding="utf-8")
    values = {
        "VERSION": archive.name.split("-")[1].removesuffix(".tar.gz"),
        "ARCHIVE": archive.name,
        "SHA256": hashlib.sha256(archive.read_bytes()).hexdigest(),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def write_manifests(folder: Path) -> None:
    """Write conda's recipe for the source archive, and Flatpak's manifest for the .tar.xz."""
    for template, pattern in MANIFESTS.items():
        for archive in sorted(folder.glob(pattern)):
            target = folder / Path(template).name
            target.write_text(filled(template, archive), encoding="utf-8")


def main() -> None:
    match sys.argv[1:]:
        case ["notes", version]:
            print(notes(version))
        case ["metainfo", folder]:
            write_metainfo(Path(folder))
        case ["manifests", folder]:
            write_manifests(Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
