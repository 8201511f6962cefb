"""The kernel: knows no game, no clock, no user, no network."""
