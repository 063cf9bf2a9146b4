"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import fires_too
from games.star_wars_ccg.abilities.operations.fate import lower_total, put_in_pile
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.perils.shots import draws_none
from games.star_wars_ccg.abilities.operations.rules.answers import any_drawn_is
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.people import keeps_text, lift_sum_by, watch
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    draw_cards,
    go,
    look_at_top,
    lose,
    lose_force,
    may,
    pick,
    put_out,
    shuffle,
    take,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.weapons import aiming, less_immunity, never_hits, not_shot_by
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    costs_less,
    draw_anyway,
    fires,
    gains,
    immune,
    lower_destiny,
    own_cost,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    host_is,
    it_is,
    more,
    opponents_turn,
    shot_at,
    target,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE

SHELTERED: Final = character(mark="bounty hunter", not_icon="maintenance", where="here")
AIMED: Final = cards(type=["character", "vehicle"])
LANDED: Final = ship("starfighter", at=location("site"))
GUARDED: Final = [draw_anyway(1), shelters("Clash Of Sabers", who=character(where="here"))]
PLENTY: Final = more(enemy_character(where="here"), own_character(where="here"))


def finds_alien(**also: Any) -> Any:
    """Three cards are shown and an alien among them is taken."""
    alien = character("alien", of="looked", zone="reserve")
    return action(look_at_top(3, revealed=True), pick(1, alien), take(PICKED), shuffle("reserve"), times=1, **also)


# The tapes once they lie beside the table, a card that lies on a system facedown, and the plans that a spy bears.
DELIVERED: Final = cards(named="Stolen Data Tapes", not_at=location())
LIBERATED: Final = location("system", carrying=cards(whose="own", zone="stacked", state="facedown"))
CARRIED_PLANS: Final = cards(named="Stardust", aboard=own_character(skill="spy"))
IN_HAND: Final = cards(whose="own", zone="held")

ABILITIES: Final[Mapping[str, Declared]] = {
    "211_3": card(
        automatic(lose(THIS), conditions=this_is(cards(at=location("site", icon="exterior")))),
        constant(add_destiny(1), conditions=there_are(2, own_character("alien", other=True, where="here"))),
        finds_alien(when="control"),
    ),
    "211_5": card(
        constant(shelters(["Clash Of Sabers", "Rebel Barrier"], SHELTERED)),
        automatic(
            may(
                choose(
                    [activate(1)],
                    [take(cards(whose="own", zone="used", state="bottommost"))],
                    [pick(1, cards(whose="own", zone="held")), put_in_pile("used", PICKED)],
                )
            ),
            at="drawn",
            conditions=[it_is(cards(whose="own")), any_drawn_is(3)],
        ),
    ),
    "211_7": card(
        printed(fires(0, AIMED), fires_too(LANDED), never_hits(), draws_none()),
        *(aiming(add_side_destiny("attrition", 1), targets=target(each)) for each in (cards("vehicle"), LANDED)),
        aiming(meanwhile(less_immunity(3, cards(of="target")), until="turn"), targets=target(character())),
    ),
    "211_56": card(
        printed(reacts_from_hand(place=location("site"))),
        own_cost(costs_less(2), conditions=[deploys_to(location("site")), PLENTY]),
        constant(plays_as("used", cards("interrupt", named="Ambush"))),
    ),
    "211_57": card(
        flies(1),
        constant(lower_total(1)),
        finds_alien(conditions=your_turn()),
    ),
    "211_60": card(
        constant(gains("guard", 2, character(named="Grievous", where="here"))),
        constant(*GUARDED, conditions=this_is(cards(at=location(system="Invisible Hand")))),
        constant(*GUARDED, conditions=host_is(cards(named="Invisible Hand"))),
    ),
    "211_59": card(
        printed(not_shot_by(cards(icon="permanent-weapon"))),
        constant(lower_destiny(1, whose="opponent")),
        *(
            action(
                go(THIS, to="target"),
                when=when,
                times=1,
                conditions=[this_is(cards(state=["movable", "standing"])), *turn],
                costs=use(1),
                targets=target(location("site", where="adjacent", hosting=who)),
            )
            for when, turn in (("deploy", []), ("deploys_begin", [opponents_turn()]))
            for who in (character(mark="padawan"), character("sith"))
        ),
        constant(immune(5)),
    ),
    "211_55": card(
        constant(gains("power", 2, ship("capital", of="piloted"))),
        action(
            lift_sum_by("defence", "hyperspeed"),
            put_out(THIS),
            put_out("target"),
            when="battle",
            conditions=IN_BATTLE,
            targets=target(ship("capital", of="piloted")),
        ),
    ),
    "211_1": card(
        printed(keeps_text()),
        flies(3),
        action(watch(), once_a="turn", targets=target(location(where="related"))),
        *(
            action(watch(), when=when, times=1, once_a="together", targets=target(location(where="related")))
            for when in ("control_begins", "move_begins")
        ),
        automatic(
            lose_force(1, whose="opponent"),
            at="moved",
            times=1,
            conditions=it_is(cards(whose="opponent", at=location(state="watched"))),
        ),
        action(lose_force(1), void_destiny(), when="shot", conditions=shot_at(ship(of="piloted"))),
    ),
    "211_58": card(
        action(
            put_in_pile("used", cards(of="it", zone="lost")),
            when="lost",
            once_a="game",
            conditions=it_is(own_character(mark="alderaanian")),
        ),
        *(
            action(
                pick(1, IN_HAND),
                put_in_pile("used", PICKED),
                draw_cards(1),
                times=1,
                once_a="together",
                conditions=[there_is(IN_HAND), *conditions],
            )
            for conditions in (
                [there_is_one_of(DELIVERED, LIBERATED)],
                [there_is_no(DELIVERED), there_is_no(LIBERATED), there_is(CARRIED_PLANS)],
            )
        ),
    ),
}
