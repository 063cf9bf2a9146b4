"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import cancel_damage, exclude
from games.star_wars_ccg.abilities.operations.fate import (
    look_at_force,
    majority,
    opponents_majority,
    politics_lead,
    put_in_pile,
    substitute,
    withstands,
    your_draw,
)
from games.star_wars_ccg.abilities.operations.fetching import clear_attrition, deploy, set_until, silence
from games.star_wars_ccg.abilities.operations.objectives import ends_in, show, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.answers import redirect
from games.star_wars_ccg.abilities.operations.rules.losses import lose_doubles
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    activate,
    cancel,
    cancel_drain,
    cancel_it,
    choose,
    draw_cards,
    draw_destiny,
    if_,
    lose,
    lose_force,
    may,
    more_destiny,
    pick,
    put_on_used,
    relocate,
    retrieve_top,
    return_to_hand,
    shuffle,
    use_drawn,
)
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.operations.weapons import make_immune
from games.star_wars_ccg.abilities.ops import THIS, card, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_below_ability,
    destiny_least,
    destiny_not_payable,
    destiny_payable,
    it_is,
    opponent_attacks,
    opponent_won,
    opponents_turn,
    target,
    there_is,
    there_is_no,
    up_to_targets,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.coruscant.characters import COUNCIL
from games.star_wars_ccg.abilities.products.coruscant.senate import DARK_JEDI, JEDI, SENATE
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.hands import OTHER_HAND, ride_found
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code, cancels_named

ANY_EFFECT: Final = cards("effect", whose="own", zone="reserve")
# Effects without a kind of their own, Utinni Effects and Political Effects.
ALTERED: Final = cards("effect", not_kind=["immediate", "mobile", "starting"])
CELEBRATIONS: Final = cards(named=["Tatooine Celebration", "Cloud City Celebration", "Coruscant Celebration"])
OCCUPATIONS: Final = cards(named=["Tatooine Occupation", "Cloud City Occupation", "Rebel Base Occupation"])
OUTSIDE: Final = location("site", icon="exterior")
OTHER_OUTSIDE: Final = location("site", icon="exterior", of="not_target")
DEFENDER: Final = own_character(mark=JEDI, episode_i=True, state="defending")
DARK_ONE: Final = character(mark=DARK_JEDI, state="in_battle")
MAUL_FIGHTS: Final = there_is(character(named="Maul", state="in_battle"))
JEDI_FIGHTS: Final = character(mark=JEDI, state="in_battle")
GUN: Final = {"type": "weapon", "whose": "own", "not_mark": "lightsaber"}
SPEAKER: Final = own_character(politics_least=1, at=SENATE)


def ace() -> Declared:
    """A starfighter without a permanent pilot out of the deck, or its maneuver in place of a battle destiny."""
    return card(
        used(*search(own_ship("starfighter", unique=True, zone="reserve", not_icon="pilot"))),
        lost(
            substitute("defence"),
            when="destiny_due",
            conditions=[your_draw(), there_is(location("system", "sector", state="in_battle"))],
            targets=target(own_ship("starfighter", unique=True, maneuver_least=1, state="in_battle")),
        ),
    )


def artillery() -> Declared:
    shot = [there_is(cards(state="firing", **GUN)), it_is(cards(type=["character", "starship"], whose="opponent"))]
    return card(
        used(
            lose_force(1, whose="opponent"),
            when="control",
            conditions=there_is(cards(at=location(state=["battleground", "controlled"]), **GUN)),
        ),
        used(lose_force(1, whose="opponent"), withstands(["Sense"]), when="hit", conditions=shot),
    )


def delegates(*names: str) -> Declared:
    """Force for the senators at the Senate, or one of them out of the deck."""
    found = [search(own_character(mark=["senator", "coruscant guard"], zone="reserve"))]
    if names:
        found.append(search(own_character(named=list(names), zone="reserve")))
    return card(
        used(retrieve_top(1, per=own_character(mark="senator", at=SENATE)), withstands(["Sense"]), once_a="game"),
        *(used(*each) for each in found),
    )


