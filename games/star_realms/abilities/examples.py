"""Examples of each kind of text and its declaration, as doctests, from which the manual is made."""

from __future__ import annotations

from typing import Final

from games.abilities.authoring.manual import sayer
from games.star_realms.abilities import ops
from games.star_realms.abilities.ops import *  # noqa: F403  the names that cards use

say: Final = sayer(renderer=ops.RENDERER)

__test__: Final = {
    "Trade, combat and authority": """
>>> say(trade(1))
1 trade
>>> say(lose_authority(5))
lose 5 authority
>>> say(pay_trade(3, draw(1)))
pay 3 trade: draw 1
>>> say(authority_instead(5))
may once per turn, gain 5 authority instead of scrapping from hand or discards
>>> say(ward(1))
your bases have +1 defense, the opponent's -1
""",
    "Allies and factions": """
>>> say(as_ally(FED))
counts as a Trade Federation ally
>>> say(as_ally(FED, 2))
counts as 2 Trade Federation allies
>>> say(as_chosen_ally())
counts as an ally of a faction you choose
>>> say(choose_faction())
choose its faction when played
>>> say(counts_as(BLOB, FED, EMPIRE, CULT))
always counts as an ally of Blob, Trade Federation, Star Empire or Machine Cult
>>> say(is_of(BLOB, FED, EMPIRE, CULT))
belongs to Blob, Trade Federation, Star Empire or Machine Cult
""",
    "Drawing, discarding and scrapping": """
>>> say(draw(1))
draw 1
>>> say(discard(1))
discard 1
>>> say(discard(None, optional=True))
may discard any number
>>> say(opponent_discards(1))
opponent discards 1
>>> say(scraps(1))
scrap 1 from your hand or your discard pile
>>> say(scraps(1, optional=True, factions=[FED, EMPIRE, CULT]))
may scrap 1 Trade Federation, Star Empire or Machine Cult card from your hand or your discard pile
>>> say(scrap_row(1))
scrap 1 from the trade row
>>> say(scrap_row(None, optional=True))
may scrap any number from the trade row
>>> say(discard_then_draw(2))
discard up to 2, then draw that many
>>> say(draw_per_scrapped())
draw 1 for each card scrapped this way
>>> say(draw_per_played(BLOB))
draw 1 for each Blob card you played this turn
>>> say(scrap_this())
scrap this card
""",
    "Bases": """
>>> say(destroy())
destroy a base
>>> say(return_base())
return a base to its owner's hand
>>> say(destroy_own())
destroy one of your bases
""",
    "Choices, conditions and triggers": """
>>> say(choose([trade(1)], [combat(1)]))
choose: 1 trade / 1 combat
>>> say(may(draw(1), discard(1)))
may: draw 1; discard 1
>>> say(with_bases(2, draw(2)))
if you have 2 or more bases in play: draw 2
>>> say(if_opponent_has_bases(1, combat(2)))
if the opponent has 1 or more bases: 2 combat
>>> say(if_done(draw(1)))
if you do: draw 1
>>> say(if_trimmed(combat(3)))
if you scrapped from hand or discards this turn: 3 combat
>>> say(if_base_played(draw(1)))
if you played a base this turn: draw 1
>>> say(whenever_ship(combat(1)))
whenever you play a ship: 1 combat
>>> say(whenever_ship(combat(2), EMPIRE))
whenever you play a Star Empire ship: 2 combat
>>> say(whenever_scrap_ability(may(draw(1), discard(1))))
whenever you use the scrap ability of a ship or base: may: draw 1; discard 1
>>> say(at_first_authority(combat(3)))
the first time you gain authority each turn: 3 combat
>>> say(whenever_trimmed(combat(2)))
whenever you scrap from hand or discards: 2 combat
>>> say(each_player(draw(2)))
each player: draw 2
>>> say(other_player(draw(2)))
the other player: draw 2
""",
    "Acquiring cards": """
>>> say(take("base", to="top_of_deck"))
acquire a base for free to the top of your deck
>>> say(take("card", 4))
acquire a card of cost 4 or less for free to your discard pile
>>> say(next_to_top("base"))
the next base you acquire goes on top of your deck
>>> say(next_to_hand("card"))
the next card you acquire goes to your hand
>>> say(next_to_play("base"))
the next base you acquire goes into play
>>> say(next_into_deck("base"))
shuffle the next base you acquire into your deck
>>> say(next_cheaper(1, FED))
the next Trade Federation card you acquire costs 1 less
>>> say(cheaper_for_each(FED))
costs 1 less for each Trade Federation card in play
>>> say(to_hand_if_played(FED))
to your hand when acquired after you played a Trade Federation card
>>> say(set_aside())
may set a trade row card aside for yourself
>>> say(take_explorer("hand", optional=True))
may take an Explorer to your hand
""",
    "Cards that move between piles": """
>>> say(onto_deck(most=2))
put 1× card of cost 2 or less from your discard pile on top of your deck
>>> say(onto_deck("base"))
put 1× base from your discard pile on top of your deck
>>> say(hand_onto_deck(2))
put 2 from your hand on top of your deck
>>> say(from_discard())
return 1 from your discard pile to your hand
>>> say(from_opponent())
take a card from the opponent's discard pile
>>> say(look_at_top(2, 1))
look at the top 2 cards of your deck, discard 1, put the rest back
>>> say(look_at_top(4, None))
look at the top 4 cards of your deck, discard any number, put the rest back
>>> say(reshuffle())
shuffle your discard pile into your deck
>>> say(docks(FED))
returns to your hand if you have a Trade Federation base in play
>>> say(back_at_end())
returns to your discard pile at the end of the turn
>>> say(flips())
put it into play with its other side up
>>> say(scrapped_if_leaving())
scrapped when it leaves play
""",
    "Copies": """
>>> say(copy_ship())
copy another ship you played this turn
>>> say(copy_base())
copy a base in play until the end of the turn
>>> say(copy_ally_ability())
copy an ally ability you used this turn
""",
    "What the card data leave out": """
>>> say(not_listed())
(an effect not listed here)
""",
}
