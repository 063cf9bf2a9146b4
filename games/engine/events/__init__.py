"""Events, the windows in which cards interrupt and react to them, and the listeners of cards.

windows: numbers of windows, frames and decisions.  batch: events.  index: triggers, listeners and limits.  resolution: abilities under way.
machine: the machine that runs them, and how to use it.
"""
