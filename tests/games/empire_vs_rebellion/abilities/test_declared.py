"""The declared abilities: equal to the card data, checked when declared, worded in every language, and played in matches."""

from __future__ import annotations

from collections import Counter

import pytest

from games.abilities.compiling import NotPlayed
from games.abilities.declare import BadDeclaration, check_cards
from games.contracts.decks import NotPlayable
from games.empire_vs_rebellion.abilities import ops as say
from games.empire_vs_rebellion.abilities.cards import ABILITIES, WRITER
from games.empire_vs_rebellion.abilities.ops import VOCABULARY, ability_lines
from games.empire_vs_rebellion.catalogue.fields import OPERATIONS
from games.empire_vs_rebellion.play.programs import make_cards
from games.empire_vs_rebellion.report.coverage import COVERAGE
from games.empire_vs_rebellion.report.goldfish_coverage import GOLDFISH_COVERAGE
from games.empire_vs_rebellion.runs.match import prepare
from games.engine.machine import play_match
from games.engine.rng import stream
from games.engine.tally import Tally
from games.texts import LANGUAGES
from tests.games.helpers.sample_decks import DECKS, catalogue, pool

SLUG = "empire-vs-rebellion"
CARDS = {card["code"]: card for card in catalogue(SLUG).cards}
LISTS = (DECKS[SLUG]["rebels"], DECKS[SLUG]["empire"])


def test_the_card_data_has_the_declared_abilities():
    assert len(CARDS) == 82
    assert {code: card["facts"]["abilities"] or {} for code, card in CARDS.items()} == {code: ABILITIES.get(code, {}) for code in CARDS}
    assert set(ABILITIES) == {code for code, card in CARDS.items() if card["facts"]["has_text"]}


def test_every_operation_has_a_text_and_an_op():
    assert [choice.code for choice in OPERATIONS] == list(VOCABULARY.operations)
    assert [code for code, make in VOCABULARY.makers.items() if make is None] == ["forbid"]
    for code, declared in ABILITIES.items():
        (line,) = ability_lines({"abilities": declared})
        assert set(line.texts) == set(LANGUAGES)
        for text in line.texts.values():
            assert text, code
            assert "None" not in text, (code, text)
            assert "{" not in text, (code, text)


def test_every_declaration_can_be_written_as_source_and_read_again():
    for code, declared in ABILITIES.items():
        assert eval(WRITER.card(declared), dict(vars(say))) == declared, code


def test_an_effect_without_an_op_is_an_error():
    facts = pool(SLUG).cards["rebel-yoda"]
    odd = type(facts)(
        **{name: getattr(facts, name) for name in facts.__slots__} | {"abilities": {"action": [{"effects": [{"op": "fly"}]}]}}
    )
    with pytest.raises(NotPlayed, match="fly"):
        make_cards([odd])


@pytest.mark.parametrize(
    ("abilities", "message"),
    [
        ([], "yoda: no ability is declared; declare one, or leave the card out."),
        ([say.action()], "yoda: action: effects is missing; give it a value."),
        ([say.action(say.discard(0, "own"))], "yoda: discard: n is 0; use a whole number from 1, or None for any number."),
        ([say.action(say.discard(1, "nobody"))], "yoda: discard: whose is 'nobody'; use one of: own, opponent, any."),
        (
            [say.this_round(say.forbid("moon"))],
            "yoda: forbid: category is 'moon'; use one of: diplomacy, the-force, military, recon, character.",
        ),
        ([say.action(say.play_from("deck"))], "yoda: play_from: from is 'deck'; use one of: discard, reserve."),
        (
            [say.action(say.choose([say.gain_influence(1)]))],
            "yoda: choose: options needs two or more options, each a list of at least one effect.",
        ),
    ],
)
def test_a_wrong_declaration_is_refused(abilities, message):
    with pytest.raises(BadDeclaration) as error:
        check_cards(VOCABULARY, {"yoda": say.card(*abilities)})
    assert str(error.value) == message


def test_the_coverage_of_a_goldfish():
    levels = {code: GOLDFISH_COVERAGE(code, pool(SLUG)) for code in CARDS}
    partly = {code for code, each in levels.items() if each.level != "full"}
    for name in ("rebel-chewbacca", "empire-emperor-palpatine", "empire-grand-moff-tarkin", "empire-general-veers", "rebel-military-2"):
        assert name in partly
    for name in ("rebel-luke-skywalker", "empire-boba-fett", "empire-darth-vader", "empire-admiral-piett", "empire-ig-88"):
        assert name in partly
    assert levels["rebel-strategy-support"].level == levels["empire-strategy-infiltration"].level == "none"
    assert all(levels[code].reason for code in partly)
    assert Counter(each.level for each in levels.values())["full"] == 82 - len(partly)


