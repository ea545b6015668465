"""The file types that file dialogs offer for figures and projects."""

ALL_FILES = "All files (*)"
FIGURES = "Figures (*.fig *.txt)"
PROJECTS = "Cubewright projects (*.cubewright)"
BURRTOOLS = "BurrTools files (*.xmpuzzle)"
FIGURE_FILES = f"{FIGURES};;{ALL_FILES}"
"""A name filter of :class:`QFileDialog`."""
