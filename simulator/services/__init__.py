"""All writes to runs, with one file for each event in a run's life.

- Request: game, decklist, options, seed, number of games, mode and versions.  Its hash identifies the run among its owner's runs.
- Time: always the database's clock, as the clocks of workers may differ.
- Claim: one conditional UPDATE gives a worker a chunk, with a lease and a token.  Every later write names the token, so a worker that has
  lost its lease changes nothing (fencing).
- Wake: a message that a run has work.  A lost message costs only time.
"""
