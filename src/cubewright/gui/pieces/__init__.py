"""The current pieces: which there are, how many of each, and editing them."""
