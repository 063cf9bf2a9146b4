"""Effects beside the Political ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import cancel_damage
from games.star_wars_ccg.abilities.operations.fate import grab, grabs, lost_least, most_destinies, most_drained, no_drain, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import retrieval_costs
from games.star_wars_ccg.abilities.operations.piles.force import barren
from games.star_wars_ccg.abilities.operations.rare.kept import lose_onto
from games.star_wars_ccg.abilities.operations.rules.losses import thin_hand
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import PICKED, activate, draw_cards, pick, put_out, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    drain,
    gains,
    generation,
    immune_to,
    left_out,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    it_is,
    opponent_attacks,
    opponents_turn,
    opposing_hand_least,
    there_is,
    there_is_no,
    there_is_one_of,
    use,
    you_must_lose,
    you_won,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location
from games.star_wars_ccg.abilities.products.coruscant.senate import DARK_JEDI, HELD, HELD_SITE, JEDI
from games.star_wars_ccg.abilities.products.phrases.amended import slow_transports
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import OTHER_KINDS, by_code

STAYS: Final = printed(deploys_beside(0), immune_to("Alter"))
BAY: Final = location(mark="docking bay")
# A location that everybody has in mind: every one on the table.
SOMEWHERE: Final = location(state="in_battle")
# Maul before a Jedi.
HUNTER: Final = character(named="Maul", meeting=enemy_character(mark=JEDI))
# An Effect of Endor or Death Star II that costs nothing.
LATE_EFFECT: Final = cards("effect", not_kind=OTHER_KINDS, expansion=["endor", "death-star-ii"], costless=True, whose="own", zone="reserve")
SHIPYARDS: Final = ["Carida", "Wakeelmui", "Gall", "Kuat", "Rendili", "Executor"]
COURT: Final = character("republic", unique=True, whose="own")

# What the opponent loses at the Junkyard lies on an Effect.
IN_JUNKYARD: Final = "Tatooine: Watto's Junkyard"
CREDITS: Final = (
    automatic(lose_onto(1), at="drain_begun", conditions=[your_turn(), there_is(location(named=IN_JUNKYARD, state="draining"))]),
    automatic(lose_onto(1), at="battle_over", conditions=[you_won(), there_is(location(named=IN_JUNKYARD, state="in_battle"))]),
)


def brings_bays(*others: str) -> Any:
    """The text that deploys a docking bay in the own deploy phase, unless one of these is on the table."""
    unless = {"conditions": there_is_no(cards("effect", named=list(others)))} if others else {}
    return action(deploy(BAY), shuffle("reserve"), when="deploy", times=1, **unless)


def lifeform() -> Declared:
    return card(
        STAYS,
        action(activate(1), when="control_begins", times=1, conditions=[opponents_turn(), there_is(HELD_SITE)]),
        constant(
            most_destinies(2, who=SOMEWHERE),
            conditions=there_is_one_of(
                enemy_character("alien", not_unique=True, state="in_battle"), enemy_ship("starfighter", not_unique=True, state="in_battle")
            ),
        ),
    )


def secured(threat: str) -> Declared:
    """A docking bay that nobody drains, and that helps at the sites next to it."""
    return card(
        deployment(deploys_on(0, location(mark="docking bay", state="controlled"))),
        constant(no_drain(whose="own"), no_drain(whose="opponent")),
        constant(drain(2, location("site", not_mark="docking bay", state="battleground", where="adjacent"))),
        constant(shelters(threat, who=character(at=location("site"), where="here"))),
        automatic(put_in_pile("used", THIS), conditions=there_is(location(state="opposed", where="here"))),
    )


def thrown_back() -> Declared:
    return card(
        printed(deploys_beside(3)),
        action(thin_hand(8), when="move", costs=use(4), conditions=opposing_hand_least(13)),
        *(
            action(pick(3, HELD, up_to=True), put_in_pile("used", PICKED), when=when, times=1, conditions=there_is(HELD))
            for when in ("control", "control_begins")
        ),
    )


def insight(mark: list[str], *cancelled: str, found: Any = None) -> Declared:
    """More Force at docking bays, opponents of such a kind who are hit more easily, and an Effect in place of this one."""
    return card(
        STAYS,
        constant(
            generation(1, per=location(mark="docking bay", state="occupied")),
            loses("guard", 1, enemy_character(mark=mark)),
            cancels_each(cards(named=list(cancelled))),
        ),
        *([found] if found else []),
        action(
            put_in_pile("lost", THIS),
            *search(cards("effect", expansion=["endor", "death-star-ii"], costless=True, whose="own", zone="reserve")),
        ),
    )


def ordered(kind: str) -> Declared:
    """Officers who are worth more, docking bays out of the deck, slow transports, and dear retrievals of the opponent."""
    return card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(gains("forfeit", 1, character(kind, unique=True, ability_most=2)), retrieval_costs()),
        *slow_transports(),
        action(deploy(location("site", mark="docking bay")), shuffle("reserve"), when="deploy", times=1),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "12_39 12_143": lifeform(),
        "12_37 12_128": card(
            printed(deploys_beside(0), immune_to("Alter"), grabs()),
            action(grab(), when="used", once_a="game", costs=use(1), conditions=it_is(cards("interrupt"))),
        ),
        "12_38 12_133": card(
            deployment(deploys_on(0, location(whose="opponent")), when="drain_paid", conditions=[opponents_turn(), lost_least(3)]),
            constant(most_drained(1, whose="own")),
            action(put_in_pile("used", THIS), draw_cards(2)),
        ),
        "12_42": card(printed(deploys_beside(2), immune_to("Alter")), *CREDITS),
        "12_46": secured("Trample"),
        "12_134": secured("Fallen Portal"),
        "12_47": card(
            STAYS,
            constant(gains("forfeit", 2, {**COURT, "ability_most": 3})),
            brings_bays("Insurrection", "Insurrection & Aim High"),
        ),
        "12_49 12_132": thrown_back(),
        "12_50 12_136": card(
            printed(deploys_beside(3), immune_to("Alter")),
            action(put_out(THIS), cancel_damage(), when="unpaid", conditions=[opponent_attacks(), you_must_lose()]),
        ),
        "12_51": insight(DARK_JEDI, "Scanning Crew", "3,720 To 1"),
        "12_144": insight(
            JEDI,
            "Never Tell Me The Odds",
            found=action(*search(cards(named=SHIPYARDS, whose="own", zone="reserve")), once_a="game"),
        ),
        "12_52": card(
            STAYS,
            constant(gains("power", "forfeit", 1, character("rebel", unique=True, ability=3))),
            constant(
                gains(
                    "power",
                    "forfeit",
                    1,
                    character("rebel", unique=True, ability=3, at=location("site", system=["Cloud City", "Jabba's Palace"])),
                ),
            ),
            constant(
                barren(cards(named="Scum And Villainy")),
                conditions=there_is(character(named="Han", at=location(state="battleground"))),
            ),
        ),
        "12_130": card(
            STAYS,
            constant(gains("forfeit", 2, COURT), shelters("Goo Nee Tay", {**COURT, "zone": "any"})),
            brings_bays("Imperial Arrest Order", "Imperial Arrest Order & Secret Plans"),
        ),
        "12_131": card(
            STAYS,
            constant(gains("forfeit", 3, character("imperial", unique=True, ability=3)), left_out()),
        ),
        "12_44": ordered("rebel"),
        "12_135": ordered("imperial"),
    }
)
