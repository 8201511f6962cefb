"""Questions, options, events and the narrator in words."""
