"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow
from games.star_wars_ccg.abilities.operations.draws.destinies import subtract_drawn, unless_used
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.piles.looks import add_printed, lose_under, retrieve_over
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    cancel_battle,
    cancel_drain,
    cancel_it,
    choose,
    draw_destiny,
    escape_anyhow,
    go,
    if_,
    look_at_lost,
    lose,
    lose_force,
    more_destiny,
    pick,
    put_on_used,
    relocate,
    retrieve,
    return_to_hand,
    seize,
    shuffle,
    stop,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.amended import turn_aim
from games.star_wars_ccg.abilities.ops import card, constant, immune_to, left_out, lost, printed, used
from games.star_wars_ccg.abilities.parts import (
    destiny_above_destiny,
    destiny_below_destiny,
    it_is,
    opponent_attacks,
    opponents_destiny,
    opponents_turn,
    target,
    target_is,
    there_are,
    there_is,
    there_is_no,
    total_is,
    use,
    you_attack,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.dagobah.interrupts import from_used, used_card
from games.star_wars_ccg.abilities.products.phrases.amended import retargets
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, together
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import brought_back, by_code, cancels_named

FIGHTING: Final = "in_battle"
HUNTER_LOST: Final = own_character(mark="bounty hunter", zone="lost")
POINTS: Final = [
    "Asteroid Sanctuary",
    "Asteroids Do Not Concern Me",
    "Commence Recharging",
    "Demotion",
    "Logistical Delay",
    "No Disintegrations!",
    "Order To Engage",
    "Report To Lord Vader",
    "Restricted Deployment",
    "Scramble",
    "They're On Dantooine",
    "What Is Thy Bidding, My Master?",
]


# Those of this set whom the palace wants, and what an opponent loses who does not move away.
CREW: Final = ["character", "vehicle", "starship"]
WITH_TARGET: Final = {"where": "with_target"}
ARMS: Final = cards("weapon", kind="character", whose="opponent")
CITIZEN: Final = own_character(expansion="cloud-city", ability_least=2)
LOSSES: Final = ([lose()], [lose_force(2, whose="opponent")])


def named(*names: str) -> Mapping[str, Any]:
    return cards(named=list(names), zone="reserve", whose="own")


# A device of the Used Pile that goes on characters.
DEVICE: Final = cards("device", on_characters=True, zone="used", whose="own")


PLAIN_EFFECT: Final = cards("effect", not_kind=["immediate", "mobile", "political", "starting", "utinni"], not_withstanding="Alter")
OTHER_MARK: Final = cards(whose="own", state="other_mark")
# A unique weapon that matches whom it is for.
MATCH: Final = cards("weapon", unique=True, arms_with=cards(of="target"))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_156": retargets(),
        "5_33": card(used(*search(named("Hero Of A Thousand Devices"))), *brought_back("R2-D2", 1, 3)),
        "5_32": card(
            *(
                lost(
                    choose(
                        [deploy(MATCH, on=cards(of="target"), free=True, pile="held")],
                        [deploy(MATCH, on=cards(of="target"), free=True), shuffle("reserve")],
                    ),
                    when=when,
                    targets=target(own_character(state=state, at=location("site"))),
                )
                for when, state in (("battle_begins", "in_battle"), ("duel_begins", "duelling"))
            ),
        ),
        "5_34": card(
            lost(return_to_hand(), when="move", costs=use(2), targets=target(own_character(mark=["smuggler", "gambler", "thief"])))
        ),
        "5_31": card(
            lost(
                put_on_used(cards(type=["weapon", "device", "effect"], aboard=cards(type=CREW, whose="opponent", **WITH_TARGET))),
                put_on_used(cards(type=CREW, whose="opponent", **WITH_TARGET)),
                conditions=your_turn(),
                targets=target(
                    location(
                        "site",
                        state="overrun",
                        not_hosting=cards(mark="dark jedi", whose="opponent", type="character"),
                        also=location(not_hosting=ARMS, also=location(not_hosting=enemy_character(icon="permanent-weapon"))),
                    )
                ),
            )
        ),
        "5_56": card(
            used(escape_anyhow(), when="battle_begins", conditions=there_are(2, own_character(skill="smuggler", state=FIGHTING))),
            used(choose([look_at_lost()], [look_at_lost("opponent")])),
        ),
        "5_66": card(
            lost(
                relocate(),
                when="control",
                costs=use(1),
                targets=[target(CITIZEN), target(location("site", expansion="jabbas-palace", state="occupied"))],
            ),
            lost(relocate(), when="control", targets=[target(CITIZEN), target(location("site", mark="jabbas palace site"))]),
        ),
        "5_151": card(
            used(
                if_(target_is(cards(state="movable")), choose([go(), stop(until="turn")], *LOSSES, by_opponent=True)),
                if_(there_is_no(cards(of="target", state="movable")), choose(*LOSSES, by_opponent=True)),
                when="move_begins",
                conditions=opponents_turn(),
                targets=[
                    target(enemy_character(state=["alone", "standing"], at=location("site", icon="mobile"))),
                    target(location("site", where="beside_target")),
                ],
            )
        ),
        "5_51": card(
            used(*search(named("We Don't Need Their Scum"))),
            lost(
                more_destiny(1),
                when="battle",
                conditions=[
                    there_is(character(mark="bounty hunter", state=FIGHTING)),
                    there_is(own_character(named="Lando", state=FIGHTING)),
                ],
            ),
            lost(
                more_destiny(2),
                when="battle",
                conditions=[*together("Boba Fett"), there_is(own_character(named="Lando", state=FIGHTING))],
            ),
        ),
        "5_53": card(
            used(
                choose([pick(1, OTHER_MARK, whose="opponent"), turn_aim()], [lose_force(2, whose="opponent")], by_opponent=True),
                when="aimed",
                conditions=[it_is(own_character(mark="gambler")), there_is(OTHER_MARK)],
            ),
            used(lose_force(2, whose="opponent"), when="aimed", conditions=[it_is(own_character(mark="gambler")), there_is_no(OTHER_MARK)]),
            lost(cancel(), targets=target({**PLAIN_EFFECT, "aboard": character(named="Han")})),
            lost(cancel(), targets=target({**PLAIN_EFFECT, "aboard": own_character(named="Lando")})),
        ),
        "5_55": card(
            printed(immune_to("Sense")),
            *cancels_named(used, ["Sniper", "Blasted Droid"]),
            lost(cancel_battle(), when="battle_begins", conditions=there_is(location("site", state=FIGHTING)), costs=use(3)),
        ),
        "5_71": card(
            lost(
                void_destiny(),
                when="destiny",
                conditions=[opponents_destiny(), *together("Lobot"), there_is(own_character(named="Lando", state=FIGHTING))],
            ),
            lost(cancel(), costs=use(4), targets=target(cards("effect", named="Dark Deal"))),
        ),
        "5_131": card(
            lost(
                more_destiny(1),
                when="battle_begins",
                conditions=[you_attack(), there_is(location("sector", named="Bespin: Cloud City", state=FIGHTING))],
            ),
            lost(
                allow("come_whole", until="turn"),
                deploy(cards("starship", of="target"), pile="held", free=True),
                when="deploy",
                targets=target(cards("starship", named="TIE Assault Squadron", whose="own", zone="held")),
            ),
        ),
        "5_136": card(
            lost(pick(1, HUNTER_LOST), retrieve(PICKED), conditions=there_is(HUNTER_LOST), costs=use(1)),
            lost(*search(own_character(mark="bounty hunter", zone="reserve")), costs=use(3)),
        ),
        "5_147": card(*cancels_named(lost, POINTS)),
        "5_157": card(used(*search(named("This Is Just Wrong"))), *cancels_named(used, ["This Is More Like It"]), constant(left_out())),
        "5_160": card(
            used(*from_used(used_card("weapon"))),
            lost(
                seize(to="target_2"),
                when="battle_begins",
                targets=[
                    target(cards("weapon", kind="character", whose="opponent", aboard=character(state=["in_battle", "standing"]))),
                    target(own_character(ability_least=4, state=["in_battle", "standing"])),
                ],
            ),
        ),
        "5_162": card(
            *cancels_named(used, ["Noble Sacrifice", "Gift Of The Mentor", "Old Ben"]),
            lost(
                draw_destiny(1),
                subtract_drawn(),
                when="battle",
                conditions=there_is(character(named="Luke", state=[FIGHTING, "defending"])),
            ),
        ),
        "5_149": card(
            *(used(cancel_it(), when=when, conditions=it_is(cards(named="Anger, Fear, Aggression"))) for when in ("inserted", "revealed")),
            used(unless_used(2, cancel_battle()), when="battle_begins", conditions=opponent_attacks()),
            used(unless_used(2, cancel_drain()), when="drain", conditions=opponents_turn()),
        ),
        "5_59": card(
            lost(
                draw_destiny(1),
                if_(destiny_above_destiny(), retrieve_over()),
                if_(destiny_below_destiny(), lose_under()),
                if_(total_is("destiny"), lose()),
                targets=target(own_character(at=site("Cloud City"))),
            )
        ),
        "5_146": card(
            used(
                pick(1, DEVICE),
                add_printed(PICKED),
                put_in_pile("used", PICKED),
                when="battle_begins",
                conditions=[there_is(own_character(ability_least=4, where="there")), there_is(DEVICE)],
            )
        ),
    }
)
