"""The games of the house, one package each; none knows another."""
