"""The hook that builds a wheel."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def wheel(monkeypatch):
    """The module of the hook, without hatchling, which only builds have."""
    interface = ModuleType("interface")
    interface.BuildHookInterface = object
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    spec = importlib.util.spec_from_file_location("wheel", ROOT / "tools" / "wheel.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_commands_of_a_build_find_what_pip_installed_for_it(wheel, monkeypatch, tmp_path):
    (tmp_path / "build" / "kernels").mkdir(parents=True)
    found = []
    monkeypatch.setattr(subprocess, "run", lambda command, env, check: found.append((command, env)))
    monkeypatch.setenv("PYTHONPATH", "/tmp/what-pip-installed")
    hook = SimpleNamespace(root=str(tmp_path))
    data = {"shared_data": {}, "force_include": {}}
    wheel.BuiltFiles.initialize(hook, "standard", data)
    assert found
    for command, env in found:
        assert command[3] == str(tmp_path / "src")
        assert env["PYTHONPATH"] == "/tmp/what-pip-installed"
    assert not data["pure_python"]


def test_commands_find_the_code_though_pip_removes_it_from_the_path(wheel, tmp_path):
    """pip's build has a sitecustomize module that removes paths of editable installations."""
    source, site = tmp_path / "src", tmp_path / "site"
    (source / "made").mkdir(parents=True)
    (source / "made" / "tool.py").write_text("import sys\nprint(__name__, sys.argv[1:])\n")
    (source / "script.py").write_text("import sys, made.tool\nprint(__name__, sys.argv[1:])\n")
    site.mkdir()
    (site / "sitecustomize.py").write_text(
        f"import sys\nsys.path = [each for each in sys.path if each != {str(source)!r}]\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(site)))}

    def run(*command):
        whole = [sys.executable, "-c", wheel.RUN, str(source), *command]
        return subprocess.run(whole, env=environment, check=True, capture_output=True, text=True)

    assert run("made.tool", "a").stdout == "__main__ ['a']\n"
    printed = run(str(source / "script.py"), "b").stdout
    assert printed == "made.tool ['b']\n__main__ ['b']\n"


@pytest.mark.parametrize(
    ("system", "machine", "tag"),
    [
        ("linux", "x86_64", "manylinux_2_17_x86_64"),
        ("linux", "aarch64", "manylinux_2_17_aarch64"),
        ("darwin", "arm64", "macosx_11_0_arm64"),
        ("darwin", "x86_64", "macosx_11_0_x86_64"),
    ],
)
def test_the_tag_names_the_oldest_system_that_loads_the_kernels(
    wheel, monkeypatch, system, machine, tag
):
    monkeypatch.setattr(wheel.sys, "platform", system)
    monkeypatch.setattr(wheel.platform, "machine", lambda: machine)
    monkeypatch.delenv("MACOSX_DEPLOYMENT_TARGET", raising=False)
    assert wheel._platform() == tag
