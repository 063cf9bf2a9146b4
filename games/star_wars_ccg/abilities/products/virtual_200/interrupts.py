"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow, blunt, exclude
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, put_in_pile, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy, trade
from games.star_wars_ccg.abilities.operations.objectives import ends_in, first_hand, starting, starts_with
from games.star_wars_ccg.abilities.operations.rare.replaced import reload
from games.star_wars_ccg.abilities.operations.rules.answers import defies_objectives, lose_half_retrieved, opponent_retrieved
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.rules.people import lead
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    cancel_it,
    choose,
    draw_destiny,
    if_,
    lose_force,
    more_destiny,
    pick,
    redraw,
    retrieve_topmost,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.amended import not_to_cancel
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot, succeed
from games.star_wars_ccg.abilities.operations.weapons import find, fires_dearer, sharpen, shoot
from games.star_wars_ccg.abilities.ops import (
    card,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_below_ability,
    gun_is,
    it_is,
    opponent_attacks,
    opponents_turn,
    target,
    there_are,
    there_is,
    there_is_no,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, DRAWN, drew, into_hand, redrawn, taken_and_redrawn
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

STARSHIP: Final = cards("starship")
LOST_SHIP: Final = own_ship(zone="lost", not_icon="maintenance")
GUNNERS: Final = cards(type=["weapon", "character", "vehicle", "starship"], whose="opponent")
PERMANENT: Final = cards(icon="permanent-weapon", whose="opponent")


def harried(who: Mapping[str, Any]) -> Declared:
    """Weapons of the opponent are dearer and worse this turn; or a weak pilot comes in the opponent's deploy phase."""
    return card(
        used(
            meanwhile(fires_dearer(1, GUNNERS), until="turn"),
            blunt(1, cards("weapon", kind="starship", whose="opponent"), until="turn"),
        ),
        used(
            deploy(who, on=own_ship()),
            shuffle("reserve"),
            when="deploys_begin",
            conditions=opponents_turn(),
        ),
    )


HELD: Final = cards(whose="own", zone="held")
# An Effect for the own area that costs nothing and that “Alter” does not choose.
SAFE_EFFECT: Final = cards("effect", in_area=True, costless=True, withstanding="Alter")
OWN_LOST_CHARACTER: Final = own_character(zone="lost")


def drawn_character() -> list[Any]:
    """Take a character drawn as destiny, or draw again; or take one out of the Lost Pile once a game."""
    drawn = [used(choose([take(DRAWN)], [redraw()]), when=when, conditions=drew(cards("character"))) for when in DESTINIES]
    back = lost(pick(1, OWN_LOST_CHARACTER), take(PICKED), once_a="game", costs=use(4), conditions=there_is(OWN_LOST_CHARACTER))
    return [*drawn, back]


# A character that comes back from the Lost Pile.
WEAK_LOST: Final = own_character(ability_most=5, not_icon=["maintenance", "permanent-weapon"], zone="lost")
OWN_SYSTEM: Final = location("system", whose="own")
# An Effect for the own area that “Alter” does not choose.
LASTING: Final = cards("effect", in_area=True, withstanding="Alter")
ALTERED: Final = cards("effect", not_kind=["immediate", "mobile", "starting"])


def altered(rule: str) -> Declared:
    """An Alter for which its player loses no Force to a card of this title or of a combination with it."""
    spared = meanwhile(loses_nothing_to([rule]), until="interrupt")
    return card(
        printed(defies_objectives()),
        used(cancel_it(), when="used", conditions=it_is(cards(named="Sense"))),
        lost(spared, draw_destiny(1), if_(destiny_below_ability(), cancel(), succeed()), targets=target(ALTERED)),
        lost(spared, draw_destiny(1), if_(destiny_below_ability(), cancel_it(), succeed()), when="deployed", conditions=it_is(ALTERED)),
    )


def from_system(site: Mapping[str, Any]) -> Declared:
    """A player who began with a system begins with such a site of it, and with up to three Effects."""
    plain = there_is(location("system", whose="own", state="battleground", not_named="Endor"))
    other = [there_is(OWN_SYSTEM), there_is_no(location("system", whose="own", state="battleground", not_named="Endor"))]
    return card(
        *(
            starting(
                starts_with(1, where, related=OWN_SYSTEM),
                starts_with(3, LASTING, up_to=True),
                ends_in("lost"),
                conditions=[there_is_no(cards("objective", whose="own")), *holding],
            )
            for where, holding in ((site, [plain]), ({**site, "state": ["battleground"]}, other))
        )
    )


def ammunition() -> Declared:
    """An Effect of the Reserve Deck for 1 Force; or a first hand of up to twelve cards."""
    return card(
        used(deploy(SAFE_EFFECT), shuffle("reserve"), costs=use(1)),
        *(starting(first_hand(number), ends_in("reserve")) for number in (12, 11, 10, 9)),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "200_49": harried(own_character("rebel", ability_most=2, not_mark="admiral")),
        "200_51 200_125": ammunition(),
        "200_52": card(
            lost(find(), targets=target(own_character(state="missing"))),
            lost(retrieve_topmost(OWN_LOST_CHARACTER), conditions=there_is(OWN_LOST_CHARACTER)),
        ),
        "200_54 200_123": card(*drawn_character()),
        "200_56": card(
            *taken_and_redrawn(used, STARSHIP),
            lost(pick(1, LOST_SHIP), *into_hand(), costs=use(3), conditions=there_is(LOST_SHIP)),
        ),
        "200_115 200_144": altered("Do, Or Do Not"),
        "200_48 200_143": altered("There Is No Try"),
        "200_120": card(
            lost(
                exclude(),
                exclude("target_2"),
                when="battle",
                once_a="game_together",
                costs=use(2),
                targets=[
                    target(own_character(mark="dark jedi", state=["in_battle", "in_the_open"])),
                    target(enemy_character(state=["in_battle", "in_the_open", "outclassed"], where="with_target")),
                ],
            ),
            lost(
                trade(2, cards(whose="own", other=True), cards(whose="own"), pile="force"),
                shuffle("force"),
                once_a="game_together",
                conditions=[there_is(cards(whose="own", zone="force")), there_are(2, cards(whose="own", other=True, zone="held"))],
            ),
        ),
        "200_122": card(
            *cancels_named(used, ["Blaster Proficiency"], also=[withstands(["Sense"])]),
            used(lose_half_retrieved(down=True), when="regained", conditions=opponent_retrieved()),
            used(
                lose_force(1),
                retrieve_topmost(WEAK_LOST),
                when="lost",
                conditions=[it_is(enemy_character()), there_is(WEAK_LOST)],
            ),
        ),
        "200_118": card(
            used(
                allow("fire_free", until="shot"),
                sharpen(2, until="shot"),
                shoot(),
                reload(),
                when="battle_begins",
                conditions=opponent_attacks(),
                targets=target(
                    cards("weapon", whose="own", not_mark="lightsaber", not_icon="permanent-weapon", state=["loaded", "in_battle"])
                ),
            )
        ),
        "200_50": from_system(location("site", light_icons_most=2)),
        "200_117": from_system(location("site", dark_icons_most=2)),
        "200_116": card(
            *redrawn(used, there_is(cards(state="in_battle"))),
            *(lost(lower_drawn(3), when=when) for when in DESTINIES),
        ),
        "200_119": card(
            *(
                used(cancel_shot(), when="aimed", conditions=[it_is(own_character(ability_least=5)), gun_is(gun)])
                for gun in (cards("weapon", kind="character"), character(icon="permanent-weapon"))
            ),
            lost(cancel_shot(), when="aimed", conditions=[it_is(own_character()), gun_is(cards(icon="permanent-weapon"))], costs=use(2)),
        ),
        "200_121": harried(own_character("imperial", ability_most=2, not_mark="admiral")),
        "200_124": card(
            used(put_in_pile("reserve"), when="battle_begins", conditions=opponent_attacks(), targets=target(HELD)),
            *(
                lost(more_destiny(1), when="battle", conditions=there_is(who))
                for who in (
                    cards("vehicle", mark="at-st", whose="own", state="in_battle"),
                    own_character(mark="scout", state="in_battle"),
                    own_character("imperial", ability_most=3, state=["in_battle", "alone"]),
                )
            ),
        ),
        "200_53": card(
            lost(cancel(), withstands(["Sense"]), targets=target(cards(named="All Too Easy"))),
            *(
                lost(cancel_it(), withstands(["Sense"]), when="used", conditions=[it_is(cards("interrupt", named=name)), condition])
                for name, condition in (
                    ("Imperial Barrier", there_is(own_character(mark="jedi", of="answered_by_it"))),
                    ("Stunning Leader", there_is(own_character(mark="jedi", state="in_battle"))),
                    ("You Are Beaten", not_to_cancel()),
                )
            ),
            lost(lead(1), when="battle_begins", once_a="game", conditions=opponent_attacks()),
        ),
    }
)
