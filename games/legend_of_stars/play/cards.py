"""Cards as play needs them: numbers, marks and texts, shared by all games of a run and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.cards import CardDef
from games.engine.events.index import Trigger
from games.engine.verbs import Continuous


class Card(CardDef):
    """A card of any type; the numbers that its type does not print are 0."""

    __slots__ = (
        "attack",
        "constants",
        "cost",
        "defence",
        "down",
        "effect",
        "has_text",
        "icons",
        "is_field",
        "is_flash",
        "marks",
        "speed",
        "triggers",
        "turn_up",
        "type",
    )

    def __init__(self, code: str, name: str, index: i64, type: i64) -> None:
        super().__init__(code, name, index)
        # CHARACTER, EFFECT or SUPPORT.
        self.type: i64 = type
        self.is_flash = False
        self.is_field = False
        self.cost: i64 = 0
        # A card without a printed speed counts as speed 0.
        self.speed: i64 = 0
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.down: i64 = 0
        # The lead icons, as directions of a card in attack position.
        self.icons: list[int] = []
        # By number of the mark, whether the card prints it.
        self.marks: list[bool] = []
        # The text of an effect card.
        self.effect: Ability | None = None
        # What a character may do when it is turned up (LOS-MAIN-09, LOS-BTL-02).
        self.turn_up: Ability | None = None
        # Reactions and activated abilities of a card in play, and its continuous effects.
        self.triggers: list[Trigger] = []
        self.constants: list[Continuous] = []
        # Whether a face-down copy hides a text that works while the card is face-up.
        self.has_text = False
