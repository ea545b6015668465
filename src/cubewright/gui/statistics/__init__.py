"""What a search did at each stage, live while it runs."""
