"""What leaves the program as a model, a picture or a sheet: one table of formats."""
