"""Write the rules of sabacc that an Interrupt prints into its card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.abilities.filters import FilterCompiler
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.effects.card_texts import Crew, Extra, Sabacc


def print_sabacc(filters: FilterCompiler, card: Card, effect: Mapping[str, Any]) -> None:
    rules = card.sabacc
    if rules is None:
        rules = card.sabacc = Sabacc()
    what = filters.filter(effect["what"])
    code = effect["op"]
    if code == "sabacc_players":
        rules.players.append(what)
    elif code == "wild_cards":
        rules.lowest = effect["lowest"]
        rules.highest = effect["highest"]
        rules.wild.append(what)
    elif code == "clone_cards":
        rules.clones.append(what)
    elif code == "stakes":
        rules.stakes.append(what)
    elif code == "clones_count":
        rules.clone_values.append(Extra(what, effect["n"]))
    else:
        rules.more_wild.append(Crew(filters.filter(effect["user"]), what))
