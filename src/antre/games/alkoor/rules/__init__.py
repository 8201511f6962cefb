"""How Maender-Alkoor is played: state, then the flow in the order of the rulebook, scoring."""
