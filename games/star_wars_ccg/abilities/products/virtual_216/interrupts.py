"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import asks_ability
from games.star_wars_ccg.abilities.operations.fate import withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.moving import send
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny, show
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.steps import PICKED, activate, lose, may, pick, raise_, shuffle, take, void_destiny
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.operations.weapons import forbid, make_immune
from games.star_wars_ccg.abilities.ops import automatic, card, constant, left_out, lost, used
from games.star_wars_ccg.abilities.parts import it_is, opponent_attacks, opponents_destiny, opponents_turn, target, there_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import together
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

DARK: Final = own_character(mark=["dark jedi", "dark jedi master", "inquisitor"])
LIGHTSABER: Final = cards("weapon", mark="lightsaber")
SITH: Final = character(mark=["dark jedi", "dark jedi master"])
REPUBLIC: Final = own_ship("starfighter", mark="republic (starship)", state=["in_battle", "standing", "run"])
COMING: Final = target(own_character(mark="wookiee", not_unique=True, state="reactive"))
OCCUPATIONS: Final = ["Cloud City Occupation", "Rebel Base Occupation", "Tatooine Occupation"]
SPY: Final = enemy_character(skill="spy", at=location("site", state="controlled"))
WALKER: Final = cards("vehicle", kind="combat", whose="opponent", state="not_run", at=location("site", state="controlled"))
TOP_FORCE: Final = cards(whose="own", zone="force", state="topmost")
FEARED: Final = cards("effect", named=["A Million Voices Crying Out", "An Entire Legion Of My Best Troops"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "216_1": card(
        *(
            lost(
                show(),
                pick(1, {**found, "whose": "own", "zone": "reserve", "arms_with": cards(of="target", zone="held")}, up_to=True),
                take(PICKED),
                shuffle("reserve"),
                targets=target({**shown, "whose": "own", "zone": "held"}),
            )
            for shown, found in ((LIGHTSABER, SITH), (SITH, LIGHTSABER))
        ),
        lost(
            forbid("use_text", until="turn"),
            once_a="game",
            targets=target(enemy_character(not_mark="jedi", meeting=DARK)),
        ),
    ),
    "216_12": card(
        automatic(may(take(cards(of="this", zone="used"))), at="own_draw"),
        used(take(TOP_FORCE), conditions=there_is(TOP_FORCE)),
        used(
            meanwhile(asks_ability(7, cards(of="target")), until="turn"),
            when="control_begins",
            conditions=opponents_turn(),
            targets=target(location()),
        ),
    ),
    "216_28": card(
        *cancels_named(used, OCCUPATIONS, also=[withstands("Sense")]),
        used(cancel_react(), when="reacting", conditions=it_is(cards("vehicle", kind="combat"))),
        *(used(lose(), withstands("Oh, Switch Off"), conditions=[your_turn()], targets=target(each)) for each in (SPY, WALKER)),
        used(silence(FEARED, until="turn")),
        constant(left_out()),
    ),
    "216_44": card(
        used(
            raise_("power", 1, REPUBLIC, until="turn"),
            make_immune(None, REPUBLIC, until="turn"),
            when="battle_begins",
            conditions=there_is(REPUBLIC),
        ),
        *(
            used(void_destiny(), when=when, conditions=[opponents_destiny(), *together("Anakin", "Obi-Wan")])
            for when in ("shot", "side_destiny", "text_destiny")
        ),
    ),
    "216_45": card(
        used(
            send(),
            when="battle_begins",
            conditions=[opponent_attacks(), there_is(location("site", system=["Endor", "Kashyyyk"], state="in_battle"))],
            targets=COMING,
        ),
        used(
            send(),
            when="battle_begins",
            conditions=[opponent_attacks(), there_is(location(mark="forest", state="in_battle"))],
            targets=COMING,
        ),
        used(deploy(own_character(mark="wookiee"), at=site("Kashyyyk")), shuffle("reserve")),
        used(activate(1, per=location(system="Kashyyyk", state="occupied"))),
    ),
    "216_47": card(
        used(
            add_side_destiny("power", 1),
            when="battle_begins",
            conditions=there_is(own_character(mark="wookiee", state="in_battle")),
        ),
        constant(left_out()),
    ),
}
