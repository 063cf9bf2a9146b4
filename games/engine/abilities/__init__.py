"""The parts of a card's ability, as data built once a process: filters, amounts, conditions, costs, targets.

`games.engine.table.abilities` evaluates them on a game in progress.
"""
