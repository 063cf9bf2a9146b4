"""Turn one printed face of a card into facts: card type, subtypes, numbers and icons."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

from games.catalogue.importing import Row, Unreadable, slug
from games.star_wars_ccg.catalogue.fields import (
    CARD_TYPES,
    EXPANSION_ICONS,
    ICONS,
    JEDI_TEST,
    LOCATION,
    NUMBERS,
    STARSHIP,
    SUBTYPES,
    VEHICLE,
)
from games.star_wars_ccg.catalogue.names import ICON_SPELLINGS, in_words, spelled

Record = dict[str, Any]

TYPE_CODES, SUBTYPE_CODES, ICON_CODES, EXPANSION_CODES = (
    frozenset(choice.code for choice in choices) for choices in (CARD_TYPES, SUBTYPES, ICONS, EXPANSION_ICONS)
)
PI = 3.14159
UNBOUNDED = 2147483647  # GEMP's number for a capacity without a limit

_COUNT_IN_WORDS = re.compile(r"\A\(.+\) \+ ")  # a number that the card describes in parentheses
_TIMES = re.compile(r"(.+) x(\d)$")


def card_type(name: str, where: str) -> str:
    """The code of a printed card type.  where: the card, for the error."""
    name = re.sub(r" #\d$", "", name)  # "Jedi Test #3"
    return known_code(TYPE_CODES, slug(name), name, where)


def printed_facts(face: Row, where: str) -> Record:
    """The facts that one face of a card prints.  where: the card, for errors."""
    kind = card_type(face["type"], where)
    facts: Record = {}
    subtype, _, model = face.get("subType", "").removeprefix("Combat Vehicle").partition(":")
    if face.get("subType", "").startswith("Combat Vehicle"):
        subtype = "Combat"
    facts["subtypes"] = [known_code(SUBTYPE_CODES, slug(one), one, where) for one in re.split(r"/| [Oo]r ", subtype.strip()) if one]
    facts["model"] = spelled(model.strip()) or None
    for name in NUMBERS:
        if name in face:
            facts |= number_facts(name, face[name], face.get("destinyValues") if name == "destiny" else None)
    if kind == LOCATION:
        lower = {member.lower(): value for member, value in face.items()}
        for member, name in (("lightsideicons", "light_icons"), ("darksideicons", "dark_icons")):
            facts[name] = lower.get(member)
    if kind == JEDI_TEST:
        facts["jedi_test"] = int(face["type"][-1])
    if kind in (STARSHIP, VEHICLE):
        for name in ("armor", "maneuver"):
            if name in face:
                facts |= number_facts("defense", face[name])
    attributes, expansions = [], []
    for written in face.get("icons", ()):
        match = _TIMES.match(written)
        icon, times = (match[1], int(match[2])) if match else (written, 1)
        icon = ICON_SPELLINGS.get(icon, icon)
        if slug(icon) in EXPANSION_CODES:
            expansions.append(slug(icon))
        else:
            attributes += [known_code(ICON_CODES, slug(icon), icon, where)] * times
    facts["icons"], facts["expansion_icons"] = attributes, list(dict.fromkeys(expansions))
    facts["extra_words"] = [spelled(word) for word in face.get("extraText", ())]
    return facts


def number_facts(name: str, written: str, values: Sequence[float] | None = None) -> Record:
    """A printed number as a fact; anything but a plain number is kept as printed, with the values it can have.

    values: the values of a "*", from the source.

    >>> number_facts("power", "4"), number_facts("forfeit", "0.5")
    ({'power': 4}, {'forfeit': 0.5})
    >>> number_facts("destiny", "4½", [4.5])
    {'destiny': 4.5, 'destiny_text': '4½'}
    >>> number_facts("destiny", "2 or 5", [2, 5])
    {'destiny': None, 'destiny_text': '2 or 5', 'destiny_values': [2, 5]}
    >>> number_facts("deploy", "*")
    {'deploy': None, 'deploy_text': '*'}
    """
    try:
        return {name: _whole_if_possible(float(written))}
    except ValueError:
        pass
    written = _COUNT_IN_WORDS.sub("* + ", written)
    values_of_parts = [_number_of(part) for part in written.split(" or ")]
    found = [_whole_if_possible(value) for value in (values or ()) if None in values_of_parts] + sorted(
        value for value in values_of_parts if value is not None
    )
    if len(found) == 1 and None not in values_of_parts:
        return {name: found[0], f"{name}_text": written}
    return {name: None, f"{name}_text": written, **({f"{name}_values": found} if found else {})}


def _number_of(part: str) -> float | None:
    """The value of one printed number; None for a letter or symbol.

    >>> _number_of("2π"), _number_of("4½"), _number_of("(4)"), _number_of("X")
    (6.28318, 4.5, 4, None)
    """
    if match := re.fullmatch(r"(\d*)π", part):
        return int(match[1] or 1) * PI
    if match := re.fullmatch(r"\(?(\d*)(½?)\)?", part):
        return _whole_if_possible(int(match[1] or 0) + (0.5 if match[2] else 0)) if match[1] or match[2] else None
    return None


def _whole_if_possible(value: float) -> float:
    return int(value) if value == int(value) else value


def blueprint_facts(gemp: Row) -> Record:
    """Facts that only GEMP's export has: personas, species, keywords, capacities, and a creature's or character's own defense value."""
    found: Record = {
        "personas": [in_words(persona) for persona in gemp.get("personas", ())],
        "species": [in_words(gemp["species"])] if gemp.get("species") else [],
        "keywords": [in_words(keyword) for keyword in gemp.get("keywords", ())],
        "combo": bool(gemp.get("isComboCard")),
        "outside_deck": bool(gemp.get("doesNotCountTowardDeckLimit")),
    }
    for member, name in (
        ("pilotCapacity", "pilots"),
        ("passengerCapacity", "passengers"),
        ("vehicleCapacity", "vehicles"),
        ("astromechCapacity", "astromechs"),
    ):
        if (value := gemp.get(member)) == UNBOUNDED:
            found |= {name: None, f"{name}_text": "unlimited"}
        elif value is not None:
            found[name] = value
    if gemp.get("defenseValue") is not None and gemp["cardCategory"] in ("CREATURE", "CHARACTER"):
        found["defense"] = gemp["defenseValue"]
    return found


def known_code(codes: Collection[str], code: str, name: str, where: str) -> str:
    """`code`.  Unreadable, with the printed `name` and the card, if it is not one of `codes`."""
    if code not in codes:
        raise Unreadable(f"{where}: unknown name {name!r}; known codes: {', '.join(sorted(codes))}.")
    return code
