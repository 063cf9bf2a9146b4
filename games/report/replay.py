"""Replays: what all games share.  The words of the steps are each game's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.contracts.report import Replay, Step
from games.engine.decision import Option
from games.engine.log import CHOSEN, Entry
from games.engine.machine import Machine
from games.engine.trace import digest
from games.texts import Words


def replay_of(game: Machine, *, index: int, outcome: str, clock: int, steps: tuple[Step, ...]) -> Replay:
    """The replay of a game that is over."""
    return Replay(index=index, outcome=outcome, clock=clock, steps=steps, trace=tuple(game.trace), digest=digest(game))


def steps_of(
    game: Machine,
    *,
    phases: Sequence[Words],
    text: Callable[[Entry], tuple[str, Words]],
    option: Callable[[Entry, Option], Words],
    pieces: Callable[[Entry], Sequence[int]],
) -> tuple[Step, ...]:
    """One step for each entry of the log; () for a game that kept none.

    phases: the names of the phases, by number.
    text: the clause behind an entry, and what happened in words; the English gets its capital here.
    option: the words of one option that was offered.
    pieces: the ids of the pieces that an entry is about.
    """
    return tuple(
        Step(
            number=number,
            turn=entry.turn,
            seat=entry.seat,
            phase=phases[entry.phase],
            text=_as_sentence(words),
            clause=clause,
            cards=tuple(game.pieces[piece].card.code for piece in pieces(entry)),
            decision=(tuple(option(entry, each) for each in entry.options), int(entry.choice)) if entry.event == CHOSEN else None,
            board=entry.board,
        )
        for number, entry in enumerate(game.log or (), start=1)
        for clause, words in [text(entry)]
    )


def _as_sentence(words: Words) -> Words:
    return {**words, "en": words["en"][:1].upper() + words["en"][1:]}


def the_piece(entry: Entry) -> Sequence[int]:
    """The piece that an entry names, if it names one."""
    return (entry.piece,) if entry.piece >= 0 else ()