def leadership(ours: Mapping[str, Any]) -> Declared:
    return card(
        used(activate(1), conditions=majority()),
        used(
            put_in_pile("used"),
            put_in_pile("used", "target_2"),
            withstands(["Sense"]),
            conditions=opponents_majority(),
            targets=[target(ours), target(enemy_character(where="with_target"))],
        ),
    )


def vote() -> Declared:
    """Up to 4 cards, as many as the lead in politics."""
    drawn: list[Any] = [draw_cards(1)]
    for lead in (4, 3, 2):
        drawn = [draw_cards(1), if_(politics_lead(lead), may(*drawn))]
    return card(used(draw_destiny(1), if_(destiny_least(3), if_(politics_lead(1), may(*drawn))), when="control"))


def tactics(*names: str) -> list[Any]:
    """Cancels cards by name, or looks at the top of the Force Pile."""
    under = [[put_in_pile(pile, LOOKED, under=True)] for pile in ("force", "reserve")]
    return [*cancels_named(used, list(names)), used(look_at_force(1), may(choose(*under)))]


def accused(victim: Mapping[str, Any]) -> Declared:
    """A senator of the opponent without text and politics for the turn."""
    return card(
        *(
            lost(silence(until="turn"), set_until("politics", 0, until="turn"), when=when, conditions=in_turn, targets=target(victim))
            for when, in_turn in (("control", your_turn()), ("control_begins", opponents_turn()))
        )
    )


