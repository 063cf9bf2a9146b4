"""The replay of a logged game: one step for each entry of the log, with its sentence and the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.report import Step
from games.engine.decision import PASS_VERB, Option
from games.engine.events.windows import TARGET_DECISION, TARGET_VERB
from games.engine.log import CHOSEN, Entry
from games.engine.verbs import CHOICE_DECISION, CHOICE_VERB, MAY_DECISION, PICK_DECISION, PICK_VERB, REPEAT_DECISION, YES_VERB
from games.report.replay import HIDDEN_CARD, of_owners, steps_of, the_piece
from games.star_wars_ccg.abilities.words import RENDERER
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.row import PLACES
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.report.choices import words_of_choice
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, filled

# By number of the phase, of the pile and of the seat.
_PHASES: Final = tuple(TEXTS[f"replay.phases.{phase}"] for phase in ("start", "activate", "control", "deploy", "battle", "move", "draw"))
_PILES: Final = tuple(TEXTS[f"replay.piles.{pile}"] for pile in ("reserve", "force", "used", "lost", "hand"))
PLAYERS: Final = (TEXTS["replay.players.seat_0"], TEXTS["replay.players.seat_1"])
# In a goldfish.
DECK_AND_OPPONENT: Final = (TEXTS["replay.players.deck"], TEXTS["replay.players.opponent"])

# event of the log -> (clause, key of [replay.steps])
_STEPS: Final[Mapping[int, tuple[str, str]]] = {
    log.STARTS_WITH: ("CCG-SET-02", "starts_with"),
    log.HAND_DRAWN: ("CCG-SET-06", "hand_drawn"),
    log.TAKEN_OUT: ("CCG-SET-04", "taken_out"),
    log.TURN_BEGINS: ("CCG-TRN-01", "turn_begins"),
    log.ACTIVATED: ("CCG-ACT-03", "activated"),
    log.DRAINED: ("CCG-CTL-02", "drained"),
    log.LOST_FORCE: ("CCG-LIF-04", "lost_force"),
    log.LOST_UNSEEN: ("CCG-LIF-04", "lost_unseen"),
    log.PASSIVE_LOST: ("CCG-CTL-03", "passive_lost"),
    log.DEPLOYED: ("CCG-DEP-01", "deployed"),
    log.ABOARD: ("CCG-INT-01", "aboard"),  # on a card that is neither a vehicle nor a starship
    log.PLACED: ("CCG-LOC-01", "placed"),
    log.COVERS: ("CCG-LOC-04", "covers"),
    log.ARMED: ("CCG-WEA-01", "armed"),
    log.BATTLE: ("CCG-BAT-02", "battle"),
    log.WEAPON_DESTINY: ("CCG-WPN-04", "weapon_destiny"),
    log.HIT: ("CCG-WPN-06", "hit"),
    log.DESTINY: ("CCG-DST-01", "destiny"),
    log.POWER: ("CCG-PWR-04", "power"),
    log.BATTLE_WON: ("CCG-PWR-05", "battle_won"),
    log.NO_WINNER: ("CCG-DMG-01", "no_winner"),
    log.BATTLE_ENDS: ("CCG-DMG-07", "battle_ends"),
    log.FORFEITED: ("CCG-ATT-02", "forfeited"),
    log.FORFEITED_TO_DAMAGE: ("CCG-DMG-04", "forfeited"),
    log.JUMPED_OFF: ("CCG-ATT-04", "jumped_off"),
    log.LOST_CARD: ("CCG-INT-01", "lost_card"),  # neither from the table nor from the Life Force
    log.LEFT_STARSHIP: ("CCG-MVB-03", "moved"),
    log.MOVED: ("CCG-MOV-01", "moved"),
    log.DRAWN: ("CCG-DRW-01", "drawn"),
    log.RECIRCULATED: ("CCG-DRW-02", "recirculated"),
    log.INTERRUPT: ("CCG-INT-01", "interrupt"),
    log.TAKEN: ("CCG-INT-01", "taken"),
    log.RETRIEVED: ("CCG-LIF-01", "retrieved"),
    log.RETURNED: ("CCG-INT-01", "returned"),
    log.ACTION: ("CCG-INT-01", "action"),
    log.CANCELLED: ("CCG-INT-01", "cancelled"),
    log.PUT_OUT: ("CCG-INT-01", "put_out"),
    log.SHOWN: ("CCG-INT-01", "shown"),
    log.TAKEN_UP: ("CCG-EFF-01", "taken_up"),
    log.RESTORED: ("CCG-GAM-07", "restored"),
    log.STOLEN: ("CCG-INT-01", "stolen"),
    log.SAILED: ("CCG-LOC-14", "sailed"),
    log.ORBITS: ("CCG-LOC-14", "orbits"),
    log.BLOWN_AWAY: ("CCG-LOC-06", "blown_away"),
    log.REPLACED: ("CCG-UNI-02", "replaced"),
    log.HANDED_OVER: ("CCG-WEA-04", "handed_over"),
    log.ADDED: ("CCG-WPN-01", "added"),
    log.UNCOVERED: ("CCG-CHR-01", "uncovered"),
    log.WENT_MISSING: ("CCG-CHR-01", "went_missing"),
    log.FOUND: ("CCG-CHR-01", "found"),
    log.CRASHED: ("CCG-VEH-02", "crashed"),
    log.SEARCHED: ("CCG-CHR-01", "searched"),
    log.FLIPPED: ("CCG-OBJ-01", "flipped"),
    log.CAPTURED: ("A-20", "captured"),
    log.HELD: ("A-20", "held"),
    log.FROZEN: ("A-20", "frozen"),
    log.RELEASED: ("A-20", "released"),
    log.DUEL: ("CCG-INT-01", "duel"),
    log.COMBAT: ("CCG-INT-01", "combat"),
    log.DUEL_TOTAL: ("CCG-INT-01", "duel_total"),
    log.TRAINED: ("CCG-JED-01", "trained"),
    log.COMPLETED: ("CCG-JED-01", "completed"),
    log.RACE_BEGINS: ("CCG-POD-01", "race_begins"),
    log.RACE_DESTINY: ("CCG-POD-01", "race_destiny"),
    log.RACE_WON: ("CCG-POD-01", "race_won"),
    log.SABACC: ("A-20", "sabacc"),
    log.SABACC_TOTAL: ("A-20", "sabacc_total"),
    log.SABACC_WON: ("A-20", "sabacc_won"),
    log.ATTACKED: ("CCG-CRE-03", "attacked"),
    log.HUNTED: ("CCG-CRE-05", "hunted"),
    log.SHUFFLED: ("CCG-LIF-01", "shuffled"),
}
# verb of a move -> the clause of this way to move
_WAYS: Final[Mapping[int, str]] = {
    play.WALK_VERB: "CCG-MVC-01",
    play.DRIVE_VERB: "CCG-MVV-01",
    play.HYPERSPACE_VERB: "CCG-MVH-01",
    play.CRUISE_VERB: "CCG-MOV-01",  # the community's rules alone have it
    play.LAND_VERB: "CCG-MVL-01",
    play.TAKE_OFF_VERB: "CCG-MVL-01",
    play.TRANSIT_VERB: "CCG-MVD-01",
    play.SHUTTLE_DOWN_VERB: "CCG-MVS-01",
    play.SHUTTLE_UP_VERB: "CCG-MVS-01",
    play.EMBARK_VERB: "CCG-MVB-01",
    play.DISEMBARK_VERB: "CCG-MVB-01",
    play.TRANSFER_VERB: "CCG-MVT-01",
    play.DOCK_VERB: "CCG-MVF-01",
    play.UNDOCK_VERB: "CCG-MVF-01",
}
_GO_ABOARD: Final = (play.SHUTTLE_UP_VERB, play.EMBARK_VERB, play.TRANSFER_VERB, play.DOCK_VERB)
_MOVES: Final = {log.WENT_BY + verb: (clause, "aboard" if verb in _GO_ABOARD else "moved") for verb, clause in _WAYS.items()}
# (type of a card, type of its host) -> the clause by which it goes aboard and leaves
_BOARDING: Final[Mapping[tuple[int, int], str]] = {
    (play.CHARACTER, play.VEHICLE): "CCG-MVB-01",
    (play.VEHICLE, play.VEHICLE): "CCG-MVB-02",
    (play.CHARACTER, play.STARSHIP): "CCG-MVB-03",
    (play.VEHICLE, play.STARSHIP): "CCG-MVB-04",
    (play.STARSHIP, play.STARSHIP): "CCG-MVF-01",
}
# The events that tell it.
_BOARDS: Final = (log.ABOARD, log.WENT_BY + play.EMBARK_VERB, log.WENT_BY + play.DISEMBARK_VERB, log.LEFT_STARSHIP)
# The zones of cards on the table.
_ON_TABLE: Final = (play.AT_LOCATIONS, play.AREA, play.LOCATIONS, play.COVERED)
# type of a card -> the clause by which it is lost from the table; CCG-TAB-02 for others
_LOSSES: Final[Mapping[int, str]] = {play.CHARACTER: "CCG-CHR-03", play.LOCATION: "CCG-LOC-06"}
# type of a card -> the clause by which it goes on another one, or into the own area
_CLAUSES_OF_TYPES: Final[Mapping[int, str]] = {play.DEVICE: "CCG-DEV-01", play.EFFECT: "CCG-EFF-01"}
# Events whose seat is not that of their card: it takes a captive.
_OF_ANOTHER_SEAT: Final = (log.CAPTURED, log.HELD)
# kind of decision -> (clause, key of [replay.questions])
_QUESTIONS: Final[Mapping[int, tuple[str, str]]] = {
    play.START_CHOICE: ("CCG-SET-02", "start"),
    play.ACTIVATE_CHOICE: ("CCG-ACT-02", "activate"),
    play.DRAIN_CHOICE: ("CCG-CTL-02", "drain"),
    play.LOSS_CHOICE: ("CCG-CTL-03", "loss"),
    play.DEPLOY_CHOICE: ("CCG-DEP-01", "deploy"),
    play.PLACE_CHOICE: ("CCG-DEP-03", "place"),
    play.BATTLE_CHOICE: ("CCG-BAT-01", "battle"),
    play.WEAPON_CHOICE: ("CCG-WPN-01", "weapon"),
    play.DESTINY_CHOICE: ("CCG-PWR-02", "destiny"),
    play.ATTRITION_CHOICE: ("CCG-ATT-02", "attrition"),
    play.DAMAGE_CHOICE: ("CCG-DMG-04", "damage"),
    play.JUMP_CHOICE: ("CCG-ATT-04", "jump"),
    play.MOVE_CHOICE: ("CCG-MOV-01", "move"),
    play.GROUP_CHOICE: ("CCG-MVB-01", "group"),
    play.DRAW_CHOICE: ("CCG-DRW-01", "draw"),
    play.ANSWER_CHOICE: ("CCG-INT-01", "answer"),
    play.SEARCH_CHOICE: ("CCG-CHR-01", "search"),
    play.REPLACE_CHOICE: ("CCG-STA-01", "replace"),
    play.ADD_CHOICE: ("CCG-WPN-01", "add"),
    play.CAPTURE_CHOICE: ("A-20", "capture"),
    play.RELEASE_CHOICE: ("A-20", "release"),
    play.ATTACK_CHOICE: ("CCG-CRE-04", "attack"),
    play.SABACC_CHOICE: ("A-20", "sabacc"),
    TARGET_DECISION: ("CCG-INT-01", "text"),
    PICK_DECISION: ("CCG-INT-01", "text"),
    MAY_DECISION: ("CCG-INT-01", "text"),
    CHOICE_DECISION: ("CCG-INT-01", "text"),
    REPEAT_DECISION: ("CCG-INT-01", "text"),
}


def clause_of(kind: int) -> str:
    """The clause behind a decision of this kind."""
    return _QUESTIONS[kind][0]


# verb of an option -> key of [replay.options]
_OPTIONS: Final[Mapping[int, str]] = {
    PASS_VERB: "pass",
    play.START_VERB: "card",
    play.ACTIVATE_VERB: "number",
    play.DRAIN_VERB: "card",
    play.LOSE_PILE_VERB: "pile",
    play.LOSE_HAND_VERB: "card",
    play.DEPLOY_VERB: "card",
    play.AT_VERB: "at",
    play.ABOARD_VERB: "aboard",
    play.ROW_VERB: "row",
    play.COVER_VERB: "cover",
    play.BATTLE_VERB: "card",
    play.FIRE_VERB: "fire",
    play.SALVO_VERB: "salvo",
    play.SEARCH_VERB: "search",
    play.JOIN_VERB: "join",
    play.REPLACE_VERB: "let_go",
    play.ADD_VERB: "card",
    play.PERSONA_VERB: "persona",
    play.DESTINY_VERB: "destiny",
    play.LOSE_DESTINY_VERB: "lose_destiny",
    play.FORFEIT_VERB: "forfeit",
    play.JUMP_VERB: "jump",
    play.DRAW_VERB: "draw",
    play.ARM_VERB: "arm",
    play.GIVE_VERB: "give",
    play.AIM_VERB: "aim",
    play.SAIL_VERB: "sail",
    play.AREA_VERB: "area",
    play.PLAY_VERB: "interrupt",
    play.ACT_VERB: "action",
    play.SEIZE_VERB: "seize",
    play.IMPRISON_VERB: "imprison",
    play.UNATTENDED_VERB: "unattended",
    play.LET_GO_VERB: "let_go",
    play.RALLY_VERB: "rally",
    play.ATTACK_VERB: "attack",
    play.HUNT_VERB: "hunt",
    TARGET_VERB: "card",
    PICK_VERB: "card",
    YES_VERB: "card",
    CHOICE_VERB: "choice",
}
# Those of them that name a card besides `Option.piece`.
_TWO_CARDS: Final = frozenset({play.FIRE_VERB, play.ATTACK_VERB, play.SALVO_VERB, play.GIVE_VERB, play.AIM_VERB, play.PERSONA_VERB})

# verb of an option that uses a text -> the slots of the texts that it counts, as `play.programs.texts` adds them to the card
_SLOTS: Final[Mapping[int, tuple[str, ...]]] = {play.PLAY_VERB: ("used", "lost", "laid", "epic"), play.ACT_VERB: ("action",)}

# (code, verb, number of the text) -> its kind and our words for it
_Printed = dict[tuple[str, int, int], tuple[Words, Words] | None]


def steps(table: Table, pool: Pool) -> tuple[Step, ...]:
    printed: _Printed = {}
    return steps_of(
        table,
        phases=_PHASES,
        text=lambda entry: _step(table, pool, entry),
        option=lambda entry, option: _use(table, pool, entry, option, printed) or _option(table, pool, entry, option),
        pieces=lambda entry: [piece for piece in the_piece(entry) if table.pieces[piece].card.code],
        players=_players(table),
        turn_began=log.TURN_BEGINS,
    )


def _players(table: Table) -> tuple[Words, Words]:
    return PLAYERS if table.watched < 0 else DECK_AND_OPPONENT


def _step(table: Table, pool: Pool, entry: Entry) -> tuple[str, Words]:
    """(clause, sentence) of an entry of the log."""
    piece = entry.piece
    if entry.event == CHOSEN:
        clause, key = _QUESTIONS[entry.kind]
        key = f"questions.{key}"
        piece = entry.other
        if entry.kind == play.GROUP_CHOICE:
            clause = _clause_of_group(table, entry)
    elif entry.event == log.GAME_ENDED:
        clause, key = "CCG-GAM-01", "endings.life" if entry.amount == play.BY_LIFE_FORCE else "endings.turn_limit"
    elif entry.event == log.PUT_OUT and entry.phase < play.ACTIVATE_PHASE:  # `play.objectives.starts.begin_start`
        clause, key = "CCG-SET-09", "steps.lacks_card"
    elif entry.event == log.DEPLOYED and entry.other < 0:
        clause, key = _clause_of_type(table, piece, "CCG-DEP-01"), "steps.deployed_to_area"
    else:
        clause, key = _MOVES[entry.event] if entry.event in _MOVES else _STEPS[entry.event]
        key = f"steps.{key}"
    if entry.event in _BOARDS:
        clause = _clause_of_boarding(table, entry, clause)
    elif entry.event in (log.LOST_FORCE, log.LOST_CARD):
        clause = _clause_of_loss(table, entry, clause)
    if entry.event == log.STARTS_WITH or (entry.event == CHOSEN and entry.kind == play.START_CHOICE):
        clause = _clause_of_start(table, entry)
    elif entry.event == log.ARMED:
        clause = _clause_of_type(table, piece, clause)
    template = TEXTS[f"replay.{key}"]
    other = -1 if entry.event == log.PASSIVE_LOST else entry.other  # there it is a number
    card, second = _card_name(table, pool, entry, piece), _card_name(table, pool, entry, other)
    if table.watched < 0:
        card, second = of_owners(card, second, _owners(table, entry, piece, other), template)
    return clause, filled(
        template,
        card=card,
        amount=entry.amount,
        other=entry.other if entry.event == log.PASSIVE_LOST else second,
        pile=_PILES[entry.amount] if entry.event in (log.LOST_FORCE, log.LOST_UNSEEN, log.SHUFFLED) else "",
        who=_players(table)[entry.seat] if entry.seat >= 0 else "",
    )


def _clause_of_boarding(table: Table, entry: Entry, usual: str) -> str:
    """The clause by which a card goes aboard a vehicle or starship, or leaves it."""
    if entry.event in (log.ABOARD, log.WENT_BY + play.EMBARK_VERB):
        host = int(table.pieces[entry.other].card.type)
    else:
        host = play.STARSHIP if entry.event == log.LEFT_STARSHIP else play.VEHICLE
    return _BOARDING.get((int(table.pieces[entry.piece].card.type), host), usual)


def _clause_of_group(table: Table, entry: Entry) -> str:
    """The clause by which the next card of a group moves: that of its way, and of both types if it goes aboard."""
    option = entry.options[0]
    if option.verb == play.DISEMBARK_VERB:
        return "CCG-MVB-05"  # of vehicles and starships alike: the question does not tell which they leave
    if option.verb != play.EMBARK_VERB:
        return _WAYS[option.verb]
    types = int(table.pieces[option.piece].card.type), int(table.pieces[option.amount].card.type)
    return _BOARDING.get(types, _WAYS[option.verb])


def _clause_of_loss(table: Table, entry: Entry, usual: str) -> str:
    """The clause by which a card is lost: by where it was, by what its loss pays, and on the table by its type."""
    if entry.event == log.LOST_FORCE:
        return usual if entry.amount != play.HAND else "CCG-CTL-03" if entry.other < 0 else "CCG-DMG-04"
    if entry.amount in _ON_TABLE:
        return _LOSSES.get(table.pieces[entry.piece].card.type, "CCG-TAB-02")
    return "CCG-LIF-04" if entry.amount in play.LIFE_FORCE else usual


def _clause_of_start(table: Table, entry: Entry) -> str:
    """The clause by which a card is on the table before the first turn, or by which its player chooses it."""
    if entry.other >= 0:  # the card whose text brings it
        return "CCG-SET-08" if table.pieces[entry.other].card.type == play.OBJECTIVE else "CCG-SET-07"
    first = entry.options[0].piece if entry.event == CHOSEN else entry.piece
    kind = table.pieces[first].card.type
    return {play.OBJECTIVE: "CCG-SET-03", play.LOCATION: "CCG-SET-02"}.get(kind, "CCG-SET-07")


def _clause_of_type(table: Table, piece: int, usual: str) -> str:
    """The clause by which a card of its type goes on another one, or into the own area."""
    return _CLAUSES_OF_TYPES.get(table.pieces[piece].card.type, usual)


def _owners(table: Table, entry: Entry, piece: int, other: int) -> tuple[Words | None, Words | None]:
    """The players of the two cards of an entry, for a sentence that does not say who acts; None for a location where something happens."""
    seat = entry.seat if entry.event not in _OF_ANOTHER_SEAT and entry.seat >= 0 else _owner(table, piece)
    second = -1 if _is_location(table, other) and entry.event != log.COVERS else _owner(table, other)
    is_of_both = entry.event in (log.NO_WINNER, log.BATTLE_ENDS)
    return (PLAYERS[seat] if seat >= 0 and not is_of_both else None), (PLAYERS[second] if second >= 0 else None)


def _owner(table: Table, piece: int) -> int:
    return int(table.pieces[piece].owner) if piece >= 0 else -1


def _is_location(table: Table, piece: int) -> bool:
    return piece >= 0 and table.pieces[piece].card.type == play.LOCATION


def _option(table: Table, pool: Pool, entry: Entry, option: Option) -> Words:
    verb = option.verb
    if verb == CHOICE_VERB and (told := _chosen(table, pool, entry, option)) is not None:
        return told
    if verb == play.ROW_VERB and (told := _between(pool, entry, option.amount % PLACES)) is not None:
        return told
    names_a_card = verb in _TWO_CARDS or verb not in _OPTIONS
    return filled(
        TEXTS[f"replay.options.{_OPTIONS.get(verb, 'go')}"],
        card=_card_name(table, pool, entry, option.piece),
        amount=option.amount % PLACES + 1
        if verb == play.ROW_VERB
        else option.amount + 1
        if verb in (CHOICE_VERB, play.PLAY_VERB)
        else option.amount,
        pile=_PILES[option.amount] if verb == play.LOSE_PILE_VERB else "",
        to=_card_name(table, pool, entry, option.amount) if names_a_card else "",
    )


def _chosen(table: Table, pool: Pool, entry: Entry, option: Option) -> Words | None:
    """What an option of a choice between effects does; None if the words are unknown or the reader does not see the card."""
    source = entry.other
    if source < 0 or source in entry.hidden:
        return None
    words = words_of_choice(entry.asking, int(option.amount), pool.cards.get(table.pieces[source].card.code))
    if words is None or entry.seat in (-1, _owner(table, source)):
        return words
    return filled(TEXTS["replay.options.choice_of_other"], text=words, card=_card_name(table, pool, entry, source))


def _between(pool: Pool, entry: Entry, place: int) -> Words | None:
    """A place of the row by its neighbours; None in an empty row."""
    row = entry.board["places"]
    names = [_name_of(pool, next(iter(each.get("location", ())), "")) for each in row[max(0, place - 1) : place + 1]]
    if not names:
        return None
    key = "row_left" if place == 0 else "row_right" if place >= len(row) else "row_between"
    return filled(TEXTS[f"replay.options.{key}"], card=names[0], to=names[-1])


def _use(table: Table, pool: Pool, entry: Entry, option: Option, printed: _Printed) -> Words | None:
    """An option that uses a text, with our words for it; None for another option, and if the words are unknown."""
    if option.verb not in _SLOTS or option.piece in entry.hidden:
        return None
    key = (table.pieces[option.piece].card.code, option.verb, int(option.amount))
    if key not in printed:
        printed[key] = text_of(pool, *key)
    if (text := printed[key]) is None:
        return None
    card = _card_name(table, pool, entry, option.piece)
    return filled(TEXTS[f"replay.options.{_OPTIONS[option.verb]}_text"], card=card, kind=text[0], text=text[1])


def text_of(pool: Pool, code: str, verb: int, number: int) -> tuple[Words, Words] | None:
    """The kind of a text that a card lets a player use, and our words for it; None for one that another card lends it."""
    facts = pool.cards.get(code)
    abilities = facts.abilities if facts is not None else {}
    declared = [(slot, each) for slot, listed in abilities.items() if slot in _SLOTS[verb] for each in listed]
    if number >= len(declared):
        return None
    line = RENDERER.line(*declared[number])
    return line.labels, line.texts


def _card_name(table: Table, pool: Pool, entry: Entry, piece: int) -> Words | str:
    """The name of a card, "" for no piece."""
    if piece < 0:
        return ""
    if piece in entry.hidden:
        return HIDDEN_CARD
    return _name_of(pool, table.pieces[piece].card.code)


def _name_of(pool: Pool, code: str) -> Words:
    facts = pool.cards.get(code)
    return facts.names if facts is not None else TEXTS["replay.no_card"]
