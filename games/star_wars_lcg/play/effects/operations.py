"""The game's own ops; those that games share are in `games.engine.verbs`."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.star_wars_lcg.abilities.constants import AFFILIATION, COST, NAME_TRAIT, NAME_UNIT, OBJECTIVE, PLAY_EVENT, PLAYED, UNIT
from games.star_wars_lcg.play.constants import NAME_TITLE_VERB, NAME_TRAIT_VERB, NAMING
from games.star_wars_lcg.play.state import Table, named_traits


def play_event(table: Table, op: Op, frame: Frame) -> None:
    """Play the event that the ability comes from; its effects happen when the play resolves (LCG-EVT-02)."""
    piece = table.pieces[frame.b]
    table.fire(Event(PLAYED, frame.e, piece.id, piece.id, table.value(COST, piece), other=op.subs[0].number))


def repeat_use(table: Table, frame: Frame) -> None:
    """Resolve the effects of the ability of the event once more, as if the seat used it, without its costs and with new targets."""
    place: i64 = table.current_event().other
    ability = table.resolutions[place].ability if place >= 0 else None
    if ability is None:
        return
    scope = table.resolutions[place]
    program = ability.program
    if program.ops[0].code == PLAY_EVENT:
        program = program.ops[0].subs[0]
    again = Resolution(scope.source, frame.e, scope.event, Ability(program, targets=ability.targets))
    again.numbers = scope.numbers.copy()
    table.resolve(program, again)


def ask_name(table: Table, op: Op, frame: Frame) -> None:
    """Ask for the title or the Trait of a card of the opponent's deck, objectives left out; naming anything else would do nothing."""
    decision = Decision(NAMING, frame.e, frame.b)
    if op.kind == NAME_TRAIT:
        for number in range(len(named_traits(table, 1 - frame.e))):
            decision.offer(NAME_TRAIT_VERB, frame.b, number)
    else:
        for card in table.cards:
            fits = card.type == UNIT if op.kind == NAME_UNIT else card.type not in (OBJECTIVE, AFFILIATION)
            if fits and card.seat != frame.e and card.title == card.index:
                decision.offer(NAME_TITLE_VERB, frame.b, card.index)
    if decision.options:
        table.ask(decision)


def answer_name(table: Table, decision: Decision, option: Option) -> None:
    table.keep_number(decision.subject, option.amount)
