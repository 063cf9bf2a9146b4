"""Star Wars Customizable Card Game: its printed facts, and the formats that players use them in."""
