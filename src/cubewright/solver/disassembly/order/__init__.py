"""The order in which hands can assemble a solution."""
