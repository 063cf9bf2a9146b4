"""Interrupts of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duel
from games.star_wars_ccg.abilities.operations.rules.answers import undivided
from games.star_wars_ccg.abilities.operations.rules.for_a_while import throughout
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    charge,
    double,
    draw_destiny,
    draw_each,
    if_,
    look_at_hand,
    lose,
    lose_force,
    more_damage,
    more_destiny,
    more_power,
    pick,
    put_on_used,
    put_out,
    raise_,
    retrieve_drawn,
    return_to_hand,
    use_cost,
)
from games.star_wars_ccg.abilities.ops import cannot, card, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_above_count,
    destiny_below_count,
    destiny_below_destiny,
    destiny_exceeds_ability,
    destiny_exceeds_maneuver,
    destiny_most,
    it_is,
    more,
    opponent_attacks,
    opposing_hand_most,
    roll_lost,
    roll_won,
    target,
    there_is,
    there_is_no,
    up_to_targets,
    use,
    you_won,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import (
    ALONE,
    DEATH_STAR_LINK,
    GROUND,
    LINK,
    OFFICERS,
    SPACE,
    TAGGE,
    brought_back,
    cancels_named,
    caught,
    decks_seen,
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_235": card(
        *cancels_named(
            used,
            [
                "Demotion",
                "Rebel Planners",
                "Combined Attack",
                "Don't Get Cocky",
                "Gift Of The Mentor",
                "Panic",
                "Rebel Reinforcements",
                "Scomp Link Access",
                "Skywalkers",
                "Surprise Assault",
                "Report To Lord Vader",
            ],
        )
    ),
    "1_236": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Leia", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(named="Tarkin", whose="own", state="in_battle")),
                there_is(character("rebel", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_239": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=[
                there_is(character(named="Tarkin", whose="own", state="in_battle")),
                there_is(character(named=["Motti", *TAGGE], whose="own", state="in_battle")),
            ],
        ),
        *cancels_named(lost, ["Restricted Deployment", "Rebel Barrier"]),
    ),
    "1_240": card(
        lost(
            double("power", character("imperial", whose="own", state="in_battle", not_mark="dark jedi")),
            when="battle",
            conditions=there_is(character(mark="dark jedi", whose="own", state="in_battle")),
            costs=use(1),
        )
    ),
    "1_242": card(
        lost(
            draw_destiny(1),
            if_(destiny_above_count(character(of="target")), lose()),
            targets=[
                up_to_targets(
                    60, enemy_character(mark="jawa", meeting=character(mark="stormtrooper", meeting=character(mark="stormtrooper")))
                )
            ],
        )
    ),
    "1_246": card(
        lost(
            draw_destiny(1),
            if_(
                destiny_below_count(character(mark="stormtrooper")),
                throughout(
                    cannot(
                        "move",
                        who=cards(
                            type=["character", "vehicle", "starship"],
                            whose="opponent",
                            not_skill="smuggler",
                            not_holding=character(skill="smuggler"),
                        ),
                    ),
                    until="turn",
                ),
            ),
            when="move_begins",
            costs=use(2),
        )
    ),
    "1_247": card(
        lost(
            draw_destiny(1),
            if_(destiny_exceeds_ability(), lose()),
            targets=target(
                enemy_character(
                    at=cards(
                        named=[
                            "Tatooine: Dune Sea",
                            "Tatooine: Jundland Wastes",
                            "Tatooine: Beggar's Canyon",
                            "Tatooine: Lars' Moisture Farm",
                            "Tatooine: Jawa Camp",
                            "Tatooine: Mos Eisley",
                        ]
                    )
                )
            ),
        )
    ),
    "1_248": card(
        lost(
            more_destiny(1),
            if_(there_is(character(named="Luke", state="in_battle")), more_destiny(1)),
            when="battle",
            conditions=[
                there_is(character(mark="dark jedi", whose="own", state="in_battle")),
                there_is(character("rebel", ability_least=3, state="in_battle")),
            ],
        )
    ),
    "1_250": card(
        decks_seen(own_character("imperial", mark="leader", at=LINK)),
        *cancels_named(
            used,
            ["Scomp Link Access", "Into The Garbage Chute, Flyboy"],
            [there_is(own_character("imperial", mark="leader", at=DEATH_STAR_LINK))],
        ),
    ),
    "1_251": card(
        lost(
            draw_destiny(1),
            retrieve_drawn(cards(mark=["stormtrooper", "tie/ln"], whose="own", zone="lost")),
            conditions=more(cards(type=["character", "starship"], whose="opponent"), cards(type=["character", "starship"], whose="own")),
            costs=use(1),
        )
    ),
    "1_253": card(
        lost(
            draw_destiny(1),
            if_(destiny_exceeds_maneuver(), lose()),
            when="battle_ends",
            costs=use(1),
            targets=target(enemy_ship("starfighter", maneuver_least=1, state="in_battle", at=SPACE)),
        )
    ),
    "1_255": card(
        lost(
            if_(
                there_is_no(cards(named="Fusion Generator Supply Tanks", whose="opponent", aboard=ship())), lose_force(2, whose="opponent")
            ),
            if_(your_turn(), lose_force(2, whose="opponent")),
            conditions=opposing_hand_most(2),
        )
    ),
    "1_257": card(
        lost(more_destiny(1), when="battle", conditions=there_is(cards(icon="pilot", whose="own", state=ALONE, at=SPACE))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Motti", whose="own", state=ALONE, at=SPACE))),
    ),
    "1_258": card(
        lost(more_destiny(1), when="battle", conditions=there_is(own_character(skill="warrior", state=ALONE, at=GROUND))),
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named=TAGGE, whose="own", state=ALONE, at=GROUND))),
    ),
    "1_259": card(
        lost(lose(character("droid", zone="used", whose="opponent")), costs=use(1)),
        lost(use_cost(), lose(), targets=target(character("droid", state="affordable"))),
    ),
    "1_260": card(
        lost(more_destiny(2), when="battle", conditions=there_is(cards(named="Tarkin", whose="own", state=ALONE))),
        lost(more_destiny(1), when="battle", conditions=there_is(own_character("alien", state=ALONE))),
    ),
    "1_261": card(caught()),
    "1_263": card(
        lost(
            draw_destiny(1),
            if_(destiny_most(0), undivided(), lose(cards(type=["character", "starship"], holding=cards(of="target")))),
            if_(destiny_below_destiny(), lose()),
            targets=target(cards("weapon", not_named="Gaderffii Stick", not_mark="ewok weapon")),
        ),
        lost(
            draw_destiny(1),
            if_(destiny_most(0), undivided(), lose()),
            targets=target(cards(type=["character", "starship"], icon="permanent-weapon")),
        ),
    ),
    "1_264": card(
        lost(lose(), targets=target(cards(named="Rebel Trooper"))),
        lost(
            draw_destiny(1),
            if_(destiny_exceeds_ability(), lose()),
            when="battle_ends",
            conditions=[you_won(), there_is(character(mark="dark jedi", state="in_battle"))],
            costs=use(1),
            targets=target(enemy_character(state="in_battle")),
        ),
    ),
    "1_266": card(
        used(
            look_at_hand(),
            pick(1, character("rebel", zone="held", whose="opponent"), up_to=True),
            put_on_used(PICKED),
            costs=use(1),
        )
    ),
    "1_268": card(lost(draw_destiny(1), if_(destiny_exceeds_ability(), return_to_hand()), costs=use(2), targets=target(enemy_character()))),
    "1_270": card(
        used(
            draw_each(1),
            if_(roll_won(), lose("target_2")),
            if_(roll_lost(), lose()),
            targets=[
                target(own_ship(mark="tie/ln", at=SPACE, meeting=enemy_ship("starfighter", mark="rebel (starship)"))),
                target(enemy_ship("starfighter", mark="rebel (starship)", state="standing", where="with_target")),
            ],
        )
    ),
    "1_271": card(
        lost(
            duel(0, 0, put_out(character(state="defeated")), counts="power", saber=2),
            costs=use(1),
            targets=[
                target(character(named="Vader", at=GROUND, meeting=character(named="Obi-Wan"))),
                target(character(named="Obi-Wan", where="with_target")),
            ],
        )
    ),
    "1_272": card(*brought_back(OFFICERS, 2, 4)),
    "1_273": card(
        used(
            draw_destiny(1),
            lose(cards(zone="used", whose="opponent", state="destiny_drawn")),
            when="own_battle",
            conditions=there_is(cards(zone="used", whose="opponent")),
        )
    ),
    "1_274": card(
        lost(
            raise_("power", 2),
            if_(there_is(character(mark="death star trooper", of="target")), raise_("power", 1)),
            charge(),
            when="battle",
            targets=target(own_character(mark=["trooper", "stormtrooper", "death star trooper"], state="in_battle")),
        )
    ),
    "1_275": card(
        lost(
            draw_destiny(1),
            if_(
                destiny_below_count(cards(mark="tusken raider")),
                lose(cards(type=["vehicle", "weapon", "device"], zone="used", whose="opponent")),
            ),
            costs=use(1),
        )
    ),
    "1_277": card(
        lost(more_power(1), more_destiny(1), when="battle", conditions=there_is(cards(named="Vader", whose="own", state=ALONE, at=GROUND))),
        lost(
            more_destiny(1),
            when="battle",
            conditions=there_is(own_character("imperial", not_named="Vader", ability_least=3, state=ALONE, at=GROUND)),
        ),
    ),
    "1_278": card(
        lost(lose(cards(type=["character", "vehicle", "starship", "weapon", "device"], at=cards(named="Death Star: Trash Compactor"))))
    ),
    "1_279": card(
        lost(more_damage(3, "each"), when="battle_begins", conditions=opponent_attacks()),
        lost(
            more_damage(3, "each"),
            when="used",
            conditions=[it_is(cards(named="Don't Underestimate Our Chances")), there_is(cards(state="in_battle"))],
        ),
    ),
    "1_280": card(
        lost(
            more_destiny(1),
            when="battle",
            conditions=[there_is(character(named="Vader", state="in_battle")), there_is(character(named="Obi-Wan", state="in_battle"))],
        ),
        *cancels_named(lost, ["Jedi Lightsaber", "Jedi Presence", "Old Ben", "Return Of A Jedi"]),
    ),
}
