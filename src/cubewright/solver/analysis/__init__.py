"""Uses of runs: comparisons, published runs, difficulty, batches and hints."""
