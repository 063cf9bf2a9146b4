"""The declared abilities of the sample cards, by card code.  All of them are our own invention, like the cards.

A card that is not listed has no text, or only the keyword sky.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.authoring.writing import Writer
from games.abilities.vocabulary import Declared
from games.legend_of_stars.abilities import examples, ops, parts, pieces
from games.legend_of_stars.abilities.ops import (
    IT,
    PICKED,
    THIS,
    add_energy,
    battle_action,
    cannot,
    card,
    choose,
    constant,
    deal,
    destroy,
    draw,
    effect,
    gain,
    gains,
    heal,
    lets,
    look,
    main_action,
    move,
    pick,
    pick_at_random,
    put_under,
    reaction,
    regain,
    regain_energies,
    return_to_hand,
    set_to,
    strengthen,
    take,
    trash,
    turn_down,
    turn_to,
    turn_up,
    turned_up,
    weaken,
)
from games.legend_of_stars.abilities.parts import (
    attacks,
    behind,
    deals_damage,
    destroyed,
    effect_played,
    energy,
    enters,
    for_player,
    for_this,
    gain_this,
    goes_down,
    life_most,
    opponents_turn,
    target,
    there_are,
    trash_this,
    turn_begins,
    turn_ends,
    your_turn,
)
from games.legend_of_stars.abilities.pieces import cards, enemy, own

CHARACTERS: Final[Mapping[str, Declared]] = {
    # Fire
    "sample-001": card(reaction(strengthen("atk", 200, THIS, until="battle"), on=attacks("this"))),
    "sample-002": card(reaction(deal(100), on=goes_down("this"))),
    "sample-003": card(main_action(strengthen("atk", 300, THIS, until="turn"), costs=energy(1), limits=for_this(1, "turn"))),
    "sample-004": card(reaction(strengthen("atk", 200, own(attribute="fire", other=True), until="turn"), on=enters("this"))),
    "sample-005": card(reaction(pick(1, cards(zone="hand", whose="opponent"), whose="opponent"), trash(PICKED), on=deals_damage("this"))),
    "sample-008": card(reaction(turn_up(), on=enters("this"), targets=target(enemy("face_down")))),
    # Water
    "sample-009": card(constant(strengthen("def", 300, THIS), conditions=opponents_turn())),
    "sample-010": card(reaction(look(3), pick(None, cards(zone="deck", of="looked")), put_under(PICKED), on=enters("this"))),
    "sample-011": card(
        reaction(weaken("atk", "def", 200, until="battle"), on=attacks("this"), targets=target(enemy("same_lane", "face_up")))
    ),
    "sample-012": card(turned_up(return_to_hand(enemy(cost_most=2)))),
    "sample-013": card(reaction(draw(1), on=effect_played(by="own"), limits=for_this(1, "turn"))),
    "sample-014": card(main_action(choose([move("left")], [move("right")]), targets=target(own(other=True)), limits=for_this(1, "turn"))),
    "sample-016": card(turned_up(draw(1))),
    # Wood
    "sample-018": card(constant(strengthen("atk", 100, THIS, per=own(attribute="wood", other=True)))),
    "sample-020": card(reaction(turn_to("defence_left", enemy("face_up")), on=enters("this"))),
    "sample-021": card(turned_up(turn_down(), targets=target(enemy("face_up", atk_most=1000)))),
    # Earth
    "sample-025": card(constant(strengthen("def", 100, own(attribute="earth", other=True)))),
    "sample-026": card(constant(cannot("be_destroyed", who=THIS))),
    "sample-027": card(constant(lets("move_at_once", who=THIS))),
    "sample-028": card(turned_up(destroy(), targets=target(enemy(cost_most=3)))),
    "sample-030": card(turned_up(strengthen("atk", 400, THIS, until="turn"))),
    "sample-031": card(
        main_action(regain(), costs=energy(1), targets=target(cards("support", state="gained", whose="own")), limits=for_this(1, "turn"))
    ),
    "sample-032": card(
        battle_action(
            strengthen("def", 300, until="battle"), costs=trash_this(), targets=target(own(other=True)), limits=for_this(1, "turn")
        )
    ),
    # Light
    "sample-033": card(reaction(heal(200), on=enters("this"))),
    "sample-034": card(constant(strengthen("atk", "def", 200, THIS), conditions=there_are(2, own(attribute="light", other=True)))),
    "sample-035": card(constant(lets("attack_twice", who=THIS), conditions=behind())),
    "sample-036": card(reaction(heal(200), on=turn_begins(by="own"))),
    "sample-038": card(constant(gains("sky", who=own(races="Voyager")))),
    "sample-040": card(reaction(draw(1), on=goes_down("this"))),
    # Dark
    "sample-041": card(constant(set_to("atk", 500, enemy("same_lane", "face_up")))),
    "sample-043": card(reaction(draw(1), on=[destroyed(what=enemy()), goes_down(what=enemy())], limits=for_this(1, "turn"))),
    "sample-044": card(reaction(pick_at_random(1, cards(zone="hand", whose="opponent")), trash(PICKED), on=deals_damage("this"))),
    "sample-045": card(constant(cannot("move", who=enemy("same_lane")))),
    "sample-046": card(reaction(gain(), on=enters("this"), targets=target(cards("support", state="regained", whose="opponent")))),
    "sample-048": card(reaction(take(IT), on=goes_down("this"), costs=energy(1))),
}
EFFECTS: Final[Mapping[str, Declared]] = {
    "sample-049": card(effect(strengthen("atk", 300, until="turn"), targets=target(own("face_up")))),
    "sample-050": card(effect(weaken("atk", "def", 200, enemy("face_up"), until="turn"))),
    "sample-051": card(effect(add_energy(1))),
    "sample-052": card(effect(destroy(), targets=target(enemy("face_up", cost_most=3)))),
    "sample-053": card(effect(turn_to("defence_right"), targets=target(enemy("face_up", "attack_position")))),
    "sample-054": card(effect(take(), targets=target(cards("character", zone="trash", whose="own")))),
    "sample-055": card(effect(choose([move("front")], [move("back")], [move("left")], [move("right")]), targets=target(own()))),
    "sample-056": card(effect(return_to_hand(), targets=target(enemy()))),
    "sample-057": card(effect(deal(300, whose="own"), draw(2))),
}
SUPPORTS: Final[Mapping[str, Declared]] = {
    "sample-058": card(constant(strengthen("atk", 100, own("front", attribute="fire")))),
    "sample-059": card(constant(weaken("atk", 100, enemy("front", "face_up")), conditions=opponents_turn())),
    "sample-060": card(main_action(regain_energies(1), costs=gain_this(), limits=for_player(1, "turn"))),
    "sample-061": card(
        main_action(
            look(3),
            pick(1, cards("character", zone="deck", of="looked"), up_to=True),
            take(PICKED),
            put_under(cards(zone="deck", of="looked")),
            costs=[energy(1), gain_this()],
            limits=for_this(1, "turn"),
        )
    ),
    "sample-062": card(reaction(heal(100), on=goes_down(what=own(attribute="light")))),
    "sample-063": card(reaction(draw(1), on=turn_ends(by="own"), conditions=life_most(1500))),
    "sample-064": card(
        main_action(lets("move_at_once", until="turn"), costs=trash_this(), targets=target(own("face_up")), limits=for_this(1, "turn"))
    ),
    "sample-065": card(
        battle_action(
            strengthen("atk", "def", 200, until="battle"), costs=gain_this(), targets=target(own("face_up")), limits=for_this(1, "battle")
        )
    ),
    "sample-066": card(
        constant(weaken("cost", 1, cards("character", zone="hand", whose="own", keyword="sky"))),
        constant(strengthen("atk", 100, own("face_up", keyword="sky")), conditions=your_turn()),
    ),
}
ABILITIES: Final[Mapping[str, Declared]] = {**CHARACTERS, **EFFECTS, **SUPPORTS}

WRITER: Final = Writer({**vars(pieces), **vars(parts), **vars(ops)}, examples.__test__, ops.RENDERER)
