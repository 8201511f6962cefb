"""Simulation, arena, reports and learning environments."""
