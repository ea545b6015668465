"""The file types that file dialogs offer for figures and projects."""

from cubewright.translation import mark, tr

ALL_FILES = mark("All files (*)")
FIGURES = mark("Figures (*.fig *.txt)")
PROJECTS = mark("Cubewright projects (*.cubewright)")
BURRTOOLS = mark("BurrTools files (*.xmpuzzle)")
OPENED = mark("All that opens (*.cubewright *.fig *.txt *.xmpuzzle *.toml *.search *.search.gz)")
SEARCHES = mark("Saved searches (*.search *.search.gz)")
PIECE_SETS = mark("Piece sets (*.toml)")


def name_filter(*kinds: str) -> str:
    """Return kinds of files, in the window's language, as :class:`QFileDialog` reads them."""
    return ";;".join(tr(kind) for kind in kinds)


def figure_files() -> str:
    """Return the name filter for files of figures."""
    return name_filter(FIGURES, ALL_FILES)
