"""Faces, grounds and pieces of Maender-Alkoor, all drawn here."""
