"""Tips for the first steps: each is shown next to what it is about, and then never again."""
