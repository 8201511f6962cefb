"""A view drawn as a scene."""
