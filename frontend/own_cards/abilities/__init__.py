"""The form of a card's abilities, made from their JSON Schema.

`shapes` reads the schema, `reading` makes JSON of the fields that a browser sends, `changes` adds, moves and removes parts, and `shown`
lists what the template prints.  A new operation of a vocabulary needs nothing here.
"""
