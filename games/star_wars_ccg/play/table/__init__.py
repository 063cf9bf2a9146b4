"""The table in layers: fields, numbers, crews, presence, drains, the ending, piles, destinies.

Each layer is a class that inherits from the one before it; `play.state.Table` is the last.
"""
