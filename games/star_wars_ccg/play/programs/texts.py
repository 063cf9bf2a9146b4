"""Make the cards of a run from the pool, with their declared texts or without them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from games.abilities.compiling import Compiler
from games.abilities.effects import with_nested
from games.abilities.filters import FilterCompiler
from games.abilities.parts import ability_of
from games.abilities.shared.verbs import amount_of
from games.engine.abilities.ability import Ability
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import CARD, Filter, PieceTest
from games.engine.modifiers import ADD, SET
from games.engine.ops import Program
from games.engine.verbs import ASKS, EventTest
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.contests import ASKING
from games.star_wars_ccg.abilities.operations.moving import BARRED, BARS, PRICED, place_of
from games.star_wars_ccg.abilities.operations.objectives import may_start_for
from games.star_wars_ccg.abilities.operations.rules.protection import shelter_of
from games.star_wars_ccg.abilities.operations.texts.amended import roll_of
from games.star_wars_ccg.abilities.ops import CONTINUOUS
from games.star_wars_ccg.abilities.parts import FACES, conditions, force_costs, is_up, targets
from games.star_wars_ccg.abilities.pieces import cards as card_filters
from games.star_wars_ccg.abilities.words import COMPLETE
from games.star_wars_ccg.catalogue.fields import LIGHT, LOCATION, STARSHIP
from games.star_wars_ccg.catalogue.pool import SITE, CardFacts
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.effects.card_texts import (
    Bar,
    CardChange,
    OwnCost,
    OwnDestiny,
    Shot,
    StartStep,
    StartWay,
    UsableText,
)
from games.star_wars_ccg.play.programs.facts import HALVES, make_cards
from games.star_wars_ccg.play.programs.printed.printer import Printer
from games.star_wars_ccg.play.programs.printed.rows import print_effect
from games.star_wars_ccg.play.programs.printed.standing import SENSE
from games.star_wars_ccg.play.programs.usage import (
    AUTOMATIC,
    BATTLE_USES,
    GAINS,
    ONCE_TEXTS,
    TIMES,
    TOGETHER,
    TURNS,
    compares,
    has_op,
    is_free_gain,
    piles_examined,
    salvages,
    states_tested,
)

# The location of the passive opponent of a goldfish, which follows the cards of the pool, as filters see it.
ONE_MORE: Final = CardFacts(code="", name=SITE, names={}, type=LOCATION, side=LIGHT, title="", subtypes=(SITE,), icons=("exterior",))
# What a vehicle among clouds is fired at like, as filters see it: it follows the location above.
SAMPLE: Final = CardFacts(
    code="", name=STARSHIP, names={}, type=STARSHIP, side=LIGHT, title="", subtypes=("starfighter",), marks=frozenset({"starfighter"})
)
# A redraw needs another card to draw.
CAN_REDRAW: Final = Condition(Amount(code=GAME_AMOUNT, number=c.CAN_REDRAW))
# Operations that harm the bearer of a card.
HARMS: Final = {"cannot", "dull", "loses"}
# The slots of the texts of a site that another card lets work at the adjacent sites.
EXPANDED: Final = ("constant", "automatic", "action")
# Where a Starting Interrupt goes.
HOMES: Final = {"lost": play.LOST, "reserve": play.RESERVE, "held": play.HAND}
# Ops after which players may act before the text goes on: they answer destinies one by one, and shots.
PAUSING: Final = frozenset({c.DRAW_DESTINY, c.DRAW_EACH, c.DRAW_AGAINST, c.DESTINY_OF_EACH, c.SHOOT})


class CardsOfRun(NamedTuple):
    """The cards of a run, and the tables that they share: programs by number, and the tests of the events that triggers answer."""

    cards: list[Card]
    programs: list[Program]
    event_tests: list[EventTest]


# The rows that count for the cards of a title.
BY_TITLE: Final = (
    "shelters",
    "overcomes",
    "draws_fire",
    "holds_spoils",
    "loses_nothing_to",
    "most_lost_to",
    "retrieves_less_by",
    "retrieves_more_by",
)


def make_run(facts: Iterable[CardFacts], texts: bool = True) -> CardsOfRun:
    """The cards in the order of `facts`.  texts: whether their declared texts are played."""
    listed = list(facts)
    made = make_cards(listed)
    writer = TextWriter(listed)
    if texts:
        avoided = _named_by(listed, *BY_TITLE)
        rolled = _named_by(listed, "raises_rolls")
        for card, each in zip(made, listed, strict=True):
            writer.write(card, each.abilities)
            for title in each.titles:
                if title in avoided:
                    card.shelter = shelter_of(title)
                if title in rolled:
                    card.rolls = roll_of(title)
        for each in listed:
            writer.lend(made, each)
            if any(effect["op"] == "expands" for declared in each.abilities.get("printed", ()) for effect in declared["effects"]):
                writer.expand(made, each)
    return CardsOfRun(made, writer.compiler.programs, writer.event_tests)


def may_be_neighbours(card: Card, other: Card) -> bool:
    """Whether two sites may stand beside each other in a row: of one system, or of any."""
    return card.title != other.title and (card.system == other.system or card.generic > 0 or other.generic > 0)


def _named_by(facts: Iterable[CardFacts], *codes: str) -> set[str]:
    """The titles of cards that some effect of these kinds in the run names."""
    texts = [declared for each in facts for listed in each.abilities.values() for declared in listed]
    effects = [effect for declared in texts for effect in with_nested(declared["effects"])]
    return {title for effect in effects if effect["op"] in codes for title in effect["named"]}


class TextWriter:
    """Writes the declared texts into the cards of one run.  facts: in the order of the cards' indexes."""

    def __init__(self, facts: Sequence[CardFacts]) -> None:
        self.filters = FilterCompiler(card_filters, [*facts, ONE_MORE, SAMPLE])
        self.facts = facts
        self.compiler = Compiler(COMPLETE.makers, ASKS | ASKING | PAUSING, self.filters)
        self.event_tests: list[EventTest] = []
        # What the texts of a card do that its player uses, in their order, and whether their limit is their own: those that do the same at
        # several times count together, and those that say so.
        self.effects: dict[tuple[int, bool], list[tuple[Any, bool]]] = {}
        self.printer = Printer(facts, self.filters)
        self.half_may_be_off = any(has_op(each.abilities, "switches_off") for each in facts)

    def write(self, card: Card, abilities: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:  # noqa: PLR0912  one branch a slot
        states = set(states_tested(abilities))
        card.seeks_missing = "missing" in states
        card.asks_battled = "unbattled" in states
        card.takes_aim = has_op(abilities, "aim_at")
        for slot, listed in abilities.items():
            for declared in listed:
                half = HALVES[declared["half"]] if "half" in declared else play.NONE
                if slot == "printed":
                    for effect in declared["effects"]:
                        print_effect(self.printer, card, effect, half)
                elif slot == "own_cost":
                    self._add_costs(card, declared)
                elif slot == "own_destiny":
                    self._add_destinies(card, declared)
                elif slot == "automatic":
                    self._add_automatic(card, declared)
                elif slot == "deployment":
                    self._add_deployment(card, declared, half)
                elif slot in ("aiming", "drawn", "instead", "hitting") and card.shot is not None:
                    self._add_shot(card.shot, slot, declared)
                elif slot in ("used", "lost", "laid", "action", "epic"):
                    self._add_text(card, slot, declared, half)
                elif slot == "when_lost":
                    for effect in declared["effects"]:
                        card.when_lost += CONTINUOUS[effect["op"]](effect, self.filters, [])
                elif slot == "constant":
                    card.replays = card.replays or any(effect["op"] == "replays" for effect in declared["effects"])
                    self._add_changes(card, declared, half)
                elif slot == "lasting":
                    self._add_lasting(card, declared)
                elif slot == "starting":
                    self._add_starting(card, declared)

    def lend(self, made: Sequence[Card], lender: CardFacts) -> None:
        """Give cards of this run the texts that another card lets them have as well."""
        for declared in [*lender.abilities.get("lends", ()), *lender.abilities.get("amends", ())]:
            also = [name for effect in declared["effects"] if effect["op"] in ("as_title", "in_text_of") for name in effect["named"]]
            named = self.printer.numbers_of(also)
            for card in made:
                if card.title not in named:
                    continue
                if declared in lender.abilities.get("amends", ()):
                    self._add_changes(card, declared, play.NONE)
                    for effect in declared["effects"]:
                        if effect["op"] == "aims_at":
                            print_effect(self.printer, card, effect, play.NONE)
                elif card.plays:
                    self._add_text(card, "lost" if card.plays[0].is_lost else "used", declared, play.NONE)
                else:
                    self._add_text(card, "action", declared, play.NONE)

    def expand(self, made: Sequence[Card], expander: CardFacts) -> None:
        """Give each site the texts of others of its player, for as long as such a site is adjacent and has this card on it.

        What lasts is kept with the site on which it stands, and begins at the others once the card lies there (`TextTable.expand`).
        """
        sites = [card for card in made if card.kind == play.SITE]
        half = HALVES[expander.side]
        for site in sites:
            abilities = self.facts[site.index].abilities
            said = [(slot, each) for slot in EXPANDED for each in abilities.get(slot, ()) if each.get("half") == expander.side]
            if said:
                is_beside = Condition(Amount(code=COUNT, filter=self._neighbour(site, expander)))
                copy = Card("", "", site.index, play.LOCATION, play.SITE)
                for slot, declared in said:
                    if slot == "constant":
                        self._add_changes(copy, declared, half)
                    elif slot == "automatic":
                        self._add_automatic(copy, declared)
                        copy.automatics[-1].ability.conditions.insert(0, is_beside)
                for change in copy.changes:
                    change.effect.conditions = [is_beside, *change.effect.conditions]
                for bar in copy.bars:
                    bar.conditions = [is_beside, *bar.conditions]
                site.expanded = copy.changes
                for card in sites:
                    if may_be_neighbours(card, site):
                        self._add_expanded(card, copy, [each for slot, each in said if slot == "action"], half, is_beside)

    def _neighbour(self, site: Card, expander: CardFacts) -> Filter:
        """The adjacent site of this card whose text works and on which the card lies that expands it."""
        holding = {"type": ["effect"], "named": [expander.title]}
        made = self.filters.filter(card_filters("location", where="adjacent", state="working", holding=holding))
        return Filter(printed=made.printed, tests=[*made.tests, PieceTest(CARD, site.index)], zones=made.zones)

    def _add_expanded(self, card: Card, copy: Card, actions: Sequence[Mapping[str, Any]], half: int, is_beside: Condition) -> None:
        card.automatics += copy.automatics
        card.bars += copy.bars
        for declared in actions:
            self._add_text(card, "action", declared, half)
            card.actions[-1].ability.conditions.insert(0, is_beside)

    def _add_shot(self, shot: Shot, slot: str, declared: Mapping[str, Any]) -> None:
        """Add a text that works once the weapon is aimed, once its destinies are drawn, in place of a hit, or beside one."""
        texts = {"aiming": shot.aims, "drawn": shot.drawn, "instead": shot.insteads, "hitting": shot.hits}
        texts[slot].append(self._ability(declared))

    def _ability(self, declared: Mapping[str, Any]) -> Ability:
        ability = ability_of(self.compiler, declared, targets=targets, costs=force_costs, conditions=conditions)
        if "face" in declared:
            ability.conditions.insert(0, is_up(declared["face"]))
        if any(effect["op"] == "redraw" for effect in declared["effects"]):
            ability.conditions.append(CAN_REDRAW)
        ability.conditions += self._half_conditions(declared)
        return ability

    def _half_conditions(self, declared: Mapping[str, Any]) -> list[Condition]:
        """The condition that no card of the run switches off the half of the location on which the text stands."""
        if not self.half_may_be_off or "half" not in declared:
            return []
        return [Condition(Amount(code=GAME_AMOUNT, number=c.HALF_WORKS + HALVES[declared["half"]]))]

    def _add_lasting(self, card: Card, declared: Mapping[str, Any]) -> None:
        """Add changes that begin with the side of the card on which they stand, and last until the end of the game."""
        holding = [conditions.make(each, self.filters) for each in declared.get("conditions", ())]
        began = card.lasting[FACES.index(declared.get("face", FACES[0]))]
        for effect in declared["effects"]:
            if make := CONTINUOUS.get(effect["op"]):
                began += [CardChange(made) for made in make(effect, self.filters, holding)]

    def _add_starting(self, card: Card, declared: Mapping[str, Any]) -> None:
        way = StartWay([conditions.make(each, self.filters) for each in declared.get("conditions", ())], play.LOST)
        for effect in declared["effects"]:
            code = effect["op"]
            if code in ("starts_with", "starts_holding"):
                there = effect.get("at", effect.get("related"))
                at = None if there is None else self.filters.filter(there)
                what = self.filters.filter(effect["what"])
                way.steps.append(StartStep(what, effect["n"], "up_to" in effect, at, code == "starts_holding"))
                way.steps[-1].is_aim = "aims" in effect
                way.steps[-1].is_foreign = "theirs" in effect
                way.steps[-1].is_shown = "shown" in effect
                source = self.facts[card.index]
                way.steps[-1].substitutes = [index for index, each in enumerate(self.facts) if may_start_for(each, source, effect["what"])]
                if "given" in effect:
                    way.steps[-1].given = self.filters.filter(effect["given"])
                if "held" in effect:
                    way.steps[-1].bonds = play.FROZEN if effect["held"] == "frozen" else play.CAPTIVE
            elif code == "ends_in":
                way.home = HOMES[effect["pile"]]
            elif code == "first_hand":
                way.draws = effect["n"]
        card.start_ways.append(way)

    def _add_automatic(self, card: Card, declared: Mapping[str, Any]) -> None:
        ops = {effect["op"] for effect in declared["effects"]}
        inside = {effect["op"] for effect in with_nested(declared["effects"])}
        card.turns_pile = card.turns_pile or not inside.isdisjoint(TURNS)
        card.is_hostile = card.is_hostile or "sleep" in ops
        half = HALVES[declared["half"]] if "half" in declared else play.NONE
        text = UsableText(self._ability(declared), AUTOMATIC[declared.get("at", "")], False, half)
        text.times = declared.get("times", 0)
        text.is_once_a_battle = declared.get("once_a") == "battle"
        text.is_taking = "take_up" in ops
        text.is_flip = "flip" in ops
        card.automatics.append(text)

    def _add_deployment(self, card: Card, declared: Mapping[str, Any], half: int) -> None:
        for effect in declared["effects"]:
            print_effect(self.printer, card, effect, half)
        card.deploy_conditions += self._conditions(declared)
        time = TIMES[declared["when"]] if "when" in declared else play.NONE
        if card.deploy_time >= 0:
            card.also_time = time
        else:
            card.deploy_time = time

    def _add_text(self, card: Card, slot: str, declared: Mapping[str, Any], half: int) -> None:
        """Add a text that a player uses; with one in slot `laid` the card itself comes on the table."""
        if slot == "laid":
            self.printer.attach(card)
        once = declared.get("once_a")
        is_apart = once in ("turn", *TOGETHER)
        times = declared.get("times", 1 if is_apart else 0)
        # A text that may be used any number of times uses up the limit of no other.
        is_apart = is_apart or (times == 0 and once != "event")
        text = UsableText(self._ability(declared), TIMES[declared.get("when", "")], slot == "lost", half, times)
        text.is_unlimited = slot == "action" and times == 0 and once is None and not text.ability.costs
        text.is_once_a_battle = once in BATTLE_USES
        text.battle_uses = BATTLE_USES.get(once or "", 1)
        text.is_once_an_event = once in ("event", "event_together")
        if once in ("game", "game_twice", "game_together"):
            text.uses = 2 if once == "game_twice" else 1
            text.once_key = -1 - (card.title * ONCE_TEXTS + len(card.actions) + len(card.plays))
        text.is_once_a_duel = once == "duel"
        self._mark_effects(text, slot, declared)
        siblings = card.actions if slot == "action" else card.plays
        siblings.append(text)
        written = self.effects.setdefault((card.index, slot == "action"), [])
        shared = "together" if once in TOGETHER else "game_together" if once == "game_together" else declared["effects"]
        written.append((shared, is_apart))
        alike = next(place for place, each in enumerate(siblings) if each.half == half and written[place][0] == written[-1][0])
        if text.once_key != 0 and siblings[alike].once_key != 0:
            text.once_key = siblings[alike].once_key
        if "face" in declared:  # each text of a double-sided card is limited by itself, unless it says that several count together
            text.count_as = alike if once in TOGETHER else len(siblings) - 1
            return
        text.count_as = alike
        if not is_apart:
            text.count_as = next(
                place
                for place, each in enumerate(siblings)
                if place == alike or (each.half == half and each.time == text.time and not written[place][1])
            )

    def _mark_effects(self, text: UsableText, slot: str, declared: Mapping[str, Any]) -> None:
        """Mark a text for policies and other cards: what it does, and to whom."""
        first: Mapping[str, Any] = next(iter(declared.get("targets", ())), {})
        whose = first.get("what", {}).get("whose")
        ops = {effect["op"] for effect in with_nested(declared["effects"])}
        text.is_aimed = whose == "opponent"
        text.is_foreign = "for_opponent" in ops
        text.is_boost = "raise_drawn" in ops
        text.compares = compares(declared)
        text.is_salvage = salvages(declared)
        text.puts_out = "put_out" in ops
        text.examines = piles_examined(declared)
        text.is_cancel = not ops.isdisjoint({"cancel", "cancel_it"})
        text.is_combat_card = "as_combat_card" in ops
        text.is_gain = not ops.isdisjoint(GAINS) or (slot == "action" and is_free_gain(declared))
        text.is_help = whose is None and "raise" in ops
        text.is_sacrifice = whose == "own" and not ops.isdisjoint({"put_out", "void_attrition"})
        text.is_relief = "restore_it" in ops
        text.is_duel = not ops.isdisjoint({"duel", "combat"})
        text.is_flight = not ops.isdisjoint({"move_now", "react_away"})
        text.is_race = "begin_race" in ops
        for effect in declared["effects"]:
            if effect["op"] == "withstands":
                text.immune_to += self.printer.titles_of(effect)
                text.defies_sense = text.defies_sense or SENSE in effect["named"]

    def _conditions(self, declared: Mapping[str, Any]) -> list[Condition]:
        holding = [conditions.make(each, self.filters) for each in declared.get("conditions", ())]
        holding += self._half_conditions(declared)
        return [is_up(declared["face"]), *holding] if "face" in declared else holding

    def _add_bars(self, card: Card, effect: Mapping[str, Any], half: int, holding: list[Condition]) -> None:
        """Add what bars the ways of `operations.moving`, or makes them dearer or cheaper."""
        who, where = self.filters.filter(effect["what"]), self.filters.filter(place_of(effect))
        if effect["op"] == "flies_faster":
            kinds = (c.FASTER_FROM,) if effect.get("leaving") else (c.FASTER_TO, c.FASTER_FROM)
            card.bars += [Bar(kind, who, where, amount=effect["n"], half=half, conditions=holding) for kind in kinds]
            return
        if effect["op"] == "bars":
            card.bars += [Bar(BARRED[code], who, where, amount=0, half=half, conditions=holding) for code in effect["bars"]]
            return
        if effect["op"] == "needs_speed":
            card.bars.append(Bar(c.STEP_FROM, who, where, amount=effect["n"], half=half, conditions=holding))
            return
        amount = effect["n"] if effect["op"] == "moves_cost" else -effect["n"]
        card.bars += [Bar(PRICED[code], who, where, amount=amount, half=half, conditions=holding) for code in effect["ways"]]

    def _add_costs(self, card: Card, declared: Mapping[str, Any]) -> None:
        holding = self._conditions(declared)
        for effect in declared["effects"]:
            sign = {"costs_less": -1, "costs_more": 1}.get(effect["op"], 0)
            own = OwnCost(ADD if sign else SET, sign * effect["n"] if sign else effect.get("n", 0), holding)
            own.by_hand = effect["op"] == "costs_held"
            card.own_costs.append(own)
            if not sign and not holding:
                card.is_known = True

    def _add_destinies(self, card: Card, declared: Mapping[str, Any]) -> None:
        holding = self._conditions(declared)
        for effect in declared["effects"]:
            much = amount_of(effect, self.filters)
            much.most = effect.get("most", -1)
            card.own_destinies.append(OwnDestiny(much, effect.get("in_fights", False), holding))

    def _add_changes(self, card: Card, declared: Mapping[str, Any], half: int) -> None:
        holding = self._conditions(declared)
        for effect in declared["effects"]:
            card.hides |= effect["op"] == "undercover"
            card.is_harmful |= effect["op"] in HARMS and effect.get("who") == "host"
            if effect["op"] in BARS:
                self._add_bars(card, effect, half, holding)
            if make := CONTINUOUS.get(effect["op"]):
                card.changes += [CardChange(made, half) for made in make(effect, self.filters, holding)]