def named(*names: str) -> Mapping[str, Any]:
    return cards(named=list(names), whose="own", zone="reserve")


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "12_53 12_158": ace(),
        "12_54 12_145": card(
            lost(draw_destiny(1), if_(destiny_below_ability(), cancel()), targets=target(ALTERED)),
            lost(draw_destiny(1), if_(destiny_below_ability(), cancel_it()), when="deployed", conditions=it_is(ALTERED)),
            lost(cancel_it(), when="used", conditions=it_is(cards(named="Sense"))),
        ),
        "12_55": card(
            used(make_immune(None, until="turn"), when="battle", conditions=there_is_no(DARK_ONE), targets=target(DEFENDER)),
            lost(
                put_in_pile("used", cards(of="it", zone="lost")),
                cancel_damage(),
                clear_attrition(),
                when="forfeited",
                conditions=[opponent_won(), it_is(own_character(mark="jedi council member"))],
            ),
        ),
        "12_56": accused(enemy_character(mark="senator", at=SENATE, meeting=own_character(politics_least=1))),
        "12_151": accused(enemy_character(politics_least=1, at=SENATE, meeting=own_character(mark="senator"))),
        "12_57 12_146": card(
            lost(cancel_it(), withstands(["Sense"]), when="used", conditions=it_is(cards(named=["Sense", "Alter"]))),
            lost(cancel(), targets=target(cards("effect", kind=["immediate", "mobile"]))),
            lost(cancel_it(), when="deployed", conditions=it_is(cards("effect", kind=["immediate", "mobile"]))),
            lost(cancel_drain(), when="drain", conditions=opponents_turn()),
        ),
        "12_68 12_157": card(
            lost(
                draw_destiny(1),
                if_(destiny_below_ability(), cancel_it()),
                when="used",
                conditions=it_is(cards("interrupt", whose="opponent")),
            ),
            lost(draw_destiny(1), if_(destiny_below_ability(), cancel_react()), when="reacting", conditions=it_is(cards(whose="opponent"))),
            lost(cancel_it(), when="used", conditions=it_is(cards(named="Alter"))),
        ),
        "12_60 12_155": card(
            used(return_to_hand(), when="move", targets=target(own_character(politics_least=1, at=SENATE))),
            lost(
                more_destiny(1),
                set_until("power", "politics", 0, until="turn"),
                when="battle",
                targets=target(own_character("republic", politics_least=1, state="in_battle", at=GROUND)),
            ),
        ),
        "12_62 12_154": card(
            used(deploy(location(unique=True, state=["battleground", "absent"])), shuffle("reserve"), costs=use(2)),
            starting(starts_with(1, cards("effect", in_area=True, costless=True)), ends_in("lost")),
        ),
        "12_65 12_150": card(
            used(
                draw_destiny(1),
                if_(destiny_not_payable(), lose("this")),
                if_(destiny_payable(), choose([use_drawn(), relocate("target_3")], [lose("this")])),
                when="move",
                targets=[target(OUTSIDE), target(OTHER_OUTSIDE), up_to_targets(60, own_character(where="with_target"))],
            )
        ),
        "12_147": card(
            lost(
                exclude("target", until="turn"),
                exclude("target_2", until="turn"),
                costs=use(2),
                targets=[
                    target(enemy_character(mark=JEDI, at=location("site", icon="interior", state="battleground"))),
                    target(enemy_character(mark=JEDI, where="with_target", of="not_target")),
                ],
            ),
            lost(draw_destiny(1), if_(destiny_least(3), silence(until="turn")), targets=target(enemy_character(mark=JEDI))),
        ),
        "12_161": card(
            *tactics("Rebel Barrier", "It's A Trap!", "Smoke Screen"),
            used(
                redirect(),
                when="used",
                conditions=[it_is(cards(named="Fallen Portal")), there_is(location(state="in_battle"))],
                targets=up_to_targets(2, enemy_character(state=["in_battle", "in_the_open"])),
            ),
        ),
        "12_59": card(*tactics("Imperial Barrier", "None Shall Pass", "Set For Stun")),
        "12_61": delegates("Sei Taria", "Mas Amedda"),
        "12_159": delegates(),
        "12_63": card(
            used(deploy(own_character(mark="handmaiden"), at=location(hosting=character(named="Amidala"))), shuffle("reserve")),
            used(
                more_destiny(1),
                when="battle_begins",
                conditions=[
                    opponent_attacks(),
                    there_is(own_character(mark="handmaiden", state="in_battle", at=GROUND)),
                    there_is(character(named="Amidala", state="in_battle")),
                ],
            ),
        ),
        "12_64": leadership(SPEAKER),
        "12_160": leadership(own_character(mark="senator", at=SENATE)),
        "12_66 12_148": artillery(),
        "12_69": card(
            used(deploy(COUNCIL), shuffle("reserve"), conditions=there_is_no(COUNCIL)),
            lost(deploy(own_character(mark="jedi council member"), at=COUNCIL), shuffle("reserve")),
        ),
        "12_71 12_162": vote(),
        "12_152": card(
            used(cancel(), withstands(["Sense"]), targets=target(CELEBRATIONS)),
            *cancels_named(used, ["Mantellian Savrip"]),
            used(*search(cards(mark=["hologram", "dejarik"], whose="own", zone="reserve")), costs=use(1)),
            used(*search(cards(named="Imperial Holotable", whose="own", zone="reserve")), costs=use(1)),
            used(
                cancel_drain(), when="drain", conditions=[opponents_turn(), there_is(location("site", mark="holosite", state="draining"))]
            ),
        ),
        "12_58": card(used(cancel(), withstands(["Sense"]), targets=target(OCCUPATIONS)), ride_found()),
        "12_67 12_149": card(
            used(
                show(OTHER_HAND),
                if_(
                    there_is({**OTHER_HAND, "state": ["doubled"]}),
                    choose([pick(1, OTHER_HAND), put_on_used(PICKED)], [lose_doubles(), lose(THIS)]),
                ),
                withstands(["Sense"]),
                costs=use(5),
            )
        ),
    }
)
