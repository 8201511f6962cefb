"""Servers and databases that are killed, and players who keep count."""
