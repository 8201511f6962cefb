"""Faces of pieces."""
