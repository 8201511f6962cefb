"""The games, one package each; they know the kernel and nothing else of the house."""

# The games that are whole, in the order they are shown; a game in the making is not on it yet.
SHELF = ("nidavellir", "hall", "fall", "garden", "alkoor")
