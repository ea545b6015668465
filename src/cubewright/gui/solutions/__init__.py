"""The solutions list: its model, small pictures, and the panel around them."""
