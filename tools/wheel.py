"""Add generated files to a wheel: a build hook of hatchling.

A wheel contains the compiled kernels, with a library for each kind of processor of its platform.
CUBEWRIGHT_TIERS="x86-64-v3" selects fewer. It also contains the manual pages and shell completions,
and the documents as web pages if ``make docs`` has built them.
"""

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

OLDEST_MACOS = "11.0"
"""The oldest macOS on which the compiled kernels can be loaded."""

COMPILED = "cubewright/solver/kernels/compiled"
X86 = ("x86-64-v2", "x86-64-v3", "x86-64-v4")

RUN = """
import runpy, sys

sys.path.insert(0, sys.argv[1])
sys.argv = sys.argv[2:]
if sys.argv[0].endswith(".py"):
    runpy.run_path(sys.argv[0], run_name="__main__")
else:
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""
"""A program that runs a module or a script with the code of this working copy.

pip's build environment removes the entry of an editable installation from the path, even if
PYTHONPATH contains it."""


class BuiltFiles(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        here = X86 if platform.machine().lower() in ("x86_64", "amd64") else ("arm64",)
        tiers = os.environ.get("CUBEWRIGHT_TIERS", "").split() or list(here)
        root = Path(self.root)
        build, share = root / "build", root / "build" / "share"
        tools = root / "tools"
        for command in (
            ("cubewright.solver.kernels.build", *tiers),
            (str(tools / "write_shell_files.py"), str(share)),
            (str(tools / "release.py"), "metainfo", str(share)),
        ):
            subprocess.run(
                [sys.executable, "-c", RUN, str(root / "src"), *command],
                env={"MACOSX_DEPLOYMENT_TARGET": OLDEST_MACOS, **os.environ},
                check=True,
            )
        build_data["shared_data"][str(share)] = "share"
        for file in (build / "kernels").iterdir():
            if file.stem in tiers:
                build_data["force_include"][str(file)] = f"{COMPILED}/{file.name}"
        if (build / "docs" / "html" / "index.html").is_file():
            files = build_data["force_include"]
            files[str(build / "docs" / "html")] = "cubewright/docs/html"
            for file in (build / "docs" / "source" / "reference").iterdir():
                if not (root / "docs" / "reference" / file.name).is_file():
                    files[str(file)] = f"cubewright/docs/reference/{file.name}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{_platform()}"


def _platform() -> str:
    """Return the platform's part of the wheel's tag.

    The libraries take only memset from C, in its oldest version, and nothing from Python.
    """
    if sys.platform == "linux":
        return f"manylinux_2_17_{platform.machine()}"
    if sys.platform == "darwin":
        oldest = os.environ.get("MACOSX_DEPLOYMENT_TARGET", OLDEST_MACOS).replace(".", "_")
        return f"macosx_{oldest}_{platform.machine()}"
    return next(platform_tags())
