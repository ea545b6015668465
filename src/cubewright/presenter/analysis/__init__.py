"""Analyses of how solutions come apart: started, continued and kept, and their words."""
