"""Characters, and the weapons that they bear for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import fires_more
from games.star_wars_ccg.abilities.operations.fate import attrition_less, lower_drawn, put_in_pile, raise_printed_destiny
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence, trade
from games.star_wars_ccg.abilities.operations.rules.people import guards_cost, keep_ability, keeps_cost
from games.star_wars_ccg.abilities.operations.rules.protection import counts_for, keeps, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    draw_cards,
    if_,
    may,
    pick,
    raise_,
    redraw,
    return_to_hand,
    shuffle,
    stop,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import own_icons
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    gains,
    gains_per_dark_icon,
    immune,
    lets,
    lower_destiny,
    lower_weapon_destiny,
    printed,
)
from games.star_wars_ccg.abilities.parts import host_is, piloting, target, there_are, there_is, there_is_one_of, this_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, reacts_to, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, DRAWN, IN_BATTLE, drew
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

AGENT: Final = character(mark="isb agent")
SPEEDERS: Final = cards("starship", titled="StarSpeeder", whose="own")
AT_LINK: Final = this_is(cards(state="present", at=location(icon="scomp-link")))
NEAR_BATTLE: Final = there_is(location("site", icon="interior", state="in_battle", where="same_or_related"))

AGENTS: Final = character(mark="isb agent")

SKYWALKERS: Final = ["Luke", "Anakin", "Daughter Of Skywalker", "Ben Solo"]
# The top card of the Reserve Deck or of the Used Pile.
DRAWS: Final = may(choose([draw_cards(1)], [take(cards(whose="own", zone="used", state="topmost"))]))
AGENTS_HERE: Final = {**AGENTS, "where": "here"}

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "201_3": card(
            flies(2),
            constant(raise_printed_destiny(2, {**SPEEDERS, "zone": "any"}), lets("move_free", who=SPEEDERS)),
            action(
                pick(1, cards(zone="held", whose="own")),
                put_in_pile("used", PICKED),
                raise_("power", "guard", 2, THIS, until="turn"),
                stop(THIS, until="turn"),
                times=1,
                conditions=there_is(cards(zone="held", whose="own")),
            ),
        ),
        "201_6": card(
            constant(gains("power", "defence", "hyperspeed", 2, HOST), conditions=host_is(ship("starfighter"))),
            constant(own_icons(1), conditions=AT_LINK),
            *(action(lower_drawn(1), when=when, times=1, conditions=[AT_LINK, NEAR_BATTLE], costs=use(1)) for when in DESTINIES),
        ),
        "201_23": card(
            flies(1),
            automatic(may(pick(1, {**AGENT, "where": "here", "whose": "own"}), return_to_hand(PICKED)), at="entry"),
            action(take(DRAWN), redraw(), when="destiny", times=1, conditions=drew(AGENT)),
        ),
        "201_22": card(
            constant(gains("power", 1, PILOTED)),
            constant(gains("power", 1, PILOTED), conditions=piloting(ship("capital"))),
            automatic(*(if_(there_are(number, AGENTS), may(activate(1))) for number in (1, 2, 3, 4)), at="entry"),
            constant(keeps("power", cards(of="host")), conditions=this_is(cards(aboard=ship()))),
        ),
        "201_25": card(
            flies(2),
            constant(gains("defence", 1, PILOTED)),
            constant(
                add_destiny(1),
                conditions=there_is_one_of(
                    enemy_character(mark="jedi", where="here"),
                    cards(icon=["maintenance", "permanent-weapon"], whose="opponent", where="here"),
                ),
            ),
            printed(counts_for("Hidden Weapons")),
            automatic(may(*search(own_character(named="Boba Fett", zone="reserve"))), at="own_loss"),
        ),
        "201_2 201_42": card(
            constant(fires_more(1, cards("weapon", mark="lightsaber", of="on_this")), conditions=IN_BATTLE),
            constant(cannot("add_destinies", who=character(named=["Jango Fett", "Boba Fett"], where="here"))),
            constant(immune(6)),
            constant(immune(8), conditions=there_is(character(mark="dark jedi", where="here"))),
        ),
        "201_24": card(
            constant(gains_per_dark_icon("power", "guard", "forfeit", 1)),
            constant(keep_ability(), conditions=this_is(cards(at=location("site")))),
            constant(
                cannot("cancel_drains", who=character(named="Leia", expansion="reflections-3")),
                conditions=there_is(location(where="here", state="draining")),
            ),
        ),
        "201_1": card(
            flies(2),
            automatic(may(*search(own_character(lore="cloud city", zone="reserve"))), at="entry"),
            action(
                silence("target"),
                when="battle",
                once_a="battle",
                conditions=[IN_BATTLE, this_is(cards(at=location("site")))],
                costs=use(1),
                targets=target(character(mark="dark jedi", not_named="Vader", where="here")),
            ),
        ),
        "201_4": card(
            printed(keeps_cost()),
            constant(
                gains("power", 1, per=character(mark="dark jedi", where="here")),
                gains("power", 1, per=character(named=SKYWALKERS, not_mark="dark jedi", where="here")),
            ),
            constant(cannot("be_doomed", who=own_character(state="hit", where="here"))),
            action(trade(2, cards(whose="own"), cards(whose="own")), once_a="game"),
            constant(immune(5)),
        ),
        "201_27": card(
            flies(3),
            printed(counts_for("Combat Response")),
            constant(lower_destiny(1), lower_weapon_destiny(1), conditions=host_is(ship(icon="independent", state="piloted_now"))),
        ),
        "201_26": card(
            flies(1),
            automatic(DRAWS, at="entry"),
            automatic(DRAWS, at="own_leaving"),
            *(constant(attrition_less(1), conditions=there_are(number, AGENTS_HERE)) for number in (1, 2, 3)),
            constant(shelters("Double Agent", own_character(skill="spy", state="not_undercover", where="here"))),
        ),
        "201_5": card(
            printed(guards_cost()),
            constant(add_destiny(1), conditions=there_is(character(named=["Han", "Vader"], where="here"))),
            *reacts_to(location("site", state="subject", hosting=character("imperial"))),
            action(deploy(cards(named=["Leia Of Alderaan", "Reflection"])), shuffle("reserve"), when="deploy", times=1),
            constant(immune(4)),
        ),
    }
)
