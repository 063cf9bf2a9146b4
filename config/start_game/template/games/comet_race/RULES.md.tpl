# Comet Race: the rules and the code that implements them

Edition: invented for this project. Clauses are named `CR-<family>-<number>`.

- **played**: implemented by the rules of play. Functions are in this folder, tests under `tests/`.
- **deck**: checked in deck construction.

| clause | what | state | function | tests |
|---|---|---|---|---|
| CR-DECK-01 | a deck has 20 to 30 cards | deck | `decks.legality._size` | v2_19_cards__illegal.json, v2_31_cards__illegal.json |
| CR-DECK-02 | at most 3 copies of a card | deck | `decks.legality._copies` | v3_copies__illegal.json |
| CR-SET-01 | shuffle, and draw 4 cards | played | `play.game.Play.step` | test_play.py |
| CR-TRN-01 | each turn: as much energy as the number of the turn, at most 6; draw a card | played | `play.game.Play.begin_turn` | test_play.py |
| CR-PLY-01 | play cards from the hand for energy, as many as you like | played | `play.game.Play.ask_main` | test_play.py |
| CR-PLY-02 | a ship moves you ahead by its speed | played | `play.game.Play.play` | test_play.py |
| CR-PLY-03 | a crew card gives energy, then cards | played | `play.game.Play.play` | test_play.py |
| CR-WIN-01 | with 60 lanes you win at once | played | `play.game.Play.play` | test_play.py |
| CR-END-01 | after turn 20 the race is lost | played | `play.game.Play.begin_turn` | test_play.py |
| CR-GOLD-01 | a goldfish run races alone | played | `runs.goldfish.PreparedDeck` | test_play.py |
