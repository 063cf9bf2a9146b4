"""Replays: the parts that all games share.  Each game has its own words for the steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from games.contracts.report import Replay, Step
from games.engine.decision import Option
from games.engine.log import CHOSEN, Entry
from games.engine.machine import Machine
from games.engine.trace import digest
from games.texts import TEXTS, Words, bracketed, filled, in_language

# In place of the name of a card that the reader of the log did not see (`Entry.hidden`).
HIDDEN_CARD: Final = TEXTS["cards.hidden"]
# The step of a decision that left no choice.
FORCED: Final = TEXTS["steps.forced"]


def replay_of(game: Machine, *, index: int, outcome: str, clock: int, steps: tuple[Step, ...], players: tuple[Words, ...] = ()) -> Replay:
    """The replay of a game that is over."""
    return Replay(index=index, outcome=outcome, clock=clock, steps=steps, trace=tuple(game.trace), digest=digest(game), players=players)


def steps_of(
    game: Machine,
    *,
    phases: Sequence[Words],
    text: Callable[[Entry], tuple[str, Words]],
    option: Callable[[Entry, Option], Words],
    pieces: Callable[[Entry], Sequence[int]],
    players: Sequence[Words] = (),
    turn_began: int = -1,
) -> tuple[Step, ...]:
    """One step for each entry of the log; () for a game that kept none.

    phases: the names of the phases, by number.
    text: the clause behind an entry, and its sentence; this function capitalizes the English.
    option: the words of one option that was offered.
    pieces: the ids of the pieces that an entry is about.
    players: the names of the players, by seat.
    turn_began: the event with which the turn of its seat begins, in a game in which each turn is one player's.
    """
    steps: list[Step] = []
    player: Words | None = None
    for number, entry in enumerate(game.log or (), start=1):
        clause, words = text(entry)
        is_chosen = entry.event == CHOSEN
        if is_forced := is_chosen and len(entry.options) == 1:
            words = filled(FORCED, question=words, option=option(entry, entry.options[0]))
        if entry.event == turn_began:
            player = players[entry.seat]
        step = Step(
            number=number,
            turn=entry.turn,
            seat=entry.seat,
            phase=phases[entry.phase],
            text=_as_sentence(words),
            clause=clause,
            cards=tuple(game.pieces[piece].card.code for piece in pieces(entry) if piece not in entry.hidden),
            decision=(tuple(option(entry, each) for each in entry.options), int(entry.choice)) if is_chosen and not is_forced else None,
            board=entry.board,
            player=player,
            continues=is_chosen and entry.other >= 0,
            is_forced=is_forced,
        )
        steps.append(step)
    return tuple(steps)


def of_owner(card: Words | str, owner: Words, template: Words) -> Words | str:
    """The name of a card with its owner in brackets, for a sentence that does not say who acts; both players may have the card.

    >>> of_owner({"en": "Scout"}, {"en": "side 1"}, {"en": "{card} is lost"})
    {'en': 'Scout (side 1)'}
    >>> of_owner({"en": "Scout"}, {"en": "side 1", "ja": "サイド1"}, {"en": "{card} is lost"})
    {'en': 'Scout (side 1)', 'ja': 'Scout（サイド1）'}
    >>> of_owner({"en": "Scout"}, {"en": "side 1"}, {"en": "{who} loses {card}"})
    {'en': 'Scout'}
    """
    if isinstance(card, str) or "{who}" in template["en"]:
        return card
    languages = dict.fromkeys((*card, *owner))  # a name that has no other language is written in that of the owner's
    return {language: in_language(card, language) + bracketed(in_language(owner, language), language) for language in languages}


def of_owners(
    card: Words | str, other: Words | str, owners: tuple[Words | None, Words | None], template: Words
) -> tuple[Words | str, Words | str]:
    """The names of a card and of a second one with their owners in brackets, as `of_owner`; the second's only if it is another's.

    owners: of the card and of the second; None for no name in brackets.

    >>> one, two = {"en": "side 1"}, {"en": "side 2"}
    >>> of_owners({"en": "Blaster"}, {"en": "Scout"}, (one, two), {"en": "{card} fires at {other}"})
    ({'en': 'Blaster (side 1)'}, {'en': 'Scout (side 2)'})
    >>> of_owners({"en": "Scout"}, {"en": "Blaster"}, (one, one), {"en": "{card} bears {other}"})
    ({'en': 'Scout (side 1)'}, {'en': 'Blaster'})
    """
    first, second = owners
    if first is not None:
        card = of_owner(card, first, template)
    if second is not None and (second != first or not card):
        other = of_owner(other, second, template)
    return card, other


def _as_sentence(words: Words) -> Words:
    return {**words, "en": words["en"][:1].upper() + words["en"][1:]}


def the_piece(entry: Entry) -> Sequence[int]:
    """The piece that an entry names, if it names one."""
    return (entry.piece,) if entry.piece >= 0 else ()
