"""Objectives about crime lords: the Black Sun, and those who answer to Maul."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import bans, flip, lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.looks import look_into, recirculate
from games.star_wars_ccg.abilities.operations.steps import choose, if_, lose_force, may, shuffle
from games.star_wars_ccg.abilities.operations.travel.marches import travel
from games.star_wars_ccg.abilities.ops import action, attrition, automatic, card, constant, gives
from games.star_wars_ccg.abilities.parts import in_phase, it_is, shooter_is, target, there_are, there_is, there_is_no, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.objectives.planets import flips

XIZOR: Final = own_character(named="Prince Xizor")
ON_BATTLE_SITE: Final = {"at": location("site", state="battleground")}
AGENT: Final = ["bounty hunter", "information broker"]
OCCUPIED: Final = location(state="occupied")
LORDS: Final = location(state="battleground", hosting=own_character(named=["Prince Xizor", "Sidious"]))
# A bounty hunter, and a site beside it where somebody has a price on the head.
HUNTER: Final = own_character(mark="bounty hunter", state=["standing", "able_to_go"], at=location("site", where="beside_target"))
WANTED: Final = location("site", hosting=character(holding=cards("effect", mark="bounty")))
INDEPENDENT: Final = "independent (starship)"
MAUL: Final = character(named="Maul", whose="own")
CHAMBERS: Final = location(named="Dathomir: Maul's Chambers")
GROUPS: Final = ["black sun", "crimson dawn", "hutt"]
GANGSTER: Final = own_character(mark="gangster", ability_least=1)
GUN: Final = cards("weapon", mark="blaster", not_unique=True)
# A gangster who leads, in a battle beside an own blaster.
LEADER: Final = own_character(
    mark="gangster", also=character(mark="leader"), state="in_battle", at=location("site", hosting={**GUN, "whose": "own"})
)
IN_OWN_PHASE: Final = {"when": "deploy", "times": 1}


def black_sun() -> Declared:
    """Xizor's agents seek Luke's friends; on the second side he has his revenge."""
    return card(
        starting(
            starts_with(1, location(named="Coruscant: Imperial City")),
            starts_with(1, XIZOR, location(named="Coruscant: Imperial City")),
            starts_with(1, location("system", named="Coruscant")),
        ),
        lasting(
            gives("black sun agent", who=own_character(mark=AGENT, zone="any")),
            gives("black sun agent", who=own_character("alien", lore="black sun", zone="any")),
            bans(own_character(not_mark=["black sun agent", *AGENT], not_lore="black sun", not_named="Sidious", state="able")),
            bans(cards("vehicle", whose="own", state="able")),
            bans(own_ship(not_mark=INDEPENDENT, state="able")),
            bans(cards("interrupt", named="Scanning Crew")),
        ),
        action(travel(), when="control", targets=[target(WANTED), target(HUNTER)]),
        flips("front", there_is({**XIZOR, **ON_BATTLE_SITE}), there_is_no(character(named="Luke", **ON_BATTLE_SITE))),
        action(
            put_in_pile("used"),
            look_into(1, "force", per=cards(whose="own", zone="force")),
            face="back",
            times=1,
            targets=target(cards(whose="own", zone="held")),
        ),
        action(
            choose(*([look_into(1, "reserve", per=OCCUPIED, whose=whose)] for whose in ("own", "opponent"))),
            face="back",
            when="own_battle",
            times=1,
            conditions=there_is(OCCUPIED),
        ),
        constant(
            attrition(1, location(state="in_battle"), per=own_character(mark="black sun agent", state="in_battle")),
            face="back",
        ),
        automatic(lose_force(1, per=LORDS, whose="opponent"), face="back", at="own_control", conditions=there_is(LORDS)),
        flips("back", there_is(character(named="Luke", **ON_BATTLE_SITE))),
        flips("back", there_is_no(XIZOR)),
    )


def strangers(**who: Any) -> Mapping[str, Any]:
    """Own characters without the marks of crime."""
    return own_character(not_lore=GROUPS, **who)


def collective() -> Declared:
    """Gangsters and assassins with blasters; the second side lasts until the end of the turn."""
    three = there_are(3, location(state=["battleground", "occupied"]))
    return card(
        starting(
            starts_with(1, CHAMBERS),
            starts_with(
                1,
                character(named="Maul", expansion="set-13"),
                CHAMBERS,
                up_to=True,
                given=location(named="Yavin 4: Massassi Throne Room"),
            ),
        ),
        lasting(
            bans(strangers(not_mark=["assassin", "gangster", "bounty hunter"], state="able")),
            bans(strangers(mark="bounty hunter", not_mark=["assassin", "gangster"], not_episode_i=True, state="able")),
            bans(strangers(kind="droid", not_mark=["assassin", "gangster", "bounty hunter"], episode_i=True)),
            bans(cards("vehicle", whose="own", state="able")),
            bans(own_ship(not_mark=INDEPENDENT, state="able")),
        ),
        action(choose([deploy(GUN)], [deploy(cards(titled="First Light"))]), shuffle("reserve"), **IN_OWN_PHASE),
        automatic(flip(), face="front", at="hit", conditions=[it_is(character()), shooter_is(cards(whose="own"))]),
        flips(
            "front",
            your_turn(),
            in_phase("battle"),
            there_are(2, location(state=["battleground", "controlled"], hosting=GANGSTER)),
        ),
        automatic(may(recirculate(), shuffle("reserve")), face="back", at="flipped"),
        constant(
            more_power_destiny(1, location(state="in_battle")),
            face="back",
            conditions=there_is(LEADER),
        ),
        action(
            look_into(1, "force", per=cards(whose="own", zone="force")),
            face="back",
            when="draw",
            times=1,
            conditions=there_is({**MAUL, "state": ["alone"]}),
        ),
        automatic(if_(three, lose_force(1, whose="opponent")), flip(), face="back", at="turn_end"),
    )


ABILITIES: Final[Mapping[str, Declared]] = {"10_29": black_sun(), "213_32": collective()}
