"""Building blocks for operations that several games have."""
