"""Each fact about a release is written in one place."""

import hashlib
import re
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from cubewright.presenter.newer_version import ADDRESS

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import release

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OF_CONDA = {"PySide6-Essentials": "pyside6", "msgspec": "msgspec-python", "PyOpenGL": "pyopengl"}
"""Names of packages that differ in conda-forge by more than capital letters."""
CHANGES = """# Changelog

## Unreleased

- Not yet.

## 1.2.1 (2026-12-02)

- A mend.

## 1.2 (2026-12-01)

- **A change**.

### More

- An older change.

## 1.10 (2026-11-30)
"""


@pytest.fixture
def changes(monkeypatch, tmp_path):
    file = tmp_path / "CHANGELOG.md"
    file.write_text(CHANGES)
    monkeypatch.setattr(release, "CHANGELOG", file)


def test_the_notes_are_the_section_of_exactly_that_version(changes):
    assert release.notes("1.2") == "- **A change**.\n\n### More\n\n- An older change."
    assert release.notes("1.2.1") == "- A mend."


@pytest.mark.parametrize("version", ["1", "1.2.0", "1.20", "1.2 ", "Unreleased", "1.10", ".*"])
def test_a_version_without_a_dated_section_is_refused(changes, version):
    with pytest.raises(SystemExit, match="dated sections"):
        release.notes(version)


def test_the_changelog_dates_every_release_from_the_newest_to_the_oldest():
    unreleased, *published = release.releases()
    assert (unreleased.version, unreleased.date) == ("Unreleased", "")
    assert published
    assert all(re.fullmatch(r"\d+(\.\d+)+", each.version) and each.date for each in published)
    assert sorted((each.date for each in published), reverse=True) == [x.date for x in published]


def test_a_tree_without_tags_has_the_newest_version_of_the_changelog():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    fallback = settings["tool"]["hatch"]["version"]["fallback-version"]
    assert fallback == release.releases()[1].version
    assert PROJECT["dynamic"] == ["version"]


def test_software_centres_learn_versions_and_dates_from_the_changelog(tmp_path):
    entry = ElementTree.parse(release.write_metainfo(tmp_path)).getroot()
    told = [(each.get("version"), each.get("date")) for each in entry.iter("release")]
    assert told == [(each.version, each.date) for each in release.releases() if each.date]
    assert entry.findtext("project_license") == PROJECT["license"]
    desktop = ROOT / "share" / "applications" / str(entry.findtext("launchable"))
    assert desktop.is_file()
    assert entry.findtext("provides/binary") in PROJECT["scripts"]


def test_the_identifier_is_the_same_everywhere():
    assert (
        f'bundle_identifier="{release.IDENTIFIER}"' in (PACKAGING / "cubewright.spec").read_text()
    )
    assert (PACKAGING / "flatpak" / f"{release.IDENTIFIER}.yml").is_file()


def test_the_maintainer_stands_in_one_place():
    (author,) = PROJECT["authors"]
    assert release.maintainer() == f"{author['name']} <{author['email']}>"
    address = author["email"]
    kept = [
        file
        for folder in ("packaging", "share", "tools", ".github")
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and file.suffix != ".pyc" and address in file.read_text(encoding="utf-8")
    ]
    assert kept == []
    installer = (PACKAGING / "windows" / "cubewright.iss").read_text(encoding="utf-8")
    assert f"AppPublisher={author['name']}\n" in installer


def test_the_address_of_the_list_of_versions_stands_in_one_place():
    files = [
        *(ROOT / "src").rglob("*.py"),
        *PACKAGING.rglob("*.py"),
        *(ROOT / "tools").rglob("*.py"),
    ]
    named = [file.stem for file in files if ADDRESS in file.read_text(encoding="utf-8")]
    assert named == ["newer_version"]


def filled(template, name, tmp_path):
    """Return the parsed text of a template for an archive of some bytes."""
    archive = tmp_path / name
    archive.write_bytes(b"some bytes")
    text = release.filled(template, archive)
    assert re.search(r"@[A-Z0-9]+@", text) is None
    return yaml.safe_load(text)


