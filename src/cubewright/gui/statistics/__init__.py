"""What a search did at each stage, updated while it runs."""
