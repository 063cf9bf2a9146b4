"""Cards of both sides: deployments twice a game, choices of the opponent, cards that wait on others, and what loses copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import cancel_duel, damage_racer, in_duel, opponent_duels, racing, repair_racer
from games.star_wars_ccg.abilities.operations.draws.counted import hand_to_used, void_own_sum
from games.star_wars_ccg.abilities.operations.draws.destinies import (
    activate_some,
    add_number,
    add_to_draw,
    is_even,
    is_odd,
    lose_copies,
    lose_sum,
    opponent_retrieves,
    unless_used,
)
from games.star_wars_ccg.abilities.operations.draws.duels import return_duel_card, stake_duel
from games.star_wars_ccg.abilities.operations.fate import no_drain, put_in_pile, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.rare.crossing import cross_at_end
from games.star_wars_ccg.abilities.operations.rules.limits import generates, needs_no_footing
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    choose,
    draw_against,
    draw_destiny,
    draw_each,
    go,
    if_,
    look_at_top,
    lose,
    lose_force,
    may,
    more_destiny,
    pick,
    put_out,
    restore_it,
    retrieve_top,
    return_to_hand,
    seize,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import (
    HERE,
    HOST,
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    drain,
    dull,
    gains,
    immune_to,
    lost,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_above_destiny,
    destiny_least,
    duel_lost,
    gun_is,
    host_is,
    it_is,
    looked_is,
    looked_is_not,
    opponent_attacks,
    shooter_is,
    target,
    there_is,
    this_is,
    use,
    wager_won,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code, cancels_named

JEDI_HERE: Final = own_character(mark="jedi", state="present")
JEDI: Final = character(named=["Qui-Gon", "Obi-Wan"])
AMIDALA: Final = character(named="Amidala")
FIGHTS: Final = this_is(cards(state="in_battle"))
WAITING: Final = own_character(named="Jar Jar", zone="stacked", of="stacked")
TOP_OF_USED: Final = [pick(1, cards(zone="used", whose="own", state="topmost")), put_in_pile("reserve", PICKED)]
BLOWN: Final = there_is(location(named="Alderaan", state="blown_away"))
IGNITION: Final = cards(named="Commence Primary Ignition", whose="own")
STAR_DESTROYER: Final = ship(mark="star destroyer", whose="own")


def padme() -> Declared:
    return card(
        action(
            deploy(character(named=["Qui-Gon", "Obi-Wan"]), at=location(where="here")),
            shuffle("reserve"),
            when="deploy",
            once_a="game_twice",
        ),
        constant(cannot("be_shot", who=AMIDALA), conditions=[this_is(cards(at=GROUND)), there_is(JEDI_HERE)]),
    )


def either_way() -> Declared:
    """The opponent chooses what both players gain."""
    return card(
        lost(
            choose(
                [activate_some(2, "opponent"), activate_some(4)],
                [opponent_retrieves(1), retrieve_top(3)],
                by_opponent=True,
            ),
            conditions=[there_is(cards(whose="own", zone="reserve")), there_is(cards(whose="opponent", zone="reserve"))],
        )
    )


DEATH_STAR_GONE: Final = there_is(location("system", named="Death Star", state="blown_away"))
STRIKE_TEAM: Final = cards("objective", named="Rebel Strike Team / Garrison Destroyed", state="unturned")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "11_90": card(
            used(
                draw_destiny(1),
                if_(is_odd(), void_own_sum()),
                if_(is_even(), more_destiny(2)),
                when="battle",
                conditions=there_is(character(named="Watto", state="in_battle", at=location("site"))),
            )
        ),
        "11_18": card(
            printed(deploys_beside(0), immune_to("Alter")),
            automatic(retrieve_top(3), at="deployed", conditions=[DEATH_STAR_GONE, it_is(own_ship(unique=True, at=location("system")))]),
            action(
                choose([deploy(ship(), free=True, pile="held")], [deploy(ship(), free=True), shuffle("reserve")]),
                times=1,
                conditions=[your_turn(), DEATH_STAR_GONE],
            ),
        ),
        "11_22": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(generates(1, who=site("Endor")), conditions=there_is(STRIKE_TEAM)),
            action(deploy(location(named="Endor: Back Door")), shuffle("reserve"), when="deploy", conditions=there_is(STRIKE_TEAM)),
            automatic(retrieve_top(8), hand_to_used(), at="blown_away", conditions=it_is(location(named="Endor: Bunker"))),
        ),
        "11_29": card(
            lost(
                lose_force(1),
                cancel_duel(),
                return_duel_card(),
                when="duel_decided",
                conditions=[in_duel(), opponent_duels(), duel_lost()],
            ),
            lost(take(cards(of="it", zone="lost")), when="lost", conditions=it_is(own_character(state="was_armed"))),
        ),
        "11_86": card(
            used(
                lose(),
                lose(character("alien", not_unique=True, state=["in_battle", "in_the_open"])),
                when="battle",
                targets=target(cards("weapon", mark="lightsaber", whose="own", aboard=character(state="in_battle"))),
            ),
            lost(draw_against(2, 3), stake_duel(6), when="duel_begins", conditions=in_duel()),
        ),
        "11_4": card(
            printed(needs_no_footing()),
            action(
                draw_each(1),
                add_to_draw(2),
                add_number("ability", whose="opponent"),
                if_(wager_won(), lose(), lose(THIS)),
                when="battle",
                once_a="battle",
                costs=use(1),
                conditions=FIGHTS,
                targets=target(enemy_character(state="present")),
            ),
        ),
        "11_8 11_9": padme(),
        "11_16": card(
            printed(deploys_beside(0)),
            action(deploy(character(named="Jar Jar")), shuffle("reserve"), when="deploy", once_a="game"),
            action(
                stack(cards(of="it", zone="lost")),
                when="lost",
                conditions=[it_is(own_character(named="Jar Jar")), there_is(location("site", state="scene"))],
            ),
            action(pick(1, WAITING), take(PICKED), costs=use(3), conditions=there_is(WAITING)),
        ),
        "11_32 11_91": either_way(),
        "11_33": card(
            *cancels_named(used, ["Overseeing It Personally"]),
            used(silence(until="turn"), costs=use(4), targets=target(character(named="Vader"))),
            lost(draw_destiny(1), lose_sum("opponent"), when="lost", conditions=it_is(character(named=["Emperor Palpatine", "Sidious"]))),
        ),
        "11_35": card(used(*TOP_OF_USED, when="battle_begins"), lost(lose_copies(3), costs=use(3))),
        "11_40": card(
            used(unless_used(2, cancel_shot()), when="aimed", conditions=it_is(own_character())),
            *cancels_named(lost, ["Hit Racer", "Podracer Collision"]),
        ),
        "11_43": card(
            action(
                go(to=HERE),
                half="light",
                when="control",
                costs=use(1),
                targets=target(own_character(state=["standing", "movable"], at=location(named="Tatooine: Slave Quarters"))),
            )
        ),
        "11_53": card(
            flies(2),
            action(
                look_at_top(1, revealed=True),
                if_(
                    looked_is(cards("starship", mark="star destroyer")),
                    deploy(cards("starship", mark="star destroyer", of="looked"), at=location(where="here"), free=True),
                ),
                if_(looked_is_not(cards("starship", mark="star destroyer")), lose(LOOKED)),
                when="battle_begins",
                once_a="event",
                conditions=[
                    opponent_attacks(),
                    there_is(location("system", state="subject", where="here")),
                    there_is(cards(whose="own", zone="reserve")),
                ],
            ),
        ),
        "11_58": card(
            constant(gains("power", 2), conditions=this_is(cards(at=location(named="Tatooine: Mos Espa")))),
            action(
                unless_used(2, return_to_hand(cards(of="it"))),
                when="deployed",
                times=1,
                costs=use(1),
                conditions=it_is(cards(whose="opponent", state="able", at=GROUND, where="here")),
            ),
        ),
        "11_68": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(
                choose(
                    [pick(1, {**IGNITION, "zone": "reserve"}, up_to=True), take(PICKED), shuffle("reserve")],
                    [pick(1, {**IGNITION, "zone": "lost"}, up_to=True), take(PICKED)],
                ),
                once_a="game_twice",
            ),
            automatic(retrieve_top(3), at="deployed", conditions=[it_is({**STAR_DESTROYER, "unique": True}), BLOWN]),
        ),
        "11_73": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(
                put_out(location(mark="docking bay", whose="opponent", zone="lost")),
                times=1,
                costs=use(1),
                conditions=there_is(cards(whose="opponent", zone="lost")),
            ),
            action(deploy(character(named="Sebulba")), shuffle("reserve"), when="deploy", once_a="game"),
        ),
        "11_82": card(
            lost(
                choose(
                    [put_in_pile("used", cards(of="it"))],
                    [restore_it(), forbid("be_forfeited", who=cards(of="it"), until="battle"), cross_at_end(cards(of="it"))],
                    by_opponent=True,
                ),
                when="hit",
                conditions=[
                    it_is(enemy_character(named="Luke")),
                    gun_is(cards("weapon", mark="lightsaber")),
                    shooter_is(character(named="Vader")),
                ],
                costs=use(3),
            )
        ),
        "11_84": card(
            lost(repair_racer(), costs=use(1), targets=target(cards("podracer", whose="own", state="racer_damaged"))),
            lost(draw_destiny(1), if_(destiny_above_destiny(), damage_racer()), conditions=racing(), targets=target(cards("podracer"))),
            lost(lose_copies(3), costs=use(3)),
        ),
        "11_92": card(
            constant(set_to("cost", 0, character(named="Maul", zone="hand", where="here")), half="dark"),
            constant(
                drain(2),
                half="dark",
                conditions=[there_is(character(named="Maul", where="here")), there_is(cards(named="If The Trace Was Correct"))],
            ),
            constant(no_drain(), half="light", conditions=there_is(character(named="Amidala", at=location("site", state="battleground")))),
            constant(no_drain(), half="light", conditions=there_is(captive(named="Amidala"))),
        ),
        "11_74": card(
            printed(deploys_on(0, own_character(named="Aurra Sing"))),
            constant(dull(HOST), conditions=host_is(character(state="alone", at=location("site")))),
            action(
                draw_destiny(1),
                if_(destiny_least(4), may(seize(to=cards(of="host")))),
                lose(THIS),
                when="move",
                targets=target(cards("weapon", mark="lightsaber", whose="opponent", state="present")),
            ),
        ),
    }
)
