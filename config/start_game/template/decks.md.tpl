### Comet Race

Zone `main`, format `standard`.

| check | code | clause | problem |
|---|---|---|---|
| V1 | `unknown_code` | CR-DECK-01 | no such card |
| V1 | `wrong_zone` | CR-DECK-01 | the deck has no such zone |
| V1 | `bad_quantity` | CR-DECK-01 | the number of copies is not a whole number from 1 up |
| V2 | `too_few_cards` | CR-DECK-01 | fewer than 20 cards |
| V2 | `too_many_cards` | CR-DECK-01 | more than 30 cards |
| V3 | `too_many_copies` | CR-DECK-02 | more than 3 copies of a card |

`too_few_to_deal` appears where a list is dealt and holds fewer than 4 cards.

