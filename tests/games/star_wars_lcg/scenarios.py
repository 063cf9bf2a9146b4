"""Scenario files: a position, the options chosen from it, and the facts that then hold.

name: what it shows.  example: the worked example of the rule specification, if it is one.  clauses: what it is about.
cards: label -> a card invented for this file: type, faction, unique, and its facts.
given: deck (sets and affiliation card, before setup), or: seat (who acts), turn (own turns begun, this one among them),
    at (where the turn stands), dial, balance, and for each side
    affiliation, objectives, units, enhancements, hand, deck, objective_deck, discard, victory: a card's code or label, or a mapping
    {card, as (its label, if there are several), focus, damage, shield, committed, engaged, on (label of its host)};
    reserve, force (a passive side's Force total), blank_objectives, turns.
    A side is passive unless it acts.  Missing objectives are blank ones of capacity 5; a deck's first card is its top card.
when: choose / refuse: a verb of `terms.VERBS`, with card and amount where it needs them; play_out: a policy.
then: dial, balance, winner, ending, turn, phase, asks (the decision now), and by label or `side.zone`: focus, damage, shield, committed,
    zone (name), host; zones: `side.zone` -> labels, sizes: `side.zone` -> number, spent, wasted: of the acting side this turn.
"""

from __future__ import annotations

from typing import Any

from games.contracts.decks import Decklist, Slot
from games.engine.machine import Frame, play_out
from games.engine.rng import stream
from games.star_wars_lcg.catalogue.card_facts import CardFacts, card_from_record
from games.star_wars_lcg.play.goldfish.cards import make_cards
from games.star_wars_lcg.play.goldfish.constants import DARK, DECISIONS, ENDINGS, PHASES, SEATS, VERBS, ZONES, ZONES_A_SEAT
from games.star_wars_lcg.play.goldfish.counts import RESOURCES_AVAILABLE, RESOURCES_SPENT
from games.star_wars_lcg.play.goldfish.game import TURN_FRAME, Play
from games.star_wars_lcg.play.goldfish.state import Piece
from games.star_wars_lcg.play.goldfish.turn.payment import ready_sources
from games.star_wars_lcg.play.goldfish.turn.phases import AT_BALANCE, AT_COMMIT, AT_CONFLICT, AT_DEPLOYMENT, AT_DISCARD, AT_REFRESH, BEGIN
from games.star_wars_lcg.policies.goldfish.default import DefaultPolicy
from games.star_wars_lcg.policies.goldfish.simple import DoNothing
from games.star_wars_lcg.runs.goldfish import GOLDFISH
from tests.games.helpers.sample_decks import pool

AT = {
    "begin": BEGIN,
    "balance": AT_BALANCE,
    "refresh": AT_REFRESH,
    "draw": AT_DISCARD,
    "deployment": AT_DEPLOYMENT,
    "conflict": AT_CONFLICT,
    "force": AT_COMMIT,
}
PHASE_AT = {"begin": "balance", "conflict": "deployment"}  # the conflict phase begins with its first step
POLICIES = {"do-nothing": DoNothing(), "default": DefaultPolicy(True, 3, False)}
SLUG = "star-wars-lcg"
IN_PLAY = ("affiliation", "objectives", "units", "enhancements")


def deal(deck: dict[str, Any]) -> Play:
    """A real deck before its setup."""
    slots = [*(Slot(code, 1, "objective_sets") for code in deck["sets"]), Slot(deck["affiliation"], 1, "affiliation")]
    return GOLDFISH.prepare(Decklist(tuple(slots)), pool(SLUG), {}).new_game(1, 0)


