"""The rows of captives: capture, release, freezing, escorts and bounties (A-20: as the community plays them)."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler
from games.abilities.effects import Effect
from games.abilities.fields import Flag, Number
from games.abilities.shared.verbs import Who
from games.abilities.shared.verbs import fires as fires_event
from games.engine.ops import Op, Selector
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import add
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")
CARDS: Final = Who("who", filters=cards, words=TEXTS.section("abilities.cards"), each=_ADDS["each"], default="target")
# A card that takes a captive from its escort, or the location where it goes.
HOLDER: Final = Who("to", filters=cards, words=TEXTS.section("abilities.bearers"), each=_ADDS["each"], default="target_2")

# A character is seized by a bounty hunter or warrior there, imprisoned, or let go into its owner's Used Pile.
capture = add(
    "capture",
    CARDS,
    Flag("frozen", adds=_ADDS["frozen"]),
    takes=["who"],
    compiles=fires_event(c.CAPTURED, counts=False, place=lambda effect: 1 if effect.get("frozen") else 0),
    affects="any",
)
# It is seized by one of these, warrior or not, if that can hold it.
seize_by = add(
    "seize_by",
    CARDS,
    Who("to", filters=cards, words=TEXTS.section("abilities.cards"), each=_ADDS["each"], default="picked"),
    compiles=fires_event(c.SEIZED, counts=False, at="to"),
    affects="any",
    example=("Captives",),
)
# Its owner lets it stay at its site, or puts it into the Used Pile.
release = add(
    "release",
    CARDS,
    Flag("stays", adds=_ADDS["stays"]),
    takes=["who"],
    compiles=fires_event(c.RELEASED, counts=False, place=lambda effect: 1 if effect.get("stays") else 0),
    affects="any",
)
freeze = add("freeze", CARDS, compiles=fires_event(c.FROZEN, counts=False), affects="any", example=("Captives",))
hand_over = add(
    "hand_over", CARDS, HOLDER, compiles=fires_event(c.HANDED_OVER, counts=False, at="to"), affects="any", example=("Captives",)
)

# In place of a Force drain at the location of the ability's card.
forgo_drain = add("forgo_drain", compiles=lambda compiler, effect: [Op(c.FORGO_DRAIN, 1, Selector())], example=("Captives",))
draw_freezing = add("draw_freezing", compiles=lambda compiler, effect: [Op(c.DRAW_FREEZING, 1, Selector())], example=("Captives",))


def _claim(effect: Effect) -> str:
    if effect["plus"]:
        return "claim_bounty.plus"
    return "claim_bounty.minus" if effect["minus"] else "claim_bounty.plain"


def _bounty(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(c.BOUNTY, effect["plus"] - effect["minus"], Selector())]


# As much Force as the forfeit value of the captive to which something has just happened.
claim_bounty = add("claim_bounty", Number("plus", default=0), Number("minus", default=0), compiles=_bounty, words=_claim)
