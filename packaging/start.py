"""Start the packaged program: what PyInstaller runs first.

The programs of a package are this file under several names. It is also started for the
processes that the program starts for itself, where Python would be started with `-c`.
"""

import os
import sys


def find_modules_in_files() -> None:
    """Let Python find modules as usual: all of them are files here, none is in an archive."""
    sys.path_hooks[:] = [
        hook for hook in sys.path_hooks if not getattr(hook, "__module__", "").startswith("pyimod")
    ]
    sys.path_importer_cache.clear()


def restore_environment() -> None:
    """Let every program that is started from here find its own libraries.

    A browser must not get ours. A process of this program must, and looks for them as if it
    were started by the user.
    """
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        if before is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = before


def run_process() -> None:
    """Run a process that the program has started for itself, and end; else return."""
    if sys.argv[1:2] == ["--background-process"]:
        from cubewright.background_process import main

        main()
    if "--multiprocessing-fork" in sys.argv:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    if sys.argv[-2:-1] == ["-c"] and sys.argv[-1].startswith("from multiprocessing."):
        exec(sys.argv[-1])
        sys.exit()


def main() -> int:
    """Run the program that has the name of the executable."""
    if os.path.basename(sys.executable).removesuffix(".exe") == "bcsolve":
        from cubewright.cli.bcsolve.main import main as run
    else:
        from cubewright.__main__ import main as run
    return run()


if __name__ == "__main__":
    find_modules_in_files()
    restore_environment()
    run_process()
    sys.exit(main())
