"""The resumable search: its interface, work items, threads, progress and saved state."""
