"""Batches of assemblies as arrays, and what an analysis has written about them."""
