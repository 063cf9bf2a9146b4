"""Attacks in the main phase: on bases, and on the opponent with all combat or a part of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.star_realms.abilities.constants import ATTACK_BASE_VERB, ATTACK_PART_VERB, ATTACK_VERB, BASE
from games.star_realms.play import log
from games.star_realms.play.constants import AMOUNT
from games.star_realms.play.effects.count import defense, has_outpost
from games.star_realms.play.effects.gain import lose_authority
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table

ATTACK_ALL: Final = Option(ATTACK_VERB, -1, 0)
ATTACK_PART: Final = Option(ATTACK_PART_VERB, -1, 0)


def offer_attacks(table: Table, side: Side, options: list[Option]) -> None:
    """SR-ATK-05, SR-ATK-06, A-03: while there are outposts, nothing else is attacked."""
    enemy = table.sides[1 - side.seat]
    combat: i64 = side.combat
    guarded = has_outpost(enemy)
    for piece in enemy.in_play.cards:
        if piece.face.type == BASE and (piece.face.is_outpost or not guarded) and defense(table, piece) <= combat:  # SR-ATK-02
            options.append(table.offers[ATTACK_BASE_VERB][piece.id])
    if not guarded:
        options.append(ATTACK_ALL)  # SR-ATK-04
        if combat > 1:
            options.append(ATTACK_PART)


def ask_part(table: Table, side: Side) -> None:
    """SR-ATK-04: any amount."""
    decision = Decision(AMOUNT, side.seat, -1)
    amount: i64 = 1
    while amount < side.combat:
        decision.offer(ATTACK_VERB, -1, amount)
        amount += 1
    table.ask(decision)


def attack(table: Table, side: Side, combat: i64) -> None:
    side.combat -= combat
    enemy = table.sides[1 - side.seat]
    if table.log is not None:
        table.note(log.ATTACKED, side.seat, -1, combat)
    lose_authority(table, enemy, combat)
