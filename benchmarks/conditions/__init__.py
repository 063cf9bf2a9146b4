"""The conditions of the rules, flipped one at a time to see which tests notice."""
