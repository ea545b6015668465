"""Pictures as vectors: layers, the view in space, and sheets of several pictures."""
