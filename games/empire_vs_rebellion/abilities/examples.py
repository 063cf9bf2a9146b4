"""Examples of each kind of text and its declaration, as doctests, from which the manual is made."""

from __future__ import annotations

from typing import Final

from games.abilities.authoring.manual import sayer
from games.empire_vs_rebellion.abilities import ops
from games.empire_vs_rebellion.abilities.ops import *  # noqa: F403  the names that cards use

say: Final = sayer(renderer=ops.RENDERER)

__test__: Final = {
    "Resource cards": """
>>> say(discard(1, "own"))
discard 1 of your resource cards
>>> say(discard(1, "opponent"))
discard 1 of the opponent's resource cards
>>> say(discard(None, "own", optional=True))
discard any number of your resource cards
>>> say(discard(1, "any", exhausted=True, characters_to_reserve=True))
discard 1 exhausted resource card of either side (a character goes to the reserve instead)
>>> say(exhaust(1, "any"))
exhaust 1 ready card of either side
>>> say(exhaust(2, "opponent", optional=True))
exhaust up to 2 of the opponent's cards
>>> say(discard_top_then_lower())
discard the top card of your deck, then all the opponent's cards of lower value
""",
    "Cards that are played": """
>>> say(play_top(per="counted"))
play that many cards from the top of your deck
>>> say(play_top(optional=True))
you may play the top card of your deck
>>> say(play_from("reserve"))
play a character from your reserve
>>> say(play_from("discard"))
play a card from your discard pile
>>> say(search_and_play())
search your deck for a card, play it, then shuffle your deck
>>> say(peek(discard(1, "own", optional=True), play_top(optional=True)))
look at your deck's top card; you may discard 1 of your resource cards; then you may play the top card of your deck
""",
    "Decks and the reserve": """
>>> say(add_character())
add a character from your reserve to your deck
>>> say(set_back_character())
return a character from your deck to your reserve
>>> say(look(2, "any", 1))
look at the top 2 cards of either deck: discard one and put the rest back
>>> say(search(2, "any", 1))
search either deck for 2 cards: discard one, shuffle the deck and put the other on top
>>> say(put_on_top("any"))
put a card from either discard pile on top of its deck
""",
    "Influence and totals": """
>>> say(gain_influence(1))
gain 1 influence
>>> say(lose_influence(2, "opponent"))
the opponent discards 2 influence
>>> say(lose_influence(2, "own"))
discard 2 influence
>>> say(change_total(2))
+2 to your total
>>> say(swap_winner())
if neither total exceeds the objective value, winner and loser change places
>>> say(if_lost(gain_influence(2)))
if you lose the event, gain 2 influence
""",
    "Strategies and events": """
>>> say(change_strategy("own"))
discard your chosen strategy and choose another
>>> say(change_strategy("opponent"))
the opponent discards their chosen strategy and chooses another
>>> say(choose_for_opponent())
choose the opponent's strategy
>>> say(take_back_strategies())
take back all your used strategies
>>> say(discard_unused_strategy())
the winner chooses one of the loser's unused strategies, which is discarded
>>> say(random_strategy())
your strategy is drawn at random
>>> say(reveal_strategy_first())
choose and show your strategy before the opponent does
>>> say(order_events(3, optional=True))
you may look at the next 3 events and put them back in any order
>>> say(forbid("recon"))
abilities of Recon cards cannot be resolved
""",
    "Choices": """
>>> say(choose([play_from("reserve")], [add_character()]))
play a character from your reserve or add a character from your reserve to your deck
>>> say(and_or([discard(1, "opponent")], [exhaust(1, "any")]))
discard 1 of the opponent's resource cards and/or exhaust 1 ready card of either side
""",
}
