"""Why a card takes no option: every card on the board takes one or says why not at every decision, and what it says is true."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.empire_vs_rebellion.abilities.constants import ANYONE, OPPONENT, ZONES_A_SEAT
from games.empire_vs_rebellion.play.constants import EVENT, MOST_ACTIONS, OPTION, PICK, STRATEGY, STRATEGY_CHOICE, WHICH_DECK
from games.empire_vs_rebellion.play.effects.pick import offer_pieces
from games.empire_vs_rebellion.play.round.struggle import offer_actions
from games.engine.decision import Decision
from games.engine.events.windows import ACTIONS_DECISION
from games.engine.rng import stream
from games.report.position import position_of
from games.runs.prepared import told
from tests.games.helpers.random_games import SETTINGS

SEEDS = range(3)
PLAYED = list(
    {each.part: each for each in reversed(SETTINGS) if each.slug == "empire-vs-rebellion" and each.part in ("goldfish", "match")}.values()
)


def reasons(seeds: Any = SEEDS) -> Any:
    """(game, decision, piece, reason) of each card that takes no option, in random games; each visible card takes one or has a reason."""
    for setting in PLAYED:
        prepared = setting.prepared()
        board = prepared.on_board()
        for seed in seeds:
            game = told(prepared.new_game(seed, 0, logged=True) if setting.part == "goldfish" else prepared.seated_game(seed, -1, -1))
            rng = stream(seed, 0, 98)
            while (decision := game.advance()) is not None:
                position = position_of(game, prepared.steps, board)
                taken = {pointer for offer in position.offers for pointer in (offer.at, *offer.targets)}
                for pointer, ids in board.lists(game).items():
                    for place, id in enumerate(ids):
                        at = f"{pointer}/{place}"
                        assert (at in taken) != (at in position.reasons), (decision, at)
                        if at in position.reasons:
                            yield game, decision, game.pieces[id], position.reasons[at]
                game.log = []
                game.apply(rng.below(len(decision.options)))


@pytest.fixture(scope="module")
def found() -> Counter[str]:
    """How often each reason is given, each checked against the rules."""
    counts: Counter[str] = Counter()
    for game, decision, piece, reason in reasons():
        check(game, decision, piece, reason.text["en"])
        counts[reason.clause] += 1
    return counts


def offered(twin: Any, decision: Any, id: int) -> bool:
    """Whether the rules offer the piece in this copy of the game."""
    again = Decision(decision.kind, decision.seat, decision.subject)
    if decision.kind == PICK:
        frame = twin.frames[-1]
        offer_pieces(twin, twin.sides[frame.e], twin.programs[frame.a].ops[frame.pc], again)
    else:
        offer_actions(twin, again)
    return id in [option.piece for option in again.options]


def check(game: Any, decision: Any, piece: Any, text: str) -> None:
    """What the reason says is true; and where it names what is missing, the card is offered with it."""
    twin = game.clone()
    copy = twin.pieces[piece.id]
    side = twin.sides[decision.seat]
    kind = decision.kind
    if "influence" in text:
        assert kind == ACTIONS_DECISION
        assert copy.exhausted
        assert side.influence == 0
        side.influence = 1
        assert offered(twin, decision, copy.id)
    elif "limit" in text:
        assert f"{MOST_ACTIONS} actions" in text
        twin.actions, side.influence = 0, 1
        assert offered(twin, decision, copy.id)
    elif "needs a character" in text:
        assert kind == PICK
        assert not copy.card.is_character
    elif text.startswith("The effect needs"):
        assert kind == PICK
        assert copy.exhausted == ("a ready card" in text)
        copy.exhausted = not copy.exhausted
        assert offered(twin, decision, copy.id) or not copy.card.is_character
    elif "look for cards there" in text:
        assert kind == PICK
        op = twin.programs[twin.frames[-1].a].ops[twin.frames[-1].pc]
        seat = twin.frames[-1].e
        seats = {ANYONE: (0, 1), OPPONENT: (1 - seat,)}.get(op.selector.whose, (seat,))
        zones = [each * ZONES_A_SEAT + zone for each in seats for zone in range(ZONES_A_SEAT) if op.selector.zones >> zone & 1]
        assert zones
        assert copy.zone not in zones
        assert not {twin.pieces[option.piece].zone for option in decision.options if option.piece >= 0} - set(zones)
    elif "in a discard pile" in text:
        assert copy.zone in (side.discard.id, twin.sides[1 - decision.seat].discard.id)
    elif "your opponent" in text:
        assert copy.zone == twin.sides[1 - decision.seat].area.id
    else:
        assert kind in {
            "An action uses the cards of the players, not the event.": (ACTIONS_DECISION,) * (copy.card.type == EVENT),
            "A strategy works in the dominance phase.": (ACTIONS_DECISION,) * (copy.card.type == STRATEGY),
            "An unused strategy is chosen now.": (STRATEGY_CHOICE,) * (copy.zone != side.strategies.id),
            "An effect is chosen now, not a card.": (OPTION,),
            "A deck is chosen now, not a card.": (WHICH_DECK,),
        }.get(text, ()), text


def test_every_card_takes_an_option_or_says_truly_why_not(found):
    assert found["EVR-STG-10"], "no influence"
    assert found["EVR-STG-07"], "an ability asks for other cards"
    assert found["EVR-DOM-04"] + found["EVR-DOM-12"], "a strategy or an event asks for other cards"


def test_after_the_last_action_only_passing_is_left():
    """A-19: no random game gets there."""
    setting = PLAYED[0]
    game = setting.prepared().new_game(1, 0)
    while (decision := game.advance()) is not None and not (decision.kind == ACTIONS_DECISION and game.sides[decision.seat].area.cards):
        game.apply(0)
    assert decision is not None
    game.actions = MOST_ACTIONS
    piece = game.sides[decision.seat].area.cards[0]
    reason = setting.prepared().on_board().reason(game, decision, piece)
    assert (reason.code, reason.clause) == ("limit", "A-19")
    check(game, decision, piece, reason.text["en"])
