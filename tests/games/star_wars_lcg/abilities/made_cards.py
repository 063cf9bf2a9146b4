"""Positions in which a declared card is played: with cards that its targets are made for, and without any."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from games.abilities.filters import FilterCompiler
from games.engine.abilities.ability import Ability
from games.engine.events.batch import Event
from games.engine.events.index import FROM_ITSELF
from games.engine.events.windows import TRIGGER_VERB
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.abilities.constants import CAPTURED, CAPTURES, DISCARDED, ENTERS_PLAY, LEAVES_PLAY, LIGHT
from games.star_wars_lcg.abilities.parts import events
from games.star_wars_lcg.abilities.pieces import pieces, unit
from games.star_wars_lcg.play.constants import SEATS
from games.star_wars_lcg.texts import TEXTS
from tests.games.star_wars_lcg.abilities.positions import RESTING, AbilityPosition
from tests.games.star_wars_lcg.card_pool import POOL

ZONE_OF_TYPE = {
    "unit": "units",
    "objective": "objectives",
    "enhancement": "enhancements",
    "mission": "objectives",
    "affiliation": "affiliation",
    "event": "hand",
    "fate": "edge_stack",
}
ZONE_OF_WORD = {"hand": "hand", "deck": "deck", "discard": "discard", "captured": "captured", "edge_stack": "edge_stack", "anywhere": ""}
MOST_STEPS = 400


def own_seat(code: str) -> int:
    return SEATS.index(POOL.known_card(code).side)


class Made:
    """A card that fits a declared filter, for the player of seat `seat`; `active` is the seat whose turn it should be, -1 for any."""

    def __init__(self, filter: Mapping[str, Any], seat: int, label: str, self_code: str = "") -> None:
        wanted = dict(filter)
        for name, value in dict(wanted.pop("one_of", [{}])[0]).items():
            wanted.setdefault(name, value)
        states = set(wanted.get("state", ()))
        owner = 1 - seat if wanted.get("whose", "opponent" if "defending" in states else "own") == "opponent" else seat
        self.active = -1
        if states & {"attacking", "defending"}:
            self.active = owner if "attacking" in states else 1 - owner
        type = wanted.get("type", ["unit"])[0]
        self.side = SEATS[owner]
        self.zone = ZONE_OF_WORD.get(wanted.get("zone", ""), "") or ZONE_OF_TYPE[type]
        self.record = self._record(type, wanted, states, owner)
        self.card: dict[str, Any] = {"card": label}
        self.card |= {"focus": 1} if "exhausted" in states else {}
        self.card |= {"damage": wanted.get("damage_least", 1)} if states & {"damaged"} or "damage_least" in wanted else {}
        self.card |= {"shield": True} if "shielded" in states else {}
        self.card |= {"committed": True} if "committed" in states else {}
        self.card |= {"participating": True} if states & {"participating", "attacking", "defending", "alone"} else {}
        self.card |= {"on": self_code} if wanted.get("of") == "on_this" else {}
        self.card |= {"owner": SEATS[1 - owner]} if "foreign" in states else {}
        if "pilot" in states:
            self.record = {"side": self.side, **PILOT}
        self.with_captured = bool(wanted.get("with_captured"))
        self.bearer: Mapping[str, Any] | None = wanted.get("attached_to")
        is_piloted = "piloted" in states or "pilots_least" in wanted
        self.attached = "pilot" if is_piloted else "gear" if "enhanced" in states else ""

    def _record(self, type: str, wanted: dict[str, Any], states: set[str], owner: int) -> dict[str, Any]:
        faction = wanted.get("faction", ["neutral"])[0]
        if "in_faction" in states:
            faction = ["sith", "jedi"][owner]
        traits = [wanted["traits"][0]] if "traits" in wanted else []
        numbers = {
            "damage_capacity": 9,
            "force_icons": 0,
            "cost": wanted.get("cost_least", wanted.get("cost_most", 1)),
            "edge_unit_damage": 1 if wanted.get("edge_icons") else None,
            "resources": 1 if wanted.get("generates") or type == "objective" else None,
        }
        title = {"name": TEXTS[f"abilities.titles.{wanted['title'][0]}"]["en"]} if "title" in wanted else {}
        return {
            "type": type,
            "side": self.side,
            "faction": faction,
            "unique": bool(wanted.get("unique")),
            "facts": {"traits": traits} | numbers,
        } | title


GEAR = {"type": "enhancement", "facts": {"enhances": {"what": "unit"}}}
PILOT = {"type": "unit", "facts": {"traits": ["Pilot"], "keywords": [{"name": "pilot", "value": 1}], "cost": 2, "damage_capacity": 2}}


def host_of(code: str) -> dict[str, Any] | None:
    """What the card is attached to, as a filter."""
    effects = [effect for each in ABILITIES[code].get("constant", ()) for effect in each["effects"]]
    return next((effect["what"] for effect in effects if effect["op"] == "attaches"), None)


def zone_of(code: str, declared: Mapping[str, Any]) -> str:
    """Where the card is for this ability; in hand, too, if it is to enter play."""
    type = POOL.known_card(code).type
    leaves = declared.get("on", [{}])[0].items() >= {"event": "left_to_discard", "subject": "this"}.items()
    if declared.get("from_discard") and not leaves:
        return "discard"
    enters = declared.get("on", [{}])[0].items() >= {"event": "enters_play", "subject": "this"}.items()
    if declared.get("from_hand") or enters:
        return "hand"
    return "enhancements" if "pilot" in declared else ZONE_OF_TYPE[type]


def position(code: str, made: list[Made], declared: Mapping[str, Any]) -> AbilityPosition:
    """The card `code` where this ability works, the cards that were made, and an engagement in which the active player attacks."""
    facts = POOL.known_card(code)
    seat = own_seat(code)
    active = next((each.active for each in made if each.active >= 0), seat)
    sides: dict[str, dict[str, list[Any]]] = {
        side: {"deck": ["card"] * 12, "hand": ["card"] * 2, "objective_deck": ["plan"] * 5} for side in SEATS
    }
    invented: dict[str, Any] = {"gear": GEAR, "pilot": PILOT, "card": {"type": "event", "facts": {"cost": 0}}}
    invented["plan"] = {"type": "objective", "facts": {"damage_capacity": 9, "resources": 0}}
    zone = zone_of(code, declared)
    side = SEATS[1 - seat] if facts.type == "mission" else SEATS[seat]
    card = {"card": code} | ({"owner": SEATS[seat]} if facts.type == "mission" else {})
    if {"cost": "remove_shield", "what": {"of": "this"}} in declared.get("costs", ()):
        card["shield"] = True
    if {"event": "focus_removed", "subject": "this"} in declared.get("on", ()):
        card["focus"] = 1
    host = unit("Vehicle", whose="own") if "pilot" in declared else host_of(code)
    if host is not None:
        made = [*made, Made(host, seat, "host")]
        card |= {} if zone == "hand" else {"on": "host"}
    sides[side].setdefault(zone, []).append(card)
    for number, each in enumerate(made):
        label = each.card["card"]
        invented[label] = each.record
        sides[each.side].setdefault(each.zone, []).append(each.card)
        if each.attached:
            sides[each.side].setdefault("enhancements", []).append({"card": each.attached, "as": f"{each.attached} {number}", "on": label})
        if each.with_captured:
            sides["light"].setdefault("captured", []).append({"card": "card", "as": "captive", "under": label})
        if each.bearer is not None:
            bearer = Made(each.bearer, seat, f"bearer {number}")
            each.card["on"] = bearer.card["card"]
            invented[bearer.card["card"]] = bearer.record
            sides[bearer.side].setdefault(bearer.zone, []).append(bearer.card)
    given = {"seat": SEATS[active], "at": "strikes", "engaged": f"{SEATS[1 - active]} 3", "edge": SEATS[active]}
    given |= {side: {**content, "blank_objectives": 3} for side, content in sides.items()}
    return AbilityPosition(given, invented)


def fitting_cards(code: str, declared: Mapping[str, Any]) -> list[Made]:
    """A card for each target and cost, and for what the ability's first event happens to."""
    seat = own_seat(code)
    wanted = [each["what"] for each in (*declared.get("targets", ()), *declared.get("costs", ())) if "what" in each]
    wanted += [what for what in wanted if what.get("of") == "not_its_source"]  # one for the event, and another
    made = [Made(what, seat, f"made {number}", code) for number, what in enumerate(wanted)]
    if declared.get("on", [{}])[0].get("event") == "rescued":
        made.append(Made({"zone": "captured", "type": ["event"]}, LIGHT, "it"))
    elif "on" in declared and "what" in declared["on"][0]:
        what = declared["on"][0]["what"]
        is_captive = declared["on"][0]["event"].startswith("captured") and "whose" not in what
        made.append(Made(what, LIGHT if is_captive else seat, "it", code))
        if declared["on"][0]["event"] == "enters_play":
            made[-1].zone = "hand"
            made[-1].card.pop("on", None)
        if any(each["cost"] == "remove_shield" for each in declared.get("costs", ())):
            made[-1].card["shield"] = True
        if declared["on"][0]["event"] == "focus_removed":
            made[-1].card["focus"] = 1
        if declared["on"][0]["event"] == "shield_removed":
            made[-1].card["shield"] = True
        if declared["on"][0]["event"] == "uncommitted":
            made[-1].card["committed"] = True
    if "source" in declared.get("on", [{}])[0]:
        made.append(Made(declared["on"][0]["source"], seat, "source"))
    return made


