"""The counts of a goldfish's watched seat, for its report."""
