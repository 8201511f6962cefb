"""Tables where people and bots meet: seats, storage and HTTP. It knows games through core alone."""
