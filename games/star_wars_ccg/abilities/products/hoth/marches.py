"""Missing characters, the night at the marker sites, and vehicles that crash or are trampled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import put_on
from games.star_wars_ccg.abilities.operations.rules.guards import find_out, promise
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    draw_destiny,
    if_,
    lose,
    lose_force,
    pick,
    raise_,
    return_to_hand,
    stop,
)
from games.star_wars_ccg.abilities.operations.travel.marches import engulfs, pass_on
from games.star_wars_ccg.abilities.operations.travel.ways import aim_at
from games.star_wars_ccg.abilities.operations.weapons import crash, forbid, go_missing, lift_drawn, make_immune, pick_random, turn_back
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    automatic,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    laid,
    lost,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_above_count,
    destiny_least,
    destiny_most,
    it_is,
    opponents_turn,
    target,
    target_is,
    there_is,
    there_is_no,
    this_is,
    total_exceeds,
    up_to_targets,
    use,
    use_each,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, storm

MARKER: Final = location("site", mark=[f"marker {number}" for number in range(1, 8)])
AT_MARKERS: Final = location("site", icon="exterior", mark=[f"marker {number}" for number in range(1, 8)])
# Characters in the cold, missing ones among them; whoever is aboard something is not present.
COLD: Final = character(state=["at_night", "standing"], at=AT_MARKERS)
WALKER: Final = cards("vehicle", mark=["at-at", "at-st"], whose="own", state=["run", "standing"])
AT_AT: Final = cards("vehicle", mark="at-at", whose="own", state=["run", "standing"], at=location("site"))
OUTSIDE: Final = location("site", icon="exterior")


def with_night(*effects: Any) -> list[Any]:
    """A destiny, 2 higher at night."""
    return [draw_destiny(1), if_(target_is(cards(state="at_night")), lift_drawn(2)), *effects]


# The other snowspeeders at the site of the one that leads.
WINGMEN: Final = cards("vehicle", mark="t-47 snowspeeder", whose="own", where="with_target", of="not_target")
WRECKS: Final = cards("vehicle", mark=["at-at", "at-st"])


def frostbite(whose: str, turn: Any) -> Any:
    """What the player whose turn ends loses for characters in the cold, twice for those that are missing."""
    cold = character(whose=whose, state=["at_night", "standing"], at=MARKER)
    missing = character(whose=whose, state=["at_night", "missing"], at=MARKER)
    return automatic(lose_force(1, per=cold, whose=whose), lose_force(1, per=missing, whose=whose), at="turn_end", conditions=turn)


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "3_36 3_101": card(
            printed(deploys_on(0, location("system", system="Hoth"))),
            *(frostbite(whose, turn) for whose, turn in (("own", your_turn()), ("opponent", opponents_turn()))),
        ),
        "3_37 3_104": card(
            printed(deploys_on(0, location("site", state="outermost"))),
            constant(engulfs(character(state="present")), conditions=this_is(cards(at=OUTSIDE))),
            *storm(pass_on(by_markers=True)),
        ),
        "3_103": card(
            laid(
                put_on(),
                aim_at(),
                when="missing",
                conditions=it_is(enemy_character(ability_least=3)),
                targets=[
                    target(character("rebel", ability_least=3, state="unmissing", at=location("site", where="its_system"))),
                    target(enemy_character(of="it")),
                ],
            ),
            constant(cannot("battle", who=HOST)),
            automatic(cancel(THIS), conditions=there_is_no(enemy_character(of="aim", state="missing"))),
        ),
        "3_46": card(
            used(
                turn_back(),
                targets=target(own_character(state="missing", at=location("site", hosting=cards("vehicle", whose="own", state="run")))),
            ),
            used(find_out(), when="hiding"),
        ),
        "3_113": card(
            printed(deploys_beside(2)),
            constant(set_to("power", "landspeed", 0, cards("vehicle", not_kind="creature", state="at_night", at=MARKER))),
            constant(set_to("defence", 0, cards("vehicle", not_kind="creature", agile=True, state="at_night", at=MARKER))),
        ),
        "3_117": card(used(*with_night(if_(total_exceeds("ability"), stop(until="turn"))), targets=target(character(at=MARKER)))),
        "3_120": card(
            used(
                draw_destiny(1),
                if_(
                    there_is(
                        cards(
                            "vehicle",
                            mark="at-at",
                            whose="own",
                            state="run",
                            holding=cards("weapon", kind="vehicle"),
                            near=cards(of="target"),
                        )
                    ),
                    lift_drawn(1),
                ),
                if_(destiny_least(4), crash()),
                targets=target(cards("vehicle", not_kind="creature", whose="opponent", state="standing", at=OUTSIDE, near=AT_AT)),
            )
        ),
        "3_123": card(
            lost(
                lose_force(1, per=enemy_character(state="missing"), whose="opponent"), conditions=there_is(enemy_character(state="missing"))
            ),
            lost(lose(), targets=target(character(state=["missing", "at_night"]))),
        ),
        "3_124": card(
            lost(lose(COLD), when="control", conditions=there_is(COLD), costs=use_each(COLD)),
        ),
        "3_126": card(
            lost(
                draw_destiny(1),
                lift_drawn(3),
                if_(total_exceeds("ability"), go_missing()),
                when="control",
                targets=target(
                    character(
                        state="alone", at=location("site", whose="own", icon="exterior", not_mark="docking bay", at=location(icon="planet"))
                    )
                ),
            )
        ),
        "3_135": card(
            used(*with_night(if_(destiny_least(6), lose())), targets=target(cards("vehicle", kind="creature", mark="tauntaun", at=MARKER))),
            used(
                *with_night(if_(destiny_least(4), lose())),
                targets=target(cards("vehicle", kind="creature", not_mark="tauntaun", at=MARKER)),
            ),
        ),
        "3_138": card(
            used(
                draw_destiny(1), if_(total_exceeds("ability"), lose()), targets=target(enemy_character(at=location("site"), meeting=WALKER))
            ),
            used(
                draw_destiny(1),
                if_(destiny_most(6), lose()),
                targets=target(cards("vehicle", whose="opponent", state="crashed", meeting=WALKER)),
            ),
            used(
                draw_destiny(1),
                if_(destiny_most(6), lose()),
                targets=target(cards("vehicle", whose="opponent", agile=True, state="not_run", meeting=WALKER)),
            ),
        ),
        "3_140": card(
            used(
                draw_destiny(1),
                lift_drawn(1),
                if_(destiny_least(7), pick_random(1, enemy_character(where="with_target")), lose(PICKED)),
                if_(total_exceeds("forfeit"), lose()),
                targets=target(cards("weapon", kind="artillery", whose="opponent", at=OUTSIDE, near=AT_AT)),
            )
        ),
        "3_141": card(
            lost(
                draw_destiny(1),
                if_(destiny_above_count(cards(of="target")), lose()),
                targets=up_to_targets(20, enemy_character(mark="trooper", state="standing", at=OUTSIDE, near=AT_AT)),
            )
        ),
        "3_40": card(
            lost(
                raise_("power", 1, WINGMEN, until="turn"),
                make_immune(None, WINGMEN, until="turn"),
                forbid("be_shot", who=WINGMEN, until="turn"),
                when="battle_begins",
                targets=target(cards("vehicle", mark="t-47 snowspeeder", whose="own", state="in_battle", at=location("site"))),
            )
        ),
        "3_44 3_127": card(
            lost(
                pick(1, cards(of="it")),
                promise(PICKED),
                return_to_hand(PICKED),
                when="deployed",
                conditions=it_is(cards(type=["character", "starship", "vehicle", "weapon", "device"], whose="opponent")),
                costs=use(3),
            ),
        ),
        "3_121": card(
            used(
                draw_destiny(1),
                lose(
                    cards(
                        type=["character", "vehicle", "starship", "weapon", "device", "effect"],
                        state="destiny_drawn",
                        at=location(state="scene"),
                    )
                ),
                when="lost",
                conditions=[
                    it_is(WRECKS),
                    there_is(location("site", state="scene")),
                ],
            ),
            used(
                draw_destiny(1),
                lose(
                    cards(
                        type=["character", "vehicle", "starship", "weapon", "device", "effect"],
                        state="destiny_drawn",
                        at=location(state="scene"),
                    )
                ),
                when="lost",
                conditions=[
                    it_is(cards(named=["Jabba's Sail Barge", "Planet Defender Ion Cannon"])),
                    there_is(location("site", state="scene")),
                ],
            ),
        ),
    }
)
