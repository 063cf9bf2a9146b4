"""Counting one finished goldfish game into a run's tally."""

from __future__ import annotations

from typing import Final

from games.engine.tally import CLOCK_UNDECIDED, Tally
from games.star_wars_ccg.abilities.constants import FORFEIT
from games.star_wars_ccg.play.constants import BY_TURN_LIMIT, CHARACTER, LOCATION, PILOT_SEAT, STARSHIP, VEHICLE, WEAPON
from games.star_wars_ccg.play.counts import CARD_DRAWN, CARD_NAMES, CARD_NUMBERS, CURVES, MATCH_CURVES
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import all_places, legal_places, places_of

# Whether a card left in hand can be used, and if not, why (`stranded_as`).
STRANDED: Final = ("stranded_free", "stranded_blank", "stranded_place", "stranded_unborne", "stranded_unrun", "stranded_dear")


def outcome(table: Table) -> str:
    """The result of a finished goldfish game: "won", "lost" (its own Life Force is 0, A-38) or "turn_limit"."""
    if table.ending == BY_TURN_LIMIT:
        return "turn_limit"
    return "won" if table.winner == table.watched else "lost"


def clock(table: Table) -> int:
    """The number of the deck's last turn, from 1."""
    return max(1, table.sides[table.watched].turns)


def count_game(table: Table, index: int, tally: Tally) -> None:
    side = table.sides[table.watched]
    turn = clock(table)
    how = outcome(table)
    tally.games += 1
    tally.count(how)
    tally.observe("clock", turn)
    tally.first("clock", turn, index)
    if how == "turn_limit":
        tally.observe(CLOCK_UNDECIDED, turn)
    if side.first_drain > 0:
        tally.observe("first_drain", side.first_drain)
    tally.observe("life_left", side.life())
    for destiny in table.destinies:
        tally.observe("destiny", destiny)
    count_stranded(table, side, tally, "")
    count_places(table, side, tally)
    tally.curve_rows(CURVES, table.rows)
    tally.card_rows(table.codes, CARD_NAMES, table.card_counts)
    tally.cards_seen(table.card_counts, CARD_DRAWN, how == "won", turn)


def count_places(table: Table, side: Side, tally: Tally) -> None:
    """What stands at each location at the end of the game: total power, total forfeit and weapons, with those aboard.

    The opponent's location has no code.
    """
    forfeits: dict[int, int] = {}
    weapons: dict[int, int] = {}
    for piece in side.at_locations.cards:
        place = table.place_at(piece)
        if piece.card.type == WEAPON:
            weapons[place] = weapons.get(place, 0) + 1
        elif piece.card.type in (CHARACTER, VEHICLE, STARSHIP):
            forfeits[place] = forfeits.get(place, 0) + table.number(FORFEIT, piece)
    for where in table.row.cards:
        code = where.card.code
        tally.card(code, "there")
        totals = (
            ("power_there", table.power_at(side.seat, where.id)),
            ("forfeit_there", forfeits.get(where.id, 0)),
            ("weapons_there", weapons.get(where.id, 0)),
        )
        for name, total in totals:
            if total > 0:
                tally.card(code, name, total)


def match_outcome(table: Table) -> str:
    """The result of a finished match: "side_0_won", "side_1_won" or "turn_limit"."""
    return "turn_limit" if table.winner < 0 else "side_0_won" if table.winner == 0 else "side_1_won"


def match_clock(table: Table) -> int:
    """The turns of both players."""
    return max(1, table.turn)


def count_match(table: Table, index: int, tally: Tally) -> None:
    turn = match_clock(table)
    tally.games += 1
    if table.winner < 0:
        tally.count("turn_limit")
        tally.observe(CLOCK_UNDECIDED, turn)
    else:
        tally.count("side_0_wins" if table.winner == 0 else "side_1_wins")
        tally.observe(f"winner_life_{table.winner}", table.sides[table.winner].life())  # CCG-GAM-03
    if table.winner == table.first:
        tally.count("first_player_wins")
    tally.observe("clock", turn)
    tally.first("clock", turn, index)
    tally.observe("battles", table.battles)
    for side in table.sides:
        seat = side.seat
        tally.observe(f"battles_won_{seat}", side.battles_won)
        if side.first_drain > 0:
            tally.observe(f"first_drain_{seat}", side.first_drain)
        for destiny in side.battle_destinies:
            tally.observe(f"battle_destiny_{seat}", destiny)
        for destiny in side.weapon_destinies:
            tally.observe(f"weapon_destiny_{seat}", destiny)
        for destiny in side.text_destinies:
            tally.observe(f"text_destiny_{seat}", destiny)
        count_stranded(table, side, tally, f"_{seat}")
    tally.curve_rows(MATCH_CURVES, table.rows)
    tally.card_rows(table.codes, CARD_NAMES, table.card_counts)
    count_seen(table, tally, turn)


def count_seen(table: Table, tally: Tally, turn: int) -> None:
    """The cards that their side drew: the sides have no card in common (CCG-DB-02)."""
    owners = {piece.card.index: piece.owner for piece in table.pieces}
    for index, code in enumerate(table.codes):
        if table.card_counts[CARD_NUMBERS * index + CARD_DRAWN]:
            tally.card_game(code, owners[index] == table.winner, turn)


def count_stranded(table: Table, side: Side, tally: Tally, ending: str) -> None:
    """The cards left in hand, and why each cannot be deployed: blank, no place, bearer or pilot, or too dear; or that it can be used.

    ending: of the names of these numbers.
    """
    reasons = dict.fromkeys(STRANDED, 0)
    for piece in side.hand.cards:
        reasons[stranded_as(table, side, piece)] += 1
    tally.observe(f"stranded{ending}", len(side.hand.cards))
    for reason, number in reasons.items():
        tally.observe(reason + ending, number)


def stranded_as(table: Table, side: Side, piece: Piece) -> str:
    """Why a card in hand cannot be deployed usefully; "stranded_free" if it can, and for an Interrupt that waits for its time."""
    card = piece.card
    if card.is_useless():
        return "stranded_blank"
    if card.type == LOCATION or card.plays:
        return "stranded_free"
    if table.is_barred(card):
        return "stranded_place"
    if not legal_places(table, side, piece):
        return "stranded_unborne" if card.weapon_kind == CHARACTER and not all_places(table, side, piece) else "stranded_place"
    if card.type in (VEHICLE, STARSHIP) and card.permanent_pilots == 0 and not has_driver(side, card.rooms[PILOT_SEAT] > 0):
        return "stranded_unrun"
    return "stranded_free" if places_of(table, side, piece) else "stranded_dear"


def has_driver(side: Side, needs_pilot: bool) -> bool:
    """Whether the hand or the table has a character that may run another vehicle or starship."""
    for zone in (side.hand, side.at_locations):
        for piece in zone.cards:
            if (piece.card.is_pilot or (not needs_pilot and piece.card.ability > 0)) and piece.host < 0:
                return True
    return False
