"""A turn from phase to phase, with the battles in it."""
