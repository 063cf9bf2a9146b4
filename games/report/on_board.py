"""Where the cards that a decision names lie on the board of a position.

A pointer is a JSON pointer (RFC 6901) into the board: "/hand" is a list of codes, "/hand/2" its third card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.tables import Reason
from games.engine.decision import Decision, Option
from games.engine.state import Zone
from games.texts import TEXTS, Words

# The reason of a card that is as good as another one that is offered.
EQUAL: Final = TEXTS["reasons.copy"]


class OnBoard:
    """How one game shows its pieces on the board; a game derives its own."""

    def lists(self, game: Any) -> Mapping[str, Sequence[int]]:
        """The pointer of each list of codes on the board -> the ids of its pieces, in the same order."""
        return {}

    def targets(self, game: Any, option: Option) -> Sequence[int | str]:
        """What an option names besides its piece: the ids of pieces, and pointers of lists, for empty places."""
        return ()

    def place(self, game: Any, piece: Any) -> Words | None:
        """The name of the place of a piece, where equal pieces may be in several; None if the board has no names for places."""
        return None

    def reason(self, game: Any, decision: Decision, piece: Any) -> Reason | None:
        """Why a piece that the board shows takes no option of the decision; None if the rules know no more than that it does not."""
        return None


class Places:
    """The pointers of the cards that the board of a position shows.  hidden: the ids of pieces that its reader does not see."""

    def __init__(self, game: Any, board: Mapping[str, Any], on_board: OnBoard, hidden: Sequence[int]) -> None:
        self.game = game
        self.on_board = on_board
        self.hidden = hidden
        # Id of a piece -> its pointer.
        self.known: dict[int, str] = {}
        for pointer, ids in on_board.lists(game).items():
            for place, (id, code) in enumerate(zip(ids, value_at(board, pointer), strict=True)):
                if code:
                    self.known[id] = f"{pointer}/{place}"

    def of(self, id: int) -> str:
        """Where the board shows this piece, or the one that it is attached to or aboard; "" for nowhere."""
        while id >= 0 and id not in self.hidden:
            if id in self.known:
                return self.known[id]
            id = getattr(self.game.pieces[id], "host", -1)
        return ""

    def name_of(self, id: int) -> Words | None:
        """The name of the place where the board shows this piece; None for no name or no place."""
        return self.on_board.place(self.game, self.game.pieces[id]) if self.of(id) else None

    def of_targets(self, option: Option) -> tuple[str, ...]:
        """Where the targets of an option lie, each once; what the board does not show is left out."""
        named = self.on_board.targets(self.game, option)
        found = dict.fromkeys(each if isinstance(each, str) else self.of(each) for each in named)
        return tuple(each for each in found if each)

    def reasons(self, decision: Decision, taken: Sequence[str], clause: str) -> dict[str, Reason]:
        """Why the other cards of the board take no option.  taken: the pointers of the options.  clause: of the decision."""
        equal = {(pointer.rpartition("/")[0], self.game.pieces[id].card.code) for id, pointer in self.known.items() if pointer in taken}
        found: dict[str, Reason] = {}
        for id, pointer in self.known.items():
            if pointer in taken:
                continue
            piece = self.game.pieces[id]
            reason = self.on_board.reason(self.game, decision, piece)
            if reason is None and (pointer.rpartition("/")[0], piece.card.code) in equal:
                reason = Reason("copy", EQUAL, clause)
            if reason is not None:
                found[pointer] = reason
        return found


def value_at(board: Mapping[str, Any], pointer: str) -> Any:
    """What a pointer names.  KeyError or IndexError if that is nothing.

    >>> value_at({"hand": ["scout"], "places": [{"cards": ["viper"]}]}, "/places/0/cards/0")
    'viper'
    """
    found: Any = board
    for name in pointer.split("/")[1:]:
        found = found[int(name)] if isinstance(found, Sequence) else found[name]
    return found


def ids_in(zone: Zone) -> list[int]:
    """The ids of the pieces in a zone, in their order."""
    return [int(piece.id) for piece in zone.cards]
