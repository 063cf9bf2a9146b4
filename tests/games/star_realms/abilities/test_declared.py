"""The declared abilities: the same in facts and source, checked as they are made, and played by every card that can be."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from games.abilities.compiling import NotPlayed
from games.abilities.declare import BadDeclaration, check_cards
from games.contracts.decks import Decklist, Slot
from games.engine.rng import stream
from games.engine.tally import Tally
from games.star_realms.abilities import ops as say
from games.star_realms.abilities.cards import ABILITIES, WRITER
from games.star_realms.abilities.ops import ability_lines
from games.star_realms.abilities.readings import DIFFERENCES, READINGS
from games.star_realms.play.programs.cards import make_cards
from games.star_realms.report.coverage import COVERAGE
from games.star_realms.runs.match import prepare
from tests.games.helpers.sample_decks import catalogue, pool

ROOT = Path(__file__).resolve().parents[4]
CARDS = {card["code"]: card for card in catalogue("star-realms").cards}
GALLERY = json.loads((ROOT / "tests/cases/star-realms/abilities/gallery.json").read_text("utf-8"))
IN_TRADE_DECKS = [card["code"] for card in CARDS.values() if card["type"] in ("ship", "base", "hero", "event", "tech")]


def test_the_facts_hold_what_is_declared():
    assert {code: CARDS[code]["facts"]["abilities"] for code in ABILITIES} == dict(ABILITIES)


def test_the_facts_agree_with_the_source_except_where_stated():
    assert {code for code, abilities in GALLERY.items() if code in ABILITIES and ABILITIES[code] != abilities} == set(DIFFERENCES)
    assert set(GALLERY) - set(ABILITIES) == {
        code for code in GALLERY if CARDS[code]["type"] not in {CARDS[each]["type"] for each in ABILITIES}
    }


def test_readings_name_existing_cards():
    assert set(READINGS) <= set(ABILITIES)


def test_every_ship_base_hero_event_and_tech_is_declared():
    blank = {code for code in IN_TRADE_DECKS if code not in ABILITIES}
    assert blank == {"secret-outpost", *(code for code in blank if CARDS[code]["facts"]["role"] == "token")}


def test_what_is_left_out_is_listed_with_its_reason():
    rules = (ROOT / "games/star_realms/RULES.md").read_text("utf-8")
    known = pool("star-realms")
    for code in CARDS:
        covered = COVERAGE(code, known)
        assert covered is not None
        if covered.level != "full" and CARDS[code]["type"] in ("ship", "base", "hero", "event", "tech", "gambit", "mission"):
            assert covered.reason
            assert CARDS[code]["name"] in rules, f"{CARDS[code]['name']} is not in RULES.md"
    levels = Counter(COVERAGE(code, known).level for code in IN_TRADE_DECKS)
    assert levels["full"] == len(IN_TRADE_DECKS) - 13


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        (say.ally(say.draw(1)), "scout: ally: factions is missing; give it a value."),
        (say.ally("jedi", say.draw(1)), "scout: ally: factions has 'jedi'; use: blob, trade-federation, star-empire, machine-cult."),
        (say.primary(say.trade(0)), "scout: gain: n is 0; use a whole number from 1."),
        (
            say.primary(say.choose([say.trade(1)])),
            "scout: choose: options needs two or more options, each a list of at least one effect.",
        ),
        (say.primary(say.take("hero")), "scout: acquire_free: filter is 'hero'; use one of: card, ship, base, ship_or_base."),
        (say.primary(say.scraps(1, "deck")), "scout: scrap: zones has 'deck'; use: hand, discard, trade_row."),
        (
            say.primary(say.draw(1, "moon")),
            "scout: draw: per is 'moon'; use one of: counted, missing, scrapped, trimmed, in_play, same_faction.",
        ),
        (
            say.primary(say.next_to_top("event")),
            "scout: next_acquired_to_top: filter is 'event'; use one of: card, ship, base, ship_or_base.",
        ),
        (say.primary(say.if_done()), "scout: if: then is missing; give it a value."),
    ],
)
def test_a_wrong_word_stops_the_import(ability, message):
    with pytest.raises(BadDeclaration) as error:
        check_cards(say.VOCABULARY, {"scout": say.card(ability)})
    assert str(error.value) == message


def test_every_declaration_can_be_written_as_source_and_read_again():
    for code, declared in ABILITIES.items():
        assert eval(WRITER.card(declared), dict(vars(say))) == declared, code


def test_an_operation_without_an_op_is_an_error():
    facts = pool("star-realms").cards["scout"]
    odd = type(facts)(
        **{name: getattr(facts, name) for name in facts.__slots__} | {"abilities": {"primary": [{"effects": [{"op": "fly"}]}]}}
    )
    with pytest.raises(NotPlayed, match="fly"):
        make_cards([odd])


def test_every_line_has_a_text_in_every_language():
    for code in ABILITIES:
        for line in ability_lines(CARDS[code]["facts"]):
            for language, text in line.texts.items():
                assert "{" not in text, (code, language, text)
                assert text or line.gains, (code, language)


@pytest.mark.parametrize("number", range(5))
def test_random_games_with_the_cards_of_all_boxes_end(number):
    codes = [code for code in sorted(IN_TRADE_DECKS) if CARDS[code]["facts"]["role"] == "trade-deck"]
    stream(5, number, 0).shuffle(codes)
    slots = tuple(Slot(code, 1, "trade_deck") for code in codes[number * 60 : number * 60 + 80])
    ready = prepare([Decklist(slots)], pool("star-realms"), {"policy_0": "random", "policy_1": "random", "turn_limit": 80})
    tally = Tally()
    for index in range(2):
        ready.play(9, index, tally)
    assert tally.games == 2
    replay = ready.replay(9, 1)
    assert len(replay.steps) > 100
    assert {language for step in replay.steps for language in step.text} == {"en", "ja", "zh-hant"}
