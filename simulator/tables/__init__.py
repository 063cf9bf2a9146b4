"""Games that a person plays: start one, choose, take back, and read the position."""
