"""Fall of the Mountain King drawn in a terminal."""
