"""The statistics of a search, stage by stage, updated while it runs."""
