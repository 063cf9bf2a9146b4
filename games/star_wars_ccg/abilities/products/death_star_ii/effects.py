"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import double_sum
from games.star_wars_ccg.abilities.operations.fate import (
    keep_drains,
    lose_top,
    more_power_destiny,
    no_drain,
    put_in_pile,
    raise_printed_destiny,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import drains_fixed, moves_cost, no_bonus, no_force
from games.star_wars_ccg.abilities.operations.rules.answers import opponent_retrieved
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    cancel,
    cancel_it,
    choose,
    if_,
    lose,
    may,
    more_destiny,
    put_out,
    retrieve_top,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.texts.amended import not_to_cancel
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cancels,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    drain,
    gains,
    generation,
    immune,
    immune_to,
    left_out,
    lets,
    loses,
    printed,
    raise_destiny,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    it_is,
    opponent_won,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    use,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.death_star_ii.common import CRUISER, EMPEROR
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, together
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.turned import OCCUPATION, UPRISING, frees_planet

STATIONS: Final = ["Coruscant", "Death Star", "Death Star II"]
BATTLEGROUND_SITE: Final = location("site", state=["battleground", "controlled"])
BATTLEGROUND_SYSTEM: Final = location("system", state=["battleground", "controlled"])
COURT: Final = there_is(character(named=EMPEROR, where="here"))
FRIENDS: Final = ["Han", "Chewie", "Leia", "Luke"]
Z95: Final = own_ship(mark="z-95 headhunter")
TALA: Final = own_ship(mark="z-95 headhunter", named=["Tala 1", "Tala 2"])
STATION_ORBITS: Final = there_is(location("system", system="Endor", orbited=location(named="Death Star II")))
NO_OUTPOST: Final = there_is_no(cards(named="Endor Operations / Imperial Outpost"))
NEW_CRUISER: Final = own_ship(mark=CRUISER, not_unique=True, zone="hand")
SHELTERED: Final = [location("system", system="Death Star II"), site("Death Star II")]


def from_deck(found: Mapping[str, Any], **also: Any) -> list[Any]:
    return search({**found, "whose": "own", "zone": "reserve"}, **also)


def laid(*also: Any) -> Any:
    """An Effect of the own area that Alter does not cancel."""
    return printed(deploys_beside(0), immune_to("Alter"), *also)


def bays() -> Any:
    """More Force from docking bays."""
    return constant(
        generation(1, per=location(mark="docking bay", state="occupied")),
        generation(1, per=location(mark="docking bay", state="controlled")),
    )


def insight(mark: str) -> list[Any]:
    """Weaker Jedi of the opponent, and a search for an Effect at the price of this one."""
    found = cards("effect", expansion=["endor", "death-star-ii"], costless=True)
    return [constant(loses("guard", 1, character(mark=mark, whose="opponent"))), action(lose(THIS), *from_deck(found))]


def closed_to(place: Mapping[str, Any]) -> list[Any]:
    """The opponent deploys nothing there, and pays more to move there."""
    return [
        cannot("be_deployed", who=cards(whose="opponent", zone="hand", at=place)),
        moves_cost("to", 3, cards(whose="opponent"), place),
    ]


def air_support(fighter: Mapping[str, Any]) -> Any:
    """A scout in battle below such a starfighter in a system or a cloud sector."""
    skies = (location("system"), location("sector", mark="cloud sector"))
    held = [location("site", icon="exterior", beside={**sky, "state": ["occupied"], "hosting": fighter}) for sky in skies]
    return there_is_one_of(*(own_character(mark="scout", state="in_battle", at=site) for site in held))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "9_37": card(printed(deploys_beside(0), immune_to("Alter")), *frees_planet(OCCUPATION), action(put_out(THIS), retrieve_top(1))),
        "9_128": card(printed(deploys_beside(0)), *frees_planet(UPRISING), action(put_out(THIS), retrieve_top(1))),
        "9_32": card(
            printed(deploys_beside(0)),
            action(
                more_destiny(1),
                if_(air_support(TALA), may(meanwhile(more_power_destiny(1, who=location(state="in_battle"))))),
                when="battle",
                times=1,
                conditions=air_support(Z95),
            ),
        ),
        "9_35": card(
            deployment(
                deploys_on(0, character(named="Luke")),
                conditions=[there_is(cards(named="That's One")), there_is(cards(named="Count Me In"))],
            ),
            constant(immune(None, character(named=FRIENDS, state="in_battle")), conditions=together(*FRIENDS)),
            action(double_sum(), when="destinies", once_a="battle", conditions=together(*FRIENDS)),
            constant(plays_as("used", cards("interrupt", named="Don't Get Cocky"))),
        ),
        "9_36": card(
            printed(deploys_on(0, location("system")), immune_to("Alter")),
            action(*from_deck(cards(named="Home One")), once_a="game"),
            constant(
                drain(1, location("system", state="battleground", hosting=own_ship(mark=CRUISER, holding=character(state="piloting"))))
            ),
            automatic(cancel(THIS), conditions=there_is(location(named="Rendezvous Point"))),
        ),
        "9_38": card(
            laid(),
            constant(no_bonus(who=location()), conditions=there_are(3, location(system=STATIONS, state="controlled"))),
            constant(no_bonus(who=location()), conditions=[there_is(BATTLEGROUND_SITE), there_is(BATTLEGROUND_SYSTEM)]),
        ),
        "9_40": card(
            laid(),
            bays(),
            constant(
                loses("cost", 1, NEW_CRUISER),
                lets(
                    "come_anywhere",
                    who={**NEW_CRUISER, "at": location("system", state="battleground", hosting=ship(mark="rebel (starship)"))},
                ),
            ),
        ),
        "9_41": card(
            laid(),
            action(
                choose(from_deck(cards(named="Mon Mothma")), from_deck(character(mark="general", not_named="Obi-Wan"))), once_a="game_twice"
            ),
            constant(no_force(who=location("system", system="Endor")), conditions=NO_OUTPOST),
        ),
        "9_42": card(
            printed(deploys_beside(0)),
            constant(
                *[
                    made(who=location("system", hosting=held))
                    for made in (drains_fixed, keep_drains)
                    for held in (own_ship(mark=CRUISER), own_ship("starfighter", unique=True))
                ],
                conditions=there_is(BATTLEGROUND_SITE),
            ),
            automatic(
                put_in_pile("used", THIS), at="battle_over", conditions=[opponent_won(), there_is(location("system", state="in_battle"))]
            ),
        ),
        "9_46": card(
            laid(),
            action(
                choose(
                    from_deck(cards(named="The Force Is Strong With This One")), from_deck(cards("interrupt", named="Anakin Skywalker"))
                ),
                times=1,
            ),
            action(
                cancel_it(),
                when="used",
                once_a="event",
                costs=use(2),
                conditions=[it_is(cards(named=["Dark Jedi Presence", "You Are Beaten"])), not_to_cancel()],
            ),
        ),
        "9_47": card(laid(cancels(["Scanning Crew", "3,720 To 1"])), *insight("dark jedi")),
        "9_122": card(
            printed(deploys_on(0, location("system", system="Death Star II")), immune_to("Alter")),
            action(deploy(cards("effect", named=["Combat Response", "Imperial Arrest Order"])), shuffle("reserve"), when="deploy"),
            constant(left_out()),
        ),
        "9_123": card(
            printed(deploys_on(0, location(named="Death Star II: Throne Room")), immune_to("Alter")),
            constant(no_drain(whose="own")),
            constant(
                gains("cost", 2, character(whose="opponent", zone="hand", at=site("Death Star II"))),
                conditions=COURT,
            ),
            action(choose([lose(THIS)], [lose_top(1)]), more_destiny(1), when="battle", times=1, conditions=COURT),
        ),
        "9_124": card(
            printed(deploys_on(0, location(named="Endor: Bunker"))),
            constant(loses("cost", 1, character("imperial", whose="own", zone="hand", where="here"))),
            constant(
                *(effect for place in SHELTERED for effect in closed_to(place)),
                conditions=[you_control(), STATION_ORBITS],
            ),
        ),
        "9_125": card(
            deployment(deploys_on(0, ship(mark="star destroyer")), conditions=there_are(5, site("Executor"))),
            constant(
                loses("cost", 1, own_ship(mark="tie", zone="hand")),
                gains("forfeit", 2, own_ship(mark="tie")),
                raise_printed_destiny(2, own_ship(mark="tie", zone="any")),
                loses(
                    "cost",
                    3,
                    own_ship("capital", mark="imperial (starship)", zone="hand", at=location("system", hosting=own_ship(mark="tie"))),
                ),
                raise_destiny(1, location("system", hosting=own_ship(mark="tie"))),
            ),
            constant(shelters("Alter", THIS), conditions=host_is(cards(named="Executor"))),
        ),
        "9_129": card(
            laid(),
            bays(),
            action(
                choose(
                    from_deck(location("system", system=["Carida", "Wakeelmui", "Gall", "Kuat", "Rendili"])),
                    from_deck(cards(named="Executor")),
                ),
                once_a="game",
            ),
        ),
        "9_130": card(
            printed(deploys_on(0, character(named=EMPEROR))),
            constant(
                drain(1, location("site", where="related", hosting=character("imperial"))),
                conditions=[you_control(), this_is(cards(at=location("site", icon="planet", state="battleground")))],
            ),
        ),
        "9_131": card(
            printed(deploys_beside(0)),
            constant(
                gains("forfeit", 1, own_character(mark="trooper", not_unique=True, at=location("site", system=["Endor", "Death Star II"])))
            ),
            constant(left_out()),
        ),
        "9_132": card(
            laid(),
            constant(moves_cost("from", 2, enemy_ship(), location(hosting=own_ship(mark="star destroyer")))),
            *(
                automatic(put_out(cards(of="it", zone="any")), at="regained", conditions=[opponent_retrieved(), it_is(used)])
                for used in (cards("interrupt", whose="opponent"), cards("effect", kind="utinni", whose="opponent"))
            ),
        ),
        "9_133": card(laid(cancels("Never Tell Me The Odds")), *insight("jedi")),
    }
)
