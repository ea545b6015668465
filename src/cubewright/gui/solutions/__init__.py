"""The solutions list: a model fed in batches, small pictures, and the panel around them."""
