"""The two shuffled decks of a list for exact odds, and a test hand dealt by the engine's own setup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.contracts.decks import Decklist, DrawPile, Opening
from games.decks.opening_hand import read_answer, refuse_more_answers, seen_by_turn
from games.decks.slots import each_copy
from games.engine.decision import Decision
from games.star_wars_lcg.catalogue.fields import OBJECTIVE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.contents import deck_contents
from games.star_wars_lcg.decks.playable import playable_contents
from games.star_wars_lcg.decks.table.goldfish import lay_out
from games.star_wars_lcg.play.constants import KEEP_OBJECTIVES, MULLIGAN, OBJECTIVES_SEEN, OPENING_HAND, RESERVE_VALUE
from games.star_wars_lcg.play.game import Play, new_match
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.texts import TEXTS
from games.texts import LANGUAGES, Words, in_language

_COMMAND_DECK: Final = TEXTS["piles.command_deck"]
_OBJECTIVE_DECK: Final = TEXTS["piles.objective_deck"]
# decision -> (clause, question)
_QUESTIONS: Final = {
    KEEP_OBJECTIVES: ("LCG-SET-08", TEXTS["opening_hand.which_objective"]),
    MULLIGAN: ("LCG-SET-10", TEXTS["opening_hand.take_mulligan"]),
}

Area = tuple[Words, tuple[str, ...]]


def draws(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """The command deck and the objective deck, with the cards seen turn by turn.

    LCG-SET-06, LCG-SET-08, LCG-SET-09, LCG-DRW-01, LCG-DRW-02.
    """
    contents = deck_contents(decklist, pool)
    cards = [(pool.cards[code], copies) for code, copies in contents.cards.items()]
    command = tuple((card.code, copies) for card, copies in cards if card.type != OBJECTIVE)
    objectives = tuple((card.code, copies) for card, copies in cards if card.type == OBJECTIVE)
    reserve = next((pool.cards[code].reserve for code in contents.affiliations), None) or RESERVE_VALUE
    return (
        DrawPile(
            "command_deck",
            _COMMAND_DECK,
            command,
            seen_by_turn(max(OPENING_HAND, reserve), 1, size=sum(copies for _, copies in command)),
            TEXTS["pile_notes.command_deck"],
        ),
        DrawPile(
            "objective_deck",
            _OBJECTIVE_DECK,
            objectives,
            seen_by_turn(OBJECTIVES_SEEN, 0, size=sum(copies for _, copies in objectives)),
            TEXTS["pile_notes.objective_deck"],
        ),
    )


def opens(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """The opening after `answers`: which objective goes back, and the mulligan (LCG-SET-06 to LCG-SET-10).

    The order in which the three objectives are revealed (LCG-SET-11) changes nothing here, so there is no question about it.
    """
    contents = playable_contents(decklist, pool)
    start = lay_out(each_copy(contents.cards), pool.cards[next(iter(contents.affiliations))], pool)
    game = new_match(start, seed, 0)
    answered = 0
    while (question := _question(game)) is not None:
        answer = read_answer(answers, answered, len(question.options))
        if answer is None:
            break
        game.apply(answer)
        answered += 1
    if question is None:
        refuse_more_answers(answers, answered)
    open_areas = _open_areas(game)
    decks = _decks(game)
    facedown = tuple(range(len(open_areas), len(open_areas) + len(decks)))
    if question is None:
        return Opening((*open_areas, *decks), "LCG-SET-11", facedown=facedown)
    clause, text = _QUESTIONS[question.kind]
    return Opening((*open_areas, *decks), clause, (text, _options(question, game, pool)), facedown=facedown)


def _question(game: Play) -> Decision | None:
    """The next decision of the opening, or None if the opening is over."""
    decision = game.advance()
    return decision if decision is not None and decision.kind in _QUESTIONS else None


def _open_areas(game: Play) -> tuple[Area, ...]:
    side = game.sides[game.watched]
    has_hand = bool(side.hand.cards)
    return (
        (TEXTS["opening_hand.affiliation"], _codes(side.affiliation.cards)),
        (
            TEXTS["opening_hand.objectives" if has_hand else "opening_hand.objectives_seen"],
            _codes([*side.objectives.cards, *side.facedown.cards]),
        ),
        *([(TEXTS["opening_hand.hand"], _codes(side.hand.cards))] if has_hand else []),
    )


def _decks(game: Play) -> tuple[Area, ...]:
    """Both decks, top card first; the engine's lists have the top card last."""
    side = game.sides[game.watched]
    return ((_COMMAND_DECK, _codes(side.deck.cards[::-1])), (_OBJECTIVE_DECK, _codes(side.objective_deck.cards[::-1])))


def _options(decision: Decision, game: Play, pool: Pool) -> tuple[Words, ...]:
    if decision.kind == KEEP_OBJECTIVES:
        return tuple(_name(game.pieces[option.piece], pool) for option in decision.options)
    return (TEXTS["opening_hand.keep"], TEXTS["opening_hand.mulligan"])


def _codes(pieces: Sequence[Piece]) -> tuple[str, ...]:
    return tuple(piece.card.code for piece in pieces)


def _name(piece: Piece, pool: Pool) -> Words:
    names = pool.cards[piece.card.code].names
    return {language: in_language(names, language) for language in LANGUAGES}
