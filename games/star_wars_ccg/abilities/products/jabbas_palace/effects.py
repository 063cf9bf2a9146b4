"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import hand_most, most_drained, no_drain, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import no_battle
from games.star_wars_ccg.abilities.operations.piles.force import dearer_text
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.limits import store
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.spies import break_cover, undercover
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_battle,
    cancel_drain,
    choose,
    look_at_top,
    lose,
    lose_force,
    may,
    pick,
    relocate,
    retrieve_top,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.amended import amends, in_text_of
from games.star_wars_ccg.abilities.operations.texts.inserted import most_inserted
from games.star_wars_ccg.abilities.operations.travel.marches import engulfs, pass_on
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    aims_at,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    doom,
    drain,
    gains,
    immune,
    immune_to,
    lets,
    loses,
    lower_destiny,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    claimed,
    host_is,
    it_is,
    opponents_turn,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    this_is_not,
    use,
    you_attack,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.amended import working
from games.star_wars_ccg.abilities.products.phrases.palace import AUDIENCE, PALACE, TATOOINE_SITE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, headed, storm
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

# Whatever is neither an Effect nor an Interrupt.
HELD: Final = ["character", "vehicle", "starship", "creature", "weapon", "device", "location", "jedi-test", "podracer", "epic-event"]
PLANET: Final = location(icon="planet", state="subject")
COMERS: Final = cards(type=["character", "vehicle", "starship"], whose="own", zone="hand", where="here")
# Ability, but none save that of aliens and of independent starships.
SCUM: Final = [
    there_is_no(own_character(not_kind="alien", ability_least=1, state="unpiloting")),
    there_is_no(own_character(not_kind="alien", ability_least=1, aboard=cards("vehicle"))),
    there_is_no(own_character(not_kind="alien", ability_least=1, aboard=own_ship(not_mark="independent (starship)"))),
    there_is_no(own_ship(icon="pilot", not_mark="independent (starship)")),
    there_is_no(cards("vehicle", icon="pilot", whose="own")),
    there_is_one_of(own_character("alien", ability_least=1), own_ship(icon="pilot", mark="independent (starship)")),
]

BATTLEGROUNDS: Final = there_are(3, location(state=["battleground", "occupied"]))
NO_ENEMY_BATTLEGROUND: Final = there_is_no(location(state=["battleground", "enemy_occupied"]))
ALIEN_HERE: Final = own_character("alien", where="here")
# Nobody battles or drains there.
PEACE: Final = [each(whose=seat) for each in (no_battle, no_drain) for seat in ("own", "opponent")]


def hidden_from(title: str) -> Declared:
    """Cards of a hand that is not too large are kept from the text of this title."""
    held = cards(type=HELD, not_unique=True, whose="own", zone="held")
    return card(
        printed(deploys_beside(0)),
        constant(shelters(title, who=held), conditions=hand_most(12)),
        constant(shelters("Alter", who=cards(of="this")), conditions=there_are(2, location(state=["battleground", "occupied"]))),
    )


