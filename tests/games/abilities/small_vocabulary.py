"""A small invented vocabulary: a card may draw, discard, heal, choose, or do something if another thing happened."""

from __future__ import annotations

from games.abilities.compiling import Compiler, plain, with_options, with_then
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, CardCodes, Codes, Effects, Flag, Number, OneOf, Options
from games.abilities.rendering import Renderer
from games.abilities.vocabulary import Vocabulary
from games.engine.ops import Op, Selector
from games.texts import words

DRAW, DISCARD, HEAL, CHOOSE, IF = range(1, 6)


def both(text: str) -> dict[str, str]:
    """A text in each language, marked so that a mixture would be seen."""
    return words(text, f"{text}-ja", f"{text}-zh")


N = Number("n", least=1)
ANY = Number("n", least=1, or_any=True)
WHOSE = OneOf("whose", codes=("own", "opponent"), words={"own": both("your"), "opponent": both("their")}, default="own")
TRAITS = Codes(
    "traits",
    codes=("elf", "orc"),
    words={"elf": both("Elf"), "orc": both("Orc")},
    joint=both("/"),
    default=ABSENT,
    adds=both("{what} of {traits}"),
)
OPTIONAL = Flag("optional", adds=both("may {what}"))
UP_TO = Flag("optional", adds=both("up to {what}"), adds_to="n")
NAMED = CardCodes("named", title=lambda code, language: f"{code.title()}-{language}", joint=both("&"), default=ABSENT, argument="names")
THEN = Effects("then")

CARDS_AT_LEAST = Number("cards_at_least", least=1, default=ABSENT, place="n")
HURT = Flag("hurt")

VOCABULARY = Vocabulary([TRAITS])
turn = VOCABULARY.slot("turn", both("Turn"))
ally = VOCABULARY.slot("ally", both("Ally"), TRAITS)


def _discard(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(DISCARD, 99 if effect["n"] is None else effect["n"], Selector(whose=effect["whose"] == "opponent"))]


draw = VOCABULARY.operation("draw", N, OPTIONAL, compiles=plain(DRAW), worth=lambda effect, inside: {"cards": effect["n"]}, affects="own")
discard = VOCABULARY.operation(
    "discard",
    ANY,
    WHOSE,
    TRAITS,
    UP_TO,
    words=lambda effect: "discard.any" if effect["n"] is None else "discard.some",
    compiles=_discard,
    affects=lambda effect: str(effect["whose"]),
)
heal = VOCABULARY.operation("heal", N, compiles=plain(HEAL), gain=lambda effect: ("life", effect["n"]))
choose = VOCABULARY.operation("choose", Options("options", joint=both(" / ")), compiles=with_options(CHOOSE))
condition = VOCABULARY.operation(
    "if",
    CARDS_AT_LEAST,
    HURT,
    THEN,
    words=lambda effect: "if.hurt" if effect.get("hurt") else "if.cards",
    compiles=with_then(IF),
    check=lambda effect: "" if ("cards_at_least" in effect) != ("hurt" in effect) else "needs one condition; give cards_at_least or hurt",
)
with_cards = condition.variant("cards_at_least", "then")
if_hurt = condition.variant("then", hurt=True)
# A passive effect: it has no op.
bans = VOCABULARY.operation("bans", NAMED)
# Declared, but no rules play it.
riddle = VOCABULARY.operation("riddle", is_played=False)

SENTENCES = {
    "draw": both("draw {n}"),
    "discard.some": both("discard {n} of {whose} cards"),
    "discard.any": both("discard any of {whose} cards"),
    "heal": both("heal {n}"),
    "choose": both("choose {options}"),
    "if.cards": both("with {n} cards {then}"),
    "if.hurt": both("if hurt {then}"),
    "bans": both("bans {named}"),
    "riddle": both("?"),
}
RENDERER = Renderer(VOCABULARY, SENTENCES, between=both("; "), group=both("({what})"))
