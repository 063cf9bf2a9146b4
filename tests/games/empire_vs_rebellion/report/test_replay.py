"""The sentences and clauses of a replay."""

from __future__ import annotations

from games.empire_vs_rebellion.report.replay import steps
from tests.games.empire_vs_rebellion.scenarios import SLUG, Position
from tests.games.helpers.sample_decks import pool


def replayed(given, *when):
    """(clause, English sentence) of each step after the actions `when` in a position."""
    position = Position(given)
    position.game.log = []
    for step in when:
        position.do(step)
    position.advance()
    return [(step.clause, step.text["en"]) for step in steps(position.game, pool(SLUG))]


def test_a_strategy_chosen_by_the_opponent():
    own = {"strategies": ["support", "deception"], "deck": ["recon-2"]}
    found = replayed(
        {"at": "choose", "you": {**own, "infiltrated": True}, "opponent": own},
        {"choose": "strategy", "card": "support", "by": "opponent"},
        {"choose": "strategy", "card": "support", "by": "opponent"},
    )
    assert found[:4] == [
        ("EVR-STR-02", "Side 2 chooses the opponent's strategy."),
        ("EVR-STR-02", "For side 1 the opponent chooses Support."),
        ("EVR-PLN-03", "Side 2 chooses a strategy."),
        ("EVR-PLN-03", "Side 2 has Support facedown as strategy."),
    ]


def test_the_clauses_of_choices_for_a_strategy_an_event_and_an_ability():
    reserve = {"area": ["recon-3"], "reserve": ["yoda", "han-solo"]}
    found = replayed(
        {"at": "reveal", "event": "rebel-uprising", "you": {**reserve, "chosen": "support"}, "opponent": {"area": ["recon-2"]}},
        {"choose": "add", "card": "yoda"},
        {"choose": "add", "card": "han-solo"},
    )
    assert ("EVR-DOM-04", "Side 1 picks a card for Support.") in found
    assert ("EVR-DOM-12", "Side 1 picks a card for Rebel Uprising.") in found
    found = replayed(
        {"you": {"area": ["leia-organa"], "reserve": ["yoda", "chewbacca"]}, "opponent": {"area": ["recon-2"]}},
        {"choose": "ability", "card": "leia-organa"},
        {"choose": "effect", "effect": 2},
        {"choose": "add", "card": "yoda"},
    )
    assert ("EVR-STG-07", "Side 1 chooses an effect of Leia Organa.") in found
    assert ("EVR-STG-07", "Side 1 picks a card for Leia Organa.") in found


def test_looking_at_events_and_at_a_deck():
    found = replayed(
        {"at": "reveal", "event": "balance-of-the-force", "you": {"area": ["recon-3"]}, "opponent": {"area": ["recon-2"]}},
        {"choose": "pass"},
    )
    assert ("EVR-DOM-12", "Side 1 looks at 3 cards.") in found
    found = replayed(
        {"you": {"area": ["recon-2"], "deck": ["recon-3", "recon-4"]}, "opponent": {}}, {"choose": "ability", "card": "recon-2"}
    )
    assert ("EVR-STG-07", "Side 1 looks at 2 cards.") in found
