"""The policies of a goldfish run."""
