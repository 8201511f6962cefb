"""Who may see what, and the same as numbers for learners."""
