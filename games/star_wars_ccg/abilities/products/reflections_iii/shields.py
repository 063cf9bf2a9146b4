"""Defensive Shields (CCG-SHD-01): they are played like Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import DECK, most_destinies, most_drained, no_drain, retrieve_less
from games.star_wars_ccg.abilities.operations.rules.drains import drains_cost
from games.star_wars_ccg.abilities.operations.steps import put_out
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.texts.inserted import most_inserted
from games.star_wars_ccg.abilities.ops import action, cannot, card, constant, deploys_beside, generation, loses, printed
from games.star_wars_ccg.abilities.parts import there_are, there_are_most, there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

GROUND: Final = location("site", state="battleground")
SPACE: Final = location("system", state="battleground")
HELD: Final = location(state=["battleground", "occupied"])
LOST_HELD: Final = location(state=["battleground", "enemy_occupied"])


def shield(*texts: Any) -> Declared:
    return card(printed(deploys_beside(0)), *texts)


def where(kind: dict[str, Any], state: str) -> dict[str, Any]:
    return {**kind, "state": ["battleground", state]}


def prices(whose: str, state: str, *also: Any) -> list[Any]:
    """Force drains cost a player who does not occupy both a battleground site and a battleground system 3 Force."""
    price = drains_cost(3, location(), whose=whose)
    ground, space = where(GROUND, state), where(SPACE, state)
    return [
        constant(price, conditions=[there_is_no(ground), *also]),
        constant(price, conditions=[there_is(ground), there_is_no(space), *also]),
    ]


def both_pay(*also: Any) -> list[Any]:
    return [*prices("own", "occupied", *also), *prices("opponent", "enemy_occupied", *also)]


def few_destinies() -> Declared:
    """The opponent draws two battle destinies at most beside an own common alien or starfighter."""
    common = cards(kind=["alien", "starfighter"], not_unique=True, whose="opponent", state="in_battle")
    return shield(constant(most_destinies(2, who=location(state="in_battle")), conditions=there_is(common)))


def suspends(title: str) -> Any:
    """As long as the opponent occupies no battleground system, a card has no text."""
    return constant(cannot("use_text", who=cards(named=title)), conditions=there_is_no(where(SPACE, "enemy_occupied")))


def immediate() -> Any:
    return action(*search(cards("effect", kind="immediate", whose="own", zone="reserve")), once_a="game")


def capped() -> Declared:
    """No more than 2 Force is lost to a Force drain or an inserted card by who holds three battlegrounds, or whose opponent holds none."""
    return shield(
        constant(most_drained(2, location(), whose="own"), most_inserted(2), conditions=there_are(3, HELD)),
        constant(most_drained(2, location(), whose="own"), most_inserted(2), conditions=there_is_no(LOST_HELD)),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "13_8": shield(*both_pay()),
    "13_16": shield(immediate(), suspends("Mobilization Points")),
    "13_22": shield(
        constant(cancels_each(cards(named=["Responsibility Of Command", "You Overestimate Their Chances"]))),
        action(
            put_out(cards(mark="docking bay", whose="opponent", zone="lost")),
            times=1,
            conditions=[there_is(cards(named="Brangus Glee")), there_is(cards(mark="docking bay", whose="opponent", zone="lost"))],
        ),
    ),
    "13_37": shield(
        constant(
            loses("cost", 2, own_character("rebel", zone="hand", at=location("site", generic=True, whose="opponent"))),
            generation(1, per=location("site", generic=True, whose="opponent")),
        )
    ),
    "13_44": capped(),
    "13_54": shield(*both_pay(there_is_no(cards(named="Battle Plan")))),
    "13_61": shield(
        constant(
            cancels_each(cards(named="Asteroid Sanctuary")),
            no_drain(location(state="no_battleground")),
            retrieve_less(DECK),
            conditions=[there_is(HELD), there_are_most(1, LOST_HELD)],
        )
    ),
    "13_68": shield(constant(cancels_each(cards(named=["Order To Engage", "Scramble"]))), immediate(), suspends("Staging Areas")),
    "13_84": capped(),
}
