"""Exports of pictures, sheets and models, shared by the window and the terminal."""
