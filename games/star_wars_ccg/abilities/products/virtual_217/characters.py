"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import (
    agendas,
    for_opponent,
    in_majority,
    more_power_destiny,
    most_destinies,
    put_in_pile,
    spend,
)
from games.star_wars_ccg.abilities.operations.fetching import carries_also
from games.star_wars_ccg.abilities.operations.moving import bars, move_now, send
from games.star_wars_ccg.abilities.operations.perils.attacks import attack_destiny
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import (
    activate,
    cancel_it,
    choose,
    draw_cards,
    if_,
    look_at_used,
    lose,
    lose_force,
    put_out,
    raise_,
    take,
)
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    drain,
    gains,
    immune,
    immune_to,
    left_out,
    lets,
    loses,
    printed,
    set_to,
    total_power,
    voids,
)
from games.star_wars_ccg.abilities.parts import (
    force_below,
    force_least,
    it_is,
    more,
    not_in_battle,
    opponents_turn,
    piloting,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, fetches
from games.star_wars_ccg.abilities.products.phrases.palace import AUDIENCE, brings, comes_free_to
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import OTHER_KINDS
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

HERE_ON_SITE: Final = this_is(cards(at=location("site")))
MANDALORIAN: Final = character(mark="mandalorian", other=True, where="here")
FIGHTING_FOES: Final = cards(whose="opponent", state="in_battle")
ON_CLOUD_CITY: Final = this_is(cards(at=site("Cloud City")))
EFFECT: Final = cards("effect", not_kind=OTHER_KINDS, not_withstanding="Alter")
SENATE: Final = location(named="Coruscant: Galactic Senate")
WEAK_IMPERIAL: Final = own_character("imperial", unique=True, ability_least=1, ability_most=2, state="movable", where="here")
POLITICAL: Final = cards("effect", kind="political", expansion="coruscant", whose="own")
NO_GROUND: Final = there_is_no(location("site", state=["battleground", "enemy_occupied"]))
# A Presence droid that was not hit shields those with whom it is present.
SHIELDED: Final = own_character("republic", meeting=own_character("droid", icon="presence", state="unhit"))
SHMI: Final = character(named="Shmi Skywalker", where="here")
BOWCASTER: Final = cards("weapon", titled="Bowcaster")
CREW: Final = ["Chopper", "Ezra", "Captain Hera Syndulla", "Kanan", "Sabine", "Zeb Orrelios"]
ASTROMECH: Final = own_ship(holding=character(mark="astromech droid"), where="here")
BLASTER: Final = cards("weapon", mark=list(BLASTERS))


ABILITIES: Final[Mapping[str, Declared]] = {
    "217_2": card(
        constant(
            drain(1),
            conditions=[
                this_is(cards(at=location("site", state="battleground"))),
                there_is(character("first-order", mark="leader", other=True, where="here")),
            ],
        ),
        action(
            break_cover(cards(state="undercover", where="here")),
            put_in_pile("used", THIS),
            when="move",
            times=1,
        ),
        constant(shelters("Nabrun Leids", who=location("site", where="here"))),
        printed(immune_to("Restraining Bolt")),
    ),
    "217_5": card(
        action(raise_("power", 2, THIS, until="turn"), when="battle", once_a="battle", conditions=IN_BATTLE, costs=use(1)),
        action(
            lower("power", 2, THIS, until="turn"),
            for_opponent(),
            when="battle",
            once_a="battle",
            conditions=IN_BATTLE,
            costs=use(1),
        ),
        automatic(
            if_(force_below(1), put_in_pile("used", THIS)),
            if_(force_least(1), choose([spend(1)], [put_in_pile("used", THIS)])),
            at="turn_end",
            conditions=your_turn(),
        ),
    ),
    "217_6": card(
        flies(2),
        at_home_in("Avenger", power=1),
        fetches(cards(named="Apology Accepted"), once_a="game"),
        automatic(put_out(THIS), at="own_loss"),
        constant(left_out()),
    ),
    "217_7": card(
        constant(
            voids("forfeit", character(politics_most=0, not_mark="coruscant guard", where="here")),
            most_destinies(1, whose="own"),
            most_destinies(1, whose="opponent"),
            conditions=this_is(cards(state="present", at=SENATE)),
        ),
    ),
    "217_8": card(
        action(move_now(), when="deploy", times=1, targets=target(WEAK_IMPERIAL)),
        constant(left_out()),
    ),
    "217_10": card(
        automatic(
            lose_force(2, whose="opponent"),
            at="entry",
            conditions=[HERE_ON_SITE, there_are(5, enemy_character(where="here"))],
        ),
        constant(loses("guard", 1, character(mark="jedi", where="here"), per=own_character(mark="mandalorian", where="here"))),
        *(
            constant(bars("leave", "react_from", FIGHTING_FOES), conditions=condition)
            for condition in (this_is(cards(state="armed")), there_is(MANDALORIAN))
        ),
        constant(left_out()),
    ),
    "217_11": card(
        constant(
            more_power_destiny(1),
            conditions=[IN_BATTLE, there_is(character(mark="information broker", other=True, where="here"))],
        ),
        constant(attack_destiny(1)),
        brings(cards("creature"), at=location(where="here"), once_a="game"),
        constant(left_out()),
    ),
    "217_13": card(
        action(
            activate(1),
            when="control_begins",
            times=1,
            conditions=[opponents_turn(), ON_CLOUD_CITY, there_is(character("imperial", other=True, where="here"))],
        ),
        action(
            draw_cards(1),
            times=1,
            conditions=[your_turn(), ON_CLOUD_CITY, there_is(character("alien", other=True, where="here"))],
        ),
        action(put_in_pile("used"), once_a="game", targets=target(EFFECT)),
    ),
    "217_17": card(
        action(
            lose(THIS),
            lose(),
            conditions=not_in_battle(),
            targets=target(enemy_character(skill="spy", state="undercover", where="here")),
        ),
        constant(left_out()),
    ),
    "217_18": card(
        printed(agendas("ambition", "taxation")),
        constant(gains("politics", 1, per=enemy_character(where="here"))),
        constant(
            cannot("be_cancelled", who={**POLITICAL, "not_named": ["This Is Outrageous!"]}),
            conditions=[in_majority(), there_are_most(1, POLITICAL)],
        ),
        constant(left_out()),
    ),
    "217_19": card(
        automatic(cancel_it(), at="used", conditions=[it_is(cards("interrupt", named="It Could Be Worse")), NO_GROUND]),
        constant(left_out()),
    ),
    "217_25": card(
        constant(cannot("be_shot", who=SHIELDED)),
        action(draw_cards(2), once_a="game"),
        constant(left_out()),
    ),
    "217_26": card(
        flies(2),
        constant(total_power(2), conditions=there_is_no(character(named="Boba Fett", where="here"))),
        constant(immune(4, PILOTED), conditions=piloting(ship("capital"))),
        constant(left_out()),
    ),
    "217_30": card(
        constant(shelters(["Imperial Barrier", "Stunning Leader"], own_character(mark="mandalorian", where="here"))),
        constant(
            set_to("cost", 0, {**BLASTER, "zone": "hand", "bound_for": cards(of="this")}),
            lets("fire_free", who={**BLASTER, "of": "on_this"}),
        ),
        constant(left_out()),
    ),
    "217_31": card(
        flies(3),
        *comes_free_to({**AUDIENCE, "whose": "opponent"}),
        constant(add_destiny(1), conditions=[IN_BATTLE, more(enemy_character(where="here"), own_character(where="here"))]),
        constant(loses("power", 1, enemy_character(ability_least=1, ability_most=2, where="here"))),
        printed(immune_to("Hidden Weapons")),
    ),
    "217_32": card(
        constant(
            cannot("fire", who=character(named="Vader", where="here")),
            conditions=this_is(cards(meeting=character(named="Shmi Skywalker"))),
        ),
        brings(character(named="Owen Lars"), at=location(where="here"), once_a="game"),
        constant(drain(1), conditions=there_is_one_of(SHMI, cards("device", named="Vaporator", where="here"))),
        constant(left_out()),
    ),
    "217_36": card(
        brings(BOWCASTER, on=own_character(mark="wookiee", where="near")),
        automatic(
            lose_force(1, whose="opponent"),
            at="own_control",
            conditions=[
                this_is(cards(state="present", at=site("Kashyyyk", state="battleground"))),
                there_is({**BOWCASTER, "of": "on_this"}),
            ],
        ),
    ),
    "217_38": card(
        action(
            take(cards(whose="own", zone="used", state="topmost")),
            when="deployed",
            once_a="event",
            conditions=[it_is(own_character(named=CREW)), there_is(cards(whose="own", zone="used"))],
        ),
        action(
            look_at_used(),
            when="draw",
            times=1,
            conditions=[this_is(cards(at=location(state="battleground"))), this_is(cards(state="movable"))],
        ),
        constant(immune(5)),
    ),
    "217_40": card(
        flies(2),
        printed(carries_also(cards("weapon", named="Anakin's Lightsaber"))),
        constant(gains("power", 1), lets("move_free"), conditions=there_is(character(named=["Luke", "Talon Karrde"]))),
        constant(immune(4)),
    ),
    "217_45": card(
        constant(
            gains("power", 1, ASTROMECH),
            gains("power", 1, {**ASTROMECH, "at": location("system", named="Hoth")}),
            shelters("Lateral Damage", ASTROMECH),
        ),
        *(
            action(
                send(),
                when=when,
                conditions=[opponents_turn(), there_is(location("system", "sector", state="subject"))],
                targets=target({**ASTROMECH, "state": ["reactive"]}),
            )
            for when in ("battle_begins", "drain")
        ),
    ),
}
