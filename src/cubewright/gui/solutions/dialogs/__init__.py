"""Dialogs beside the list of solutions: find a pasted solution, and compare two."""
