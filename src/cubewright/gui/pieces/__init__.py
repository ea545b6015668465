"""The pieces in hand: which, how many of each, and how they are made."""
