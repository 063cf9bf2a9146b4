"""Objectives about Naboo: the palace that is held or taken, and those who fight in it with lightsabers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import combat
from games.star_wars_ccg.abilities.operations.draws.destinies import activate_some, titles_least, titles_most
from games.star_wars_ccg.abilities.operations.fate import drawn_least, keep_drains, most_drained, no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import no_battle
from games.star_wars_ccg.abilities.operations.objectives import bans, flip, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.force import decided_below, decided_by, harmless, lose_surely
from games.star_wars_ccg.abilities.operations.rules.protection import keeps, never_raised
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    if_,
    lose,
    lose_force,
    may,
    pick,
    put_out,
    retrieve_top,
    shuffle,
    take,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.travel.ways import no_icons
from games.star_wars_ccg.abilities.ops import action, automatic, cannot, card, constant, draw_anyway, gains, immune, loses
from games.star_wars_ccg.abilities.parts import (
    duel_lost,
    duel_won,
    opponents_destiny,
    opponents_turn,
    target,
    there_are,
    there_is,
    there_is_no,
    use,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.objectives.planets import flips
from games.star_wars_ccg.abilities.products.phrases.later_sets import into_hand
from games.star_wars_ccg.abilities.products.phrases.turned import BLACK_SUN

THRONE: Final = "Naboo: Theed Palace Throne Room"
NABOO: Final = location("system", named="Naboo")
INSIDE: Final = location("site", system="Naboo", icon="interior")
BATTLE_SITE: Final = location("site", state=["battleground", "controlled"])
# Cards with ability that a player leaves at home.
STRANGERS: Final = own_character(not_kind=["republic", "alien"], ability_least=1)
JEDI: Final = ["jedi", "jedi master"]
DARK_JEDI: Final = ["dark jedi"]
TRADERS: Final = own_character(not_mark="trade federation", ability_least=1)
DROID: Final = own_character("droid", icon="presence", state="in_battle")
COURT: Final = own_character("republic", unique=True)
# Where a senator speaks among the people.
HEARD: Final = location("site", state="battleground", hosting=own_character(mark="senator"))
NEIMOIDIAN: Final = own_character(mark="neimoidian", state="in_battle")


def planet_in_deck(planet: str) -> Any:
    return location("system", named=planet, whose="own", zone="reserve")


def held(state: str, **who: Any) -> Any:
    """The condition that the throne room is controlled by a side, with such a character."""
    return there_is(location(named=THRONE, state=state, **who))


def from_deck(whose: str) -> Any:
    return lose_surely(2, whose=whose, from_reserve=True)


def combatants(mine: list[str], theirs: list[str], trial: str) -> Declared:
    """The palace is cleared one by one; on the second side lightsabers decide.

    mine, theirs: the marks of those of each player who fight.  trial: the Epic Event with which it starts.
    """
    own = own_character(mark=mine)
    enemy = enemy_character(mark=theirs)
    with_own = location(hosting=own)
    facing = enemy_character(mark=theirs, state="in_the_open", at=location("site", system="Naboo", icon="interior", state="battleground"))
    return card(
        starting(
            starts_with(1, location(named="Naboo: Theed Palace Generator Core")),
            starts_with(1, location(named="Naboo: Theed Palace Generator")),
            starts_with(1, cards("epic-event", named=trial)),
        ),
        constant(
            no_drain(who=location(hosting=enemy)),
            keep_drains(location("site", system="Naboo", hosting=own), whose="own"),
            face="front",
        ),
        action(
            lose(),
            face="front",
            when="control",
            times=1,
            targets=target(enemy_character(at=location("site", titled="Theed Palace", icon="interior"), meeting=own)),
        ),
        flips("front", there_is(facing)),
        constant(no_drain(whose="own", who=with_own), no_battle(whose="own", who=with_own), face="back"),
        action(
            combat(
                2,
                2,
                if_(duel_won(), if_(decided_below(5), lose_surely(2, whose="opponent")), if_(decided_by(5), from_deck("opponent"))),
                if_(duel_lost(), if_(decided_below(5), lose_surely(2)), if_(decided_by(5), from_deck("own"))),
                if_(decided_by(5), lose(character(state="defeated"))),
            ),
            face="back",
            when="move",
            times=1,
            targets=[
                target(own_character(mark=mine, meeting=enemy)),
                target(enemy_character(mark=theirs, state="in_the_open", where="with_target")),
            ],
        ),
        automatic(flip(), retrieve_top(1), face="back", conditions=there_is_no(facing)),
    )


def plan() -> Declared:
    """The Queen waits for her throne; then nobody drains much of her."""
    return card(
        starting(
            starts_with(1, location(named=THRONE)),
            starts_with(1, location(named="Naboo: Theed Palace Hallway")),
            starts_with(1, location(named="Naboo: Theed Palace Courtyard")),
        ),
        lasting(
            bans({**STRANGERS, "not_mark": ["jedi", "jedi master"]}),
            bans({**STRANGERS, "mark": ["jedi", "jedi master"], "not_episode_i": True}),
            bans(cards("vehicle", whose="own", state="able", not_episode_i=True)),
            bans(own_ship(state="able", not_icon="republic")),
            cannot("use_text", who=cards(named="Your Destiny")),
            harmless(cards("objective", named=BLACK_SUN)),
        ),
        constant(cannot("be_deployed", who={**own_character(zone="hand"), "at": INSIDE}), face="front"),
        action(activate(1), face="front", times=1),
        flips("front", held("controlled", hosting=own_character(named="Amidala"))),
        constant(
            most_drained(2, location(), whose="own"),
            gains("power", 2, own_ship(icon="republic")),
            cannot("be_immune", who=ship(icon="trade-federation")),
            face="back",
        ),
        action(void_destiny(), face="back", when="destiny", once_a="event", conditions=[opponents_destiny(), drawn_least(4)], costs=use(1)),
        automatic(
            lose_force(2, per={**BATTLE_SITE, "hosting": own_character(named=["Amidala", "Panaka"])}, whose="opponent"),
            face="back",
            at="own_control",
            conditions=there_is({**BATTLE_SITE, "hosting": own_character(named=["Amidala", "Panaka"])}),
        ),
        flips("back", held("opposed")),
    )


def invasion() -> Declared:
    """The blockade of Naboo, and droids in its palace."""
    return card(
        starting(
            starts_with(1, NABOO),
            starts_with(1, cards("starship", named="Blockade Flagship"), NABOO),
            starts_with(1, location(named="Naboo: Swamp")),
            starts_with(1, cards("effect", named="Droid Racks")),
        ),
        lasting(
            bans(TRADERS),
            bans(cards("vehicle", whose="own", state="able")),
            bans(own_ship(state="able", not_icon="trade-federation")),
            cancels_each(cards(named="Civil Disorder")),
        ),
        action(deploy(location("site", own_system="Naboo")), shuffle("reserve"), face="front", when="deploy", times=1),
        constant(no_icons(NABOO, whose="opponent"), face="front"),
        flips("front", held("controlled", hosting=own_character(mark="neimoidian")), there_is({**NABOO, "state": ["controlled"]})),
        constant(
            most_drained(2, location(), whose="own"),
            loses("cost", 1, own_character(mark="battle droid", zone="hand")),
            immune(3, own_ship(mark="droid starfighter")),
            face="back",
        ),
        constant(draw_anyway(2, location("site")), face="back", conditions=titles_least(2, DROID)),
        constant(draw_anyway(2, location("site")), face="back", conditions=[titles_most(1, DROID), there_is(DROID), there_is(NEIMOIDIAN)]),
        action(
            put_out(cards(of="drawn", zone="used")),
            face="back",
            when="destiny",
            once_a="battle",
            conditions=[opponents_destiny(), there_is(cards("interrupt", of="drawn", zone="used"))],
        ),
        flips("back", there_is({**NABOO, "state": ["opposed"]})),
        flips("back", held("opposed")),
    )


def generator() -> Declared:
    """Credits are earned at the Junkyard; then the Queen's people are worth more."""
    arriving = {"zone": "hand"}
    return card(
        starting(
            starts_with(1, location(named="Tatooine: Watto's Junkyard")),
            starts_with(1, location(named="Tatooine: City Outskirts")),
            starts_with(1, cards("effect", named="Credits Will Do Fine")),
        ),
        lasting(
            bans({**STRANGERS, "not_mark": JEDI}),
            bans({**STRANGERS, "mark": JEDI, "not_episode_i": True}),
            bans(own_character("alien", not_kind=["republic"], not_unique=True, ability_least=1)),
            bans(cards("vehicle", whose="own", state="able")),
            bans(own_ship(state="able", not_icon="republic")),
            cannot("use_text", who=cards(named="Your Destiny")),
        ),
        action(
            *(may(pick(1, planet_in_deck(planet)), take(PICKED)) for planet in ("Coruscant", "Tatooine")),
            shuffle("reserve"),
            face="front",
            once_a="game",
        ),
        constant(bans(location("system", whose="own")), immune(None, character(named="Maul")), face="front"),
        flips("front", there_are(4, cards(zone="stacked", lies_on=cards("effect", named="Credits Will Do Fine")))),
        constant(
            gains("power", 1, COURT),
            gains("forfeit", 2, COURT),
            keeps("cost", character("alien", **arriving)),
            never_raised("cost", who=character("alien", **arriving)),
            gains("cost", 1, character("imperial", **arriving, at=site("Tatooine"))),
            face="back",
        ),
        action(
            choose([retrieve_top(1)], [pick(1, cards(zone="lost", whose="own", state="topmost")), *into_hand()]),
            face="back",
            when="destiny",
            once_a="event",
            conditions=[your_destiny(), there_is(cards(zone="lost", whose="own"))],
        ),
        action(
            activate_some(2),
            face="back",
            when="control_begins",
            times=1,
            conditions=[opponents_turn(), there_is(own_ship(named="Queen's Royal Starship", at=location("system", icon="planet")))],
        ),
        automatic(lose_force(1, per=HEARD, whose="opponent"), face="back", at="own_control", conditions=there_is(HEARD)),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "12_89": generator(),
    "13_46": combatants(JEDI, DARK_JEDI, "Inner Strength"),
    "13_73": combatants(DARK_JEDI, JEDI, "Deep Hatred"),
    "14_52": plan(),
    "14_113": invasion(),
}
