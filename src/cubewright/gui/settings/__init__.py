"""The dialog with the settings of the program."""
