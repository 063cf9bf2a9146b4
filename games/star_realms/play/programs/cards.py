"""The cards of a run, made from the facts of the pool."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.abilities.compiling import Compiler
from games.abilities.effects import Effect, with_nested
from games.engine.events.index import Trigger
from games.engine.events.windows import FORCED_REACTION
from games.engine.ops import Program
from games.star_realms.abilities.constants import (
    AUTHORITY_GAINED,
    BASE,
    CARD_TRIMMED,
    GAMBIT,
    OTHER,
    SCRAP_ABILITY_USED,
    SHIP_PLAYED,
    TYPES,
)
from games.star_realms.abilities.ops import ASKS, RESOURCES, VOCABULARY, bits, is_used
from games.star_realms.catalogue.pool import CardFacts
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import ONCE_A_TURN, SLOTS
from games.star_realms.play.programs.ratings import rate

EVENTS: Final = {
    "play_ship": SHIP_PLAYED,
    "scrap_own": CARD_TRIMMED,
    "first_authority": AUTHORITY_GAINED,
    "scrap_ability": SCRAP_ABILITY_USED,
}
# Effects that scrap or discard cards of the player's own hand or discard pile.
OWN_CARDS_LOST: Final = frozenset({"scrap", "self_discard", "discard_then_draw_that_many"})


def make_cards(pool: Iterable[CardFacts]) -> tuple[list[Card], list[Program]]:
    """The cards in the order of `pool`, then the other sides of gambits, and all programs.  NotPlayed for an effect without an op."""
    compiler = Compiler(VOCABULARY.makers, ASKS)
    listed = list(pool)
    cards = [make_card(compiler, facts, index) for index, facts in enumerate(listed)]
    for card, facts in zip(cards[:], listed, strict=True):
        if card.type == GAMBIT and facts.back is not None:
            card.back = make_card(compiler, facts.back, len(cards))
            cards.append(card.back)
    return cards, compiler.programs


def make_card(compiler: Compiler, facts: CardFacts, index: int) -> Card:
    card = Card(facts.code, facts.name, index, TYPES.get(facts.type, OTHER))
    card.cost = facts.cost or 0
    card.is_for_sale = facts.cost is not None
    # The cost stands in for a defense that the card data lack (see `coverage`).
    card.defense = facts.defense if facts.defense is not None else facts.cost or 0
    card.is_outpost = facts.is_outpost
    card.is_explorer = facts.role == "explorer-pile"
    card.factions = bits(facts.allies)
    card.counts_as = card.factions if facts.type in ("ship", "base") else 0  # SR-ABL-05: a hero is neither
    at_once: list[Effect] = []
    for slot, name in enumerate(SLOTS):
        for ability in facts.abilities.get(name, ()):
            effects = ability["effects"]
            add_passive_effects(compiler, card, effects)
            used = [effect for effect in effects if is_used(effect)]
            if used and used[0]["op"] == "pay":
                paid = card.add_ability(slot, bits(ability.get("factions", ())), compiler.program(used[0]["then"]))
                paid.resource, paid.price = RESOURCES[used[0]["resource"]], used[0]["n"]
            elif name == "primary" and facts.type not in ("base", "tech", "gambit"):
                at_once += used
            elif used:
                added = card.add_ability(slot, bits(ability.get("factions", ())), compiler.program(used))
                lost = [effect for effect in with_nested(used) if effect["op"] in OWN_CARDS_LOST]
                if name == "primary" and lost:
                    card.early |= added.bit
                must = [effect for effect in used if effect["op"] in OWN_CARDS_LOST and not effect.get("optional")]
                added.is_doubtful = any(effect["op"] == "scrap" for effect in must) or must == used
    if at_once:
        card.chooses_faction = any(effect["op"] == "choose_faction" for effect in at_once)
        at_once.sort(key=lambda effect: effect["op"] != "choose_faction")  # before all other effects
        card.at_once = compiler.program(at_once)
    card.rank = play_rank(card, at_once)
    rate(card, facts)
    return card


def play_rank(card: Card, at_once: Sequence[Effect]) -> int:
    """Play order: bases first, then draws, effects on the hand, other ships, and copies last."""
    ops = {effect["op"] for effect in with_nested(at_once)}
    if "copy_ship_played_this_turn" in ops:
        return 4
    if card.type == BASE:
        return 0
    if "draw" in ops:
        return 1
    return 2 if ops & OWN_CARDS_LOST else 3


def add_passive_effects(compiler: Compiler, card: Card, effects: Sequence[Effect]) -> None:
    """Add the passive effects to the card (SR-ABL-02)."""
    for effect in effects:
        if effect["op"] == "counts_as_ally":
            card.counts_as |= bits(effect["factions"])
        elif effect["op"] == "has_factions":
            card.factions |= bits(effect["factions"])
            card.counts_as |= card.factions
        elif effect["op"] == "discount":
            card.discount |= bits(effect["factions"])
        elif effect["op"] == "hand_if_played":
            card.hand_if_played |= bits(effect["factions"])
        elif effect["op"] == "docking":
            card.docking |= bits(effect["factions"])
        elif effect["op"] == "ward":
            card.ward += effect["n"]
        elif effect["op"] == "gain_instead":
            card.instead += effect["n"]
            card.open |= ONCE_A_TURN
        elif effect["op"] == "trigger":
            for then in effect["then"]:
                kind = EVENTS[effect["on"]]
                # A gain is straight, so nothing looks its program up by a number.
                program = Program(-1, compiler.ops(then), True) if then["op"] == "gain" else compiler.program([then])
                card.triggers.append(Trigger(kind, FORCED_REACTION, program, condition=bits(effect.get("factions", ()))))
                if kind == AUTHORITY_GAINED:
                    card.open |= ONCE_A_TURN
