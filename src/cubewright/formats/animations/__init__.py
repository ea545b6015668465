"""Animations: frames of moving pieces, and their files."""
