"""Own cards: sets of cards that an account keeps for itself, in games that take them (`Game.own_cards`).

A set's cards are records in the form of `cards.json`.  In a deck, a card's code names its set, too: "own-<set>-<card>".
A deck names only cards of its owner's own sets, so whoever may see a deck may see the own cards in it.
"""
