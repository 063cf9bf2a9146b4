"""What operations of several games are made of."""
