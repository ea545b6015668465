"""What runs are used for: comparisons, published runs, difficulty, batches and hints."""
