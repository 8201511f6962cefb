"""What lies on the table, and the flow of the game in the order of the rulebook."""
