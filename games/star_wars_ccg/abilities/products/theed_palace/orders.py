"""Admiral's Orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.objectives import order
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import keep_destinies
from games.star_wars_ccg.abilities.operations.steps import draw_each, if_, lose, lose_force
from games.star_wars_ccg.abilities.ops import action, automatic, card, constant, immune, loses, printed, voids
from games.star_wars_ccg.abilities.parts import gun_is, roll_lost, roll_won, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_ship, ship

# Sites below a system that the player occupies.
BELOW: Final = location("site", beside=location("system", state="occupied"))


def losses(weapon: str) -> list[Any]:
    """The Force that a player loses whenever a starship of that player is hit, and 1 more to this weapon."""
    found: list[Any] = []
    for whose, hit_ship in (("own", own_ship(of="shot_at")), ("opponent", enemy_ship(of="shot_at"))):
        found.append(automatic(lose_force(1, whose=whose), at="hit", conditions=there_is(hit_ship)))
        found.append(automatic(lose_force(1, whose=whose), at="hit", conditions=[there_is(hit_ship), gun_is(cards(named=weapon))]))
    return found


def armada(mark: str, weapon: str) -> Declared:
    """Passengers who are worth less, starships that are hit, and those of one allegiance."""
    pure = own_ship(mark=mark, at=location("system", not_hosting=own_ship(not_mark=mark)))
    return card(
        printed(order()),
        constant(loses("forfeit", 4, character(not_skill="pilot", aboard=ship())), immune(4, pure), keep_destinies(who=BELOW)),
        *losses(weapon),
    )


def duel_of_fighters(mark: str) -> Declared:
    """Starfighters that are worth nothing on the ground or in a hangar, and two of them that fight each other in space."""
    return card(
        printed(order()),
        constant(voids("forfeit", ship("starfighter", at=location("site"))), voids("forfeit", cards("vehicle", aboard=ship()))),
        action(
            draw_each(1),
            if_(roll_won(), lose("target_2")),
            if_(roll_lost(), lose()),
            when="control",
            times=1,
            targets=[
                target(own_ship("starfighter", mark=mark, state="standing", at=location("system"))),
                target(enemy_ship("starfighter", state="standing", where="with_target")),
            ],
        ),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "14_2": armada("republic (starship)", "Proton Torpedoes"),
    "14_67": armada("trade federation (starship)", "Droid Starfighter Laser Cannons"),
    "14_1": duel_of_fighters("n-1 starfighter"),
    "14_68": duel_of_fighters("droid starfighter"),
}
