"""The commands of the window as a whole: menus, clipboard, help, palette, undo."""
