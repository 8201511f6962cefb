"""Players made of code; they see only what a seat may see."""
