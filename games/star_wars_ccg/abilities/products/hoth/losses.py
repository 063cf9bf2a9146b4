"""Cards that keep others from the Lost Pile, and an Effect that keeps its target near."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.guards import salvage
from games.star_wars_ccg.abilities.operations.steps import cancel, lose, lose_force
from games.star_wars_ccg.abilities.ops import THIS, action, aims_at, automatic, card, constant, deploys_on, loses, lost, printed, used
from games.star_wars_ccg.abilities.parts import it_is, reached, target, there_is, there_is_one_of
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

# An exterior site of a planet.
IN_THE_OPEN: Final = location("site", icon="exterior", also=location(icon="planet"))
# Where the card that was just lost was.
SCENE: Final = {"state": ["scene"]}
# On its way to its target a card keeps within these.
ASIDE: Final = location(state="farther")


def physician() -> Any:
    """A character that was hit goes to the Used Pile when it is forfeited near this droid, once a turn."""
    return action(
        salvage(),
        when="forfeited",
        times=1,
        conditions=[it_is(own_character(not_kind="droid", state="was_hit")), there_is(location("site", **SCENE, where="near"))],
    )


def tethered() -> list[Any]:
    """The target comes no farther from this Effect, which is cancelled when the target reaches it."""
    return [
        constant(
            bars("enter", character(of="aim"), who=ASIDE),
            bars("enter", cards(type=["vehicle", "starship"], holding=cards(of="aim")), who=ASIDE),
        ),
        automatic(cancel(THIS), conditions=reached()),
    ]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "3_9": card(
            physician(), constant(loses("cost", 2, cards(zone="stacked", lies_on=cards("effect", named="Bacta Tank", whose="own"))))
        ),
        "3_86": card(physician()),
        "3_24": card(
            action(
                lose_force(1),
                salvage(),
                when="lost",
                times=1,
                conditions=[
                    there_is_one_of(cards(of="this", at=IN_THE_OPEN), cards(of="this", at=location(mark="docking bay"))),
                    it_is(cards(type=["starship", "vehicle"], whose="own", state="was_hit")),
                    there_is_one_of(
                        location("site", **SCENE, where="near"),
                        location(kind=["system", "sector"], not_mark="asteroid", **SCENE, where="related"),
                    ),
                ],
            )
        ),
        "3_139": card(
            *(
                used(lose(cards(of="it", zone="used")), when="salvaged", conditions=it_is({**what, "state": ["was_hit"]}))
                for what in (cards(type=["starship", "vehicle"]), character("droid"))
            ),
            used(cancel(), targets=target(cards("device", named="Han's Toolkit"))),
            lost(cancel(), targets=target(cards("effect", named="Crash Site Memorial"))),
        ),
        "3_107": card(
            printed(deploys_on(2, IN_THE_OPEN), aims_at(character(at=location("site"), where="related"))),
            *tethered(),
        ),
    }
)
