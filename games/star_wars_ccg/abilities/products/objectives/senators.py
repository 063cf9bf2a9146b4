"""Objectives about the Galactic Senate, and about those who serve the Empire or the Hutts in secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import (
    for_opponent,
    most_drained,
    no_drain,
    put_in_pile,
    raise_if_drawn,
    raise_if_fired,
    raise_sum,
    spend,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import no_battle
from games.star_wars_ccg.abilities.operations.objectives import lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.force import harmless, raise_text_destiny, you_duel
from games.star_wars_ccg.abilities.operations.piles.looks import opens
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.guards import guard_drains
from games.star_wars_ccg.abilities.operations.rules.limits import opposing_force_below, opposing_force_least
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    choose,
    if_,
    lose,
    lose_force,
    put_on_used,
    put_out,
    retrieve_top,
    return_to_hand,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.weapons import pick_random
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    doom,
    drain,
    gains,
    gives,
    lets,
    lower_destiny,
    lower_weapon_destiny,
)
from games.star_wars_ccg.abilities.parts import it_is, target, there_are, there_are_most, there_is, there_is_no, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.coruscant.senate import SENATE
from games.star_wars_ccg.abilities.products.objectives.planets import flips
from games.star_wars_ccg.abilities.products.phrases.combined import SENSES
from games.star_wars_ccg.abilities.products.phrases.hands import OTHER_HAND
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches, wins_back

SPEAKER: Final = own_character(mark="senator", at=SENATE)
OWN_CAUSES: Final = cards("effect", kind="political", whose="own")
WATTO: Final = own_character(named="Watto", at=location(named="Tatooine: Watto's Junkyard"))
ESPA: Final = location(named="Tatooine: Mos Espa", state="occupied")


ON_CAUSES: Final = cards(zone="stacked", lies_on=OWN_CAUSES)
AGENT: Final = own_character(mark="isb agent")
JEDI: Final = ["jedi", "jedi master"]
# Luke, and whoever has that name.
SKYWALKER: Final = enemy_character(titled="Skywalker")
DEAL: Final = cards("effect", named="Dark Deal")
ON_BESPIN: Final = location(system="Bespin")
# An alien and an Imperial of the player in one battle.
PAIR: Final = [there_is(own_character("alien", state="in_battle")), there_is(own_character("imperial", state="in_battle"))]


def held_system(name: str) -> Mapping[str, Any]:
    return location(named=name, state="occupied")


def drawn(n: int, **who: Any) -> list[Any]:
    """Own characters of such a kind are so much better when they are drawn as battle or weapon destiny."""
    found = cards("character", whose="own", zone="reserve", **who)
    return [raise_if_drawn(n, found), raise_if_fired(n, found)]


def causes(agenda: str, better: list[Any], *also: Any) -> Declared:
    """Leaders speak well at the Senate, where no weapon counts; on the second side senators are good destinies.

    agenda: of one of two senators who do as well as three.  better: whose destinies are raised beyond the 2 of senators.
    """
    return card(
        starting(starts_with(1, SENATE), starts_with(1, location(episode_i=True, not_named="Coruscant: Galactic Senate"))),
        lasting(
            gains("politics", 2, character(kind=["rebel", "imperial"], mark="leader", ability_most=3)),
            cancels_each(cards(named=["Counter Assault", "Surprise Assault"])),
            *also,
            opens(OWN_CAUSES),
            lower_weapon_destiny(6, whose="own", who=SENATE),
            lower_weapon_destiny(6, who=SENATE),
            doom(cards("creature", at=SENATE)),
            cannot("use_text", who=character(not_kind="republic", at=SENATE)),
        ),
        flips("front", there_are(3, SPEAKER)),
        flips("front", there_are(2, SPEAKER), there_is({**SPEAKER, "agenda": [agenda]})),
        action(
            pick_random(2, OTHER_HAND),
            put_on_used(PICKED),
            face="back",
            when="control",
            times=1,
            costs=use(3),
            conditions=there_is(OTHER_HAND),
        ),
        fetches(cards("effect", kind="political"), face="back", times=1),
        constant(*drawn(2, mark="senator"), *better, face="back"),
        action(put_in_pile("used", ON_CAUSES), face="back", when="turn_ends", costs=use(2), conditions=there_is(ON_CAUSES)),
        flips("back", there_are_most(1, SPEAKER)),
    )


def slave(how: str) -> Any:
    """A card of the hand: the opponent loses Force, or uses it and lets the card come without cost."""
    lost_force = [lose_force(2, whose="opponent"), put_in_pile("used", "target")]
    comes = [
        spend(2, whose="opponent"),
        deploy(cards(of="target"), free=True, pile="held"),
        if_(there_is(cards(of="target", zone="held")), lose_force(2), lose()),
    ]
    if how == "poor":
        return if_(opposing_force_below(2), *lost_force)
    return if_(opposing_force_least(2), choose(lost_force, comes, by_opponent=True))


def isb_agents() -> Declared:
    at_site = location("site", state="battleground", hosting={**AGENT, "state": ["not_undercover"]})
    return card(
        starting(starts_with(1, location(own_system="Coruscant"))),
        lasting(gives("spy", who=AGENT), lets("come_anywhere", who={**AGENT, "zone": "hand"})),
        flips("front", there_are(2, location(system=["Yavin 4", "Hoth"], state="controlled", hosting=AGENT))),
        flips("front", there_are(4, AGENT)),
        wins_back(AGENT, face="back", when="draw", times=1),
        constant(drain(1, at_site), drain_less(1, who=location(beside=at_site)), face="back"),
        flips("back", there_is_no(AGENT)),
    )


def hunt(*rest: Any) -> Declared:
    """Vader hunts down the Jedi, and nobody else fights them."""
    at_battleground = {"at": location("site", state="battleground")}
    jedi, luke = character(mark=JEDI, **at_battleground), character(named="Luke", **at_battleground)
    with_jedi = location(hosting=enemy_character(mark=JEDI))
    with_skywalker = location(hosting=SKYWALKER, not_hosting=enemy_character(mark=JEDI))
    vader = character(named="Vader", whose="own")
    return card(
        starting(
            starts_with(1, location(named="Executor: Holotheatre")),
            starts_with(1, cards("effect", named="Visage Of The Emperor")),
            starts_with(1, location(named="Executor: Meditation Chamber"), up_to=True),
            starts_with(1, cards("epic-event", named="Epic Duel"), up_to=True),
        ),
        action(
            put_in_pile("used", cards(aboard=cards(of="target"))),
            return_to_hand(),
            face="front",
            when="move",
            costs=use(4),
            targets=target({**vader, "at": location(state="controlled")}),
        ),
        constant(
            raise_text_destiny(4, cards(named=SENSES, whose="own", zone="any")),
            raise_text_destiny(4, cards(named=SENSES, whose="opponent", open_to_objectives=True, zone="any")),
            face="front",
        ),
        flips("front", there_is({**vader, **at_battleground}), there_is_no(jedi), there_is_no(luke)),
        automatic(put_out(THIS), at="used", conditions=it_is(cards("interrupt", named="Scanning Crew", whose="own"))),
        automatic(put_out(THIS), at="duel_begins", conditions=you_duel()),
        automatic(
            put_out(THIS), at="drain_begun", conditions=[your_turn(), there_is(location("site", system="Executor", state="draining"))]
        ),
        constant(
            *(effect for place in (with_jedi, with_skywalker) for effect in (no_battle(who=place), no_drain(who=place))),
            harmless(cards(named="Visage Of The Emperor")),
            cannot("be_played", who=cards("interrupt", named=SENSES, whose="opponent", open_to_objectives=True, zone="held")),
            face="back",
        ),
        constant(
            lower_destiny(2, whose="opponent", who=location(state="in_battle")),
            face="back",
            conditions=there_is({**vader, "at": location(named="Executor: Meditation Chamber")}),
        ),
        flips("back", there_is({**luke, "whose": "opponent"})),
        flips("back", there_is({**jedi, "whose": "opponent"})),
        flips("back", there_is_no(vader)),
    )


def bad_deal() -> Declared:
    """The deal about Bespin gets worse: Force drains that nobody spoils, and pairs of an alien and an Imperial."""
    return card(
        starting(
            starts_with(1, location("site", own_system="Cloud City", state="battleground")),
            starts_with(1, cards("effect", named="Secret Plans"), up_to=True),
            starts_with(1, cards("effect", named="All Wrapped Up"), up_to=True),
        ),
        fetches(cards(named=["Bespin", "Bespin: Cloud City", "Dark Deal", "Cloud City Occupation"]), face="front", when="deploy", times=1),
        constant(
            shelters(
                "Goo Nee Tay",
                own_character(expansion=["cloud-city", "jabbas-palace", "special-edition"], zone="hand", bound_for=ON_BESPIN),
            ),
            face="front",
        ),
        flips("front", there_is(DEAL), there_is(held_system("Bespin")), there_is(held_system("Bespin: Cloud City"))),
        constant(
            shelters("Surreptitious Glance", DEAL),
            cannot("use_text", who=cards(named="The Planet That It's Farthest From", aiming=location(named="Bespin"))),
            guard_drains(location(system="Bespin", state="controlled", hosting=own_character("imperial"))),
            face="back",
        ),
        automatic(
            lose_force(8, whose="opponent"),
            face="back",
            at="deployed",
            conditions=it_is(cards("effect", named="All Too Easy", whose="own")),
        ),
        constant(raise_sum(2, who=location(state="in_battle")), face="back", conditions=PAIR),
        constant(
            raise_sum(2, who=location(state="in_battle")),
            face="back",
            conditions=[there_is(own_character("alien", mark="ugnaught", state="in_battle")), PAIR[1]],
        ),
        flips("back", there_is_no(DEAL)),
        flips("back", there_is(location("system", named="Bespin", state="opposed"))),
        flips("back", there_is(location("system", named="Bespin", state="blown_away"))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "12_88": causes("peace", [*drawn(1, mark="senator", agenda="order"), *drawn(3, not_mark="senator", agenda="order")]),
    "12_179": causes(
        "blockade",
        drawn(1, mark="senator", agenda="ambition"),
        shelters("Goo Nee Tay", own_character("republic", zone="hand")),
    ),
    "12_180": card(
        starting(starts_with(1, location(named="Tatooine: Watto's Junkyard")), starts_with(1, location(named="Tatooine: Mos Espa"))),
        lasting(shelters("Revolution", location(named="Tatooine: Watto's Junkyard"))),
        action(
            put_in_pile("used", {**WATTO, "whose": "opponent"}),
            retrieve_top(4, whose="opponent"),
            for_opponent(),
            costs=use(8),
            conditions=there_is({**WATTO, "whose": "opponent"}),
        ),
        constant(gains("power", 3, character(named="Qui-Gon")), most_drained(1, site("Tatooine"), whose="opponent"), face="front"),
        flips("front", there_is(WATTO), there_is(ESPA)),
        action(
            slave("poor"),
            slave("rich"),
            face="back",
            when="deploy",
            times=1,
            targets=target(cards(whose="own", zone="held")),
        ),
        constant(gains("cost", 3, enemy_character("alien", not_unique=True, zone="hand")), face="back"),
        flips("back", there_is_no(WATTO)),
        flips("back", there_is_no(ESPA)),
    ),
    "109_12": bad_deal(),
    "7_297": hunt(),
    "7_299": isb_agents(),
}
