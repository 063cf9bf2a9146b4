"""Interrupts of the Light Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose_number,
    double,
    draw_destiny,
    draw_each,
    halve_losses,
    if_,
    look_at_hand,
    lose,
    more_damage,
    more_destiny,
    more_power,
    pick,
    put_on_used,
    retrieve_at_random,
    retrieve_drawn,
    retrieve_number,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_above_number,
    destiny_below_count,
    destiny_not_above_number,
    drained_least,
    it_is,
    less_power,
    life_most,
    more,
    opponent_attacks,
    target,
    there_is,
    there_is_no,
    use,
    you_attack,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import (
    ALONE,
    DEATH_STAR_LINK,
    GROUND,
    LINK,
    SPACE,
    brought_back,
    cancels_named,
    decks_seen,
    new_hand,
    sale,
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_72": card(lost(activate(2, whose="each"), activate(1, per=cards(named=["Beru Lars", "Owen Lars", "Hydroponics Station"])))),
    "1_73": card(lost(draw_each(1), lose(character(state="ability_drawn", at=location("site", named="Tatooine: Cantina"))), costs=use(2))),
    "1_74": card(
        lost(
            draw_destiny(1),
            if_(
                destiny_below_count(enemy_ship(state="standing", where="with_target")),
                pick(1, enemy_ship(state="standing", where="with_target"), whose="opponent"),
                lose(PICKED),
            ),
            costs=use(1),
            targets=target(enemy_ship(state="standing", at=SPACE, meeting=enemy_ship())),
        )
    ),
    "1_76": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named="Han", whose="own", state="in_battle")),
            ],
        ),
        lost(
            lose(),
            when="battle_begins",
            conditions=opponent_attacks(),
            targets=target(ship(mark="tie/ln", state=["in_battle", "standing"], at=SPACE)),
        ),
    ),
    "1_77": card(
        lost(more_damage(3, "each"), when="battle_begins", conditions=opponent_attacks()),
        lost(
            more_damage(3, "each"),
            when="used",
            conditions=[it_is(cards(named="You Overestimate Their Chances")), there_is(cards(state="in_battle"))],
        ),
    ),
    "1_81": card(
        lost(more_destiny(1), when="battle", conditions=there_is(cards(icon="pilot", whose="own", state=ALONE, at=SPACE))),
        lost(more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Luke", whose="own", state=ALONE, at=SPACE))),
    ),
    "1_82": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named=["Obi-Wan", "Yoda"], whose="own", state="in_battle")),
            ],
        ),
        lost(
            pick(1, cards("weapon", mark="lightsaber", whose="own", zone="reserve"), up_to=True),
            take(PICKED),
            shuffle("reserve"),
            costs=use(1),
        ),
    ),
    "1_83": card(*brought_back("Han", 1, 3)),
    "1_87": card(new_hand(location("site", named="Tatooine: Dune Sea")), new_hand(location(icon="scomp-link"))),
    "1_91": card(
        used(
            if_(there_is(character(named="Han", state="in_battle")), more_damage(3)),
            if_(there_is_no(character(named="Han", state="in_battle")), more_damage(2)),
            when="battle_begins",
            conditions=[you_attack(), less_power()],
        )
    ),
    "1_92": card(
        lost(
            double("power", character("rebel", whose="own", state="in_battle", not_mark="jedi")),
            when="battle",
            conditions=there_is(character(mark="jedi", whose="own", state="in_battle")),
            costs=use(1),
        )
    ),
    "1_93": card(
        lost(
            more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Obi-Wan", whose="own", state=ALONE, at=GROUND))
        ),
        lost(
            more_destiny(1),
            when="battle",
            conditions=there_is(own_character("rebel", not_named="Obi-Wan", ability_least=3, state=ALONE, at=GROUND)),
        ),
    ),
    "1_94": card(*brought_back("Leia", 1, 3)),
    "1_95": card(*brought_back("Luke", 1, 3)),
    "1_101": card(
        lost(
            choose_number(6),
            draw_destiny(1),
            if_(destiny_above_number(), retrieve_number()),
            if_(destiny_not_above_number(), lose()),
            costs=use(1),
            targets=target(character("rebel", ability_least=3)),
        )
    ),
    "1_102": card(
        used(
            more_destiny(1),
            when="battle_begins",
            conditions=there_is(own_ship(maneuver_least=4, state="defending", at=SPACE)),
            costs=use(1),
        )
    ),
    "1_104": card(
        used(
            look_at_hand(),
            pick(60, cards(mark=["jawa", "tusken raider"], not_named="Dathcha", zone="held", whose="opponent"), up_to=True),
            put_on_used(PICKED),
            conditions=there_is(cards(type=["vehicle", "starship"], whose="own")),
            costs=use(1),
        )
    ),
    "1_106": card(
        lost(
            draw_destiny(1),
            retrieve_drawn(cards(mark=["rebel trooper", "y-wing"], whose="own", zone="lost")),
            conditions=more(cards(type=["character", "starship"], whose="opponent"), cards(type=["character", "starship"], whose="own")),
            costs=use(1),
        )
    ),
    "1_107": card(*brought_back("Obi-Wan", 1, 3)),
    "1_108": card(
        decks_seen(own_character("droid", mark="r-unit", at=LINK)),
        *cancels_named(
            used,
            ["We're All Gonna Be A Lot Thinner!", "Boring Conversation Anyway"],
            [there_is(own_character("droid", mark="r-unit", at=DEATH_STAR_LINK))],
        ),
    ),
    "1_110": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character(named="Leia", whose="own", state="in_battle")),
            ],
        ),
        *cancels_named(lost, ["Imperial Barrier", "Retract The Bridge", "Wrong Turn"]),
    ),
    "1_111": card(
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Han", whose="own", state=ALONE, at=GROUND))),
        lost(more_destiny(1), when="battle", conditions=there_is(own_character("alien", state=ALONE, at=GROUND))),
    ),
    "1_112": card(*sale(at=cards(named="Tatooine: Mos Eisley")), *sale(at=GROUND, meeting=cards(named="Wioslea"))),
    "1_114": card(
        lost(
            draw_destiny(1),
            retrieve_at_random(),
            when="control_begins",
            conditions=[there_is(own_character("droid")), drained_least(5)],
            costs=use(1),
        )
    ),
    "1_116": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Vader", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(named="Luke", whose="own", state="in_battle")),
                there_is(character("imperial", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_119": card(
        lost(more_destiny(1), when="battle", conditions=there_is(own_character(skill="warrior", state=ALONE, at=GROUND))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Leia", whose="own", state=ALONE, at=GROUND))),
    ),
    "1_120": card(
        used(
            if_(there_is(cards(named=["C-3PO", "R2-D2"])), halve_losses(down=True)),
            if_(there_is_no(cards(named=["C-3PO", "R2-D2"])), halve_losses()),
            when="control_begins",
            conditions=life_most(14),
        )
    ),
}
