"""The syntax of queries: texts to trees and back; any text has a tree or a clear error."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from cards.errors import BadInput
from cards.query.syntax import And, Exact, Node, Not, Or, Term, Value, Word, as_data, read, write
from tests.cards.query.random_queries import TEXTS


def word(*texts: str) -> Word:
    return Word(tuple(map(Value, texts)))


def exact(*texts: str) -> Exact:
    return Exact(tuple(map(Value, texts)))


def term(field: str, op: str, *texts: str) -> Term:
    return Term(field, op, tuple(map(Value, texts)))


@pytest.mark.parametrize(
    ("typed", "tree"),
    [
        ("", None),
        ("  , ", None),
        ("luke", word("luke")),
        ("luke  sky", And((word("luke"), word("sky")))),
        ("luke and sky", And((word("luke"), word("sky")))),
        ("luke AND sky", And((word("luke"), word("sky")))),
        ('"of the"', word("of the")),
        ("“of  the”", word("of  the")),
        ("「ルーク」", word("ルーク")),
        ("'of the' x", And((word("of the"), word("x")))),
        ("hero's jabba’s", And((word("hero's"), word("jabba's")))),
        ("'tis", word("'tis")),
        (r'"a \"b\" \\ \c"', word(r'a "b" \ \c')),
        ("X-Wing 2-1B", And((word("X-Wing"), word("2-1B")))),
        ("-x", Not(word("x"))),
        ("NOT x", Not(word("x"))),
        ("not x", And((word("not"), word("x")))),
        ("--x", word("x")),
        ("-or NOT -x", And((Not(word("or")), word("x")))),
        ("---x", Not(word("x"))),
        ("-(a b)", Not(And((word("a"), word("b"))))),
        ("a b or c d", Or((And((word("a"), word("b"))), And((word("c"), word("d")))))),
        ("a (b or c)", And((word("a"), Or((word("b"), word("c")))))),
        ("(a b) c", And((word("a"), word("b"), word("c")))),
        ("((a))", word("a")),
        ("a(b)c", And((word("a"), word("b"), word("c")))),
        ("a or b OR c | d", Or((word("a"), word("b"), word("c"), word("d")))),
        ("(a)|(b)", Or((word("a"), word("b")))),
        ("a|b", word("a", "b")),
        ('a|"b c"|d', word("a", "b c", "d")),
        ("a|t:unit", Or((word("a"), term("t", ":", "unit")))),
        ("a|a", word("a")),
        ("t:unit|event", term("t", ":", "unit", "event")),
        ("T:Unit", term("t", ":", "Unit")),
        ("c:2,f:1", And((term("c", ":", "2"), term("f", ":", "1")))),
        ("cost<=3 cost>=1", And((term("cost", "<=", "3"), term("cost", ">=", "1")))),
        ("cost≤3", term("cost", "<=", "3")),
        ("cost<>3", term("cost", "!=", "3")),
        ("f!jedi", term("f", "!=", "jedi")),
        ("f!=jedi", term("f", "!=", "jedi")),
        ("cost:-1", term("cost", ":", "-1")),
        ("cost:2..4", term("cost", ":", "2..4")),
        ("combat.ally>=3", term("combat.ally", ">=", "3")),
        ("ｃｏｓｔ：３", term("cost", ":", "3")),
        ("コスト：３　（ルーク）", And((term("コスト", ":", "3"), word("ルーク")))),
        ("cost:", Term("cost", ":", ())),
        ("cost: 3", And((Term("cost", ":", ()), word("3")))),
        ("a:b:c", term("a", ":", "b:c")),
        ('!"Luke Skywalker"', exact("Luke Skywalker")),
        ("!luke", exact("luke")),
        ("-!luke", Not(exact("luke"))),
        ("!cost:3", exact("cost:3")),
        ('!"a b"|c', exact("a b", "c")),
        ("x|/a b/", Term("name", ":", (Value("x"), Value("a b", True)))),
        ("wow! yes", And((word("wow!"), word("yes")))),
        (r"text:/draws? \d (x|y)/", Term("text", ":", (Value(r"draws? \d (x|y)", True),))),
        (r"text:/a\/b/ c", And((Term("text", ":", (Value(r"a\/b", True),)), word("c")))),
        ("text:/open c", And((term("text", ":", "/open"), word("c")))),
        ("- x", And((word("-"), word("x")))),
    ],
)
def test_a_text_has_its_tree(typed: str, tree: Node | None) -> None:
    found, warnings = read(typed)
    assert (found, warnings) == (tree, [])
    assert read(write(found)) == (tree, [])


@pytest.mark.parametrize(
    ("typed", "tree", "warnings"),
    [
        ('red "luke sky', And((word("red"), word("luke sky"))), [("open_quote", 4, 13)]),
        ("(a", word("a"), [("open_parenthesis", 0, 1)]),
        ("a)", word("a"), [("stray_parenthesis", 1, 2)]),
        ("()", None, [("empty_parentheses", 0, 2)]),
        ("a ()", word("a"), [("empty_parentheses", 2, 4)]),
        ("-( ) a", word("a"), [("stray_operator", 0, 1), ("empty_parentheses", 1, 4)]),
        ("(())", None, [("empty_parentheses", 1, 3), ("empty_parentheses", 0, 4)]),
        ("a or", word("a"), [("stray_operator", 2, 4)]),
        ("or a", word("a"), [("stray_operator", 0, 2)]),
        ("a or or b", Or((word("a"), word("b"))), [("stray_operator", 5, 7)]),
        ("a and or b", And((word("a"), word("b"))), [("stray_operator", 6, 8)]),
        ("a || b", Or((word("a"), word("b"))), [("stray_operator", 3, 4)]),
        ("(or)", None, [("stray_operator", 1, 3), ("empty_parentheses", 0, 4)]),
        ("a NOT", word("a"), [("stray_operator", 2, 5)]),
        ("t:unit|", term("t", ":", "unit"), [("stray_operator", 6, 7)]),
    ],
)
def test_corrections_are_reported_with_their_place(typed: str, tree: Node | None, warnings: list[Any]) -> None:
    found, said = read(typed)
    assert found == tree
    assert [(warning.code, warning.start, warning.end) for warning in said] == warnings


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("a" * 1001, "query_too_long"),
        ("a " * 41, "too_many_terms"),
        ("|".join("a" + str(number) for number in range(41)), "too_many_terms"),
        ("(" * 11 + "a" + ")" * 11, "nested_too_deep"),
        ("text:/" + "a" * 121 + "/", "regex_too_long"),
    ],
)
def test_a_text_beyond_a_limit_is_an_error(typed: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(typed)
    assert caught.value.code == code


@pytest.mark.parametrize("typed", ["a" * 1000, "a " * 40, "(" * 10 + "a" + ")" * 10, "-" * 999 + "a", "text:/" + "a" * 120 + "/"])
def test_a_text_at_a_limit_is_valid(typed: str) -> None:
    tree, warnings = read(typed)
    assert tree is not None
    assert warnings == []


def test_places_refer_to_the_typed_text() -> None:
    tree, _ = read("ｌｕｋｅ　（-ｃｏｓｔ：３ or !x)")
    assert as_data(tree) == {
        "node": "and",
        "parts": [
            {"node": "word", "values": [{"text": "luke", "is_regex": False}], "start": 0, "end": 4},
            {
                "node": "or",
                "parts": [
                    {
                        "node": "not",
                        "parts": [
                            {
                                "node": "term",
                                "field": "cost",
                                "op": ":",
                                "values": [{"text": "3", "is_regex": False}],
                                "start": 7,
                                "end": 13,
                            }
                        ],
                    },
                    {"node": "exact", "values": [{"text": "x", "is_regex": False}], "start": 17, "end": 19},
                ],
            },
        ],
    }


@given(TEXTS)
def test_any_tree_is_written_and_read_again(text: str) -> None:
    try:
        tree, warnings = read(text)
    except BadInput as error:
        assert error.code in {"too_many_terms", "nested_too_deep", "regex_too_long"}  # noqa: PT017
        return
    assert all(0 <= warning.start < warning.end <= len(text) for warning in warnings)
    again, said = read(write(tree))
    assert again == tree
    assert said == []
    assert write(again) == write(tree)
