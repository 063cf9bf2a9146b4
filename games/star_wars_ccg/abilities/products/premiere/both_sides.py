"""Cards of one text on both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    bar,
    cancel,
    cancel_it,
    carry_off,
    choose,
    draw_destiny,
    if_,
    lose,
    pick,
    put_on_used,
    relocate,
    return_to_hand,
    steal,
    use_drawn,
)
from games.star_wars_ccg.abilities.operations.texts.changed import succeed
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.ops import (
    HOST,
    HOST_PILOTED,
    PILOTED,
    action,
    cannot,
    card,
    changes_hands,
    constant,
    costs_each,
    deploys_beside,
    deploys_on,
    deploys_only,
    fires,
    gains,
    gives,
    holds,
    immune_to,
    lets,
    lost,
    moves_only,
    permanent_pilot,
    printed,
    runs_inside,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_below_ability,
    destiny_below_count,
    destiny_not_payable,
    destiny_payable,
    host_is,
    it_is,
    not_in_battle,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, SHUFFLES, TRANSPORT, by_code, reacts
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND, armed_drain

MOBILE: Final = location("site", icon="mobile")
BOLT: Final = cards("device", named="Restraining Bolt", aboard=cards(of="target"))
BOLTED: Final = enemy_character("droid", where="here", holding=cards("device", named="Restraining Bolt"))
# Effects without a kind of their own, and Utinni Effects.
ALTERED: Final = cards("effect", not_kind=["immediate", "mobile", "political", "starting"])
# Effects and Interrupts with that word in their titles.
JAWAS: Final = ["Jawa Siesta", "Jawa Pack", "Dead Jawa"]


def caller(kind: str) -> Any:
    """A device for characters of this kind, or a Jawa."""
    return card(
        printed(deploys_on(0, own_character(kind)), deploys_on(0, own_character(mark="jawa"))),
        action(return_to_hand(BOLT), steal(), when="control", times=1, targets=target(BOLTED)),
    )


def guard(leader: str) -> Declared:
    """A guard who does not move, unless this leader is at the same site."""
    here = own_character(named=leader, where="here", at=location("site"))
    return card(
        constant(gains("power", 4), conditions=this_is(cards(state="defending"))),
        constant(cannot("move"), conditions=there_is_no(here)),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "1_12 1_182": card(printed(costs_each(1), deploys_only(location("site", system="Tatooine")))),
        "1_18 1_186": card(
            action(lose(), conditions=your_turn(), costs=use(1), targets=target(cards("weapon", mark="mine", at=GROUND, where="here")))
        ),
        "1_25 1_193": card(
            constant(gains("power", "defence", "landspeed", 1, HOST), conditions=host_is(cards(type="vehicle", not_kind="creature"))),
            constant(lets("drive")),
        ),
        "1_26": guard("Rebel Squad Leader"),
        "1_181": guard("Imperial Squad Leader"),
        "1_27 1_180": card(constant(gains("power", 2, PILOTED))),
        "1_34": caller("rebel"),
        "1_200": caller("imperial"),
        "1_36 1_203": card(
            printed(deploys_on(0, own_ship(at=location("system", "sector", beside=location("site", mark="docking bay"))))),
            constant(gains("power", "defence", "hyperspeed", 1, HOST)),
        ),
        "1_38 1_205": card(
            printed(deploys_on(0, character("droid", at=location("site"))), changes_hands()), constant(cannot("move", "use_text", who=HOST))
        ),
        "1_49 1_209": card(
            printed(
                deploys_on(0, own_character(not_skill="pilot", not_kind="droid")),
                deploys_on(0, own_character(skill="pilot")),
                immune_to("Alter"),
            ),
            constant(gives("pilot", who=HOST), gains("power", 2, HOST_PILOTED), conditions=host_is(cards(not_icon="pilot"))),
            constant(gains("power", 1, HOST_PILOTED), conditions=host_is(cards(icon="pilot"))),
        ),
        "1_51 1_219": card(printed(costs_each(3), deploys_beside(3)), constant(gains("forfeit", 1, cards(mark="jawa", whose="own")))),
        "1_61 1_232": card(printed(deploys_beside(3)), constant(gains("cost", 1, enemy_character(skill="warrior", zone="hand")))),
        "1_64 1_221": card(
            printed(
                deploys_on(0, own_character(not_skill="warrior", not_kind="droid")),
                deploys_on(0, own_character(skill="warrior")),
                immune_to("Alter"),
            ),
            constant(gives("warrior", who=HOST), conditions=host_is(cards(not_icon="warrior"))),
            constant(gains("power", 1, HOST), conditions=host_is(cards(icon="warrior"))),
        ),
        "1_66 1_228": card(
            printed(deploys_beside(1)),
            action(pick(60, cards(zone="held", whose="own"), up_to=True), put_on_used(PICKED), when="control", times=1),
        ),
        "1_71 1_234": card(
            used(draw_destiny(1), if_(destiny_below_ability(), cancel(), succeed()), targets=target(ALTERED)),
            used(cancel_it(), when="used", conditions=it_is(cards(named="Sense"))),
        ),
        "1_80 1_237": card(
            lost(
                draw_destiny(1),
                if_(
                    destiny_below_count(enemy_character(at=GROUND, state="in_battle")),
                    pick(1, enemy_character(at=GROUND, state="in_battle"), whose="opponent"),
                    lose(PICKED),
                ),
                when="battle_begins",
                conditions=[
                    there_are(2, enemy_character(at=GROUND, state="in_battle")),
                    there_is(cards("weapon", whose="opponent", state="in_battle")),
                ],
            )
        ),
        "1_97 1_243": card(
            used(
                draw_destiny(1),
                if_(destiny_not_payable(), lose("this")),
                if_(destiny_payable(), choose([use_drawn(), relocate("target_3")], [lose("this")])),
                conditions=not_in_battle(),
                targets=TRANSPORT,
            )
        ),
        "1_105 1_249": card(
            used(bar(), when="deployed", conditions=it_is(cards(type=["character", "starship"], whose="opponent")), costs=use(1))
        ),
        "1_109 1_267": card(
            used(draw_destiny(1), if_(destiny_below_ability(), cancel_it(), succeed()), when="used", conditions=it_is(cards("interrupt"))),
            used(
                draw_destiny(1),
                if_(destiny_below_ability(), cancel_react(), succeed()),
                when="reacting",
                conditions=it_is(cards(whose="opponent")),
            ),
            used(cancel_it(), when="used", conditions=it_is(cards(named="Alter"))),
        ),
        "1_115 1_262": card(used(choose(*SHUFFLES))),
        "1_118 1_276": card(
            used(carry_off(), targets=target(cards("effect", kind="utinni", whose="opponent", meeting=own_character(mark="jawa")))),
            used(cancel(), targets=target(cards("effect", named=JAWAS))),
            used(cancel_it(), when="used", conditions=it_is(cards(named=JAWAS))),
        ),
        "1_144 1_299 1_300": card(printed(holds(pilots=1))),
        "1_146 1_303": card(printed(permanent_pilot(1))),
        "1_148 1_308": card(
            printed(holds(passengers=4), runs_inside(), deploys_only(MOBILE), moves_only(MOBILE)), constant(lets("run_empty")), *reacts()
        ),
        "1_152 1_317": card(printed(deploys_on(1, own_character(skill="warrior")), fires(1, ON_THE_GROUND))),
        "1_153 1_312": card(
            printed(deploys_on(2, own_character(skill="warrior")), fires(2, ON_THE_GROUND, plus=1)),
        ),
        "1_155 1_314": card(
            printed(deploys_on(7, own_character(skill="warrior"), less_ability=True), fires(7, LIVING, draws=2, less_ability=True)),
            armed_drain(),
        ),
    }
)
