"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, raise_drain, raise_drawn, withstands
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.steps import activate, cancel, cancel_it, choose, if_, void_destiny
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.weapons import make_immune
from games.star_wars_ccg.abilities.ops import action, card, constant, deploys_beside, generation, immune_to, lost, printed, transit, used
from games.star_wars_ccg.abilities.parts import it_is, opponents_destiny, shot_at, target, there_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES

HOME_SYSTEMS: Final = location("system", named=["Dantooine", "Mon Calamari", "Yavin 4"], whose="own", zone="reserve")
PROFUNDITY: Final = cards("starship", named="Profundity", whose="own", zone="reserve")
FEMALE: Final = own_character(mark="female")
ALONE: Final = own_character(mark="female", state=["defending", "alone"], at=location("site"))
CANCELLED: Final = ["Close Call", "Gravity Shadow", "Overwhelmed", "They've Shut Down The Main Reactor"]

ABILITIES: Final[Mapping[str, Declared]] = {
    "207_11": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(generation(1, per=location(mark="docking bay", state="occupied"))),
        action(choose(search(HOME_SYSTEMS), search(PROFUNDITY)), once_a="game"),
        constant(cancels_each(cards(named="Staging Areas"))),
    ),
    "207_13": card(
        used(
            add_side_destiny("power", 1),
            if_(there_is({**ALONE, "named": ["Rey"]}), make_immune(None, {**ALONE, "named": ["Rey"]}, until="battle")),
            when="battle",
            conditions=there_is(ALONE),
        ),
        used(void_destiny(), when="shot", conditions=shot_at(FEMALE)),
        used(raise_drain(1), when="drain", conditions=[your_turn(), there_is({**FEMALE, "where": "there"})]),
    ),
    "207_14": card(
        *(used(choose([raise_drawn(1)], [lower_drawn(1)]), when=when, conditions=opponents_destiny()) for when in DESTINIES),
        used(activate(1)),
        lost(cancel(), withstands(["Sense"]), targets=target(cards(named=CANCELLED))),
        lost(cancel_it(), withstands(["Sense"]), when="used", conditions=it_is(cards(named=CANCELLED))),
    ),
    "207_16": card(printed(transit(1), half="light"), printed(transit(2), half="dark")),
}
