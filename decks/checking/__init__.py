"""Checks of many lists at once, as the organiser of an event needs them: who brought which list, and is it legal?

`entries` parts the text into lists, `verdicts` reads and judges them, `table` writes the results as CSV.
"""
