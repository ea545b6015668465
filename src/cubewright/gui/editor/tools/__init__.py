"""The tools of the editor: their table and their actions."""
