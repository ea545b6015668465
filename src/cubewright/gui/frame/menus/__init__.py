"""The menus of the window: one file is one menu."""
