"""What the pages of a table call its players and its turns, and how they say who has won."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.site.theme import look_of
from games.texts import bracketed
from simulator.models import Table
from simulator.modes import MATCH, mode_spec_of
from simulator.tables.selectors import player_names


def winner_of(outcome: str, *, is_own: bool = True) -> str:
    """Who has won a match; "" if nobody has, and for a game alone.  is_own: whether the reader is the one who plays."""
    won = (gettext("You won") if is_own else gettext("The player won"), gettext("The opponent won"))
    return next((sentence for side, sentence in enumerate(won) if outcome.startswith(f"side_{side}_")), "")


def players_context(catalogue: LocalizedCatalogue, found: Table, outcome: str = "", *, is_own: bool = True) -> dict[str, Any]:
    """What the templates of boards, logs and results need.

    outcome: of a game that is over.  is_own: whether the reader is the one who plays.

    seats: the person and the opponent, with their names in the log.  winner: of a match that one of them has won; is_won: the person.
    turns_by: what names the turns of steps, which a goldfish has, too; a match may count the turns of both players (`how`).
    """
    look = look_of(found.game_id)
    names = (gettext("You") if is_own else gettext("The player"), gettext("The opponent"))
    in_log = [bracketed(catalogue.words(each), catalogue.language) for each in player_names(found)] or ["", ""]
    return {
        "how": mode_spec_of(catalogue.game, found.mode),
        "turns_by": catalogue.game.goldfish or catalogue.game.match,
        "mode": found.mode,
        "is_match": found.mode == MATCH,
        "seats": tuple(f"{name}{at}" for name, at in zip(names, in_log, strict=True)),
        "winner": winner_of(outcome, is_own=is_own),
        "is_won": outcome.startswith("side_0_"),
        "board_template": look.template("runs/replay/_board.html"),
        "outcome_template": look.template("runs/replay/_outcome.html"),
    }
