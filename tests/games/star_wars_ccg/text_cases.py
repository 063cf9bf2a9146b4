"""Cases of card texts as files: a position of real cards, what is done, and what holds then.

A case: row, light, dark, at, active, rules as `Position` reads them ("light" and "dark" for the seats), light_hand, dark_reserve ...; when:
[[verb, card, to], ...], with verbs of their own: play [Interrupt, its targets or numbers of choices ...], text [card, the number of its
text, its targets or numbers of choices ...], choose [cards or numbers of options ...], pay [the pile from whose top a Force is lost], until
[verb, card] (in a battle: pass, and draw destiny, until that is offered), wait [verb, card] (pass, also into the next turn, until that is
offered), over [] (pass until the battle is over or damage is asked); then: may, may_not
[[verb, card, to], ...], drains [[side, location, Force], ...],
costs [[card, location, Force], ...], numbers {card: {name: number}}, destinies [of the Light Side, of the Dark Side], destiny_of {card:
number}, lost {card: 1 or 0}, zones {card: pile}, places {card: location}, hosts {card: bearer},
rooms {card: 1 as a pilot, 2 as a passenger}, hit {card: 1 or 0}, damage, attrition,
power [light, dark], ability [light, dark] (in the battle, for destiny), parsecs {card: number} and orbits {card: system} of the Death Star,
also before `when`, damaged {Podracer: 1 or 0}, back {Objective: 1 if its back is up}, also before `when`,
in {generic location: a location of its system} before `when` and systems afterwards, icons {card: [light, dark]}, activates (the most
Force), sizes {light_force: number}, sees {card: [light, dark]}, missing {character: 1 or 0}, row [the locations],
tests {Jedi Test: [apprentice, mentor, 1 if it is completed]} before `when`.
Vehicles: crashed [those that have crashed], and gone [missing characters] before `when`.  Cards that were hit: struck [them] before `when`.
Of cards that lie on others: stacked, facedown, hatred and coaxium {card of the hand: the card on which it lies} before `when`,
leave [a card of the table that is lost] and blow away [a location] among the verbs, and tops {light_reserve: the card on top}.
over: the seat that has won.
Before `when` as well: aims {card: its target}, owners {card: the side whose card it is, or who has it}, also afterwards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.combat.battle_destinies import destinies_of, total_ability
from games.star_wars_ccg.play.combat.states import crash, go_missing
from games.star_wars_ccg.play.epics.orbits import blow_away
from games.star_wars_ccg.play.row import parsec_of
from games.star_wars_ccg.play.turn.leaving import leave_table
from tests.games.helpers.cases.yaml_files import texts
from tests.games.star_wars_ccg.abilities.positions import PILES, Position
from tests.games.star_wars_ccg.abilities.using import choose, go_on, lost, until, use

SIDES = ("light", "dark")
NUMBERS = {
    "power": c.POWER,
    "ability": c.ABILITY,
    "forfeit": c.FORFEIT,
    "cost": c.COST,
    "landspeed": c.LANDSPEED,
    "defence": c.DEFENCE,
    "politics": c.POLITICS,
    "crossing": c.CROSSING_ELSE,
    "ferocity": c.FEROCITY,
    "guard": c.GUARD,
}
ZONES = {**PILES, "table": play.AT_LOCATIONS, "covered": play.COVERED, "area": play.AREA, "aside": play.ASIDE}


def plain(value: Any) -> Any:
    """With numbers; YAML would take 1_284 for one, too."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return int(value) if value.isdigit() else value


def read(path: Path) -> dict[str, Any]:
    """The whole file."""
    return plain(texts(path))


def position_of(case: dict[str, Any]) -> Position:
    battle = "battle" if any(step[0] == "battle" for step in case.get("when", ())) else "deploy"
    piles = tuple({pile: case[f"{side}_{pile}"] for pile in PILES if f"{side}_{pile}" in case} for side in SIDES)
    active = SIDES.index(case.get("active", "light"))
    rules = case.get("rules", "rulebook")
    there = Position(case["row"], case.get("light"), case.get("dark"), at=case.get("at", battle), active=active, piles=piles, rules=rules)
    lying = {card: host for how in ("stacked", "facedown", "hatred", "coaxium") for card, host in case.get(how, {}).items()}
    for card, host in lying.items():
        there.game.move(there.piece(card), there.game.sides[there.piece(card).owner].aside)
        there.piece(card).under = there.piece(host).id
    for card in case.get("gone", ()):
        go_missing(there.game, there.piece(card))
    for card in case.get("hatred", ()):
        there.piece(card).facedown = True
        there.piece(card).called = c.HATRED
    for card in case.get("coaxium", ()):
        there.piece(card).called = c.COAXIUM
    for card in case.get("facedown", ()):
        there.piece(card).facedown = True
        there.piece(card).known = 1 << there.piece(card).owner
    for card, parsec in case.get("parsecs", {}).items():
        there.piece(card).stage = parsec
    for card, other in case.get("in", {}).items():
        there.piece(card).system = there.piece(other).system
    for test, (apprentice, mentor, stage) in case.get("tests", {}).items():
        there.piece(test).aim = there.piece(apprentice).id
        there.piece(test).origin = there.piece(mentor).id
        there.piece(test).stage = stage
    for card, system in case.get("orbits", {}).items():
        there.piece(card).aim = there.piece(system).id
        there.piece(card).stage = there.piece(system).card.parsec
    for card, is_back in case.get("back", {}).items():
        there.piece(card).stage = is_back
    for card in case.get("struck", ()):
        there.piece(card).is_hit = True
    for card, other in case.get("aims", {}).items():
        there.piece(card).aim = there.piece(other).id
    for card, side in case.get("owners", {}).items():
        there.piece(card).owner = there.piece(card).controller = SIDES.index(side)
    for card in case.get("crashed", ()):
        crash(there.game, there.piece(card))
    return there


