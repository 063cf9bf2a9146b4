"""The turn: its phases, payment, engagements, edge battles, strikes and the Force."""
