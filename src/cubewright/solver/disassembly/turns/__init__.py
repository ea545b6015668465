"""Taking assemblies of cubes apart with quarter turns too."""
