"""Pieces on a table: controllers, attachments, tokens, knowledge, and abilities evaluated on them.

pieces: what a piece on such a table holds.
machine: how pieces move, attach and change hands.
abilities: filters, amounts, conditions, targets, costs and continuous effects.
changes: the continuous effects of one game, by what they change.
"""
