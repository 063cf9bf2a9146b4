"""Serializers of the card API's responses.

Each lists its fields.  A record that has its own URL is represented by its code, `names` holds the name in each known language,
and facts are in the order in which the game declares them.
"""
