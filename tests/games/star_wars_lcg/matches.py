"""Positions and random games of two players.

Scenario files for two players use the keys of those for one player (`scenarios.Position`) and these:
given: at: edge, strikes or bonus, with `engaged` (an objective) and `edge` (a side); of a card also participating, known, and `under` (the
    objective that a captured card is under).
when: by: the side that chooses.
"""

from __future__ import annotations

import random
from typing import Any

from games.contracts.decks import Decklist, Slot
from games.engine.decision import Decision
from games.engine.events.windows import (
    ACTIONS_DECISION,
    AMOUNT_DECISION,
    AMOUNT_VERB,
    ORDER_DECISION,
    TARGET_DECISION,
    TARGET_VERB,
    TRIGGER_VERB,
    WINDOW_DECISION,
)
from games.engine.machine import Frame, play_match
from games.engine.rng import stream
from games.engine.trace import digest
from games.engine.verbs import (
    CHOICE_DECISION,
    CHOICE_VERB,
    MAY_DECISION,
    ORDER_PICK_DECISION,
    PICK_DECISION,
    PICK_VERB,
    REPEAT_DECISION,
    YES_VERB,
)
from games.policies.random import RandomPolicy
from games.star_wars_lcg.abilities.constants import (
    COST_DECISION,
    COST_VERB,
    DAMAGE,
    FOCUS,
    PHASES,
    SHIELD,
    ZONES,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.catalogue.card_facts import CardFacts, card_from_record
from games.star_wars_lcg.decks.contents import deck_contents
from games.star_wars_lcg.decks.table.match import ListedDeck, lay_out_pair, listed
from games.star_wars_lcg.play.cards import make_cards
from games.star_wars_lcg.play.constants import DECISIONS, ENDINGS, ENGAGEMENT_FRAME, POLICY_STREAM, SEATS, TURN_FRAME, VERBS
from games.star_wars_lcg.play.game import Play, new_match
from games.star_wars_lcg.play.programs import with_pilots
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.turn import engagement, phases
from games.star_wars_lcg.policies.default import DefaultPolicy
from tests.games.star_wars_lcg.card_pool import LEADERS, POOL, SETS
from tests.games.star_wars_lcg.random_games import show_games

AT = {
    "begin": phases.BEGIN,
    "balance": phases.TO_BALANCE,
    "refresh": phases.TO_REFRESH,
    "draw": phases.TO_DRAW,
    "deployment": phases.TO_DEPLOYMENT,
    "conflict": phases.TO_CONFLICT,
    "force": phases.TO_FORCE,
}
IN_ENGAGEMENT = {"edge": engagement.EDGE_BATTLE, "strikes": engagement.STRIKES, "bonus": engagement.UNOPPOSED}
ANONYMOUS = {"hand", "deck", "objective_deck", "discard", "victory"}
STATES = ("participating", "engaged", "committed")
TOKEN_NAMES = {"focus": FOCUS, "damage": DAMAGE}
DARK_SETS, LIGHT_SETS = range(19, 37), range(1, 19)


def random_list(rng: random.Random, side: str, sets: int = 10) -> Decklist:
    """A random legal deck but for limits: different sets of one side."""
    codes = rng.sample(SETS[side], sets)
    leader = rng.choice(LEADERS[side])
    return Decklist((*(Slot(code, 1, "objective_sets") for code in codes), Slot(leader, 1, "affiliation")))


def random_start(seed: int) -> Play:
    """The table of two random decks before the first shuffle."""
    rng = random.Random(seed)
    dark, light = (listed(deck_contents(random_list(rng, side), POOL), POOL) for side in SEATS)
    return lay_out_pair(dark, light, POOL)


def random_match(seed: int) -> Play:
    return new_match(random_start(seed), seed, 0)


def core_deck(rng: random.Random, sets: range, leader: str) -> ListedDeck:
    slots = [Slot(str(number), 1, "objective_sets") for number in rng.sample(sets, 10)]
    return listed(deck_contents(Decklist((*slots, Slot(leader, 1, "affiliation"))), POOL), POOL)


def core_game(seed: int) -> Play:
    """A game of two random decks of the Core Set."""
    rng = random.Random(seed)
    return new_match(lay_out_pair(core_deck(rng, DARK_SETS, "sith"), core_deck(rng, LIGHT_SETS, "jedi"), POOL), seed, 0)


# A program for `python -c`.
SHOW_DIGESTS = "import games; print(games.rules_mode()); from tests.games.star_wars_lcg.matches import show_digests; show_digests()"


def show_digests() -> None:
    """Print the digests of a few games of random and default players, one a line."""
    for seed in range(8):
        players = [RandomPolicy(stream(seed, 0, POLICY_STREAM + seat)) for seat in range(2)]
        for policies in (players, [DefaultPolicy(), DefaultPolicy()]):
            game = random_match(seed)
            play_match(game, policies)
            print(seed, digest(game))  # noqa: T201
    show_games(8)


class MatchPosition:
    """A game of two players that stands where `given` says, its pieces by label."""

    is_solo = False  # is the side that does not act a passive opponent?

    def __init__(self, given: dict[str, Any], invented: dict[str, Any]) -> None:
        self.labels: dict[str, Piece] = {}
        seat = SEATS.index(given["seat"])
        sides = [self._side(given, side) for side in range(2)]
        placed = [(side, zone, card) for side, content in enumerate(sides) for zone, card in self._cards(content)]
        codes = sorted({card["card"] for _, _, card in placed})
        facts = with_pilots([self._facts(code, invented) for code in codes])
        self.game = game = Play(make_cards(facts))
        self.prepare(facts)
        by_code = dict(zip(codes, game.cards, strict=False))
        for side, zone, card in placed:
            self._place(Piece(len(game.pieces), by_code[card["card"]], side, side * ZONES_A_SEAT + ZONES.index(zone)), zone, card)
        for piece, card in zip(game.pieces, [card for _, _, card in placed], strict=True):
            host = card.get("on", card.get("under"))
            if host is not None:
                game.attach(piece, self.labels[host])
        for side, content in enumerate(sides):
            self._set_side(side, content, max(given.get("turn", 2) - (side > seat), 0))  # the Dark Side goes first
        game.active = seat
        if self.is_solo:
            game.watch(seat)
        game.dial = given.get("dial", 0)
        game.balance = SEATS.index(given.get("balance", "light"))
        game.command_rng = [stream(1, 0, purpose) for purpose in (0, 1)]
        game.objective_rng = [stream(1, 0, purpose) for purpose in (2, 3)]
        game.chance_rng = [stream(1, 0, 6)]
        self._stand(given)

    def prepare(self, facts: list[CardFacts]) -> None:
        """Called before the cards are placed; here they have no abilities of their own."""

    def _side(self, given: dict[str, Any], side: int) -> dict[str, Any]:
        name = SEATS[side]
        content = dict(given.get(name) or {})
        content.setdefault("passive", side != SEATS.index(given["seat"]))
        content.setdefault("affiliation", ["sith", "jedi"][side])
        if not isinstance(content["affiliation"], list):
            content["affiliation"] = [content["affiliation"]]
        objectives = content.get("objectives", [])
        blanks = content.pop("blank_objectives", 3 - len(objectives))
        content["objectives"] = [*objectives, *({"card": "blank", "as": f"{name} {number + 1}"} for number in range(blanks))]
        return content

    def _cards(self, content: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
        found = []
        for zone in ZONES:
            cards = content.pop(zone, ())
            for card in reversed(cards) if "deck" in zone else cards:
                found.append((zone, {"card": card} if isinstance(card, str) else dict(card)))
        return found

    def _facts(self, code: str, invented: dict[str, Any]) -> CardFacts:
        record = {"type": "objective", "facts": {"damage_capacity": 5, "resources": 0}} if code == "blank" else invented.get(code)
        if record is None:
            return POOL.known_card(code)
        return card_from_record({"code": code, "name": code, "side": "light", "faction": "neutral", **record})

    def _place(self, piece: Piece, zone: str, card: dict[str, Any]) -> None:
        game = self.game
        if zone == "victory":
            piece.owner = 1 - piece.owner
        game.add_piece(piece)
        label = card.get("as", card["card"])
        assert label not in self.labels or zone in ANONYMOUS, f"two pieces are {label}"
        self.labels.setdefault(label, piece)
        if game.zones[piece.zone].in_play:
            game.entered_play(piece)
        for name, token in TOKEN_NAMES.items():
            piece.tokens[token] = card.get(name, 0)
        if card.get("shield"):
            game.put_shield(piece)
        for name in STATES:
            setattr(piece, name, card.get(name, False))
        if piece.committed:
            game.sides[piece.owner].force_cards -= 1

    def _set_side(self, seat: int, content: dict[str, Any], turns: int) -> None:
        side = self.game.sides[seat]
        side.reserve = content.pop("reserve", 6)
        side.passive = content.pop("passive") and self.is_solo
        side.force = content.pop("force", 0)
        side.turns = content.pop("turns", turns)
        side.faction = side.affiliation.cards[0].card.faction
        assert not content, f"unknown words for {SEATS[seat]}: {content}"

    def _stand(self, given: dict[str, Any]) -> None:
        game, at = self.game, given["at"]
        game.listen_anew()
        if at in AT:
            game.frames = [Frame(TURN_FRAME, AT[at], 0, 1)]
            game.phase = max(PHASES.index(at) - 1, 0) if at in PHASES else 0
            return
        game.phase = PHASES.index("conflict")
        game.engaged = self.labels[given["engaged"]].id
        game.edge = SEATS.index(given["edge"]) if "edge" in given else -1
        game.frames = [Frame(TURN_FRAME, phases.CONFLICT_WINDOW), Frame(ENGAGEMENT_FRAME, IN_ENGAGEMENT[at], game.engaged, -1)]

    # --- when --------------------------------------------------------------------------------------------------------

    def do(self, step: dict[str, Any]) -> None:
        decision = self.game.advance()
        assert decision is not None, f"the game is over before {step}"
        if "by" in step:
            assert SEATS[decision.seat] == step["by"], f"{step}: {self.offered(decision)}"
        number = self._option(step, decision)
        if "refuse" in step:
            assert number is None, f"{step} is offered: {self.offered(decision)}"
            return
        assert number is not None, f"{step} is not offered: {self.offered(decision)}"
        self.game.apply(number)

    def _option(self, step: dict[str, Any], decision: Decision) -> int | None:
        name = step.get("choose", step.get("refuse"))
        for number, option in enumerate(decision.options):
            piece = self.game.pieces[option.piece] if option.piece >= 0 else None
            is_card = "card" not in step or (
                piece is not None and (piece is self.labels.get(step["card"]) or step["card"] == piece.card.code)
            )
            if verb_name(option.verb) == name and is_card and step.get("amount", option.amount) == option.amount:
                return number
        return None

    def offered(self, decision: Decision) -> list[str]:
        names = {piece.id: label for label, piece in self.labels.items()}
        shown = [f"{verb_name(option.verb)} {names.get(option.piece, '')} {option.amount}" for option in decision.options]
        return [f"{SEATS[decision.seat]} {decision_name(decision.kind)}", *shown]

    # --- then --------------------------------------------------------------------------------------------------------

    def check(self, facts: dict[str, Any]) -> None:
        self.game.advance()
        for name, expected in facts.items():
            found = {key: self._fact(name, key) for key in expected} if isinstance(expected, dict) else self._value(name)
            assert found == expected, f"{name}: found {found}, expected {expected}"

    def _value(self, name: str) -> Any:
        game = self.game
        decision = game.decision
        values = {
            "dial": game.dial,
            "balance": SEATS[game.balance],
            "winner": SEATS[game.winner] if game.winner >= 0 else None,
            "ending": ENDINGS[game.ending],
            "phase": PHASES[game.phase],
            "active": SEATS[game.active],
            "turn": game.sides[game.active].turns,
            "asks": decision_name(decision.kind) if decision else None,
            "asked": SEATS[decision.seat] if decision else None,
            "fates": [game.pieces[id].card.code for id in game.resolved_fates],
            "edge": SEATS[game.edge] if game.edge >= 0 else None,
            "spent": game.sides[game.active].spent,
        }
        return values[name]

    def _fact(self, name: str, key: str) -> Any:
        if name in {"zones", "sizes"}:
            side, zone = key.split(".")
            cards = self.game.zone(SEATS.index(side), ZONES.index(zone)).cards
            names = {piece.id: label for label, piece in self.labels.items()}
            return len(cards) if name == "sizes" else [names.get(piece.id, piece.card.code) for piece in cards]
        if name in {"turns", "force_cards"}:
            return getattr(self.game.sides[SEATS.index(key)], name)
        piece = self.labels[key]
        if name == "zone":
            zone = self.game.zones[piece.zone]
            return f"{SEATS[zone.owner]}.{ZONES[zone.kind]}"
        if name == "on":
            return next((label for label, each in self.labels.items() if each.id == piece.host), None)
        if name in TOKEN_NAMES:
            return piece.tokens[TOKEN_NAMES[name]]
        return piece.tokens[SHIELD] > 0 if name == "shield" else getattr(piece, name)


ENGINE_VERBS = {
    TRIGGER_VERB: "trigger",
    TARGET_VERB: "target",
    YES_VERB: "yes",
    CHOICE_VERB: "choice",
    PICK_VERB: "pick",
    AMOUNT_VERB: "amount",
}
ENGINE_DECISIONS = {
    AMOUNT_DECISION: "amount",
    ORDER_PICK_DECISION: "order_pick",
    REPEAT_DECISION: "repeat",
    ACTIONS_DECISION: "play",
    WINDOW_DECISION: "window",
    ORDER_DECISION: "order",
    TARGET_DECISION: "target",
    MAY_DECISION: "may",
    CHOICE_DECISION: "choice",
    PICK_DECISION: "pick",
    COST_DECISION: "cost",
}


def verb_name(verb: int) -> str:
    return ENGINE_VERBS.get(verb) or ("cost" if verb == COST_VERB else VERBS[verb])


def decision_name(kind: int) -> str:
    return ENGINE_DECISIONS.get(kind) or DECISIONS[kind]
