"""Texts and choices for a search: its status, statistics, estimates and engine."""
