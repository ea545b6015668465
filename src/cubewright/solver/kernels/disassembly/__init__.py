"""Compiled loops that take assemblies apart."""
