"""The declared ability of every card: code -> moment -> effects.  A card that is not listed has no ability (EVR-CMP-03)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.authoring.writing import Writer
from games.abilities.effects import Effect
from games.abilities.vocabulary import Declared, Slot
from games.empire_vs_rebellion.abilities import examples, ops
from games.empire_vs_rebellion.abilities.ops import (
    action,
    add_character,
    and_or,
    card,
    change_strategy,
    change_total,
    choose,
    choose_for_opponent,
    determine_victory,
    discard,
    discard_top_then_lower,
    discard_unused_strategy,
    exhaust,
    forbid,
    gain_influence,
    if_lost,
    look,
    lose_influence,
    loser,
    loser_next_round,
    next_round,
    on_reveal,
    order_events,
    outcome,
    peek,
    play_from,
    play_top,
    put_on_top,
    random_strategy,
    reveal_strategy_first,
    search,
    search_and_play,
    set_back_character,
    swap_winner,
    take_back_strategies,
    this_round,
    winner,
)

FACTIONS: Final = ("rebel", "empire")
VALUES: Final = (2, 3, 4, 5)

# Both factions have the same 16 ordinary cards and the same 5 strategies.
_ORDINARY: Final[Mapping[str, Effect]] = {
    "diplomacy": discard(1, "own"),  # EVR-STG-08: may pick itself, so there is always a card to discard
    "the-force": exhaust(1, "any"),
    "military": discard(1, "opponent"),
    "recon": look(2, "any", discards=1),
}
_CHARACTERS: Final[Mapping[str, tuple[Effect, ...]]] = {
    "rebel-chewbacca": (exhaust(2, "opponent", optional=True),),
    "rebel-han-solo": (search_and_play(),),
    "rebel-lando-calrissian": (discard(None, "own", optional=True), play_top(per="counted")),
    "rebel-leia-organa": (choose([play_from("reserve")], [add_character()]),),
    "rebel-luke-skywalker": (and_or([discard(1, "own")], [discard(1, "opponent")]),),
    "rebel-obi-wan-kenobi": (play_from("discard"),),
    "rebel-r2-d2-and-c-3po": (change_strategy("own"),),
    "rebel-yoda": (gain_influence(1),),
    "empire-admiral-piett": (put_on_top("any"),),
    "empire-boba-fett": (and_or([discard(1, "opponent")], [exhaust(1, "any")]),),
    "empire-darth-vader": (discard(1, "any", exhausted=True, characters_to_reserve=True),),
    "empire-emperor-palpatine": (change_strategy("opponent"),),
    "empire-general-veers": (discard_top_then_lower(),),
    "empire-grand-moff-tarkin": (lose_influence(2, "opponent"),),
    "empire-ig-88": (search(2, "any", discards=1),),
    "empire-jabba-the-hutt": (peek(discard(1, "own", optional=True), play_top(optional=True)),),
}
_STRATEGIES: Final[Mapping[str, tuple[Slot, Effect]]] = {
    "bureaucracy": (outcome, if_lost(gain_influence(2))),
    "deception": (determine_victory, swap_winner()),
    "direct-assault": (determine_victory, change_total(2)),
    "infiltration": (next_round, choose_for_opponent()),
    "support": (on_reveal, add_character(optional=True)),
}
_EVENTS: Final[Mapping[str, tuple[Slot, Effect]]] = {
    "attack-on-echo-base": (this_round, forbid("diplomacy")),
    "battle-of-endor": (this_round, forbid("the-force")),
    "evacuation-of-echo-base": (this_round, forbid("recon")),
    "most-desperate-hour": (this_round, forbid("military")),
    "duel-on-cloud-city": (this_round, forbid("character", but_not=("rebel-luke-skywalker", "empire-darth-vader"))),
    "balance-of-the-force": (winner, order_events(3, optional=True)),
    "occupation-of-cloud-city": (winner, add_character(optional=True)),
    "rebel-uprising": (winner, add_character(optional=True)),
    "negotiate-with-the-hutts": (winner, set_back_character()),
    "ultimate-power-in-the-universe": (winner, take_back_strategies()),
    "fall-of-a-hero": (loser, set_back_character()),
    "acquire-the-death-star-plans": (loser, lose_influence(2, "own")),
    "destroy-the-shield-generator": (loser, lose_influence(2, "own")),
    "display-of-power": (loser, discard_unused_strategy()),
    "create-a-diversion": (loser_next_round, random_strategy()),
    "locate-the-rebel-base": (loser_next_round, reveal_strategy_first()),
}

ABILITIES: Final[Mapping[str, Declared]] = {
    **{
        f"{faction}-{category}-{value}": card(action(effect))
        for faction in FACTIONS
        for category, effect in _ORDINARY.items()
        for value in VALUES
    },
    **{code: card(action(*effects)) for code, effects in _CHARACTERS.items()},
    **{f"{faction}-strategy-{name}": card(when(effect)) for faction in FACTIONS for name, (when, effect) in _STRATEGIES.items()},
    **{f"event-{name}": card(when(effect)) for name, (when, effect) in _EVENTS.items()},
}

WRITER: Final = Writer(vars(ops), examples.__test__, ops.RENDERER)
