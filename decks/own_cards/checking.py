"""The check of own cards: the schema of the game's published cards, its references, and the game's own checks."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from django.utils.translation import get_language, gettext

from cards.data.pools import catalogue_of, pool_of
from cards.errors import BadInput, Refused
from cards.query.messages.suggest import nearest
from cards.texts.safe_text import clean_line, field_error, hint
from decks.models import CardSet
from decks.own_cards.faults import MOST_FAULTS, Fault, fault, faults_of, path_below, refused, sentence_of
from decks.own_cards.schema import MAX_TEXT, abilities_fields, checker
from games.contracts.game import Game as Rules

MAX_SETS = 20  # of an account
MAX_CARDS = 200  # in a set
MAX_BYTES = 200_000  # of the cards of a set, as JSON
_MEMBERS = ("code", "name", "names", "type", "side", "faction", "unique", "number", "facts")
# Members of the API's own answers that are passed over, so that a client can send back what it has read.
_PASSED_OVER = ("own", "deck_code")


def check_room(owner_key: str) -> None:
    """Refused if the owner has as many sets as an account may have.  The caller holds a lock on the account."""
    if CardSet.objects.filter(owner_key=owner_key).count() >= MAX_SETS:
        raise Refused(gettext("You have %(most)s card sets; delete one first.") % {"most": MAX_SETS}, code="too_many_card_sets")


def check_cards(rules: Rules, cards: object) -> list[dict[str, Any]]:
    """The cards in canonical form.  BadInput with the first 20 faults of all of them, named like "cards[3].facts.cost"."""
    if not isinstance(cards, list):
        raise field_error("cards", "invalid", gettext("This must be a list of cards."))
    if len(cards) > MAX_CARDS:
        message = gettext("A set has at most %(most)s cards; this one has %(found)s.")
        raise field_error("cards", "max_length", message % {"most": MAX_CARDS, "found": len(cards)})
    size = len(json.dumps(cards, ensure_ascii=False).encode("utf-8", "replace"))
    if size > MAX_BYTES:
        message = gettext("The cards of a set have at most %(most)s bytes of JSON; these have %(found)s.")
        raise field_error("cards", "max_length", message % {"most": f"{MAX_BYTES:,}", "found": f"{size:,}"})
    found: list[dict[str, Any]] = []
    faults: list[Fault] = []
    first: dict[str, int] = {}
    for index, given in enumerate(cards):
        at = f"cards[{index}]"
        card, wrong = _checked(rules, given, at)
        if not wrong and (other := first.setdefault(card["code"], index)) != index:
            sentence = gettext("Card %(number)s of the set has this code, too.") % {"number": other + 1}
            wrong = [fault(f"{at}.code", "twice", sentence)]
        faults += wrong
        found.append(card)
        if len(faults) >= MOST_FAULTS:
            break
    if faults:
        raise refused(faults)
    return found


def check_card(rules: Rules, card: object, *, at: str = "") -> dict[str, Any]:
    """One card in canonical form.  BadInput names each fault by its path below `at`."""
    checked, faults = _checked(rules, card, at)
    if faults:
        raise refused(faults)
    return checked


def _checked(rules: Rules, given: object, at: str) -> tuple[dict[str, Any], list[Fault]]:
    if not isinstance(given, Mapping):
        return {}, [fault(at, "invalid", gettext("A card is a JSON object, in braces: {…}."))]
    kinds = [choice.code for choice in rules.cards.types]
    kind = given.get("type")
    if not isinstance(kind, str) or kind not in kinds:
        sentence = gettext("This must be one of: %(codes)s.") % {"codes": ", ".join(kinds)}
        near = nearest(kind[:80].casefold(), kinds) if isinstance(kind, str) else None
        return {}, [fault(_below(at, "type"), "invalid_choice" if "type" in given else "required", sentence + hint(near))]
    card = _completed(given)
    faults = list(islice(faults_of(checker(rules.slug, kind).exact.iter_errors(card), at), MOST_FAULTS))
    if faults:
        return {}, faults
    card = _whole(card)
    faults = [*_name_faults(card, at), *_reference_faults(rules, card, at)] or [*_game_faults(rules, card, at)]
    return (_canonical(card), []) if not faults else ({}, faults)


def _completed(given: Mapping[str, Any]) -> dict[str, Any]:
    """The card with the members that may be left out; the other members are as they were given."""
    card: dict[str, Any] = {"side": "", "faction": None, "unique": False, "number": "", "facts": {}}
    card |= {name: value for name, value in given.items() if name not in _PASSED_OVER}
    names = card.get("names")
    if "names" not in card:
        card["names"] = {"en": card["name"]} if "name" in card else {}
    elif isinstance(names, Mapping) and "en" not in names:
        # English names the card where a language has no name of its own.
        other = card.get("name") or next((name for name in names.values() if isinstance(name, str)), None)
        card["names"] = {"en": other, **names} if other is not None else dict(names)
    if "name" not in card and isinstance(card["names"], Mapping) and "en" in card["names"]:
        card["name"] = card["names"]["en"]
    if isinstance(card["facts"], Mapping):
        card["facts"] = dict(card["facts"])
    return card


def _canonical(card: Mapping[str, Any]) -> dict[str, Any]:
    """The card with its texts in one line, without marks that change the direction of the text after them."""
    cleaned = _cleaned({member: card[member] for member in _MEMBERS})
    return {**cleaned, "name": cleaned["names"]["en"]}


def _whole(value: Any) -> Any:
    """The value with each 2.0, which is a whole number in JSON and its schemas, as 2: the rules count in whole numbers."""
    if isinstance(value, Mapping):
        return {name: _whole(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        return clean_line(value, field="", longest=MAX_TEXT) if value else value
    if isinstance(value, Mapping):
        return {name: _cleaned(inner) for name, inner in value.items()}
    return [_cleaned(inner) for inner in value] if isinstance(value, list) else value


def _name_faults(card: Mapping[str, Any], at: str) -> Iterator[Fault]:
    """Names and other texts with control characters, or without anything visible."""
    for path, text in _texts(card, at):
        try:
            clean_line(text, field=path, longest=MAX_TEXT) if text else None
        except BadInput as error:
            yield dict(error.errors[0])


def _texts(value: Any, at: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield at, value
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _texts(inner, _below(at, str(name)))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _texts(inner, f"{at}[{index}]")


def _reference_faults(rules: Rules, card: Mapping[str, Any], at: str) -> Iterator[Fault]:
    if card["faction"] is not None:
        factions = [record["code"] for record in catalogue_of(rules.slug).factions]
        if card["faction"] not in factions:
            sentence = gettext("This game has no such faction.") + hint(nearest(card["faction"].casefold(), factions), factions)
            yield fault(_below(at, "faction"), "invalid_choice", sentence)


def _game_faults(rules: Rules, card: Mapping[str, Any], at: str) -> Iterator[Fault]:
    if rules.own_cards is None:
        return
    for problem in rules.own_cards.problems(card):
        if problem.severity == "illegal":
            name = dict(problem.values).get("field", "")
            sentence = rules.decks.message(problem, get_language() or "en", pool_of(rules.slug))
            yield fault(_below(at, f"facts.{name}") if name else at, problem.code, sentence)
    for field in abilities_fields(rules, card["type"]):
        for place, code in rules.own_cards.faults(card["facts"].get(field.name) or {}):
            yield fault(path_below(_below(at, f"facts.{field.name}"), place), code, sentence_of(code))


def _below(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name
