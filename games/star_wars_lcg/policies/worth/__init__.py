"""What choices are worth to the default policy: values, losses of pieces, effects of abilities."""
