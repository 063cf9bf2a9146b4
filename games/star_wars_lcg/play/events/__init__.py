"""How events are carried out, and the checks of the table that follow."""
