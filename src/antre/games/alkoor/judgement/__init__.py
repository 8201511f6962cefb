"""What a position of Maender-Alkoor is worth."""
