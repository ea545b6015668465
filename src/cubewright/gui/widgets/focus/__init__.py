"""The ring and the frame that show which widget has the keyboard focus."""
