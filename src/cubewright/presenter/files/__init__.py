"""What the window and the terminal say about files, and what a file restores."""
