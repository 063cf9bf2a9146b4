"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import cancel_duel, draws_duel_better, opponent_duels
from games.star_wars_ccg.abilities.operations.steps import PICKED, pick, relocate
from games.star_wars_ccg.abilities.ops import HOST, automatic, card, constant, deployment, deploys_on
from games.star_wars_ccg.abilities.pieces import cards, location, own_character

ABILITIES: Final[Mapping[str, Declared]] = {
    "11_23": card(
        deployment(deploys_on(0, own_character(mark="jedi", state="duelling")), when="duel_begins", conditions=opponent_duels()),
        automatic(cancel_duel(), pick(1, location("site", where="adjacent")), relocate(cards(of="host"), to=PICKED), at="entry"),
        constant(draws_duel_better(1, HOST)),
    ),
}
