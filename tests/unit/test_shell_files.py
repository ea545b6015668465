"""Files that a wheel installs for the system: menu entry, manual pages, shell completions."""

import importlib.util
import shutil
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest

from cubewright.cli.command import commands

ROOT = Path(__file__).parents[2]
SHARE = ROOT / "share"
SCRIPT = ROOT / "tools" / "write_shell_files.py"

pytestmark = pytest.mark.skipif(
    not SCRIPT.is_file(), reason="the script that writes them is not installed with the program"
)


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("write_shell_files", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def built(script, tmp_path_factory):
    """The folder that a wheel's build writes."""
    folder = tmp_path_factory.mktemp("share")
    script.write(folder)
    return folder


def test_the_command_of_the_build_writes_every_file(script, tmp_path):
    subprocess.run([sys.executable, str(SCRIPT), str(tmp_path)], check=True)
    written = {
        str(path.relative_to(tmp_path)): path.read_text(encoding="utf-8")
        for path in tmp_path.rglob("*")
        if path.is_file()
    }
    assert written == script.texts()


def test_only_the_menu_entry_and_file_types_are_kept_in_the_repository():
    found = {str(path.relative_to(SHARE)) for path in SHARE.rglob("*") if path.is_file()}
    assert found == {"applications/cubewright.desktop", "mime/packages/cubewright.xml"}


def test_the_wheel_installs_them_where_the_system_looks():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = settings["tool"]["hatch"]["build"]["targets"]["wheel"]
    shared = wheel["shared-data"]
    assert shared["share"] == "share"
    assert SCRIPT.name in (ROOT / wheel["hooks"]["custom"]["path"]).read_text(encoding="utf-8")
    packaged = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert packaged["docs/guide"] == "cubewright/docs/guide"
    (icon,) = (source for source, target in shared.items() if "/icons/hicolor/" in target)
    assert (ROOT / icon).is_file()


def test_the_menu_entry_starts_the_program_and_names_its_icon():
    entry = ConfigParser(interpolation=None)
    entry.read(SHARE / "applications" / "cubewright.desktop", encoding="utf-8")
    values = entry["Desktop Entry"]
    assert (values["Exec"], values["Icon"]) == ("cubewright %F", "cubewright")


def test_every_option_is_in_the_manual_page_and_in_every_completion(script, built):
    names = [
        name
        for command in commands().values()
        for option in script.options_of(command)
        for name in option.names
    ]
    page = (built / "man/man1/cubewright.1").read_text(encoding="utf-8").replace("\\-", "-")
    for shell in ("bash-completion/completions/cubewright", "zsh/site-functions/_cubewright"):
        text = (built / shell).read_text(encoding="utf-8")
        assert [name for name in names if name not in text or name not in page] == []
    fish = (built / "fish/vendor_completions.d/cubewright.fish").read_text(encoding="utf-8")
    assert [name for name in names if f" {name.lstrip('-')} " not in fish] == []


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("cubewright", "reprod"), "reproduce"),
        (("cubewright", "solve", "--form"), "--format"),
        (("cubewright", "solve", "--format", "l"), "layers"),
        (("cubewright", "solve", "--format", "=", "l"), "layers"),
        (("cubewright", "solve", "--engine", "brute"), "brute-force"),
        (("cubewright", "solve", "cu"), "cube"),
        (("cubewright", "my.fig", "--s"), "--solve"),
        (("bcsolve", "--lab"), "--labels"),
        (("bcsolve", "--labels", "s"), "site"),
    ],
)
def test_bash_completes(words, expected, built, tmp_path):
    program = words[0]
    text = f"""
        source {built / "bash-completion/completions" / program}
        COMP_WORDS=({" ".join(words)}); COMP_CWORD={len(words) - 1}
        _{program}; echo "${{COMPREPLY[*]}}"
    """
    done = subprocess.run(
        ["bash", "-c", text], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert (done.stdout.strip(), done.stderr) == (expected, "")
