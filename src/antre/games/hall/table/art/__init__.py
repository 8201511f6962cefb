"""Faces and grounds of the pieces."""