def event_of(declared: Mapping[str, Any], place: AbilityPosition, code: str) -> Event:
    """The first event that the ability answers."""
    on = declared["on"][0]
    seat = own_seat(code)
    heard = events.make(on, FilterCompiler(pieces, [POOL.known_card(code)] * 20))
    by = 1 - seat if on.get("by") == "opponent" else seat
    label = {"this": code, "host": "host"}.get(on.get("subject", ""), "it")
    piece = place.labels[label].id if label in place.labels else -1
    amount = heard.test.amount if heard.test is not None and heard.test.amount >= 0 else 3
    other = heard.test.other if heard.test is not None else -1
    source = place.labels[code].id if heard.subject == FROM_ITSELF else -1
    if "source" in on:
        source = place.labels["source"].id
    if heard.kind == LEAVES_PLAY:  # the rules add it to its cause
        return Event(CAPTURES, by, piece, source) if other == CAPTURED else Event(DISCARDED, by, piece)
    if heard.kind == ENTERS_PLAY and piece >= 0:
        by = place.game.pieces[piece].owner
        other = place.labels["host"].id if "pilot" in declared else other
        other = place.labels[code].id if on.get("what", {}).get("of") == "on_this" else other
    return Event(heard.kind, by, piece, source, amount, other=other)


def play(place: AbilityPosition, code: str, rng: random.Random) -> set[int]:
    """Play on with choices at random, but use every ability; the ids of the abilities that were used."""
    game = place.game
    cards = len(game.pieces)
    used: set[int] = set()
    for _ in range(MOST_STEPS):
        if game.is_over or (game.decision is None and not game.events and game.frames[-1].kind in RESTING):
            break
        used |= {id(each.ability) for each in game.resolutions}
        if game.decision is None:
            game.step(game.frames[-1])
            continue
        liked = [number for number, option in enumerate(game.decision.options) if option.verb == TRIGGER_VERB]
        game.apply(rng.choice(liked) if liked else rng.randrange(len(game.decision.options)))
    else:
        raise AssertionError(f"{code} does not come to an end")
    assert len(game.pieces) == cards == sum(len(zone.cards) for zone in game.zones), code
    assert all(token >= 0 for piece in game.pieces for token in piece.tokens), code
    return used


