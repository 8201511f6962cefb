"""The faces of what lies on the table."""
