"""What every request passes before a view: whole bodies, a Host, bounded input; and the form of errors on the way back."""
