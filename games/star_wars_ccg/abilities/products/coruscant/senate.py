"""Characters with politics, the Galactic Senate, and the Political Effects on which senators lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import (
    add_drawn,
    agendas,
    for_opponent,
    in_majority,
    lower_drawn,
    most_destinies,
    political,
    put_in_pile,
    raise_attrition,
    raise_drawn,
    raise_next_drain,
    reorder,
    replace_drawn,
    set_drawn,
    spare_destiny,
    spend,
    stack,
    stands_in,
    unless_paid,
    use_opposing,
    use_or_lose,
)
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import leave_destinies
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    activate,
    cancel_drain,
    choose,
    draw_cards,
    look_at_top,
    lose,
    lose_force,
    may,
    pick,
    raise_,
    redraw,
    retrieve_top,
    shuffle,
    take,
    take_topmost,
    void_destiny,
)
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deploys_beside,
    drain,
    gains,
    generation,
    immune,
    left_out,
    loses,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    opponent_attacks,
    opponents_destiny,
    opponents_turn,
    target,
    there_is,
    there_is_no,
    this_is,
    use,
    your_destiny,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

SENATE: Final = location(named="Coruscant: Galactic Senate")
BATTLE_SITE: Final = location("site", state="battleground")
BATTLE_SYSTEM: Final = location("system", state="battleground")
# A location that the player occupies or controls, with Force icons of both sides.
HELD_SITE: Final = location("site", state=["battleground", "occupied"])
HELD_SYSTEM: Final = location("system", state=["battleground", "occupied"])
JEDI: Final = ["jedi", "jedi master"]
DARK_JEDI: Final = ["dark jedi"]
DRAWN: Final = cards(of="drawn", zone="used")
HELD: Final = cards(whose="own", zone="held")


def speaks(*agenda: str, also: Any = ()) -> Any:
    """What a character with these agendas is."""
    return printed(agendas(*agenda), *also)


def monthly(*effects: Any, conditions: list[Any] | None = None) -> Any:
    """The text that a character in a senate majority uses once in the own control phase."""
    return action(*effects, when="control", times=1, conditions=[in_majority(), *(conditions or [])])


def on_destiny(*effects: Any, conditions: list[Any] | None = None, **also: Any) -> Any:
    """The text that a character in a senate majority uses once a turn when a battle destiny was just drawn."""
    return action(*effects, when="destiny", times=1, conditions=[in_majority(), *(conditions or [])], **also)


def seats(effect: Any, when: str, *conditions: Any) -> Any:
    """The text that places a senator of the hand on a Political Effect without one, for this effect."""
    senator = cards(state="senatorial", whose="own", zone="held")
    empty = there_is_no(cards(of="stacked", zone="stacked"))
    return action(stack(), effect, when=when, conditions=[empty, *conditions], targets=target(senator))


def debate(agenda: str) -> Any:
    """The condition that a senator with this agenda lies here."""
    return there_is(cards(agenda=agenda, of="stacked", zone="stacked"))


def guard() -> Declared:
    return card(
        action(raise_("politics", 2, until="turn"), times=1, costs=use(1), targets=target(own_character(mark="senator", state="present"))),
        constant(
            set_to("forfeit", 0, character(politics_most=0, not_mark="coruscant guard", where="here")),
            conditions=[this_is(cards(state="present", at=SENATE))],
        ),
    )


SENATE_CARD: Final = card(*(constant(political(character(state="in_battle", where="here")), half=half) for half in ("light", "dark")))
BESIDE_VALORUM: Final = constant(generation(1), conditions=there_is(character(named="Supreme Chancellor Valorum", where="here")))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "12_8": card(
            speaks("order", "taxation", "peace"),
            constant(most_destinies(1, who=BATTLE_SYSTEM), leave_destinies(who=location("system")), conditions=in_majority()),
        ),
        "12_11": card(
            speaks("peace", "trade"), on_destiny(unless_paid(2, set_drawn(0)), conditions=[opponents_turn(), opponents_destiny()])
        ),
        "12_15": card(
            speaks("order"),
            BESIDE_VALORUM,
            monthly(lose_force(2, whose="opponent"), conditions=[there_is(HELD_SITE), there_is(HELD_SYSTEM)]),
        ),
        "12_22 12_23": card(
            speaks("justice", "peace", also=[stands_in()]),
            monthly(retrieve_top(1, per=site("Naboo", state="controlled"))),
            constant(immune(3)),
        ),
        "12_27": card(
            speaks("peace", "taxation"),
            BESIDE_VALORUM,
            constant(drain(1, BATTLE_SYSTEM), conditions=[in_majority(), there_is(location("site", state=["battleground", "controlled"]))]),
        ),
        "12_28 12_29": card(
            speaks("ambition", "peace", "order"),
            on_destiny(add_drawn(), spare_destiny(), conditions=[opponents_destiny()], costs=use(1)),
            constant(gains("politics", 1, character(named="Amidala", where="here"))),
        ),
        "12_30 12_31": card(
            speaks("justice", "order"),
            on_destiny(
                void_destiny(),
                conditions=[there_is(location("site", state="in_battle", where="elsewhere", hosting=own_character("republic")))],
                costs=use(2),
            ),
            action(lower("politics", 1, THIS, until="turn"), for_opponent(), costs=use(1)),
        ),
        "12_32": card(
            speaks("justice", "peace"),
            monthly(
                put_in_pile("used", HELD),
                may(choose([draw_cards(4)], [draw_cards(3)], [draw_cards(2)], [draw_cards(1)])),
                conditions=[there_is(HELD)],
            ),
        ),
        "12_34": card(
            speaks("justice", "taxation"),
            automatic(
                retrieve_top(1),
                at="drain_begun",
                conditions=[your_turn(), in_majority(), there_is(location("system", state=["battleground", "draining"]))],
            ),
            action(
                lower("politics", 2, until="turn"),
                times=1,
                costs=use(1),
                targets=target(character(mark="senator", agenda="wealth", state="present")),
            ),
        ),
        "12_97": card(
            speaks("ambition", "blockade"),
            constant(
                gains("power", 2, own_ship("capital")),
                drain(1, location("system", state="battleground", beside=location("site", state="occupied"))),
                conditions=in_majority(),
            ),
        ),
        "12_98": card(speaks("blockade"), monthly(lose_force(1, whose="opponent", per=location(system="Naboo", state="controlled")))),
        "12_105": card(
            speaks("ambition"),
            constant(most_destinies(1, who=BATTLE_SITE), leave_destinies(who=location("site")), conditions=in_majority()),
        ),
        "12_110": card(
            speaks("ambition", "blockade", "trade"),
            monthly(pick(1, cards(whose="own", zone="force"), up_to=True), take(PICKED), shuffle("force")),
            constant(gains("forfeit", 2, own_character(mark="neimoidian", other=True)), conditions=this_is(cards(at=SENATE))),
        ),
        "12_113": card(
            speaks("taxation", "wealth"),
            on_destiny(take(DRAWN), conditions=[your_destiny()]),
            action(put_in_pile("used", THIS), when="deploys_begin", costs=use_opposing(), conditions=opponents_turn()),
        ),
        "12_116": card(
            speaks("ambition", "taxation"),
            constant(
                gains("cost", 2, cards(type=["starship", "vehicle"], whose="opponent", not_unique=True, zone="hand")),
                loses("power", 1, cards(type=["starship", "vehicle"], whose="opponent", not_unique=True)),
                conditions=in_majority(),
            ),
            constant(gains("politics", 1, per=enemy_character(mark="senator", where="here"))),
        ),
        "12_122": card(
            speaks("wealth"),
            constant(
                generation(2, per=location(state=["battleground", "controlled"])),
                cannot("use_text", who=cards(named="Honor Of The Jedi")),
                conditions=in_majority(),
            ),
            action(take(cards(whose="own", zone="force", state="bottommost")), when="deploy", times=1),
        ),
        "12_123": card(
            speaks("ambition", "taxation", "wealth"),
            action(raise_attrition(1, per=character(agenda="ambition", at=SENATE)), when="attrition", times=1, conditions=in_majority()),
        ),
        "12_126": card(
            speaks("trade", "wealth"),
            action(
                look_at_top(1, whose="opponent"),
                may(lose_force(1), lose(LOOKED)),
                times=1,
                conditions=[in_majority(), your_turn()],
            ),
        ),
        "12_3 12_100": guard(),
        "12_75 12_167": SENATE_CARD,
        "12_40": card(
            printed(deploys_beside(0)),
            seats(lower_drawn(3), "destiny"),
            action(
                choose([look_at_top(2), reorder()], [look_at_top(2, whose="opponent"), reorder()]),
                when="move",
                times=1,
                conditions=debate("order"),
            ),
        ),
        "12_43": card(
            printed(deploys_beside(0)),
            seats(raise_next_drain(2), "control"),
            action(choose([activate(2)], [activate(1)]), when="battle_begins", times=1, conditions=[opponent_attacks(), debate("peace")]),
        ),
        "12_137": card(
            printed(deploys_beside(0)),
            seats(raise_next_drain(2), "control"),
            action(
                lose(DRAWN),
                replace_drawn(),
                put_in_pile("used"),
                when="destiny",
                times=1,
                conditions=[your_destiny(), debate("wealth")],
                targets=target(HELD),
            ),
        ),
        "12_45": card(
            printed(deploys_beside(0)),
            seats(cancel_drain(), "drain", opponents_turn()),
            action(
                redraw(),
                when="shot",
                once_a="battle",
                conditions=[
                    debate("justice"),
                    there_is(cards("weapon", whose="opponent", at=location(state="in_battle"))),
                    there_is_no(cards("weapon", whose="own", at=location(state="in_battle"))),
                ],
            ),
        ),
        "12_48": card(
            printed(deploys_beside(0)),
            seats(raise_drawn(3), "destiny"),
            action(put_in_pile("used"), use_or_lose(1), times=1, conditions=[your_turn(), debate("taxation")], targets=target(HELD)),
        ),
        "12_127": card(
            printed(deploys_beside(0)),
            seats(lower_drawn(3), "destiny"),
            action(activate(1), spend(1, whose="opponent"), when="draw", times=1, conditions=debate("taxation")),
        ),
        "12_138": card(printed(deploys_beside(0)), seats(raise_drawn(3), "destiny"), constant(left_out())),
        "12_142": card(
            printed(deploys_beside(0)),
            seats(cancel_drain(), "drain", opponents_turn()),
            action(
                put_in_pile("lost"),
                shuffle("lost"),
                take_topmost(cards(whose="own", zone="lost")),
                times=1,
                conditions=[your_turn(), debate("trade")],
                targets=target(HELD),
            ),
        ),
    }
)
