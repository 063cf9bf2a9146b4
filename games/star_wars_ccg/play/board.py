"""The board of a replay: the row of locations with the cards of both sides at each, and the piles, as one player sees them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.star_wars_ccg.abilities.constants import CRASHED, MISSING, UNDERCOVER
from games.star_wars_ccg.play.constants import ACTIVATE_PHASE, FREE, FROZEN, OBJECTIVE, PLAY_FRAME, STARSHIP, VEHICLE
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table


def board_of(table: Table, seat: i64) -> dict[str, Any]:
    """The position from the point of view of `seat`: its piles, those of the opponent ("enemy_"), and the places of the row in order."""
    found: dict[str, Any] = {}
    for side in (table.sides[seat], table.sides[1 - seat]):
        add_side(found, table, side, start_of(side.seat, seat))
    if tokens := area_tokens(table, seat):
        found["tokens"] = tokens
    found["places"] = [place_board(table, where.id, seat) for where in table.row.cards]
    return found


def start_of(seat: i64, viewer: i64) -> str:
    """The prefix of a side's numbers and cards in the board: "" for the viewer's, "enemy_" for the other side's."""
    return "" if seat == viewer else "enemy_"


def add_side(found: dict[str, Any], table: Table, side: Side, start: str) -> None:
    """The piles of one side, and what lies in its own area.  The passive opponent of a goldfish has a loss pool and nothing else."""
    found[f"{start}life"] = side.life()
    if side.passive:
        found[f"{start}hand"] = side.pool_hand
        return
    found[f"{start}reserve"] = len(side.reserve.cards)
    found[f"{start}force"] = len(side.force.cards)
    found[f"{start}used"] = len(side.used.cards)
    found[f"{start}hand"] = table.codes_in(side.hand)
    found[f"{start}area"] = table.codes_in(side.area)
    found[f"{start}lost"] = table.codes_in(side.lost)
    if out := out_of_play(table, side):
        found[f"{start}out"] = [piece.card.code if table.viewer < 0 or table.sees(table.viewer, piece) else "" for piece in out]


def out_of_play(table: Table, side: Side) -> list[Piece]:
    """The cards of a side that are out of play.

    Not those that lie aside for a while: under another card, while a game is set up, or as an Interrupt that is carried out.
    """
    if table.phase < ACTIVATE_PHASE:
        return []
    played = [frame.a for frame in table.frames if frame.kind == PLAY_FRAME]
    return [piece for piece in side.aside.cards if piece.under < 0 and piece.id not in played]


def area_tokens(table: Table, viewer: i64) -> dict[str, Any]:
    """Which of the cards in the own areas lie with their backs up; empty if none does."""
    found: dict[str, Any] = {}
    for side in table.sides:
        backs: list[dict[str, int]] = [{"back": 1} if piece.card.type == OBJECTIVE and piece.stage > 0 else {} for piece in side.area.cards]
        if {"back": 1} in backs:
            found[f"{start_of(side.seat, viewer)}area"] = backs
    return found


def place_board(table: Table, place: i64, viewer: i64) -> dict[str, Any]:
    """One location: its card, and for each side its icons, its cards, their power and whether it controls the location.

    A card without a code, such as the passive opponent's location, is left out.  During a battle, the numbers of the battle are added; of a
    system that roams, its parsec and the planet's system that it orbits.
    """
    code = table.pieces[place].card.code
    where = table.pieces[place]
    found: dict[str, Any] = {"key": place, "location": [code] if code else []}
    if where.card.roams:  # CCG-LOC-14
        found["parsec"] = where.stage
        found["orbits"] = [table.pieces[where.aim].card.code] if where.aim >= 0 else []
    tokens: dict[str, Any] = {}
    battle = table.battle
    for side in table.sides:
        start = start_of(side.seat, viewer)
        standing: list[Piece] = [piece for piece in side.at_locations.cards if place in (piece.place, piece.host)]
        standing += [piece for piece in side.covered.cards if piece.bonds != FREE and piece.host == place]
        power: i64 = 0
        for piece in standing:
            power += table.power_of(piece) if piece.host < 0 else 0  # what is imprisoned has a host
        found[f"{start}icons"] = table.icons_at(side.seat, place)
        found[f"{start}power"] = power
        found[f"{start}controls"] = table.controls(side.seat, place)
        found[f"{start}cards"] = [piece.card.code for piece in standing]
        tokens[f"{start}cards"] = [tokens_of(table, piece) for piece in standing]
        if battle.place == place:
            found[f"{start}battle_power"] = battle.power[side.seat]
            found[f"{start}battle_destiny"] = battle.destiny[side.seat]
            found[f"{start}attrition"] = max(battle.attrition[side.seat], 0)  # a forfeit may pay more
            found[f"{start}damage"] = max(battle.damage[side.seat], 0)
    found["is_battle"] = battle.place == place
    found["tokens"] = tokens
    return found


def tokens_of(table: Table, piece: Piece) -> dict[str, int]:
    """Whether a card is hit or has no driver or pilot, and the copies of each card aboard it, by code."""
    found: dict[str, int] = {}
    if piece.is_hit:
        found["hit"] = 1
    if piece.card.type in (VEHICLE, STARSHIP) and not table.is_run(piece):
        found["not_run"] = 1
    if table.has_flag(UNDERCOVER, piece):
        found["undercover"] = 1
    if table.has_flag(MISSING, piece):
        found["missing"] = 1
    if table.has_flag(CRASHED, piece):
        found["crashed"] = 1
    if piece.bonds != FREE:
        found["frozen" if piece.bonds == FROZEN else "captive"] = 1
    add_aboard(table, piece, found)
    return found


def add_aboard(table: Table, host: Piece, found: dict[str, int]) -> None:
    """Count those aboard a card, and those aboard these, by code."""
    for id in host.attached:
        inside = table.pieces[id]
        found[inside.card.code] = found.get(inside.card.code, 0) + 1
        add_aboard(table, inside, found)
