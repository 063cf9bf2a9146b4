"""The rows of destinies that are compared and chosen between, of answers to them, and of the Podrace."""
