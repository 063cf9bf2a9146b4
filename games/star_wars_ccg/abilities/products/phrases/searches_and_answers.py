"""Searches, reactions, cancelled cards and answers to destinies: words that cards share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import blow_away
from games.star_wars_ccg.abilities.operations.moving import add_count
from games.star_wars_ccg.abilities.operations.perils.vane import climb
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate_drawn,
    cancel,
    cancel_it,
    change_hand,
    choose,
    draw_cards,
    draw_destiny,
    go,
    if_,
    look_at_deck,
    lose,
    lose_force,
    pick,
    react,
    repeat,
    retrieve,
    shuffle,
    stop,
    take,
)
from games.star_wars_ccg.abilities.operations.travel.marches import heads, swap_sites
from games.star_wars_ccg.abilities.ops import action, automatic, constant, lets, lost, set_to, used
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    in_phase,
    it_is,
    may_react,
    target,
    target_is,
    there_are,
    there_is,
    there_is_no,
    this_is,
    up_to_targets,
    use,
    use_each,
    use_move,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character

# A card that defends a battle alone, in space or on the ground.
ALONE: Final = ["defending", "alone"]
SPACE: Final = location("system", "sector")
GROUND: Final = location("site")
# Any pile of any player.
SHUFFLES: Final = [[shuffle(pile, whose)] for pile in ("reserve", "lost", "used") for whose in ("own", "opponent")]
# Effects without a kind of their own, which texts mean where they name none.
OTHER_KINDS: Final = ["immediate", "mobile", "political", "starting", "utinni"]
PLAIN_EFFECT: Final = cards("effect", not_kind=OTHER_KINDS)
TAGGE: Final = ["General Tagge"]
OFFICERS: Final = ["Vader", "Tarkin", "Motti", *TAGGE]
# A site with a Scomp link, and one on the Death Star.
LINK: Final = location(icon="scomp-link")
DEATH_STAR_LINK: Final = location("site", system="Death Star", icon="scomp-link")
LANDSPEEDER: Final = "Luke's X-34 Landspeeder"
# Characters of one site that go to another: the first site, the second, and who goes.
TRANSPORT: Final = [target(GROUND), target(location("site", of="not_target")), up_to_targets(60, own_character(where="with_target"))]


def brought_back(names: str | list[str], lost_cost: int, search_cost: int) -> list[Any]:
    """The two texts of an Interrupt that takes back a character: from the Lost Pile, or out of the Reserve Deck into hand."""
    own = character(named=names, whose="own", zone="lost")
    searched = pick(1, character(named=names, whose="own", zone="reserve"), up_to=True)
    return [
        lost(pick(1, own), retrieve(PICKED), conditions=there_is(own), costs=use(lost_cost)),
        lost(searched, take(PICKED), shuffle("reserve"), costs=use(search_cost)),
    ]


def sent_away(**also: Any) -> Any:
    """The action of a mysterious man when a battle begins: a weak enemy moves to the next site, or is lost."""
    away = location("site", where="beside_target")
    return action(
        pick(1, away, up_to=True, whose="opponent"),
        if_(there_is(location(of="picked")), go(to=PICKED)),
        if_(there_is_no(location(of="picked")), lose()),
        when="battle_begins",
        costs=use(1),
        targets=target(enemy_character(ability=1, state=["in_battle", "standing"])),
        **also,
    )


def jawas_deploy(half: str, cost: int, **also: Any) -> Any:
    """The own Jawas that come to this location cost this much, and their player alone pays for them."""
    jawas = cards(mark="jawa", whose="own", zone="hand", where="here")
    return constant(set_to("cost", cost, jawas), lets("pay_alone", who=jawas), half=half, **also)


def reacts() -> list[Any]:
    """The texts that move a card to where the opponent has just begun a battle or a Force drain (CCG-BAT-04)."""
    return [action(react(), when=when, conditions=may_react(), costs=use_move()) for when in ("battle_begins", "drain")]


def destiny_answers(effect: Any, *conditions: Any, **also: Any) -> list[Any]:
    """The texts that change a destiny that was just drawn in the battle, for the battle or for a weapon, once a battle."""
    return [action(effect, when=when, once_a="battle", conditions=list(conditions), **also) for when in ("destiny", "shot")]


def sale(**where: Any) -> list[Any]:
    """The texts that sell a vehicle or a droid there; Luke's landspeeder brings one destiny more."""
    sold = [activate_drawn(), lose()]
    return [
        used(draw_destiny(3), *sold, targets=target(cards("vehicle", named=LANDSPEEDER, whose="own", **where))),
        used(draw_destiny(2), *sold, targets=target(cards("vehicle", not_named=LANDSPEEDER, whose="own", **where))),
        used(draw_destiny(2), *sold, targets=target(own_character("droid", **where))),
    ]


