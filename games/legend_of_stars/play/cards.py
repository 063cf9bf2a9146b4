"""Cards as play needs them: numbers, marks and texts, shared by all games of a run and never changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.cards import CardDef
from games.engine.events.index import Trigger
from games.engine.verbs import Continuous

# Slots of abilities whose worth policies compare, and the names of gains (`Vocabulary.worth`), by the numbers below.
GAIN_SLOTS: Final = ("effect", "turned_up", "main_action", "battle_action")
EFFECT_GAINS: Final = 0
TURN_UP_GAINS: Final = 1
MAIN_GAINS: Final = 2
BATTLE_GAINS: Final = 3
GAIN_NAMES: Final = (
    *("cards", "damage", "life", "energy", "regained", "destroyed", "returned"),
    *("strength", "guard", "weakness", "turned", "moved", "turned_down", "gained", "leave"),
)
CARDS: Final = 0
DAMAGE: Final = 1
LIFE: Final = 2
ENERGIES: Final = 3
REGAINED: Final = 4
DESTROYED: Final = 5
RETURNED: Final = 6
STRENGTH: Final = 7
GUARD: Final = 8
WEAKNESS: Final = 9
TURNED: Final = 10
MOVED: Final = 11
TURNED_DOWN: Final = 12
GAINED: Final = 13
LEAVE: Final = 14


class Card(CardDef):
    """A card of any type; the numbers that its type does not print are 0."""

    __slots__ = (
        "attack",
        "constants",
        "cost",
        "defence",
        "down",
        "effect",
        "gains",
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
        # What its abilities give, for policies: by slot (GAIN_SLOTS) and by name (GAIN_NAMES).
        self.gains: list[list[int]] = [[0] * len(GAIN_NAMES) for _ in GAIN_SLOTS]
