"""Using the texts of cards in positions."""

from __future__ import annotations

from games.engine.verbs import CHOICE_VERB
from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.scenarios import VERBS

TATOOINE, CORRIDOR, FARM, CANTINA = "1_289", "1_284", "1_132", "1_290"
for word, number in (("play", c.PLAY_VERB), ("act", c.ACT_VERB), ("aim", c.AIM_VERB)):
    VERBS.setdefault(word, number)


def holding(card: str, row: list[str], light: list[str], dark: list[str], at: str = "control", **piles: dict) -> Position:
    """The player of the card is asked; `own` and `other` are further piles of the two players."""
    seat = 0 if Position([FARM], piles=({"hand": [card]}, {})).side_of(card) == "light" else 1
    own, other = {"hand": [card], **piles.get("own", {})}, piles.get("other", {})
    return Position(row, light, dark, at=at, active=seat, piles=(own, other) if seat == 0 else (other, own))


def use(there: Position, card: str, *choices: str | int) -> Position:
    """Use the card's first text that may be used, with these targets or numbers of choices."""
    there.do("play", card)
    for choice in choices:
        decision = there.decision()
        assert decision is not None
        if isinstance(choice, int):
            assert any(option.verb == CHOICE_VERB for option in decision.options)
            there.game.apply(choice)
        else:
            ids = [option.piece for option in decision.options]
            there.game.apply(ids.index(there.piece(choice).id))
    there.decision()
    return there


def lost(there: Position, *names: str) -> list[bool]:
    return [there.zone(name)[0] == c.LOST for name in names]


def choose(there: Position, *names: str | int) -> None:
    """Choose cards by name, or options by number, one question after the other."""
    for name in names:
        decision = there.decision()
        assert decision is not None
        ids = [option.piece for option in decision.options]
        there.game.apply(name if isinstance(name, int) else ids.index(there.piece(name).id))
    there.decision()


def begun(
    row: list[str],
    light: list[str],
    dark: list[str],
    active: int,
    hands: tuple[list[str], list[str]] = ([], []),
    reserves: tuple[int, list[str] | int] = (10, 10),
) -> Position:
    """A battle at the first location has just begun."""
    piled = tuple({"hand": hand, "reserve": reserve} for hand, reserve in zip(hands, reserves, strict=True))
    there = Position(row, light, dark, at="battle", active=active, piles=piled)
    there.do("battle", row[0])
    there.decision()
    return there


def go_on(there: Position) -> list[int]:
    """Pass until damage is asked or the battle is over: the damage of both players."""
    while there.game.battle.place >= 0:
        if any(there.game.battle.damage):
            return there.game.battle.damage.copy()
        decision = there.decision()
        assert decision is not None
        there.game.apply(len(decision.options) - 1)
        there.decision()
    return [0, 0]


def until(there: Position, verb: str, card: str | None = None) -> bool:
    """Pass, and draw destiny, until this is offered; False if the battle ends before."""
    for _ in range(40):
        if there.may(verb, card):
            return True
        if there.game.battle.place < 0:
            return False
        if there.may("destiny"):
            there.do("destiny")
        elif there.may("pass"):
            there.do("pass")
        else:
            there.game.apply(0)
        there.decision()
    raise AssertionError(there.options())


def aimed(card: str, row: list[str], light: list[str], dark: list[str], at: str, target: str, own: dict | None = None) -> Position:
    """The Utinni Effect has just been deployed at this location, aimed at this card."""
    seat = 0 if Position([FARM], piles=({"hand": [card]}, {})).side_of(card) == "light" else 1
    both: list[dict] = [{}, {}]
    both[seat] = {**(own or {}), "hand": [card]}
    there = Position(row, light, dark, piles=(both[0], both[1]), active=seat)
    there.do("deploy", card)
    there.do("aim", at, target)
    there.decision()
    return there


def go(there: Position, name: str, place: str) -> None:
    """Let a card stand at another location, and carry out what follows."""
    there.game.decision = None
    there.game.stand(there.piece(name), there.piece(place).id)
    there.decision()


def placed(card: str, row: list[str], light: list[str], dark: list[str]) -> dict[str, int]:
    """The places where the card may be deployed, with the Force that this costs."""
    seat = 0 if Position([FARM], piles=({"hand": [card]}, {})).side_of(card) == "light" else 1
    found = {}
    for place in row:
        piles: list[dict] = [{}, {}]
        piles[seat] = {"hand": [card]}
        there = Position(row, light, dark, piles=(piles[0], piles[1]), active=seat)
        if there.may("deploy", card):
            there.do("deploy", card)
            if there.may("arm", place):
                there.do("arm", place)
            there.decision()
            if there.piece(card).host == there.piece(place).id:
                found[place] = len(there.game.sides[seat].used.cards)
    return found


def gained(number: int, name: str, row: list[str], light: list[str], dark: list[str], without: str) -> int:
    """How much more of this number a card has with a card on the table than without it."""
    with_it = Position(row, light, dark)
    plain = [[each for each in side if each.partition(" ")[0].partition("=")[0] != without] for side in (light, dark)]
    return with_it.number(number, name) - Position(row, *plain).number(number, name)
