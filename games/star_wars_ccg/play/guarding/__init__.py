"""What protects cards and players, battles that follow others, and locations that are held."""
