"""Sets of own cards in a backup of everything.  A restored set has a new code, and the restored decks name its cards by it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext

from accounts.models import Account
from cards.errors import BadInput
from cards.texts.safe_text import field_error
from decks.exchange.importing import prefixed
from decks.models import CardSet
from decks.own_cards.checking import MAX_SETS
from decks.own_cards.codes import full_code, set_of
from decks.own_cards.services import card_set_create
from games.contracts.decks import Slot

SetCodes = Mapping[str, str]  # the code of each set in the file -> the code that it has now
_CODE = re.compile("[a-z0-9]{12}")


def sets_data(*, owner_key: str) -> Iterator[dict[str, Any]]:
    """The sets of one owner, one at a time."""
    found = CardSet.objects.filter(owner_key=owner_key) if owner_key else CardSet.objects.none()
    for each in found.order_by("created", "pk").iterator(chunk_size=1):
        yield {"code": each.code, "game": each.game_id, "name": each.name, "visibility": each.visibility, "cards": each.cards}


def sets_restore(*, owner_key: str, sets: object) -> SetCodes:
    """Keep the sets of a backup.  A set that the owner still has as it is in the file is not kept twice.

    BadInput with the place of each fault, NotAllowed without an account, Refused for too many sets.  Call it in a transaction.
    """
    if not isinstance(sets, list) or len(sets) > MAX_SETS:
        raise field_error("card_sets", "invalid", gettext("This must be a list of at most %(most)s card sets.") % {"most": MAX_SETS})
    account = Account.objects.filter(owner_key=owner_key).first() if sets else None
    codes: dict[str, str] = {}
    for index, data in enumerate(sets):
        try:
            code, kept = _restore(owner_key, account, data)
        except BadInput as error:
            raise prefixed(error, f"card_sets[{index}]") from None
        codes[code] = kept.code
    return codes


def _restore(owner_key: str, account: Account | None, data: Any) -> tuple[str, CardSet]:
    if not isinstance(data, dict):
        raise field_error("", "invalid", gettext("A card set must be a JSON object."))
    code = data.get("code")
    if not isinstance(code, str) or not _CODE.fullmatch(code):
        raise field_error("code", "invalid", gettext("This must be 12 lower-case letters and digits."))
    members = {name: data.get(name) for name in ("name", "visibility", "cards")}
    there = CardSet.objects.filter(
        owner_key=owner_key, game=data.get("game") if isinstance(data.get("game"), str) else "", code=code
    ).first()
    if there is not None and all(getattr(there, name) == value for name, value in members.items()):
        return code, there
    return code, card_set_create(account=account, game=data.get("game"), **members)  # type: ignore[arg-type]  # the service checks them


def with_new_codes(slots: list[Slot], codes: SetCodes) -> list[Slot]:
    """The slots, with the own cards of restored sets by their new codes."""
    renamed = []
    for slot in slots:
        old = set_of(slot.code) if isinstance(slot.code, str) else ""
        short = slot.code.removeprefix(full_code(old, "")) if old in codes else ""
        renamed.append(replace(slot, code=full_code(codes[old], short)) if short else slot)
    return renamed
