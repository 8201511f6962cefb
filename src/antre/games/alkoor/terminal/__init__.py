"""Maender-Alkoor drawn in a terminal."""
