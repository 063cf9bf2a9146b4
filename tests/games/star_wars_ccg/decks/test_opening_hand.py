"""The cards that start on the table, the draw pile, and a test hand."""

from __future__ import annotations

from collections import Counter

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.star_wars_ccg.decks.groups import groups
from games.star_wars_ccg.decks.opening_hand import draws, opens
from tests.games.star_wars_ccg.card_pool import pool

JAWAS = Slot("1_12", 50, "main")
PLACES = (Slot("1_127", 1, "main"), Slot("1_128", 1, "main"))  # Tatooine, Cantina


def deal(*slots: Slot, seed: int = 7, answers: tuple[int, ...] = ()):  # type: ignore[no-untyped-def]
    return opens(Decklist(slots), pool(), seed=seed, answers=answers)


def test_the_player_chooses_a_location_if_none_is_marked() -> None:
    asked = deal(JAWAS, *PLACES)
    assert asked.clause == "CCG-SET-02"
    assert [option["en"] for option in asked.question[1]] == ["Tatooine", "Tatooine: Cantina"]
    opening = deal(JAWAS, *PLACES, answers=(1,))
    assert opening.question is None
    assert opening.areas[0][1] == ("1_128",)
    assert len(opening.areas[1][1]) == 8
    assert opening.clause == "CCG-SET-06"
    for answers in ((2,), (-1,), (0, 0), ("0",)):
        with pytest.raises(ValueError, match=r"Answer|answers"):
            deal(JAWAS, *PLACES, answers=answers)  # type: ignore[arg-type]


def test_objective_and_starting_effect_start_on_the_table_and_other_double_sided_cards_are_taken_out() -> None:
    opening = deal(JAWAS, *PLACES, Slot("7_135", 1, "main"), Slot("200_35", 1, "main"), Slot("200_16", 1, "main"))
    assert opening.question is None
    assert opening.areas[0][1] == ("7_135", "200_35")
    assert opening.areas[2][1] == ("200_16",)


def test_a_starting_interrupt_may_be_chosen_or_not() -> None:
    interrupt = next(card.code for card in pool().cards.values() if card.is_starting_interrupt and card.side == "light")
    slots = (JAWAS, Slot("1_127", 1, "starting"), Slot(interrupt, 1, "main"))
    asked = deal(*slots)
    assert len(asked.question[1]) == 2
    assert deal(*slots, answers=(0,)).areas[0][1] == ("1_127", interrupt)
    assert deal(*slots, answers=(1,)).areas[0][1] == ("1_127",)


def test_a_seed_always_deals_the_same_hand() -> None:
    slots = (Slot("1_12", 6, "main"), Slot("1_28", 6, "main"), Slot("1_127", 1, "starting"))
    hands = [deal(*slots, seed=seed).areas[1][1] for seed in range(20)]
    assert hands[3] == deal(*slots, seed=3).areas[1][1]
    assert len(set(hands)) > 10
    assert all(Counter(hand) <= Counter({"1_12": 6, "1_28": 6}) for hand in hands)


@pytest.mark.parametrize(
    ("slots", "code"),
    [
        ((Slot("1_12", 7, "main"), Slot("1_127", 1, "starting")), "too_few_cards"),
        ((JAWAS,), "no_starting_location"),
        ((Slot("1_12", 10**12, "main"), Slot("1_127", 1, "starting")), "too_many_cards"),
        ((JAWAS, Slot("1_127", 1, "starting"), Slot("nothing", 1, "main")), "unknown_code"),
        ((), "too_few_cards"),
    ],
)
def test_a_deck_that_cannot_be_dealt_has_problems(slots: tuple[Slot, ...], code: str) -> None:
    with pytest.raises(NotPlayable) as refused:
        deal(*slots)
    assert code in {problem.code for problem in refused.value.problems}


def test_the_draw_pile_holds_the_shuffled_cards_seen_turn_by_turn() -> None:
    slots = (Slot("1_12", 58, "main"), Slot("1_127", 1, "starting"), Slot("7_135", 1, "main"), Slot("13_3", 5, "outside"))
    (pile,) = draws(Decklist(slots, "light"), pool())
    assert pile.cards == (("1_12", 58),)
    # 2 icons of Tatooine, 2 of the opponent's location, 1: 5 Force; a Jawa costs what it prints, and 1 to replace it
    cost = pool().cards["1_12"].deploy or 0
    assert pile.seen[0] == 8 + int(5 / (cost + 1))
    assert pile.seen == tuple(sorted(pile.seen))
    assert pile.seen[-1] <= 58 - 10
    assert draws(Decklist(()), pool()) == ()


def test_each_slot_is_in_one_group() -> None:
    slots = (
        JAWAS,
        *PLACES,
        Slot("7_135", 1, "starting"),
        Slot("13_3", 2, "outside"),
        Slot("nothing", 3, "main"),
        Slot("1_12", 1, "starting"),
    )
    found = groups(Decklist(slots), pool())
    assert [(group.code, group.count) for group in found] == [
        ("starting", 2),
        ("location", 2),
        ("character", 50),
        ("outside", 2),
        ("other", 3),
    ]
    assert Counter(slot for group in found for slot in group.slots) == Counter(slots)
