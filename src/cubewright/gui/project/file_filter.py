"""The file types that file dialogs offer for figures."""

FIGURE_FILES = "Figures (*.fig *.txt);;All files (*)"
"""A name filter of :class:`QFileDialog`."""
