"""The first cards of a game: what is shuffled, how much of it is seen by when, and an opening to try, dealt by the engine's own setup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from games.contracts.decks import Decklist, DrawPile, Opening
from games.decks.opening_hand import read_answer, refuse_more_answers, seen_by_turn
from games.star_wars_lcg.catalogue.fields import OBJECTIVE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.legality import choose
from games.star_wars_lcg.play.constants import KEEP_OBJECTIVES, MULLIGAN, OBJECTIVES_SEEN, OPENING_HAND, RESERVE_VALUE
from games.star_wars_lcg.play.questions import QUESTIONS
from games.star_wars_lcg.play.state import Piece
from games.star_wars_lcg.runs.goldfish import PreparedDeck, prepare
from games.star_wars_lcg.texts import TEXTS
from games.texts import LANGUAGES, Words, in_language

_COMMAND_DECK: Final = TEXTS["piles.command_deck"]
_OBJECTIVE_DECK: Final = TEXTS["piles.objective_deck"]
_KEEP_OR_NOT: Final[tuple[Words, ...]] = (TEXTS["opening_hand.keep"], TEXTS["opening_hand.mulligan"])


def draws(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """LCG-SET-06, LCG-SET-08, LCG-SET-09, LCG-DRW-01, LCG-DRW-02."""
    choice = choose(decklist, pool)
    cards = [(pool.cards[code], copies) for code, copies in choice.cards.items()]
    command = tuple((card.code, copies) for card, copies in cards if card.type != OBJECTIVE)
    objectives = tuple((card.code, copies) for card, copies in cards if card.type == OBJECTIVE)
    reserve = next((pool.cards[code].reserve for code in choice.leaders), None) or RESERVE_VALUE
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
    """LCG-SET-06 to SET-10.  In which order the three objectives are revealed (LCG-SET-11) changes nothing here and is not asked."""
    prepared = cast(PreparedDeck, prepare(decklist, pool, {}))
    game = prepared.new_game(seed, 0)
    asked = 0
    while (decision := game.advance()) is not None and decision.kind in (KEEP_OBJECTIVES, MULLIGAN):
        answer = read_answer(answers, asked, len(decision.options))
        if answer is None:
            break
        game.apply(answer)
        asked += 1
    side = game.sides[game.watched]
    is_open = decision is not None and decision.kind in (KEEP_OBJECTIVES, MULLIGAN)
    if not is_open:
        refuse_more_answers(answers, asked)
    hand: tuple[tuple[Words, tuple[str, ...]], ...] = ((TEXTS["opening_hand.hand"], _codes(side.hand.cards)),) if side.hand.cards else ()
    objectives = TEXTS["opening_hand.objectives" if side.hand.cards else "opening_hand.objectives_seen"]
    open_areas = (
        (TEXTS["opening_hand.affiliation"], _codes(side.affiliation.cards)),
        (
            objectives,
            _codes([*side.objectives.cards, *side.facedown.cards]),
        ),
        *hand,
    )
    # The engine's decks have their top card last.
    decks = ((_COMMAND_DECK, _codes(side.deck.cards[::-1])), (_OBJECTIVE_DECK, _codes(side.objective_deck.cards[::-1])))
    facedown = (len(open_areas), len(open_areas) + 1)
    if decision is None or not is_open:
        return Opening((*open_areas, *decks), "LCG-SET-11", facedown=facedown)
    clause, question = QUESTIONS[decision.kind]
    options = _KEEP_OR_NOT
    if decision.kind == KEEP_OBJECTIVES:
        options = tuple(_name(game.pieces[option.piece], pool) for option in decision.options)
    return Opening((*open_areas, *decks), clause, (question, options), facedown=facedown)


def _codes(pieces: Sequence[Piece]) -> tuple[str, ...]:
    return tuple(piece.card.code for piece in pieces)


def _name(piece: Piece, pool: Pool) -> Words:
    names = pool.cards[piece.card.code].names
    return {language: in_language(names, language) for language in LANGUAGES}
