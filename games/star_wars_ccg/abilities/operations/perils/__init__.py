"""The rows of attacks by creatures, of asteroids, of the Weather Vane, and of how weapons reach and repeat."""
