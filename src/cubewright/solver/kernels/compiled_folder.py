"""Where numba keeps compiled kernels: beside the source, or in the user's cache if installed."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

from numba import config

from cubewright.resources import cache_folder, is_installed


def choose_folder() -> None:
    """Make an installed program keep compiled kernels in the user's cache folder.

    By default numba writes beside the source, where uninstalling would leave the
    files. ``NUMBA_CACHE_DIR`` takes precedence.
    """
    if is_installed() and not config.CACHE_DIR:
        config.CACHE_DIR = str(compiled_folder())


def compiled_folder() -> Path:
    """Return the user's folder for compiled kernels, named after their source text.

    numba notices a changed file, but not a change in a file that it uses. So each
    version of the kernels gets its own folder.
    """
    checksum = 0
    for source in sorted(Path(__file__).parent.glob("*.py")):
        checksum = crc32(source.read_bytes(), checksum)
    return cache_folder() / f"kernels-{checksum:08x}"
