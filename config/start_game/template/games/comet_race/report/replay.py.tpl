"""The replay of a logged game: one step for each entry of the log, with its clause and its text."""

from __future__ import annotations

from typing import Final

from games.comet_race.catalogue.pool import Pool
from games.comet_race.play import log
from games.comet_race.play.state import Table
from games.comet_race.texts import TEXTS
from games.contracts.report import Step
from games.engine.decision import PASS_VERB, Option
from games.engine.log import CHOSEN, Entry
from games.report.replay import steps_of, the_piece
from games.texts import LANGUAGES, Words, in_language

PHASES: Final = tuple(TEXTS.section("phases").values())

# event -> (clause, key of its text)
EVENTS: Final = {
    CHOSEN: ("CR-PLY-01", "steps.choice"),
    log.HAND_DRAWN: ("CR-SET-01", "steps.hand_drawn"),
    log.TURN_BEGAN: ("CR-TRN-01", "steps.turn_began"),
    log.PLAYED: ("CR-PLY-01", "steps.played"),
    log.MOVED: ("CR-PLY-02", "steps.moved"),
    log.DRAWN: ("CR-PLY-03", "steps.drawn"),
    log.ENERGY: ("CR-PLY-03", "steps.energy"),
    log.WON: ("CR-WIN-01", "steps.won"),
    log.LOST: ("CR-END-01", "steps.lost"),
}


def steps(game: Table, pool: Pool) -> tuple[Step, ...]:
    """The steps of a finished game; none for a game without a log."""

    def filled(key: str, entry: Entry, piece: int) -> Words:
        names = pool.cards[code].names if piece >= 0 and (code := game.pieces[piece].card.code) else TEXTS["blank.name"]
        return {
            language: in_language(TEXTS[key], language).format(card=in_language(names, language), amount=entry.amount, turn=entry.turn)
            for language in LANGUAGES
        }

    def text(entry: Entry) -> tuple[str, Words]:
        if entry.event not in EVENTS:
            raise KeyError(f"Event {entry.event} of play/log.py has no row in EVENTS.")
        clause, key = EVENTS[entry.event]
        return clause, filled(key, entry, entry.piece)

    def option(entry: Entry, each: Option) -> Words:
        key = "steps.option_pass" if each.verb == PASS_VERB else "steps.option_play"
        return filled(key, entry, each.piece)

    return steps_of(game, phases=PHASES, text=text, option=option, pieces=the_piece)
