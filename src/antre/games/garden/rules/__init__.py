"""The rules: state, events, then the flow in the order of the rulebook, and the end."""
