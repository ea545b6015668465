"""Menus and the buttons that open them."""
