"""The formats; one file is one format."""
