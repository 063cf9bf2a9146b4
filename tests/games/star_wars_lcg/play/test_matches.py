"""Games of two random players with random decks: they end by a rule, lose no card, hide what is hidden, and can be copied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games import rules_mode
from games.contracts.decks import Decklist, Slot
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.state import NotVisible
from games.policies.random import RandomPolicy
from games.star_wars_lcg.abilities.constants import (
    AFFILIATION,
    AFFILIATION_ZONE,
    CAPTURED,
    CONFLICT,
    DARK,
    DECK,
    EDGE_STACK,
    ENHANCEMENTS,
    FORCE,
    HAND,
    LIGHT,
    OBJECTIVE,
    OBJECTIVE_DECK,
    OBJECTIVES,
    REFRESH,
    UNITS,
    VICTORY,
)
from games.star_wars_lcg.play.constants import (
    BY_CARD,
    BY_DECK_OUT,
    BY_DIAL,
    BY_OBJECTIVE_DECK_OUT,
    BY_OBJECTIVES,
    DIAL_FULL,
    FORCE_CARDS,
    KEEP_OBJECTIVES,
    MULLIGAN,
    OBJECTIVES_IN_PLAY,
    OBJECTIVES_SEEN,
    OBJECTIVES_TO_WIN,
    OPENING_HAND,
    POLICY_STREAM,
    REVEAL,
)
from games.star_wars_lcg.play.game import Play, new_match
from games.star_wars_lcg.policies.default import DefaultPolicy
from games.star_wars_lcg.policies.simple import pass_or_first
from games.star_wars_lcg.runs.match import MATCH, ready_lists
from tests.games.helpers.copies import check_alike, lost_fields, note_values, unrecorded_fields
from tests.games.star_wars_lcg.card_pool import POOL
from tests.games.star_wars_lcg.matches import MatchPosition, random_match, random_start

FEW = range(12)
MANY = range(200)
MOST_DECISIONS = 5000  # in a game: a few hundred are common


def random_decisions(game: Play, seed: int) -> Iterator[int]:
    """Play with two random players; yields the number of each decision, before it is answered."""
    return decisions(game, [RandomPolicy(stream(seed, 0, POLICY_STREAM + seat)) for seat in (DARK, LIGHT)])


def decisions(game: Play, players: list[Policy]) -> Iterator[int]:
    views = [game.view(seat) for seat in (DARK, LIGHT)]
    number = 0
    while (decision := game.advance()) is not None:
        yield number
        game.apply(players[decision.seat].choose(views[decision.seat], decision))
        number += 1
        assert number < MOST_DECISIONS, decision


def check_ending(game: Play) -> None:
    """LCG-END-01 to LCG-END-03, LCG-BAL-03, A-07: nobody wins before, and no other way."""
    light_victories = len(game.sides[LIGHT].victory.cards)
    if game.ending == BY_OBJECTIVES:
        assert game.winner == LIGHT
        assert light_victories == OBJECTIVES_TO_WIN
    elif game.ending == BY_DIAL:
        assert game.winner == DARK
        assert game.dial_now() >= DIAL_FULL  # a card may let it count as higher
    elif game.ending == BY_CARD:
        assert any(piece.card.code == "022-1" for piece in game.sides[game.winner].victory.cards)
    else:
        assert game.ending in (BY_DECK_OUT, BY_OBJECTIVE_DECK_OUT)
        loser = game.sides[1 - game.winner]
        assert not (loser.deck if game.ending == BY_DECK_OUT else loser.objective_deck).cards
    assert light_victories < OBJECTIVES_TO_WIN or game.ending in (BY_OBJECTIVES, BY_CARD)
    assert game.dial < DIAL_FULL or game.ending == BY_DIAL


def check_table(game: Play) -> None:
    """What is true at every decision (LCG-PLY-01, LCG-PLY-02, LCG-PLY-04)."""
    held = [piece.id for zone in game.zones for piece in zone.cards]
    assert sorted(held) == list(range(len(game.pieces)))
    for piece in game.pieces:
        check_piece(game, piece)
    for side in game.sides:
        assert [piece.card.type for piece in side.affiliation.cards] == [6]  # LCG-SET-04
        committed = sum(piece.committed for piece in game.pieces if piece.controller == side.seat)
        assert side.force_cards + committed == FORCE_CARDS  # LCG-FRC-03, LCG-FRC-05
    departing = game.departing[::3]  # they hear the events under way a last time
    for listener in game.heard.listeners.values():
        zone = game.zones[game.pieces[listener.piece].zone]
        assert zone.in_play or (game.listening >> zone.kind) & 1 or listener.number in departing
    unique = Counter(piece.card.title for piece in game.pieces if piece.card.unique and game.in_play(piece))
    assert not [title for title, copies in unique.items() if copies > 1]  # LCG-UNQ-01
    assert {title: number for title, number in enumerate(game.unique_in_play) if number} == dict(unique)


def check_piece(game: Play, piece) -> None:
    zone = game.zones[piece.zone]
    if zone.kind == VICTORY:
        assert piece.owner != zone.owner  # LCG-OBJ-01
    elif zone.in_play:
        assert piece.controller == zone.owner
    else:
        assert piece.owner == zone.owner  # LCG-GEN-07, LCG-GEN-11
    assert zone.kind in (UNITS, OBJECTIVES, ENHANCEMENTS, AFFILIATION_ZONE) or not any(piece.tokens)  # LCG-GEN-09
    assert zone.kind == UNITS or not (piece.participating or piece.committed)
    if piece.host >= 0 and not game.is_over:  # the game is over at once, in the midst of what leaves together
        assert piece.id in game.pieces[piece.host].attached
        assert game.in_play(game.pieces[piece.host])  # LCG-ENH-05


@pytest.mark.parametrize("seed", FEW)
def test_random_games_end_by_a_rule_and_lose_no_card(seed):
    game = random_match(seed)
    for number in random_decisions(game, seed):
        if number % 7 == 0:
            check_table(game)
    check_table(game)
    check_ending(game)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, len(MANY), 20))
def test_many_random_games_end_by_a_rule(start):
    for seed in MANY[start : start + (20 if rules_mode() == "compiled" else 2)]:
        game = random_match(1000 + seed)
        for _ in random_decisions(game, seed):
            pass
        check_table(game)
        check_ending(game)


@pytest.mark.parametrize("seed", FEW)
def test_games_of_default_players_end_by_a_rule(seed):
    """They answer every interrupt and reaction that they may: nothing that two cards do to each other goes on for ever."""
    game = random_match(seed)
    for number in decisions(game, [DefaultPolicy(), DefaultPolicy()]):
        if number % 7 == 0:
            check_table(game)
    check_table(game)
    check_ending(game)


@pytest.mark.parametrize("seed", FEW[:3])
def test_a_copy_continues_like_the_original_game(seed):
    game = random_match(seed)
    spare = random_match(seed).clone()
    for number in random_decisions(game, seed):
        if number % 40 == 5:
            for twin in (game.clone(), game.clone_onto(spare)):
                assert twin.record() == game.record()
                check_alike(twin, game, "game", set())
            twin = game.clone()
            for _ in zip(range(15), random_decisions(twin, 99), strict=False):
                pass
            again = game.clone_onto(spare)
            for _ in zip(range(15), random_decisions(again, 99), strict=False):
                pass
            assert again.record() == twin.record()
            spare = again


def test_a_copy_made_on_a_game_of_other_decks_is_a_new_one():
    game = random_match(1)
    assert game.clone_onto(random_match(2)).record() == game.record()


def test_the_games_of_a_run_share_no_state():
    start = random_start(5)
    first, second = (new_match(start, 7, 0) for _ in range(2))
    for _ in random_decisions(first, 7):
        pass
    assert second.record() != first.record()
    for _ in random_decisions(second, 7):
        pass
    assert second.record() == first.record()
    assert start.frames[-1].pc == 0


# --- setup and turns ---------------------------------------------------------------------------------------------------


def test_setup_asks_each_side_for_its_objectives_its_mulligan_and_their_order():
    """LCG-SET-01 to LCG-SET-12, by name: LCG-SET-01 LCG-SET-02 LCG-SET-03 LCG-SET-05 LCG-SET-06 LCG-SET-07 LCG-SET-08 LCG-SET-09
    LCG-SET-10 LCG-SET-11 LCG-SET-12; T-LCG-32 with ten sets a side.
    """
    game = random_match(8)
    asked = []
    while (decision := game.advance()) is not None and decision.kind in (KEEP_OBJECTIVES, MULLIGAN, REVEAL):
        asked.append((decision.kind, decision.seat))
        if decision.kind == KEEP_OBJECTIVES:
            assert len(decision.options) == OBJECTIVES_SEEN
        if decision.kind == MULLIGAN and decision.seat == DARK:  # the Dark Side decides first, and draws six others
            first_hand = [piece.id for piece in game.sides[DARK].hand.cards]
            game.apply(1)
            assert [piece.id for piece in game.sides[DARK].hand.cards] != first_hand
            continue
        game.apply(0)
    wanted = [(kind, seat) for kind in (KEEP_OBJECTIVES, MULLIGAN) for seat in (DARK, LIGHT)]
    # The last of three is revealed without a choice.
    assert [each for each in asked if each[0] != REVEAL] == wanted
    assert asked.count((REVEAL, DARK)) == asked.count((REVEAL, LIGHT)) == OBJECTIVES_IN_PLAY - 1
    assert asked.index((REVEAL, DARK)) < asked.index((REVEAL, LIGHT))


def test_a_game_begins_as_the_setup_validator_says():
    """Section 6 of the rule specification, before the first objective is revealed."""
    game = random_match(8)
    while (decision := game.advance()).kind != REVEAL:
        game.apply(0)
    assert (game.dial, game.balance, game.active) == (0, LIGHT, DARK)
    for side in game.sides:
        assert len(side.facedown.cards) == OBJECTIVES_IN_PLAY
        assert len(side.hand.cards) == OPENING_HAND
        assert len(side.objective_deck.cards) == 10 - OBJECTIVES_IN_PLAY
        assert len(side.deck.cards) == 5 * 10 - OPENING_HAND
        assert side.force_cards == FORCE_CARDS
        assert side.affiliation.cards[0].card.type == AFFILIATION
    assert not any(any(piece.tokens) for piece in game.pieces)
    assert decision.seat == DARK


def test_turns_alternate_and_have_six_phases_in_order():
    """LCG-TRN-01, LCG-TRN-02, LCG-TRN-03, LCG-CON-03"""
    game = random_match(4)
    phases: list[tuple[int, int]] = []
    for _ in random_decisions(game, 4):
        here = (game.active, game.phase)
        if game.phase and (not phases or phases[-1] != here):
            phases.append(here)
    for before, after in pairwise(phases):
        assert after[1] > before[1] if after[0] == before[0] else after[1] < before[1]
    assert phases[0][0] == DARK
    assert (DARK, CONFLICT) not in phases[: phases.index(next(each for each in phases if each[0] == LIGHT))]


@pytest.mark.parametrize(("turned_in", "dials"), [(None, list(range(1, 13))), (1, [1, 3, 5, 7, 9, 11, 12])])
def test_the_dial_of_a_game_in_which_nothing_happens(turned_in, dials):
    """LCG-BAL-01, LCG-BAL-02, LCG-BAL-03: T-LCG-33"""
    nothing = {"reserve": 0, "turns": 0}
    game = MatchPosition({"seat": "dark", "at": "begin", "dark": dict(nothing), "light": dict(nothing)}, {}).game
    found = []
    while not game.is_over:
        game.step(game.frames[-1])
        if game.decision is not None:
            game.apply(pass_or_first(game.decision))
        if game.active == DARK and len(found) < game.sides[DARK].turns and game.phase == REFRESH:
            found.append(game.dial)
        if turned_in is not None and game.sides[DARK].turns == turned_in and game.phase == FORCE:
            game.balance = DARK
    assert [*found, game.dial] == dials
    assert (game.winner, game.ending) == (DARK, BY_DIAL)


# --- hidden cards ------------------------------------------------------------------------------------------------------

HIDDEN_FROM_ALL = (DECK, OBJECTIVE_DECK)
OWNERS_ONLY = (HAND, EDGE_STACK)


@pytest.mark.parametrize("seed", FEW[:3])
def test_a_seat_sees_no_hidden_card(seed):
    """LCG-GEN-13, LCG-EDG-04, LCG-EDG-07, LCG-PLY-02"""
    game = random_match(seed)
    seen = Counter()
    for number in random_decisions(game, seed):
        if number % 9 == 0:
            for piece in game.pieces:
                kind = game.zones[piece.zone].kind
                for seat in (DARK, LIGHT):
                    is_hidden = kind in HIDDEN_FROM_ALL or (kind in OWNERS_ONLY and piece.owner != seat)
                    if is_hidden and not (piece.known >> seat) & 1:
                        seen[kind] += 1
                        with pytest.raises(NotVisible):
                            game.view(seat).piece(piece.id)
                    elif game.in_play(piece) or (kind in OWNERS_ONLY and piece.owner == seat):
                        assert game.view(seat).piece(piece.id) is piece
    assert seen[HAND]
    assert seen[DECK]


def test_a_captured_card_is_known_to_its_captor_and_to_those_who_saw_it():
    """LCG-CAP-01, LCG-CAP-02"""
    game = random_match(3)
    for number in random_decisions(game, 3):
        if number == 30:
            break
    piece = game.sides[LIGHT].deck.cards[-1]
    game.move(piece, game.zone(LIGHT, CAPTURED))
    game.show(piece, DARK)
    assert game.view(DARK).piece(piece.id) is piece
    with pytest.raises(NotVisible):
        game.view(LIGHT).piece(piece.id)


# --- the fields of the state -------------------------------------------------------------------------------------------

DERIVED = {"unique_in_play", "is_settled", "idle", "is_unsteady"}


def test_copies_and_records_leave_no_field_out():
    in_play: set[tuple[type, str]] = set()
    games = []
    for seed in range(3):
        game = random_match(seed)
        first: dict[tuple[str, str], object] = {}
        for number in random_decisions(game, seed):
            if number % 12 in (0, 1):
                note_values(game, first, in_play)
            if number == 60:
                games.append(game.clone())
    assert in_play
    for game in games:
        assert not sorted(set(lost_fields(game)))
        assert not sorted(set(unrecorded_fields(game, in_play, DERIVED)))


def test_cards_set_aside_by_an_objective_are_not_revealed_as_objectives():
    """LCG-SET-11: the Light Side reveals 161-1 first, which sets a card aside facedown; only objectives are revealed after it."""
    sets = [Slot(code, 2, "objective_sets") for code in ("161", "4")]
    light = Decklist((*sets, Slot("jedi", 1, "affiliation")))
    game = MATCH.prepare([ready_lists(POOL)[0].decklist, light], POOL, {}).new_game(3, 0)
    asides = 0
    while (decision := game.advance()) and not game.sides[LIGHT].turns:
        codes = [game.pieces[option.piece].card.code if option.piece >= 0 else "" for option in decision.options]
        if decision.kind == REVEAL and decision.seat == LIGHT:
            assert all(game.pieces[option.piece].card.type == OBJECTIVE for option in decision.options)
        asides = max(asides, sum(piece.host >= 0 for piece in game.sides[LIGHT].facedown.cards))
        wanted = [number for number, code in enumerate(codes) if (code == "161-1") == (decision.kind != KEEP_OBJECTIVES)]
        game.apply(wanted[0] if wanted else 0)
    assert asides
    assert len(game.sides[LIGHT].objectives.cards) == OBJECTIVES_IN_PLAY
