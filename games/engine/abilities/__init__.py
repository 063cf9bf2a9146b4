"""What a card's ability is made of, as data built once a process: filters, amounts, conditions, costs, targets.

`games.engine.table.rules` evaluates them on a game in progress.
"""
