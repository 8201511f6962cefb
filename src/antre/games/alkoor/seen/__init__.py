"""Who may see what of Maender-Alkoor."""
