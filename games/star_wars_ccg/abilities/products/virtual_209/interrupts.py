"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.answers import text_aims_at
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.protection import keeps, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    choose,
    draw_destiny,
    if_,
    lose,
    pick,
    raise_,
    redraw,
    relocate,
    retrieve,
    shuffle,
    take,
    use_drawn,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.ops import cannot, card, draw_anyway, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_not_payable,
    destiny_payable,
    gun_is,
    it_is,
    shot_at,
    target,
    there_is,
    there_is_one_of,
    up_to_targets,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.later_sets import ANY_DESTINIES, DRAWN, drew, into_hand
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

PADAWAN: Final = ({"mark": ["dark jedi"]}, {"mark": ["jedi"], "episode_i": True})
EARLY_SABER: Final = cards("weapon", mark="lightsaber", episode_i=True)
LOST_ONES: Final = (
    own_character(mark="padawan", zone="lost"),
    cards("weapon", mark="lightsaber", episode_i=True, whose="own", zone="lost"),
)
OTHERS: Final = ["Transmission Terminated", "Flagship", "Prepare For A Surface Attack"]
SALVAGE: Final = cards(type=["effect", "starship"], not_icon="maintenance", whose="own", zone="lost")
# Whom an Interrupt guards, and where: at systems, and at Bespin and its Cloud City.
WARD: Final = own_character(ability_most=4, state="not_undercover")
HAUNTS: Final = (location("system"), location("site", system="Bespin"), location("sector", system="Bespin", not_mark="asteroid"))
OTHER_SITE: Final = location("site", of="not_target")


def guide(*also: Any) -> Declared:
    """A card that is about to be hit keeps its forfeit value and pays for no attrition; or characters are brought to another site."""
    guarded = meanwhile(keeps("forfeit", cards(of="it")), cannot("pay_attrition", who=cards(of="it")), *also, until="turn")
    places = ({**OTHER_SITE, "icon": ["exterior"]}, {**OTHER_SITE, "not_icon": ["exterior"], "state": ["battleground"]})
    return card(
        used(guarded, when="hit_due", conditions=[it_is(own_character()), gun_is(cards(icon="permanent-weapon"))]),
        used(guarded, when="hit_due", conditions=[it_is(own_character()), gun_is(cards(not_icon="permanent-weapon"))], costs=use(1)),
        *cancels_named(used, ["Disarmed"], also=[withstands(["Sense"])]),
        used(cancel_react(), when="reacting"),
        *(
            used(
                draw_destiny(1),
                if_(destiny_not_payable(), lose("this")),
                if_(destiny_payable(), choose([use_drawn(), relocate("target_3")], [lose("this")])),
                when="move",
                targets=[target(location("site")), target(there), up_to_targets(60, own_character(where="with_target"))],
            )
            for there in places
        ),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "209_20": card(
        *(
            used(raise_("power", 2, until="turn"), targets=target(own_character(mark="padawan", meeting=character(**mate))))
            for mate in PADAWAN
        ),
        used(deploy(EARLY_SABER), shuffle("reserve")),
        lost(
            choose(*([pick(1, what), retrieve(PICKED)] for what in LOST_ONES)),
            once_a="game",
            conditions=there_is_one_of(*LOST_ONES),
        ),
    ),
    "209_19": card(
        *cancels_named(used, ["Broken Concentration", "Lateral Damage", "Limited Resources"]),
        used(
            put_in_pile("lost", cards(of="it", zone="stacked")),
            withstands(["Sense"]),
            when="stacked",
            conditions=it_is(cards(whose="opponent", lies_on=cards(named=["Droid Racks", "Strategic Reserves"]))),
        ),
        *(used(take(DRAWN), redraw(), when=when, conditions=drew(cards("starship"))) for when in ANY_DESTINIES),
        lost(pick(1, SALVAGE), *into_hand(), costs=use(3), conditions=there_is(SALVAGE)),
    ),
    "209_22": card(
        *(used(void_destiny(), when="shot", conditions=shot_at({**WARD, "at": place})) for place in HAUNTS),
        *(used(void_destiny(), when="text_destiny", conditions=text_aims_at({**WARD, "at": place})) for place in HAUNTS),
        *(
            used(
                meanwhile(draw_anyway(1, location(state="in_battle")), until="battle"),
                when="battle",
                conditions=there_is({**place, "state": ["in_battle"]}),
            )
            for place in HAUNTS
        ),
        *cancels_named(lost, ["Close Call"]),
    ),
    "209_21": guide(shelters("Dr. Evazan", cards(of="it"))),
    "209_48": guide(),
    "209_47": card(
        used(*one_of(cards(mark="death squadron"), cards(named=OTHERS))),
        lost(deploy(character("imperial"), at=location(expansion="hoth")), shuffle("reserve")),
    ),
}
