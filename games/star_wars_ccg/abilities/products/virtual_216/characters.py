"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import agendas, keep_drains, more_power_destiny, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import silence
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.piles.looks import recirculate
from games.star_wars_ccg.abilities.operations.rules.guards import forfeit, guard_drains, restore
from games.star_wars_ccg.abilities.operations.steps import cancel_it, if_, lose, lose_force, may, more_destiny, put_out
from games.star_wars_ccg.abilities.operations.weapons import own_icons
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    draw_anyway,
    fires,
    gains,
    immune,
    immune_to,
    left_out,
    printed,
    set_to,
    total_power,
)
from games.star_wars_ccg.abilities.parts import gun_is, it_is, shooter_is, shot_at, target, target_is, there_is, there_is_no, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import ABOARD_UNPILOTED, flies, guns
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import reacts
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

CHEWIE_OR_JANNAH: Final = character(named=["Chewie", "Jannah"], other=True, where="here")
# Places to drink and to listen to music.
STAGES: Final = location(
    named=["Tatooine: Cantina", "Jabba's Palace: Antechamber", "Maz's Castle: Antechamber", "First Light: Bar", "Coruscant: Night Club"]
)
# Own ability in a battle that is provided neither by Yoda nor by a smuggler or a Wookiee.
OTHER_ABILITY: Final = cards(whose="own", state=["able", "in_battle"], not_mark="wookiee", not_skill="smuggler", not_named="Yoda")
BY_VADER: Final = [shooter_is(character(named="Vader", state="in_battle")), gun_is(cards("weapon", mark="lightsaber"))]
FOES_INTERRUPT: Final = cards("interrupt", whose="opponent", state="open_to_sense")
IN_FIGHT: Final = [IN_BATTLE, this_is(cards(state="present"))]
MANDALORIAN_LOST: Final = own_character(mark="mandalorian")

ABILITIES: Final[Mapping[str, Declared]] = {
    "216_6": card(
        flies(3),
        automatic(
            silence(until="game"),
            if_(target_is(character(named="Amidala")), lose()),
            at="hit",
            conditions=[*BY_VADER, shot_at(character())],
            targets=target(character(of="shot_at")),
        ),
        constant(own_icons(1), conditions=this_is(cards(at=site("Coruscant")))),
        printed(immune_to("Padme Naberrie")),
        constant(immune(5)),
    ),
    "216_21": card(
        flies(3),
        constant(gains("guard", 2), conditions=there_is(cards("weapon", mark="lightsaber", of="on_this"))),
        action(lose_force(2), more_destiny(1), when="battle", once_a="battle", conditions=IN_BATTLE),
        constant(immune(6)),
    ),
    "216_23": card(
        flies(2),
        constant(total_power(1, per=enemy_character(state="present"))),
        action(
            add_side_destiny("power", 1),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, there_is_no(OTHER_ABILITY)],
        ),
    ),
    "216_27": card(
        constant(gains("power", 2), conditions=this_is(cards(at=STAGES))),
        constant(draw_anyway(1)),
        action(recirculate(), once_a="game", conditions=there_is(cards(whose="own", zone="used"))),
        constant(left_out()),
    ),
    "216_29": card(
        action(cancel_it(), when="used", once_a="game_together", conditions=[*IN_FIGHT, it_is(FOES_INTERRUPT)]),
        action(
            put_in_pile("used", cards(of="it", zone="lost")),
            when="lost",
            once_a="game_together",
            conditions=[*IN_FIGHT, it_is(MANDALORIAN_LOST)],
        ),
        constant(immune(3), left_out()),
    ),
    "216_30": card(
        constant(set_to("landspeed", 3)),
        *reacts(),
        printed(fires(0, LIVING, plus=1)),
    ),
    "216_34": card(
        flies(2),
        constant(moves_cost_less("transit_to", "transit_from", 9, cards(whose="own"))),
        constant(left_out()),
    ),
    "216_35": card(
        constant(more_power_destiny(1), conditions=there_is(CHEWIE_OR_JANNAH)),
        constant(more_power_destiny(1), conditions=[this_is(cards(state="piloting")), there_is_no(CHEWIE_OR_JANNAH)]),
        constant(left_out()),
    ),
    "216_40": card(constant(draw_anyway(1), left_out())),
    "216_41": card(
        guns(1),
        constant(gains("guard", 1, HOST), conditions=ABOARD_UNPILOTED),
        automatic(may(put_out(THIS)), at="own_loss"),
        constant(left_out()),
    ),
    "216_48": card(
        constant(gains("power", 1), conditions=this_is(cards(at=site("Kashyyyk")))),
        constant(keep_drains(), guard_drains(), conditions=this_is(cards(state="present", at=site("Kashyyyk")))),
        action(
            forfeit(THIS),
            restore(),
            when="attrition",
            conditions=this_is(cards(state="unhit", at=location("site"))),
            targets=target(own_character(other=True, state="hit", where="here")),
        ),
    ),
    "216_49": card(printed(agendas("taxation")), constant(left_out())),
}
