"""What the race of "Which one exchange helps this deck most?" finds in decks whose best exchange is known."""
