"""Checks of the GEMP server's formats that the rulebook does not have (A-20): cards outside the deck, single copies, sets and bans."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from games.contracts.decks import Problem
from games.star_wars_ccg.catalogue.fields import GAME_AID
from games.star_wars_ccg.catalogue.format_pools import Pool as FormatPool
from games.star_wars_ccg.catalogue.format_pools import banned_icons_of
from games.star_wars_ccg.catalogue.pool import CardFacts
from games.star_wars_ccg.decks.contents import KNOWN_CARDS, DeckContents, total
from games.star_wars_ccg.decks.formats import RULEBOOK

BEYOND_RULEBOOK: Final = "A-20"
DOUBLE_SIDED: Final = "CCG-DB-05"  # check V5
MOST_OUTSIDE: Final = 50

# Double-sided cards of which the server allows one copy.
SINGLE_COPIES: Final = ("The Falcon, Junkyard Garbage", "The Mythrol", "Jabba's Prize")
NEEDS: Final = {"Jabba's Prize": "Carbon Chamber Testing"}  # a card -> the card that the deck must hold as well


def check_server_rules(contents: DeckContents, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    if contents.outside_size > MOST_OUTSIDE:
        yield Problem("too_many_outside", BEYOND_RULEBOOK, found=contents.outside_size, allowed=MOST_OUTSIDE)
    effects = tuple(code for code in contents.deck if cards[code].is_starting_effect)
    if (copies := total(contents.deck, effects)) > 1:
        yield Problem("too_many_starting_effects", BEYOND_RULEBOOK, cards=effects, found=copies, allowed=1)
    fronts = {code: cards[code].title.partition("/")[0].strip() for code in contents.deck}
    for single in SINGLE_COPIES:
        codes = tuple(code for code, front in fronts.items() if front == single)
        if (copies := total(contents.deck, codes)) > 1:
            yield Problem("double_sided_copies", DOUBLE_SIDED, cards=codes, found=copies, allowed=1)
        if codes and single in NEEDS and NEEDS[single] not in fronts.values():
            yield Problem("missing_partner", BEYOND_RULEBOOK, cards=codes, values=(("card", NEEDS[single]),))
    only_outside = tuple(code for code in contents.deck if cards[code].outside_deck)
    if only_outside:
        yield Problem("only_outside", BEYOND_RULEBOOK, cards=only_outside, found=total(contents.deck, only_outside), allowed=0)


def check_format_pool(contents: DeckContents, cards: Mapping[str, CardFacts], rules: FormatPool, place: int) -> Iterator[Problem]:
    """One problem for each reason why the format does not allow cards in or outside the deck."""
    bit = 1 << place
    faulty = [card for card in cards.values() if not card.in_pool & bit or card.banned & bit]
    if not faulty:
        return
    reasons: dict[tuple[str, str], tuple[str, ...]] = {}
    for card in faulty:
        reason = _reason(card, rules, in_pool=bool(card.in_pool & bit))
        reasons[reason] = (*reasons.get(reason, ()), card.code)
    # The rulebook bans no icons; the "icons" of its pool are card types that the rules do not know.
    icon_clause = f"{KNOWN_CARDS}, {BEYOND_RULEBOOK}" if rules.code == RULEBOOK else BEYOND_RULEBOOK
    for (code, value), codes in reasons.items():
        found = total(contents.deck, codes) + total(contents.outside, codes)
        values = (("reason", value),)
        if code == "game_aid":
            yield Problem("game_aid", KNOWN_CARDS, cards=codes, found=found, allowed=0)
        elif code == "gone_card":
            yield Problem("gone_card", BEYOND_RULEBOOK, cards=codes, found=found, allowed=0)
        elif code == "not_in_pool":
            yield Problem("not_in_pool", BEYOND_RULEBOOK, cards=codes, found=found, allowed=0)
        elif code == "banned_icon":
            yield Problem("banned_icon", icon_clause, cards=codes, found=found, allowed=0, values=values)
        elif code == "banned_rarity":
            yield Problem("banned_rarity", BEYOND_RULEBOOK, cards=codes, found=found, allowed=0, values=values)
        else:
            yield Problem("banned_card", BEYOND_RULEBOOK, cards=codes, found=found, allowed=0)


def _reason(card: CardFacts, rules: FormatPool, *, in_pool: bool) -> tuple[str, str]:
    """(problem code, icon or rarity at fault) of a card that the format does not allow."""
    if not in_pool:
        return ("game_aid" if card.type == GAME_AID else "gone_card" if card.gone else "not_in_pool"), ""
    if icons := banned_icons_of(card.code, card.banned_by, rules.banned_icons, rules.added_icons, rules.removed_icons):
        return "banned_icon", icons[0]
    if card.rarity in rules.banned_rarities:
        return "banned_rarity", card.rarity
    return "banned_card", ""
