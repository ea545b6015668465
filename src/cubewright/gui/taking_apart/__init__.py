"""Analyses of solutions in the window: the player of plans, and its controllers."""