MASK: Final = "Tusken Breath Mask"
ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "6_57 6_148": card(
            printed(deploys_on(0, location("site", mark="desert"))),
            constant(cannot("be_deployed", who=cards("effect", named="Sandwhirl", zone="hand", where="same_or_related"))),
            headed(),
            constant(
                engulfs(character(not_mark=["jawa", "tusken raider"], state="present")),
                conditions=this_is_not(cards(at=location(icon="interior"))),
            ),
            *storm(pass_on()),
            automatic(lose(THIS), conditions=this_is(cards(at=location(icon="interior")))),
        ),
        "6_52": card(
            printed(immune_to("Control")),
            deployment(
                deploys_on(0, own_character("droid", of="it", at=AUDIENCE)),
                when="moved",
                conditions=it_is(own_character("droid", at=AUDIENCE)),
            ),
            constant(undercover(HOST)),
            action(break_cover(cards(of="host")), when="deploy", conditions=this_is(cards(at=location("site")))),
            constant(
                lower_destiny(2, who=location(hosting=enemy_character("alien"))),
                drain_less(1, who=location(hosting=enemy_character("alien"))),
            ),
            constant(doom(), conditions=there_is_no(cards(of="host", at=TATOOINE_SITE))),
        ),
        "6_53 6_143": card(
            printed(deploys_beside(0), store()),
            action(
                pick(1, cards("character", kind="alien", not_unique=True, whose="own", zone="held")),
                stack(PICKED),
                cancel_drain(),
                when="drain",
                times=1,
                conditions=[opponents_turn(), there_is(cards("character", kind="alien", not_unique=True, whose="own", zone="held"))],
            ),
        ),
        "6_54": card(
            printed(immune_to("Alter"), deploys_on(0, AUDIENCE)),
            constant(*PEACE, shelters("Trap Door", who=own_character("alien")), conditions=there_is(ALIEN_HERE)),
            constant(
                doom(),
                conditions=[there_is(location(state="enemy_occupied", where="here")), there_is_no(enemy_character("alien", where="here"))],
            ),
        ),
        "6_55": card(
            printed(immune_to("Alter"), deploys_on(0, PALACE)),
            constant(lets("come_anyway", "come_anywhere", who=own_character(named="Luke", zone="hand", where="here"))),
            automatic(
                relocate("this", to=cards(of="it")), at="deployed", conditions=it_is(own_character(named="Luke", at=PALACE, where="here"))
            ),
            constant(immune(None, HOST), conditions=host_is(character(at=TATOOINE_SITE))),
        ),
        "6_58 6_147": card(
            printed(immune_to("Alter"), deploys_beside(0)),
            *(constant(most_drained(2, location()), most_inserted(2), conditions=each) for each in (BATTLEGROUNDS, NO_ENEMY_BATTLEGROUND)),
        ),
        "6_56": card(
            printed(deploys_beside(0), immune_to("Alter"), deploys_on(0, location("site", icon="planet"))),
            constant(
                drain(1, location(mark="holosite")),
                dearer_text(1, cards(named="Shot In The Dark", whose="opponent")),
                conditions=there_is_no(location(of="host")),
            ),
            constant(drain_less(1), conditions=host_is(location())),
        ),
        "6_59": hidden_from("Monnok"),
        "6_150": hidden_from("Grimtaash"),
        "6_142": card(
            printed(immune_to("Control")),
            deployment(deploys_on(0, PLANET), when="drain", conditions=opponents_turn()),
            constant(lets("come_anyway", "come_anywhere", who=COMERS)),
        ),
        "6_145": card(
            printed(deploys_beside(0)),
            action(
                look_at_top(4, whose="opponent"),
                may(lose_force(1), cancel_battle()),
                when="battle_begins",
                once_a="event",
                conditions=[you_attack(), there_is(own_character(mark="information broker", state="in_battle"))],
            ),
        ),
        "6_146": card(
            printed(deploys_beside(0)),
            action(
                choose(
                    [pick(1, cards(named="Hidden Weapons", zone="lost", whose="own"), up_to=True), take(PICKED)],
                    [deploy(cards("weapon", mark=list(BLASTERS)), pile="lost", free=True)],
                ),
                when="draw",
                times=1,
                costs=use(2),
            ),
        ),
        "6_149": card(
            printed(deploys_on(0, AUDIENCE)),
            constant(loses("cost", 1, own_character("alien", zone="hand")), loses("cost", 1, own_ship(zone="hand")), conditions=SCUM),
            automatic(retrieve_top(2), at="battle_begun", conditions=[you_attack(), *SCUM]),
            constant(shelters("Alter", who=cards(of="this")), conditions=there_are(3, {**PALACE, "state": ["controlled"]})),
        ),
        "6_38": card(
            amends(
                in_text_of(MASK),
                aims_at(
                    own_character(
                        at=location(
                            "site", system="Tatooine", beside=location(hosting=own_character(named="Sergeant Doallyn", state="working"))
                        )
                    )
                ),
            ),
            amends(
                in_text_of(MASK),
                gains("power", "forfeit", 2, HOST),
                shelters(["Gravel Storm", "Sandwhirl"], HOST),
                conditions=[claimed(), host_is(cards(at=TATOOINE_SITE)), working("Sergeant Doallyn", at=TATOOINE_SITE)],
            ),
            constant(
                lets("be_many", who=cards("effect", named=MASK, zone="hand")),
                shelters("Alter", cards("effect", named=MASK)),
                conditions=this_is(cards(at=TATOOINE_SITE)),
            ),
        ),
    }
)
