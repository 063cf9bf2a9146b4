"""Traditional Chinese: thousands with commas, as Taiwan writes them; Django writes 1405."""

THOUSAND_SEPARATOR = ","
NUMBER_GROUPING = 3
