"""What the form of abilities shows, it sends back: the declared cards of every game that it can show, and made-up ones."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, cast

import pytest
from django.http import QueryDict

from decks.own_cards.schema import abilities_checker, abilities_fields
from frontend.own_cards.abilities.changes import changed
from frontend.own_cards.abilities.control import shapes_of
from frontend.own_cards.abilities.reading import fields_of, read_abilities
from frontend.own_cards.abilities.shapes import ABSENT, NoForm, Shape, Shapes
from frontend.own_cards.abilities.shown import Labels, Row, ShownAbilities, fits_form, same
from games.catalogue.fixtures import read_catalogue
from games.registry import GAMES

GAMES_WITH_FORM = [
    slug for slug in GAMES if any(field.name == "abilities" for field in GAMES[slug].cards.fields) and shapes_of(slug, "abilities")
]
LOS = "legend-of-stars"
PREFIX = "fact_abilities"


def sent(shown: ShownAbilities) -> QueryDict:
    """What a browser sends of these rows."""
    data = QueryDict(mutable=True)
    for row in shown.rows:
        match row.kind:
            case "choices" | "choice" | "either":
                chosen = [option.code for option in row.options if option.is_chosen]
                data.setlist(row.name, (["{}"] if row.is_any else chosen or [""]) if row.kind != "choices" else chosen)
            case "flag" if row.value:
                data[row.name] = "on"
            case "number" | "text" | "words":
                data[row.name] = row.value
                if row.is_any:
                    data[f"{row.name}.any"] = "any"
            case "open" | "hidden" if row.value:
                data[row.name] = row.value
            case "add" if row.options:
                data[row.name] = row.options[0].code
    return data


def back(shapes: Shapes, value: Mapping[str, Any] | None) -> Any:
    return read_abilities(shapes, sent(ShownAbilities(shapes, Labels({}, "en"), PREFIX, value)), PREFIX)


def test_the_game_that_takes_own_cards_has_the_form() -> None:
    assert {slug for slug, game in GAMES.items() if game.own_cards} <= set(GAMES_WITH_FORM)


def texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list):
        for inner in value.values() if isinstance(value, Mapping) else value:
            yield from texts_in(inner)


@pytest.mark.parametrize("slug", GAMES_WITH_FORM)
def test_declared_cards_return_as_they_were(slug: str) -> None:
    shapes = cast(Shapes, shapes_of(slug, "abilities"))
    game = GAMES[slug]
    declared = [abilities for card in read_catalogue(game, f"fixtures/{slug}").cards if (abilities := card["facts"].get("abilities"))]
    # Words with a comma in them are not told apart in a control; the form leaves such abilities to JSON.
    fitting = [abilities for abilities in declared[:400] if not any("," in text for text in texts_in(abilities))]
    assert len(fitting) > 0.8 * min(len(declared), 400) > 32
    for abilities in fitting:
        assert same(back(shapes, abilities), abilities)
        data = QueryDict(mutable=True)
        for name, values in fields_of(shapes, abilities, PREFIX).items():
            data.setlist(name, values)
        assert same(read_abilities(shapes, data, PREFIX), abilities)


def made(shapes: Shapes, shape: Shape, dice: random.Random, depth: int) -> Any:
    """A value that fits the shape."""
    part = shapes.part(shape)
    match part.kind:
        case "kinds":
            codes = sorted(part.variants or {})
            plain = [
                code
                for code in codes
                if all(shapes.part(each).kind != "list" for each in (shapes.variant(part, code).members or {}).values())
            ]  # type: ignore[union-attr]
            code = dice.choice(codes if depth < 8 else plain)
            return made(shapes, (part.variants or {})[code], dice, depth)
        case "parts":
            members = part.members or {}
            names = [name for name in members if name in part.needed or (dice.random() < 0.3 and depth < 9)] or list(members)[:1]
            return {name: members[name].get("const") or made(shapes, members[name], dice, depth + 1) for name in names}
        case "list":
            number = min(max(part.least, dice.choice([1, 1, 2])), part.most or 2)
            return [made(shapes, cast(Shape, part.item), dice, depth + 1) for _ in range(number)]
        case "either":
            return dice.choice(part.codes) if dice.random() < 0.5 else made(shapes, cast(Shape, part.item), dice, depth)
        case "number":
            return None if part.is_open and dice.random() < 0.5 else dice.randrange(1, int(shape.get("maximum", 998)) + 1)
        case "choice":
            return dice.choice(part.codes)
        case "choices":
            return dice.sample(part.codes, dice.randrange(1, len(part.codes) + 1))
        case "flag":
            return True if part.default is ABSENT else dice.random() < 0.5
    return ["Vampire", "Star Knight"]


@pytest.mark.parametrize("seed", range(3))
def test_any_declaration_of_the_schema_returns_as_it_was(seed: int) -> None:
    dice = random.Random(seed)
    shapes = cast(Shapes, shapes_of(LOS, "abilities"))
    check = abilities_checker(LOS, "character", "abilities").fast
    small = 0
    for _ in range(60):
        slot = dice.choice(sorted(shapes.slots))
        value = {slot: made(shapes, shapes.root["properties"][slot], dice, 1)}
        assert check.is_valid(value), value
        if fits_form(shapes, value):
            small += 1
            assert same(back(shapes, value), value)
    assert small > 40, "most of them are no larger than the form"


def test_a_full_list_takes_no_further_entry() -> None:
    shapes = cast(Shapes, shapes_of(LOS, "abilities"))
    effects, limits = [{"op": "draw", "n": 1, "whose": "own"}], [{"limit": "card", "times": 1, "per": "turn"}]
    value = {"effect": [{"effects": effects}], "main_action": [{"limits": limits, "effects": effects}]}
    shown = ShownAbilities(shapes, Labels({}, "en"), PREFIX, value)
    added = [row.name.removeprefix(f"{PREFIX}.") for row in shown.rows if row.kind == "add"]
    assert "main_action.0.limits.add" not in added
    assert {"main_action.0.effects.add", "effect.0.effects.add"} <= set(added)
    assert {"effect", "main_action"} & {option.code for option in shown.add.options} == {"main_action"}
    for place, code in (("", "effect"), ("main_action.0.limits", "card")):
        assert changed(shapes, value, f"add {place}", {place: code})[0] == value


def test_deeper_abilities_than_the_form_shows_are_left_to_json() -> None:
    shapes = cast(Shapes, shapes_of(LOS, "abilities"))
    effect: dict[str, Any] = {"op": "draw", "n": 1, "whose": "own"}
    for _ in range(6):
        effect = {"op": "may", "then": [effect]}
    assert fits_form(shapes, {"effect": [{"effects": [effect]}]})
    deep = {"effect": [{"effects": [{"op": "may", "then": [{"op": "may", "then": [effect]}]}]}]}
    assert not fits_form(shapes, deep)
    wide = {"effect": [{"effects": [{"op": "pick", "n": 1, "what": {"other": True}, "whose": "own"}] * 30}]}
    assert not fits_form(shapes, wide)


def test_every_part_of_the_form_has_a_name_in_every_language() -> None:
    game = GAMES[LOS]
    shapes = cast(Shapes, shapes_of(LOS, "abilities"))
    assert game.own_cards
    dice = random.Random(1)
    unnamed = set()
    for language in ("ja", "zh-hant"):
        labels = Labels(game.own_cards.labels, language)
        for _ in range(150):
            slot = dice.choice(sorted(shapes.slots))
            shown = ShownAbilities(shapes, labels, PREFIX, {slot: made(shapes, shapes.root["properties"][slot], dice, 1)})
            rows = [row for row in shown.rows if row.label] + [option for row in (*shown.rows, shown.add) for option in row.options]
            unnamed |= {row.label for row in rows if row.label.isascii() and row.label not in ("ATK", "DEF", "DOWN")}
    assert not unnamed


def test_a_schema_with_a_part_that_the_form_cannot_show_has_none() -> None:
    with pytest.raises(NoForm):
        Shapes(
            {
                "properties": {
                    "x": {
                        "type": "array",
                        "items": {"type": "object", "properties": {"a": {"anyOf": [{"type": "integer"}, {"type": "string"}]}}},
                    }
                }
            }
        )
    with pytest.raises(NoForm):
        Shapes({"properties": {"x": {"type": "integer"}}})


def test_a_new_operation_is_in_the_form_at_once() -> None:
    root = dict(next(field for field in abilities_fields(GAMES[LOS], "character")).shape)
    new = {
        "type": "object",
        "required": ["op", "n"],
        "properties": {"op": {"const": "teleport"}, "n": {"type": "integer", "default": 2}, "far": {"type": "boolean"}},
    }
    effects = {"anyOf": [*root["$defs"]["effect"]["anyOf"], new]}
    shapes = Shapes({**root, "$defs": {**root["$defs"], "effect": effects}})
    value = {"effect": [{"effects": [{"op": "teleport", "n": 2, "far": True}]}]}
    shown = ShownAbilities(shapes, Labels({}, "en"), PREFIX, value)
    assert [(row.kind, row.label) for row in shown.rows if row.name.endswith((".n", ".far"))] == [("number", "n"), ("flag", "far")]
    assert "teleport" in [option.code for row in shown.rows for option in row.options if isinstance(row, Row)]
    assert back(shapes, value) == value
    assert shapes.blank({"$ref": "#/$defs/effect"}, "teleport") == {"op": "teleport", "n": 2}