def abilities(place: AbilityPosition, code: str, declared: Mapping[str, Any]) -> list[Ability]:
    """Those in play, in hand and in the discard pile; one that answers several events has a trigger for each."""
    card = place.labels[code].card
    if "pilot" in declared:
        card = place.game.cards[card.pilot]
    found = [trigger.ability for trigger in (*card.triggers, *card.hand_triggers, *card.discard_triggers) if trigger.ability is not None]
    return [*dict.fromkeys(found), *([card.fate] if card.fate is not None else [])]


def in_order(code: str) -> list[Mapping[str, Any]]:
    """The declared abilities that are no constants, in the order of `abilities`, then those of a Pilot."""
    own = [
        each
        for slot, listed in ABILITIES[code].items()
        if "constant" not in slot and "pilot" not in slot and slot != "as_soon_as"
        for each in listed
    ]
    own.sort(key=lambda each: 2 if each.get("from_discard") else int(bool(each.get("from_hand"))))
    of_pilot = [each for slot, listed in ABILITIES[code].items() if slot.startswith("pilot") and "constant" not in slot for each in listed]
    return [*own, *({**each, "pilot": number} for number, each in enumerate(of_pilot))]


# (code, the place of the ability among those of its card, the declared ability)
EACH = [(code, number, declared) for code in ABILITIES for number, declared in enumerate(in_order(code))]


def played(code: str, number: int, declared: Mapping[str, Any], made: list[Made], rng: random.Random) -> bool:
    """Play one ability; was it used?"""
    place = position(code, made, declared)
    ability = abilities(place, code, declared)[declared.get("pilot", number)]
    if "on" in declared:
        place.game.fire(event_of(declared, place, code))
    else:
        place.game.use_ability(ability, place.labels[code].id, own_seat(code))
    return id(ability) in play(place, code, rng)
