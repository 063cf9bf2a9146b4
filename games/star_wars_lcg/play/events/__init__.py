"""What happens when an event is carried out, and what follows from the state of the table."""
