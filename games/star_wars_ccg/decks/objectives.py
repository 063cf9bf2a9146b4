"""The cards that an Objective starts with from the deck (CCG-SET-08).

Its declared text says so; a card fits as far as print tells.  `TITLES` has the Objectives without a declared text:
"Dune Sea" stands for any card with that title, virtual or not, or a location with that title after the colon.
"~Luke" stands for any card of that persona or with that word in its title.
Cards that such an Objective only describes ("a Cloud City site"), takes from outside the deck or offers as a choice are not listed.
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.objectives import may_start_for
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.catalogue.pool import CardFacts
from games.star_wars_ccg.texts.english import SENTENCES
from games.texts import LANGUAGES, Words
from games.texts.grammar import finished

# Properties of a filter beside which a title says enough.
_PLAIN: Final = frozenset({"named", "type", "whose"})
_UNQUOTED: Final = dict.fromkeys(map(ord, "“”「」"))

_RESCUE = ("Detention Block Corridor", "~Leia")
_JUNKYARD = ("City Outskirts", "Watto's Junkyard", "Credits Will Do Fine")
_MARKERS = ("Ice Plains (5th Marker)", "North Ridge (4th Marker)", "Main Power Generators (1st Marker)", "Prepare For A Surface Attack")

TITLES: Final[Mapping[str, tuple[str, ...]]] = {
    # Light Side
    "204_32": ("Jakku", "Niima Outpost Shipyard", "~Falcon"),
    "210_25": _JUNKYARD,
    "208_26": ("Yavin 4", "Massassi War Room"),
    "215_17": (*_RESCUE, "Central Core", "A Power Loss", "Trash Compactor"),
    "219_48": ("Lothal",),
    "221_67": ("Clone Command Center", "Cloning Cylinders", "Grievous Will Run And Hide"),
    "222_27": ("Hoth", "Main Power Generators (1st Marker)"),
    "225_53": ("Beldon's Corridor", "Yoda's Hut", "~Yoda", "No Disintegrations!", "Patience!"),
    "226_28": ("Mining Village", "Safehouse", "Underground Corridor", "Fallen Order"),
    # Dark Side
    "211_26": ("500 Republica", "Insidious Prisoner", "Private Platform (Docking Bay)"),
    "201_39": ("Tatooine", "Devastator"),
    "216_11": ("Death Star", "Scarif", "Citadel Tower", "Commence Primary Ignition", "Shield Gate"),
    "219_1": ("Lothal", "Advanced Projects Laboratory", "Imperial Complex", "Thrawn's Art Collection"),
    "222_14": _MARKERS,
    "222_30": _MARKERS,
    "225_32": ("Crait", "D'Qar", "Supremacy: Bridge", "Tracked Fleet"),
    "226_12": ("I'm Sorry",),
}


def names_it(title: str, card_title: str, personas: Collection[str] = ()) -> bool:
    """Whether `title`, as above, is a name of the card with this title and these personas.

    >>> names_it("Cantina", "Tatooine: Cantina"), names_it("~Leia", "Prisoner 2187", ["Leia"]), names_it("Hoth", "Hoth Sentry")
    (True, True, False)
    """
    if title.startswith("~"):
        return title[1:] in card_title or title[1:] in personas
    return card_title == title or card_title.endswith(f": {title}")


@dataclass(frozen=True, slots=True)
class StartingCard:
    """A card that an Objective starts with.

    Attributes:
        words: its title, or what it must be.
        fits: whether a card is one.
        is_named: whether it has one title.
    """

    words: Words
    fits: Callable[[CardFacts], bool]
    is_named: bool = True


def starting_cards(objective: CardFacts) -> Iterator[StartingCard]:
    """What its player must have in the deck, or the Objective is out of the game (CCG-SET-09)."""
    for ability in objective.abilities.get("starting", ())[:1]:
        for effect in ability["effects"]:
            if effect["op"] in ("starts_with", "starts_holding") and "up_to" not in effect and "theirs" not in effect:
                named = _declared(repr(effect))
                yield replace(named, fits=partial(_fits, named, objective, effect["what"]))
    for title in TITLES.get(objective.code, ()):
        yield _titled(title)


def _fits(named: StartingCard, objective: CardFacts, what: Mapping[str, Any], card: CardFacts) -> bool:
    return named.fits(card) or may_start_for(card, objective, what)


@lru_cache(maxsize=512)
def _declared(effect: str) -> StartingCard:
    """effect: as text, so that its words are made once; the check of a list asks for them in each format."""
    what = literal_eval(effect)["what"]
    titles = what.get("named", ())
    is_plain = len(titles) == 1 and _PLAIN.issuperset(what)
    words = {language: titles[0] if is_plain else _described(what, language) for language in LANGUAGES}
    return StartingCard(words, cards.printed_test(what), len(titles) == 1)


def _described(what: Mapping[str, Any], language: str) -> str:
    """Without quotation marks around titles, as the sentence of the problem has its own."""
    return finished(cards.text(what, language), language, SENTENCES).translate(_UNQUOTED)


def _titled(title: str) -> StartingCard:
    words = dict.fromkeys(LANGUAGES, title.removeprefix("~"))
    return StartingCard(words, lambda card: names_it(title, card.title, card.personas))
