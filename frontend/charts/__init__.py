"""The geometry of charts, from which templates draw SVGs.

All positions and sizes are percentages of the plotting area, as short texts ("12.5").  So a chart stretches with its column while its
text keeps its size, and no language's decimal comma reaches an attribute.  Colours, strokes and fonts are CSS classes.
"""
