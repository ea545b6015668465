"""The pieces of a figure: shown by marks, stated by name, or drawn in directives."""
