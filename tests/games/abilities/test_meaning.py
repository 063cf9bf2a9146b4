"""Declarations whose fields are right one by one, and that the rules could not carry out."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from games.abilities.authoring.meaning import (
    COUNTED_TWICE,
    ENDS_WITH_CARD,
    NO_END,
    NO_EVENT,
    NO_TARGET,
    NOT_READ,
    NOTHING_BEFORE,
    NOTHING_CHOSEN,
    NOTHING_COUNTED,
    SENTENCES,
    faults_of,
)
from games.abilities.declare import problem_of_card
from games.legend_of_stars.abilities import ops as stars
from games.legend_of_stars.abilities.parts import behind, enters, for_this, target, there_are
from games.legend_of_stars.abilities.pieces import cards, enemy, own
from games.star_wars_ccg.abilities.operations import steps as ccg
from games.star_wars_ccg.abilities.words import COMPLETE
from games.star_wars_lcg.abilities import ops as lcg
from games.star_wars_lcg.abilities.pieces import pieces

PICK = stars.pick(1, cards(zone="hand", whose="own"))
STRENGTH = stars.strengthen("atk", 100, until="turn")


def often(*effects: Any, **parts: Any) -> Any:
    return stars.main_action(*effects, limits=for_this(1, "turn"), **parts)


@pytest.mark.parametrize(
    ("ability", "place", "code"),
    [
        (stars.constant(stars.strengthen("atk", 100, stars.PICKED)), "effects.0.who", NOTHING_CHOSEN),
        (stars.constant(stars.strengthen("atk", 100)), "effects.0.who", NO_TARGET),
        (stars.constant(stars.strengthen("atk", 100, own(of="it"))), "effects.0.who.of", NO_EVENT),
        (stars.constant(stars.gains("sky", who=stars.THIS, until="turn")), "effects.0.until", ENDS_WITH_CARD),
        (stars.constant(stars.gains("sky", who=stars.THIS), conditions=there_are(1, own(of="target"))), "conditions.0.what.of", NO_TARGET),
        (stars.turned_up(stars.gains("sky", who=stars.THIS)), "effects.0.until", NO_END),
        (often(stars.draw(1, per=own(), count="energies")), "effects.0.per", COUNTED_TWICE),
        (often(stars.draw(1, count="happened")), "effects.0.count", NOTHING_BEFORE),
        (often(stars.if_it_did(stars.draw(1))), "effects.0.op", NOTHING_BEFORE),
        (often(stars.trash(stars.PICKED), PICK), "effects.0.who", NOTHING_CHOSEN),
        (often(stars.choose([PICK], [stars.trash(stars.PICKED)])), "effects.0.options.1.0.who", NOTHING_CHOSEN),
        (often(stars.destroy(stars.SECOND_TARGET), targets=target(enemy())), "effects.0.who", NO_TARGET),
        (often(stars.draw(1), targets=target(own(of="target"))), "targets.0.what.of", NO_TARGET),
        (often(stars.may(stars.take(stars.IT))), "effects.0.then.0.who", NO_EVENT),
        (often(stars.draw(1, per=own(of="not_it"))), "effects.0.per.of", NO_EVENT),
    ],
)
def test_a_declaration_that_the_rules_could_not_carry_out(ability: Any, place: str, code: str) -> None:
    card = stars.card(ability)
    (fault, *others) = faults_of(stars.VOCABULARY, card)
    assert (".".join(str(part) for part in fault.place[2:]), fault.code, others) == (place, code, [])
    assert problem_of_card(stars.VOCABULARY, card).endswith(f"{place.rpartition('.')[2]} {SENTENCES[code]}")


@pytest.mark.parametrize(
    "ability",
    [
        stars.constant(stars.strengthen("atk", 100, stars.THIS, per=own(other=True)), conditions=behind()),
        often(PICK, stars.may(stars.trash(stars.PICKED)), stars.if_it_did(stars.draw(1, count="happened"))),
        often(stars.choose([PICK, stars.trash(stars.PICKED)], [stars.draw(1)]), stars.take(stars.PICKED)),
        often(stars.destroy(stars.SECOND_TARGET), STRENGTH, targets=[target(own()), target(enemy(of="not_target"))]),
        stars.reaction(stars.return_to_hand(stars.IT), on=enters(what=enemy())),
    ],
)
def test_its_twin_that_they_can(ability: Any) -> None:
    assert problem_of_card(stars.VOCABULARY, stars.card(ability)) == ""


@pytest.mark.parametrize(
    ("vocabulary", "card", "code"),
    [
        (lcg.VOCABULARY, lcg.card(lcg.constant(lcg.gains("blast_damage", n=1))), NO_TARGET),
        (lcg.VOCABULARY, lcg.card(lcg.constant(lcg.cannot("attack", who=lcg.THIS, until="phase"))), ENDS_WITH_CARD),
        (lcg.VOCABULARY, lcg.card(lcg.action(lcg.draw(1, count="sum_of_cost"))), NOTHING_COUNTED),
        (lcg.VOCABULARY, lcg.card(lcg.action(lcg.draw(1, count="of_event"))), NO_EVENT),
        (lcg.VOCABULARY, lcg.card(lcg.action(lcg.draw(1, per=pieces("unit"), count="hand"))), COUNTED_TWICE),
        (lcg.VOCABULARY, lcg.card(lcg.constant(lcg.rule("fates_twice", lcg.THIS, "own"))), NOT_READ),
        (COMPLETE, {"used": [{"effects": [ccg.lose("picked")]}]}, NOTHING_CHOSEN),
        (COMPLETE, {"constant": [{"effects": [ccg.raise_("power", 1, "this")]}]}, ENDS_WITH_CARD),
    ],
)
def test_the_other_games_refuse_the_same(vocabulary: Any, card: Any, code: str) -> None:
    assert code in {fault.code for fault in faults_of(vocabulary, card)}
    assert SENTENCES[code] in problem_of_card(vocabulary, card)


@pytest.mark.parametrize("game", ["legend_of_stars", "star_wars_lcg", "star_wars_ccg", "empire_vs_rebellion", "star_realms"])
def test_no_declared_card_has_such_a_fault(game: str) -> None:
    declared = importlib.import_module(f"games.{game}.abilities.cards").ABILITIES
    operations = importlib.import_module(f"games.{game}.abilities.ops")
    assert declared
    assert not [(code, fault) for code, card in declared.items() for fault in faults_of(operations.VOCABULARY, card)]
