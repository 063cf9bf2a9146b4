"""The commands `make test` and `make quick`: which checks and tests they run, and in which order."""
