"""Palettes: one file is one palette."""
