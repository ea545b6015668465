"""Exporting figures and solutions to files."""
