"""The language in which games declare the abilities of cards.  It names no game.

A game declares each operation once, as a row of its `Vocabulary` (`games/<game>/abilities/ops.py`).  A row gives the operation's
fields, its sentence on pages, the ops that it compiles to and its worth to a policy:

>>> from games.abilities.compiling import Compiler
>>> from games.abilities.declare import check_cards
>>> from games.abilities.fields import Number
>>> from games.abilities.rendering import Renderer
>>> from games.abilities.vocabulary import Vocabulary
>>> from games.engine.ops import Op, Selector
>>> DRAW = 3
>>> vocabulary = Vocabulary()
>>> action = vocabulary.slot("action", {"en": "Action"})
>>> draw = vocabulary.operation("draw", Number("n", least=1), compiles=lambda compiler, effect: [Op(DRAW, effect["n"], Selector())])

The row is also the function that declares an effect, so that a card is one line:

>>> abilities = check_cards(vocabulary, {"scout": vocabulary.card(action(draw(2)))})
>>> abilities
{'scout': {'action': [{'effects': [{'op': 'draw', 'n': 2}]}]}}

Everything else reads the rows: the rules compile the declaration, pages print it, and `shape` is the JSON Schema of what the API publishes.

>>> effects = abilities["scout"]["action"][0]["effects"]
>>> Compiler(vocabulary.makers, asks=()).program(effects).ops[0].amount
2
>>> renderer = Renderer(vocabulary, {"draw": {"en": "draw {n}"}}, between={"en": "; "})
>>> renderer.effects(effects, "en")
'draw 2'

A wrong declaration is refused:

>>> check_cards(vocabulary, {"scout": vocabulary.card(action(draw(0)))})
Traceback (most recent call last):
    ...
games.abilities.declare.BadDeclaration: scout: draw: n is 0; use a whole number from 1.
"""