def test_the_recipe_for_conda_needs_what_the_project_needs(tmp_path):
    recipe = filled("conda/recipe.yaml", "cubewright-1.2.3.tar.gz", tmp_path)
    assert set(recipe) == {
        "schema_version", "context", "package", "source", "build", "requirements", "tests", "about"
    }  # fmt: skip
    assert recipe["context"]["version"] == "1.2.3"
    assert recipe["source"]["sha256"] == hashlib.sha256(b"some bytes").hexdigest()
    assert recipe["about"]["license"] == PROJECT["license"]
    assert (ROOT / recipe["about"]["license_file"]).is_file()
    needed = {f"python {PROJECT['requires-python']}"}
    for requirement in PROJECT["dependencies"]:
        name, limits = re.fullmatch(r"([\w-]+)([^;]*).*", requirement).groups()
        limits = limits.removesuffix(",<6.12")  # for Python 3.11 only
        needed.add(f"{OF_CONDA.get(name, name.lower())} {limits}")
    assert set(recipe["requirements"]["run"]) == needed
    (programs,) = (
        each["package_contents"]["bin"] for each in recipe["tests"] if "package_contents" in each
    )
    assert set(programs) == {*PROJECT["scripts"], *PROJECT["gui-scripts"]}
    pinned = [each.replace("==", " ==") for each in PROJECT["optional-dependencies"]["develop"]]
    assert set(pinned) <= set(recipe["requirements"]["host"])


def test_the_manifest_for_flatpak_exports_what_the_folder_has(tmp_path):
    template = f"flatpak/{release.IDENTIFIER}.yml"
    manifest = filled(template, "cubewright-1.2.3-linux-x86_64.tar.xz", tmp_path)
    assert manifest["app-id"] == release.IDENTIFIER
    assert manifest["command"] in PROJECT["scripts"]
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert source["sha256"] == hashlib.sha256(b"some bytes").hexdigest()
    assert source["path"] == "cubewright-1.2.3-linux-x86_64.tar.xz"
    assert (ROOT / "share" / "applications" / manifest["rename-desktop-file"]).is_file()
    assert (ROOT / "resources" / "icons" / f"{manifest['rename-icon']}.svg").is_file()
    commands = "\n".join(module["build-commands"])
    assert all(name in commands for name in (*PROJECT["scripts"], *PROJECT["gui-scripts"]))
    assert {"--socket=wayland", "--socket=fallback-x11"} <= set(manifest["finish-args"])


def test_manifests_are_written_for_the_archives_of_a_folder(tmp_path):
    for name in ("cubewright-1.2.3.tar.gz", "cubewright-1.2.3-linux-x86_64.tar.xz"):
        (tmp_path / name).write_bytes(b"")
    release.write_manifests(tmp_path)
    assert 'version: "1.2.3"' in (tmp_path / "recipe.yaml").read_text()
    assert "1.2.3-linux" in (tmp_path / f"{release.IDENTIFIER}.yml").read_text()


def test_the_release_tests_the_packaged_program_on_every_system():
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
    jobs = workflow["jobs"]
    for name in ("linux", "others"):
        steps = "\n".join(step.get("run", "") for step in jobs[name]["steps"])
        assert "--self-test" in steps
        assert "tests/test_installed.py" in steps
    systems = [
        each["os"]
        for name in ("linux", "others")
        for each in jobs[name]["strategy"]["matrix"]["include"]
    ]
    assert {each.split("-")[0] for each in systems} == {"ubuntu", "windows", "macos"}
    draft = "\n".join(str(step) for step in jobs["draft"]["steps"])
    assert all(word in draft for word in ("SHA256SUMS", "attest-build-provenance", "--draft"))
    assert "tools/release.py notes" in draft


def test_the_readme_gives_the_sizes_of_the_benchmarks():
    measured = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    sizes = re.findall(r"^\| `\.(?:deb|tar\.xz)`[^|]*\| ([\d.]+) \|", measured, re.MULTILINE)
    assert len(sizes) == 2
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (told,) = re.findall(r"(\d+) MB download", readme)
    assert all(abs(float(size) - int(told)) < 1 for size in sizes)
