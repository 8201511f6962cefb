"""Maender-Alkoor: one team, guided together through wilds and abyss, against the Vils."""
