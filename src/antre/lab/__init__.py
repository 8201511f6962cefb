"""Simulation, arena, reports and learning environments."""

from antre.lab.envs import aec_env, gym_env, parallel_env, vector_env

__all__ = ["aec_env", "gym_env", "parallel_env", "vector_env"]
