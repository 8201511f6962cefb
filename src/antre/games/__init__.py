"""The games of the house, one package each; none knows another."""

# How they stand on the shelf, the easiest to learn first; a game not named here comes after.
SHELF = ("nidavellir", "hall", "fall", "garden", "alkoor")
