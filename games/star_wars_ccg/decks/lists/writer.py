"""Write a decklist as text that the list reader reads again without loss."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Decklist, Slot
from games.decks.lists import head_lines
from games.star_wars_ccg.catalogue.fields import CARD_TYPES, DEFENSIVE_SHIELD, SIDES
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.formats import MAIN, OUTSIDE, STARTING
from games.texts import in_language

TYPE_HEADINGS: Final = {kind.code: f"{kind.names['en']}s" for kind in CARD_TYPES}


def list_text(decklist: Decklist, name: str, pool: Pool) -> str:
    """The deck as text.  People read the names; the list reader reads the reference at the end of each line.

    # name
    Side: Dark Side

    Starting (1)
    1x Hunt Down And Destroy The Jedi / Their Fire Has Gone Out Of The Universe #7_297
    """
    lines = head_lines(decklist, name, SIDES)
    parts: dict[str, list[Slot]] = {"Starting": list(decklist.in_zone(STARTING)), **{heading: [] for heading in TYPE_HEADINGS.values()}}
    parts |= {"Main deck": [], "Outside the deck": list(decklist.in_zone(OUTSIDE))}
    for slot in decklist.in_zone(MAIN):
        card = pool.card(slot.code)
        # The list reader puts cards below a heading "Defensive Shields" outside the deck.
        typed = card is not None and card.type != DEFENSIVE_SHIELD and not card.outside_deck
        parts[TYPE_HEADINGS[card.type] if card and typed else "Main deck"].append(slot)
    for heading, slots in parts.items():
        if slots:
            lines += ["", f"{heading} ({sum(slot.quantity for slot in slots)})"]
            lines += [f"{slot.quantity}x {name_of(slot.code, pool)} #{slot.code}" for slot in slots]
    return "\n".join(lines).strip() + "\n"


def name_of(code: str, pool: Pool) -> str:
    """The English name of a card; the code itself for an unknown card."""
    card = pool.card(code)
    return in_language(card.names, "en") if card else code
