"""Read the sides of a request for a run from its JSON: stored decks by id or token, or slots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext

from cards.errors import BadInput
from cards.texts.safe_text import bad_field
from decks.api.conversion import slots_from
from decks.exchange.importing import prefixed
from decks.legality import decklist_of
from decks.models import Deck
from decks.selectors import deck_by_token, deck_for_owner
from decks.services import check_side
from decks.slots import check_slots
from games.contracts.decks import Decklist
from simulator.modes import COMPARE, MODES
from simulator.requests.check import check_side_count, game_in_mode
from simulator.requests.request import Side


def sides_of(sides: list[dict[str, Any]], *, owner: str, game: str, mode: str) -> tuple[Side, ...]:
    """The sides in their order; BadInput names the side at fault."""
    if not sides:
        raise bad_field("sides", "one_side", gettext("A run needs at least one side."))
    if mode in MODES:  # before the errors of single sides
        check_side_count(mode, len(sides))
    result = []
    for number, side in enumerate(sides):
        decklist, deck = list_of_side(side, owner=owner, game=game, mode=mode, where=f"sides[{number}]")
        result.append(Side(decklist, deck, name_of_side(side, deck, mode), side.get("policy", ""), side.get("options")))
    return tuple(result)


def name_of_side(side: Mapping[str, Any], deck: Deck | None, mode: str) -> str:
    """The name of the side in the report."""
    policy = str(side.get("policy", ""))
    if deck and policy and mode == COMPARE:  # both sides may be one deck played by two policies
        return f"{deck.name} ({policy})"
    return deck.name if deck else policy


def list_of_side(side: dict[str, Any], *, owner: str, game: str, mode: str, where: str) -> tuple[Decklist, Deck | None]:
    """The list of a side, and the stored deck that it comes from, if any.  where: the name of the side in errors."""
    if "slots" in side:
        rules, _ = game_in_mode(game, mode)
        try:
            slots = check_slots(rules=rules, slots=slots_from(side, rules) or [], known=False)
            return Decklist(tuple(slots), check_side(rules, side.get("side") or None)), None
        except BadInput as error:
            raise prefixed(error, where) from None
    if "token" in side:
        deck = deck_by_token(token=side["token"], owner_key=owner)
        if "deck" in side and side["deck"] != str(deck.pk):
            message = gettext("This token belongs to another deck.")
            raise bad_field(f"{where}.token", "other_deck", message)
    else:
        deck = deck_for_owner(owner_key=owner, pk=side["deck"])
    if deck.game_id != game:
        message = gettext("This deck belongs to another game, %(game)s.") % {"game": deck.game_id}
        raise bad_field(f"{where}.deck", "other_game", message)
    return decklist_of(deck), deck