def new_hand(site: Mapping[str, Any]) -> Any:
    """The text that changes the hand while an own droid is there, with one card more for C-3PO or R2-D2."""
    known = own_character("droid", named=["C-3PO", "R2-D2"], at=site)
    droid = own_character("droid", at=site)
    return used(
        if_(there_is(known), change_hand(), draw_cards(1)),
        if_(there_is_no(known), change_hand()),
        conditions=there_is(droid),
        costs=use(1),
    )


def cancels_named(slot: Any, names: list[str], conditions: list[Any] | None = None, also: list[Any] | None = None) -> list[Any]:
    """The two texts of an Interrupt that cancels cards by name, on the table and when they are used; `also`: what they do beside that."""
    holding, more = conditions or [], also or []
    return [
        slot(cancel(), *more, **({"conditions": holding} if holding else {}), targets=target(cards(named=names))),
        slot(cancel_it(), *more, when="used", conditions=[it_is(cards(named=names)), *holding]),
    ]


def rearranged(sites: Mapping[str, Any]) -> Any:
    """The text that puts sites in another order."""
    return lost(repeat(pick(2, sites), swap_sites()), when="deploy", conditions=there_are(2, sites), costs=use_each(sites))


def storm(*passes: Any) -> list[Any]:
    """The texts of a Mobile Effect that goes on once in each own control phase, at its end at the latest."""
    unmoved = this_is(cards(state="movable"))
    return [
        action(*passes, when="control", conditions=unmoved),
        automatic(*passes, at="control_ends", conditions=[your_turn(), in_phase("control"), unmoved]),
    ]


def headed() -> Any:
    """The direction in which a Mobile Effect begins."""
    return automatic(choose([heads("right")], [heads("left")]), at="entry")


def decks_seen(reader: Mapping[str, Any]) -> Any:
    """The text that looks at any Reserve Deck and shuffles it while this card is at a Scomp link."""
    looks = [[look_at_deck(whose), shuffle("reserve", whose)] for whose in ("own", "opponent")]
    return used(choose(*looks), conditions=there_is(reader))


def caught() -> Any:
    """The text by which a spy finds a spy of the opponent at its site; one that is Undercover is found more easily."""
    return lost(
        draw_destiny(1),
        if_(target_is(character(state="undercover")), if_(destiny_least(1), lose())),
        if_(destiny_least(3), lose()),
        targets=target(enemy_character(skill="spy", at=GROUND, meeting=own_character(skill="spy"))),
    )


def by_code(rows: Mapping[str, Declared]) -> dict[str, Declared]:
    """Rows whose key names several cards of one text, as a row for each card."""
    return {code: declared for codes, declared in rows.items() for code in codes.split()}


def terminated(price: int) -> list[Any]:
    """Cancel a hologram, or blow the table away at which they are shown."""
    hologram = cards(mark="hologram")
    return [
        lost(cancel(), targets=target(hologram)),
        lost(cancel_it(), when="used", conditions=it_is(hologram)),
        lost(
            draw_destiny(1),
            add_count(location("sector", mark="asteroid")),
            if_(destiny_least(4), blow_away(), lose_force(4, whose="opponent")),
            costs=use(price),
            targets=target(location(named="Imperial Holotable")),
        ),
    ]


def climbs() -> Any:
    """In the own move phase a character comes back from the Weather Vane, and does not move any more."""
    return used(
        climb(),
        stop(until="turn"),
        when="move",
        targets=[
            target(own_character(zone="stacked", lies_on=cards(named="Weather Vane"))),
            target(location("site", system="Cloud City")),
        ],
    )