def carry_out(there: Position, steps: list[list[Any]]) -> None:
    for verb, *cards in steps:
        if verb == "play":
            use(there, *cards)
        elif verb == "text":
            decision = there.decision()
            card, number, *choices = cards
            there.game.apply([(each.piece, each.amount) for each in decision.options].index((there.piece(card).id, number)))
            choose(there, *choices)
        elif verb == "choose":
            choose(there, *cards)
        elif verb == "until":
            assert until(there, *cards), there.options()
        elif verb == "wait":
            wait(there, *cards)
        elif verb == "over":
            go_on(there)
        elif verb == "leave":
            leave_table(there.game, there.piece(cards[0]))
        elif verb == "blow away":
            blow_away(there.game, there.piece(cards[0]))
        elif verb == "pay":
            there.game.apply(there.options().index(("lose from", None, PILES[cards[0]])))
        else:
            there.do(verb, *cards)


def wait(there: Position, verb: str, card: str | None = None) -> None:
    """Pass, and lose or choose what comes first where passing is no option, until this is offered."""
    for _ in range(80):
        if there.may(verb, card):
            return
        if there.may("pass"):
            there.do("pass")
        else:
            there.game.apply(0)
        there.decision()
    raise AssertionError(there.options())


def check(there: Position, expected: dict[str, Any]) -> None:
    assert expected, "say in `then` what holds"
    there.decision()
    for key, value in expected.items():
        assert asked(there, key, value) == value, (key, there.options())


def pile_of(there: Position, name: str) -> Any:
    return there.game.pile(SIDES.index(name.partition("_")[0]), PILES[name.partition("_")[2]])


def code_of(there: Position, id: int) -> str:
    """The code of a card; "none" for NONE, such as the location of a card that is not on the table."""
    return there.game.pieces[id].card.code if id >= 0 else "none"


def asked(there: Position, key: str, value: Any) -> Any:
    """What holds, in the form of `value` if that is right."""
    battle = there.game.battle
    if key == "may":
        return [each for each in value if there.may(*each)]
    if key == "may_not":
        return [each for each in value if not there.may(*each)]
    if key == "drains":
        return [[side, place, there.drain(SIDES.index(side), place)] for side, place, _ in value]
    if key == "costs":
        return [[card, place, there.cost(card, place)] for card, place, _ in value]
    if key == "numbers":
        return {card: {name: there.number(NUMBERS[name], card) for name in numbers} for card, numbers in value.items()}
    if key == "destinies":
        return [destinies_of(there.game, seat) for seat in (0, 1)]
    if key == "destiny_of":
        return {card: there.by_code[card].destiny for card in value}
    if key == "lost":
        return {card: int(is_lost) for card, is_lost in zip(value, lost(there, *value), strict=True)}
    if key == "zones":
        return {card: next(name for name, kind in ZONES.items() if kind == there.zone(card)[0]) for card in value}
    if key == "places":
        return {card: code_of(there, there.game.place_at(there.piece(card))) for card in value}
    if key == "hosts":
        return {card: code_of(there, there.piece(card).host) for card in value}
    if key == "rooms":
        return {card: there.piece(card).room for card in value}
    if key == "hit":
        return {card: int(there.piece(card).is_hit) for card in value}
    if key == "missing":
        return {card: int(there.game.has_flag(c.MISSING, there.piece(card))) for card in value}
    if key == "damaged":
        return {card: int(there.piece(card).declared) for card in value}
    if key == "owners":
        return {card: SIDES[there.piece(card).controller] for card in value}
    if key == "row":
        return [where.card.code for where in there.game.row.cards]
    if key in ("damage", "attrition", "power"):
        return getattr(battle, key)
    if key == "sizes":
        return {name: len(pile_of(there, name).cards) for name in value}
    if key == "ability":
        place = there.game.pieces[battle.place]
        return [total_ability(there.game, seat) + there.game.value(c.TOTAL_ABILITY + seat, place) for seat in (0, 1)]
    if key == "parsecs":
        return {card: parsec_of(there.piece(card)) for card in value}
    if key == "orbits":
        return {card: code_of(there, there.piece(card).aim) for card in value}
    if key == "immune":
        return {card: [most, int(there.game.is_immune(there.piece(card), most))] for card, (most, _) in value.items()}
    if key == "systems":
        return {card: other for card, other in value.items() if there.piece(card).system == there.piece(other).system}
    if key == "back":
        return {card: there.piece(card).stage for card in value}
    if key == "icons":
        return {card: [there.game.icons_at(seat, there.piece(card).id) for seat in (0, 1)] for card in value}
    if key == "activates":
        return max(amount for verb, _, amount in there.options() if verb == "activate")
    if key == "tops":
        return {name: next(card for card in there.named if there.piece(card) is pile_of(there, name).cards[-1]) for name in value}
    if key == "over":
        return there.game.winner if there.game.is_over else None
    if key == "sees":
        return {card: [int(there.game.knows(seat, there.piece(card))) for seat in (0, 1)] for card in value}
    raise AssertionError(f"{key} is no question; use one of those that this file names.")
