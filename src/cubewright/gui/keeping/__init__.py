"""An unfinished search kept: where the player says, and against a crash."""
