"""All writing about runs, a file for each thing that happens to them.

request: game, decklist, options, seed, games, mode and versions; its hash is the run's name among its owner's runs.
time: the database's, in every comparison and everything compared, as the clocks of workers may differ.
claim: one conditional UPDATE gives a chunk to a worker with a lease and a token; every later write names that token, so what a
worker says after its lease was given to another changes nothing (fencing).
wake: a message "there is work for this run"; losing one costs time only.
"""
