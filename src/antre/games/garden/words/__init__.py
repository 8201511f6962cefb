"""Questions, options and events in words."""
