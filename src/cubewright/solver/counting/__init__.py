"""Counting solutions without visiting each one: orbit counting and the frontier method."""
