"""The API of "Which one exchange helps this deck most?"."""
