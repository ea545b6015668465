"""How Sphinx makes web pages of the documents; tools/build_docs.py runs it."""

project = "Cubewright"
html_title = "Cubewright"
html_theme = "furo"
html_favicon = "cubewright.svg"
html_copy_source = False
html_show_copyright = False
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["solutions.schema.json"]
highlight_language = "none"
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "description"
