"""Making figures and pieces by rule, in the window."""
