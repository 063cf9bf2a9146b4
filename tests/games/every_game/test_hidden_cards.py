"""A person at a table sees nothing that is hidden: in two games that differ only in hidden cards, everything shown is the same, logs too.

The hidden cards differ in two ways:

- two cards that the person does not see change places before the game begins, and both sides then choose the same;
- at a decision, everything that the person does not see is dealt anew, as for a search.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from games.engine.decision import PASS_VERB
from games.engine.rng import stream
from games.registry import GAMES
from games.report.log import PRESETS, log_data, log_of, log_text
from games.report.position import position_of
from games.runs.prepared import told
from games.texts import LANGUAGES
from tests.games.helpers.random_games import SETTINGS

SEAT = 0
DECISIONS = 8  # of the person, in each pair of games
PAIRS = 24
LOGGED = 3  # the decision at which a pair's logs are compared as a reader gets them

# One match of each game whose matches a person can play.
PLAYED = {slug for slug, game in GAMES.items() if game.match and game.match.is_played_by_hand}
BY_SLUG = {each.slug: each for each in reversed(SETTINGS) if each.part == "match" and each.slug in PLAYED and "tutorial" not in str(each)}
every_match = pytest.mark.parametrize("setting", list(BY_SLUG.values()), ids=lambda setting: setting.slug)

GOLDFISH = {each.slug: each for each in reversed(SETTINGS) if each.part == "goldfish"}
every_goldfish = pytest.mark.parametrize("setting", list(GOLDFISH.values()), ids=lambda setting: setting.slug)


def seen(prepared: Any, game: Any) -> Any:
    """Everything that the person is shown; the digest of an open game is made of this (`seen_digest`)."""
    return replace(position_of(game, prepared.steps, prepared.on_board()), digest="")


def log_of_seen(position: Any, seat: int) -> bytes:
    """The log of such a position in every preset, form and language."""
    made = sum(step.decision is not None for step in position.steps)
    position = replace(position, choices=(0,) * made, own=tuple(range(made)), seat=seat)
    told = [
        (preset, language, log_data(log_of(position, preset), language), log_text(log_of(position, preset), language, str))
        for preset in PRESETS
        for language in LANGUAGES
    ]
    return json.dumps(told).encode()


@every_match
def test_a_hidden_card_in_another_place_changes_nothing_that_is_shown(setting):
    prepared = setting.prepared()
    rng = stream(3, 0, 77)
    shown = in_hands = 0
    for number in range(PAIRS):
        pair = Pair(prepared, owner=number % 2, seed=number, rng=rng)
        while pair.swapped and (shown_now := pair.play_on()):
            shown += 1
            in_hands += pair.is_in_a_hand()
            one, other = shown_now
            assert one == other, f"game {number}, after {pair.made} choices"
            if pair.made == LOGGED:
                assert log_of_seen(one, SEAT) == log_of_seen(other, SEAT)
            if not pair.choose(rng):
                break
    assert shown >= PAIRS // 2
    assert in_hands  # or only the order of decks was tested


@every_match
def test_cards_dealt_anew_change_nothing_that_is_shown(setting):
    prepared = setting.prepared()
    rng = stream(3, 1, 77)
    game = told(prepared.seated_game(5, -1, SEAT))
    policies = prepared.policies(5, 0)
    made = 0
    while (decision := game.advance()) is not None and made < DECISIONS:
        if decision.seat != SEAT:
            game.apply(policies[decision.seat].choose(game.view(decision.seat), decision))
            continue
        made += 1
        game.log = []
        for _ in range(2):
            world = game.view(SEAT).imagined(rng)
            assert world.viewer == SEAT
            world.log = []
            assert seen(prepared, world) == seen(prepared, game)
        game.apply(rng.below(len(decision.options)))
    assert made > 2


@every_goldfish
def test_the_log_of_a_game_alone_is_the_same_whatever_lies_unseen(setting):
    """Two cards that the person has not seen change places; both games go on with the same choices until one of the two cards is seen."""
    prepared = setting.prepared()
    rng = stream(3, 2, 77)
    compared = 0
    for seed in range(PAIRS // 2):
        games = [told(prepared.new_game(seed, 0, logged=True)) for _ in range(2)]
        decisions = [game.advance() for game in games]
        seat = decisions[0].seat
        if not (swapped := exchanged(games, seat, rng)):
            continue
        read, made = 0, 0
        while None not in decisions and made < DECISIONS:
            told_of = {entry.piece for game in games for entry in game.log[read:] if game.is_open(entry.event)}
            if told_of & {*swapped} or any(game.sees(seat, game.pieces[id]) for game in games for id in swapped):
                break
            read = min(len(game.log) for game in games)
            one, other = (log_of_seen(seen(prepared, game), -1) for game in games)
            assert one == other, f"game {seed}, after {made} choices"
            compared += 1
            choice = rng.below(len(decisions[0].options))
            made += 1
            for game in games:
                game.apply(choice)
            decisions = [game.advance() for game in games]
    assert compared >= PAIRS // 2


def exchanged(games: list[Any], seat: int, rng: Any) -> tuple[int, ...]:
    """Exchange two different cards of a pile that the seat does not see, in the second game; () if there are none."""
    first, second = games
    piles = [zone for zone in second.zones if len(zone.cards) > 1 and not any(first.sees(seat, piece) for piece in zone.cards)]
    pile = max(piles, key=lambda zone: len(zone.cards), default=None)
    if pile is None:
        return ()
    places = [
        (one, other) for other in range(len(pile.cards)) for one in range(other) if pile.cards[one].card is not pile.cards[other].card
    ]
    if not places:
        return ()
    one, other = places[rng.below(len(places))]
    pile.cards[one], pile.cards[other] = pile.cards[other], pile.cards[one]
    return pile.cards[one].id, pile.cards[other].id


class Pair:
    """Two games of the same choices that differ in the places of two cards which the person has not seen in either."""

    def __init__(self, prepared: Any, *, owner: int, seed: int, rng: Any) -> None:
        self.prepared = prepared
        self.games = [told(prepared.seated_game(seed, -1, SEAT)) for _ in range(2)]
        self.policies = prepared.policies(seed, 0)
        self.read = [0, 0]  # entries of the logs that were checked
        self.made = 0
        self.swapped = self.swap(owner, rng)

    def swap(self, owner: int, rng: Any) -> tuple[int, ...]:
        """Change the places of two cards of this owner, one of them in a hand or near the top of a pile; () if none are alike."""
        first, game = self.games
        zones = [zone for zone in game.zones if zone.owner == owner and zone.cards and not first.sees(SEAT, zone.cards[-1])]
        deck = max(zones, key=lambda zone: len(zone.cards))
        near_top = min(6, len(deck.cards) // 2)
        near = [piece.id for zone in zones for piece in (zone.cards if zone is not deck else deck.cards[-near_top:])]
        far = [piece.id for zone in zones for piece in (zone.cards if zone is not deck else deck.cards[:-near_top])]
        cards = {id: game.pieces[id].card for id in near + far}
        pairs = [(one, other) for one in near for other in far if cards[one] is not cards[other] and cards[one].type == cards[other].type]
        if not pairs:
            return ()
        one, other = pairs[rng.below(len(pairs))]
        places = {}
        for zone in game.zones:
            places |= {piece.id: (zone, place) for place, piece in enumerate(zone.cards) if piece.id in (one, other)}
        for id, (zone, place) in ((other, places[one]), (one, places[other])):
            zone.cards[place] = game.pieces[id]
            game.pieces[id].zone = zone.id
        return one, other

    def partner(self, id: int) -> int:
        return dict(zip(self.swapped, reversed(self.swapped), strict=True)).get(id, id)

    def is_in_a_hand(self) -> bool:
        """Whether one of the two cards is in a zone that its owner sees."""
        game = self.games[0]
        return any(game.zones[game.pieces[id].zone].seen_by(1 - SEAT) for id in self.swapped)

    def play_on(self) -> tuple[Any, Any] | None:
        """What both games show at the person's next decision; None if the games have become different for the person, or are over."""
        if self.made == DECISIONS:
            return None
        while True:
            decisions = [game.advance() for game in self.games]
            if self.is_told() or None in decisions:
                return None
            others = [decision.seat != SEAT for decision in decisions]
            if not any(others):
                return tuple(seen(self.prepared, game) for game in self.games)
            if not self.answer(decisions, others):
                return None

    def answer(self, decisions: list[Any], others: list[bool]) -> bool:
        """Let the opponent choose the same in both games; False if it cannot."""
        one, other = self.games
        first, second = decisions
        if all(others) and first.kind == second.kind:
            choice = self.policies[1 - SEAT].choose(one.view(1 - SEAT), first)
            taken = first.options[choice]
            for number, option in enumerate(second.options):
                if (option.verb, option.piece, option.amount) == (taken.verb, self.partner(taken.piece), taken.amount):
                    one.apply(choice)
                    other.apply(number)
                    return True
            return False
        for game, decision, is_other in zip(self.games, decisions, others, strict=True):
            passes = [number for number, option in enumerate(decision.options) if option.verb == PASS_VERB]
            if is_other and passes:  # a question that the other game does not ask
                game.apply(passes[0])
                return True
        return False

    def is_told(self) -> bool:
        """Whether the person sees one of the two cards now, or it was shown in passing."""
        for number, game in enumerate(self.games):
            entries = game.log[self.read[number] :]
            self.read[number] = len(game.log)
            for id in self.swapped:
                if game.sees(SEAT, game.pieces[id]) or any(entry.piece == id and game.is_open(entry.event) for entry in entries):
                    return True
        return False

    def choose(self, rng: Any) -> bool:
        """Take the same option in both games."""
        choice = rng.below(len(self.games[0].decision.options))
        for game in self.games:
            game.apply(choice)
        self.made += 1
        return True