class Position:
    """A game that stands where `given` says, its pieces by label."""

    def __init__(self, given: dict[str, Any], invented: dict[str, Any]) -> None:
        self.labels: dict[str, Piece] = {}
        if "deck" in given:
            self.game = deal(given["deck"])
            return
        seat = SEATS.index(given["seat"])
        placed = []
        for side, name in enumerate(SEATS):
            content = dict(given.get(name) or {})
            content.setdefault("affiliation", ["jedi", "sith"][side == DARK])
            if not isinstance(content["affiliation"], list):
                content["affiliation"] = [content["affiliation"]]
            blanks = content.pop("blank_objectives", 3 - len(content.get("objectives", ())))
            content["objectives"] = [*content.get("objectives", ()), *({"card": "blank", "as": f"{name} {n + 1}"} for n in range(blanks))]
            for zone in ZONES:
                cards = content.pop(zone, ())
                if "deck" in zone:
                    cards = list(reversed(cards))
                placed += [(side, zone, {"card": card} if isinstance(card, str) else dict(card)) for card in cards]
            given = {**given, name: content}
        codes = sorted({card["card"] for _, _, card in placed})
        self.game = game = Play(make_cards([self._facts(code, invented) for code in codes]))
        by_code = dict(zip(codes, game.cards, strict=True))
        hosts = []
        for side, zone, card in placed:
            piece = Piece(len(game.pieces), by_code[card["card"]], side, side * ZONES_A_SEAT + ZONES.index(zone))
            if zone == "victory":
                piece.owner = 1 - side
            game.add_piece(piece)
            label = card.get("as", card["card"])
            assert label not in self.labels or zone in {"hand", "deck", "objective_deck", "discard", "victory"}, f"two pieces are {label}"
            self.labels.setdefault(label, piece)
            piece.focus, piece.damage = card.get("focus", 0), card.get("damage", 0)
            piece.shield, piece.engaged = card.get("shield", False), card.get("engaged", False)
            if card.get("committed"):
                piece.committed = True
                game.sides[side].force_cards -= 1
            if "on" in card:
                hosts.append((piece, card["on"]))
            if zone in IN_PLAY:
                game.entered_play(piece)
        for piece, host in hosts:
            piece.host = self.labels[host].id
        for side, name in enumerate(SEATS):
            own = game.sides[side]
            own.passive = given[name].pop("passive", side != seat)
            own.reserve = given[name].pop("reserve", 6)
            own.force = given[name].pop("force", 0)
            own.turns = given[name].pop("turns", max(given.get("turn", 2) - (side > seat), 0))  # the Dark Side goes first
            own.faction = own.affiliation.cards[0].card.faction
            assert not given[name], f"unknown words for {name}: {given[name]}"
        game.active = game.watched = seat
        game.dial = given.get("dial", 0)
        game.balance = SEATS.index(given.get("balance", "light"))
        at = given["at"]
        game.phase = PHASES.index(PHASE_AT.get(at, at))
        game.frames = [Frame(TURN_FRAME, AT[at])]
        game.command_rng = [stream(1, 0, purpose) for purpose in (0, 1)]
        game.objective_rng = [stream(1, 0, purpose) for purpose in (2, 3)]
        if at == "deployment":
            game.row[RESOURCES_AVAILABLE] = sum(source.card.resources for source in ready_sources(game, game.sides[seat]))

    def _facts(self, code: str, invented: dict[str, Any]) -> CardFacts:
        record = {"type": "objective", "facts": {"damage_capacity": 5, "resources": 0}} if code == "blank" else invented.get(code)
        if record is None:
            found = pool(SLUG).card(code)
            assert found is not None, code
            return found
        return card_from_record({"code": code, "name": code, "side": "light", "faction": "neutral", **record})

    # --- when --------------------------------------------------------------------------------------------------------

    def do(self, step: dict[str, Any]) -> None:
        decision = self.game.advance()
        if "play_out" in step:
            play_out(self.game, POLICIES[step["play_out"]])
            return
        assert decision is not None, f"the game is over before {step}"
        number = self._option(step, decision)
        if "refuse" in step:
            assert number is None, f"{step} is offered: {self._offered(decision)}"
            return
        assert number is not None, f"{step} is not offered: {self._offered(decision)}"
        self.game.apply(number)

    def _option(self, step: dict[str, Any], decision: Any) -> int | None:
        verb = VERBS.index(step.get("choose", step.get("refuse")))
        for number, option in enumerate(decision.options):
            piece = self.game.pieces[option.piece] if option.piece >= 0 else None
            is_card = "card" not in step or (piece is not None and (piece is self._piece(step["card"]) or step["card"] == piece.card.code))
            if option.verb == verb and is_card and step.get("amount", option.amount) == option.amount:
                return number
        return None

    def _offered(self, decision: Any) -> list[str]:
        names = {piece.id: label for label, piece in self.labels.items()}
        shown = [f"{VERBS[option.verb]} {names.get(option.piece, '')} {option.amount}" for option in decision.options]
        return [DECISIONS[decision.kind], *shown]

    # --- then --------------------------------------------------------------------------------------------------------

    def check(self, facts: dict[str, Any]) -> None:
        self.game.advance()
        for name, expected in facts.items():
            found = {key: self._fact(name, key) for key in expected} if isinstance(expected, dict) else self._value(name)
            assert found == expected, f"{name}: found {found}, expected {expected}"

    def _piece(self, label: str) -> Piece | None:
        return self.labels.get(label)

    def _value(self, name: str) -> Any:
        game = self.game
        values = {
            "dial": game.dial,
            "balance": SEATS[game.balance],
            "winner": SEATS[game.winner] if game.winner >= 0 else None,
            "ending": ENDINGS[game.ending],
            "phase": PHASES[game.phase],
            "active": SEATS[game.active],
            "turn": game.sides[game.active].turns,
            "asks": DECISIONS[game.decision.kind] if game.decision else None,
            "spent": game.row[RESOURCES_SPENT],
            "wasted": game.row[RESOURCES_AVAILABLE] - game.row[RESOURCES_SPENT],
        }
        return values[name]

    def _fact(self, name: str, key: str) -> Any:
        if name in {"zones", "sizes"}:
            side, zone = key.split(".")
            cards = self.game.zones[SEATS.index(side) * ZONES_A_SEAT + ZONES.index(zone)].cards
            names = {piece.id: label for label, piece in self.labels.items()}
            return len(cards) if name == "sizes" else [names.get(piece.id, piece.card.code) for piece in cards]
        if name == "turns":
            return self.game.sides[SEATS.index(key)].turns
        if name == "force_cards":
            return self.game.sides[SEATS.index(key)].force_cards
        piece = self.labels[key]
        if name == "zone":
            zone = self.game.zones[piece.zone]
            return f"{SEATS[zone.owner]}.{ZONES[zone.kind]}"
        if name == "on":
            return next((label for label, each in self.labels.items() if each.id == piece.host), None)
        return getattr(piece, name)
