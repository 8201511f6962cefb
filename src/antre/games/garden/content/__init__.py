"""The edition made ready for play."""
