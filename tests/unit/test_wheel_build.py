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


@pytest.mark.parametrize("before", [None, "/tmp/what-pip-installed"])
def test_the_commands_of_a_build_find_what_pip_installed_for_it(
    wheel, monkeypatch, tmp_path, before
):
    (tmp_path / "build" / "kernels").mkdir(parents=True)
    found = []
    monkeypatch.setattr(subprocess, "run", lambda _command, env, check: found.append(env))
    if before is None:
        monkeypatch.delenv("PYTHONPATH", raising=False)
    else:
        monkeypatch.setenv("PYTHONPATH", before)
    hook = SimpleNamespace(root=str(tmp_path))
    data = {"shared_data": {}, "force_include": {}}
    wheel.BuiltFiles.initialize(hook, "standard", data)
    expected = [str(tmp_path / "src"), *([before] if before else [])]
    assert found
    assert all(env["PYTHONPATH"].split(os.pathsep) == expected for env in found)
    assert not data["pure_python"]


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
