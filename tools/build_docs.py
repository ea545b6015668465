"""Build the documents as web pages:

    python tools/build_docs.py [FOLDER]

The default folder is build/docs/html. The pages in docs are plain Markdown, which can be read
unbuilt. This tool copies them and adds the generated reference (tools/write_reference.py), the
tables of contents for Sphinx, and the functions for scripts. It also writes the page that shows
the puzzles of links.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import write_reference

from cubewright.formats.links.link_page import OFFLINE, PAGE, link_page, offline_script

ROOT = Path(__file__).resolve().parents[1]
BUILT = ROOT / "build" / "docs" / "html"
LINK = re.compile(r"^(?:-|\d+\.) \[[^\]]*\]\(([^)]+)\.md\)", re.MULTILINE)
FUNCTIONS = """
## Functions

```{eval-rst}
.. automodule:: cubewright.presenter.scripting
   :members:
   :exclude-members: Progress
```
"""


def contents(pages: list[str]) -> str:
    """Return a hidden table of contents."""
    return "\n".join(["", "```{toctree}", ":hidden:", "", *pages, "```", ""])


def append(page: Path, text: str) -> None:
    """Add a text to the end of a page."""
    page.write_text(page.read_text(encoding="utf-8") + text, encoding="utf-8")


def copy_pages(source: Path) -> None:
    """Copy the pages, and add the generated pages and the tables of contents."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source)
    shutil.copy(ROOT / "resources" / "icons" / "cubewright.svg", source)
    write_reference.write(source / "reference")
    decisions = sorted((source / "decisions").glob("*.md"))
    titles = (page.read_text(encoding="utf-8").splitlines()[0][2:] for page in decisions)
    listed = (f"- [{title}]({page.name})" for title, page in zip(titles, decisions, strict=True))
    records = source / "decisions" / "index.md"
    records.write_text("\n".join(["# Decisions", "", *listed, ""]), encoding="utf-8")
    append(source / "index.md", "- [Decisions](decisions/index.md)\n")
    for folder in ("", "guide", "guide/da", "guide/de", "reference", "decisions"):
        index = source / folder / "index.md"
        append(index, contents(LINK.findall(index.read_text(encoding="utf-8"))))
    append(source / "scripting.md", FUNCTIONS)


def main(folder: Path = BUILT) -> int:
    """Build the pages in a folder; return Sphinx's exit status, which is not 0 after a warning."""
    source, doctrees = folder.parent / "source", folder.parent / "doctrees"
    copy_pages(source)
    shutil.rmtree(folder, ignore_errors=True)
    options = ["-q", "-W", "--keep-going", "-b", "html", "-d", str(doctrees)]
    status = subprocess.run(
        [sys.executable, "-m", "sphinx", *options, str(source), str(folder)], check=False
    ).returncode
    if folder.is_dir():
        (folder / PAGE).write_text(link_page(), encoding="utf-8")
        (folder / OFFLINE).write_text(offline_script(), encoding="utf-8")
    for unread in (".buildinfo", "objects.inv", "_static/**/*.map"):
        for file in folder.glob(unread):
            file.unlink()
    return status


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
