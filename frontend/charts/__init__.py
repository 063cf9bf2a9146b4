"""Charts as geometry: what a template needs to draw an SVG.

All places and sizes are percentages of the plotting area, as short texts ("12.5"): a chart stretches with its column while its
words keep their size, and no language's decimal comma reaches an attribute.  Colours, strokes and type are CSS classes.
"""
