"""The table of Maender-Alkoor as a scene."""
