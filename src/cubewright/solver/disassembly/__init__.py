"""Taking a solution apart, and the order in which hands can assemble it."""
