"""The list of problems: its rows, pictures, menu, and copying them."""
