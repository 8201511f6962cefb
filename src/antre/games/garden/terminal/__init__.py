"""The Lord of the Ice Garden drawn in a terminal."""