def test_a_match_plays_every_card():
    assert {COVERAGE(code, pool(SLUG)).level for code in CARDS} == {"full"}
    assert {card.level for card in ready().coverage()} == {"full"}


def ready(**options):
    return prepare(LISTS, pool(SLUG), options)


def test_matches_end_and_are_the_same_again():
    for options in ({}, {"policy_0": "random", "policy_1": "random"}, {"tutorial": True, "policy_1": "random"}):
        match = ready(**options)
        tally = Tally()
        for index in range(30):
            match.play(4, index, tally)
        assert tally.games == 30
        replay = match.replay(4, 7)
        assert replay == match.replay(4, 7)
        assert {language for step in replay.steps for language in step.text} == set(LANGUAGES)


def test_two_factions_play_a_match():
    with pytest.raises(NotPlayable):
        prepare([LISTS[0], LISTS[0]], pool(SLUG), {})
    assert ready().coverage() == prepare(LISTS, pool(SLUG), {}).coverage()
    assert prepare([LISTS[1]], pool(SLUG), {}).replay(1, 1).clock >= 1


def test_the_second_game_of_a_pair_starts_with_the_other_side():
    match = ready()
    for pair in range(3):
        assert match.new_game(5, 2 * pair).balance != match.new_game(5, 2 * pair + 1).balance


@pytest.mark.parametrize("name", ["default", "random"])
def test_no_policy_uses_hidden_information(name):
    """A-25: the order of decks, the opponent's choice of strategy and of characters are dealt anew; the answers stay."""
    match = ready(policy_0=name, policy_1=name)
    swaps = 0
    for index in range(4):
        game, policies, others = match.new_game(6, index), match.policies(6, index), match.policies(6, index)
        while (decision := game.advance()) is not None:
            seat = decision.seat
            twin = game.clone()
            rng = stream(77, len(game.trace), 0)
            for zone in (twin.event_deck, twin.sides[0].deck, twin.sides[1].deck):
                rng.shuffle(zone.cards)
            hidden = twin.sides[1 - seat]
            if hidden.chosen.cards and not hidden.is_shown and not hidden.is_known and hidden.strategies.cards:
                exchange(hidden.chosen, hidden.strategies)
                swaps += 1
            if hidden.reserve.cards and any(piece.card.is_character for piece in hidden.deck.cards):
                exchange(hidden.deck, hidden.reserve)
            answer = policies[seat].choose(game.view(seat), decision)
            assert others[seat].choose(twin.view(seat), decision) == answer
            game.apply(answer)
    assert swaps > 20


def exchange(one, other):
    """Two cards of the same kind change places unseen; those that are asked about now stay."""
    place = next(place for place, piece in enumerate(one.cards) if piece.card.is_character == other.cards[0].card.is_character)
    first, second = one.cards[place], other.cards[0]
    first.zone, second.zone = other.id, one.id
    one.cards[place], other.cards[0] = second, first


def test_the_tally_of_a_match():
    """Every event that was turned up, who won it, and the points of each round; a game's rounds are those of its clock."""
    match = ready(policy_0="random", policy_1="random")
    tally = Tally()
    points = [0, 0]
    for index in range(20):
        match.play(4, index, tally)
        game = match.new_game(4, index)
        play_match(game, match.policies(4, index))
        for seat in (0, 1):
            points[seat] += game.sides[seat].points
    rounds = sum(clock * games for clock, games in tally.histograms["clock"].items())
    for seat in (0, 1):
        spread = tally.histograms[f"round_points_{seat}"]
        assert sum(spread.values()) == rounds
        assert sum(value * times for value, times in spread.items()) == points[seat]
        assert sum(counts.get(f"won_{seat}", 0) for counts in tally.cards.values()) == tally.counts[f"events_won_{seat}"]
    assert sum(counts.get("turned_up", 0) for counts in tally.cards.values()) == rounds
    assert tally.counts["events_won_0"] + tally.counts["events_won_1"] <= rounds
    assert len(tally.curves["score_0"][0]) > 1
