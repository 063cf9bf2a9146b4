"""English sentences about Star Wars CCG cards, put together from parts, as a player would say them.

>>> from games.texts.english import in_english
>>> in_english("only at a(n) site¬; only at a(n) system¬ with ability 1 or more with ability 3 or less", SENTENCES)
'only at a site or at a system with ability 1 to 3'
>>> in_english("a(n) 1st gate or 2nd gate or 3rd gate site¬ ‹lit› and that you hold that is a(n) site¬ without a(n) unit¬", SENTENCES)
'a 1st to 3rd gate lit site that you hold and without a unit'
>>> in_english("if there is a(n) your T-47 speeder¬ here: your drains at each site¬ that is the target: +1", SENTENCES)
'if you have a T-47 speeder here: your drains at the target: +1'
>>> in_english("choose up to 1 “Map” in the Reserve Deck; take the chosen card into your hand; shuffle your Reserve Deck", SENTENCES)
'take up to 1 “Map” from the Reserve Deck into your hand; shuffle your Reserve Deck'
>>> in_english("retrieve each your card¬ on top of its pile in the Lost Pile; look at the top 2 of your Force Pile", SENTENCES)
'retrieve the top card of your Lost Pile; look at the top 2 cards of your Force Pile'
>>> in_english("choose a(n) unit¬ in the Lost Pile; retrieve the chosen card; the chosen card cannot move", SENTENCES)
'choose a unit in the Lost Pile; retrieve the chosen card; the chosen card cannot move'
>>> in_english("1 non-lightsaber non-permanent weapon weapon¬ at a(n) site¬ with a(n) “Luke” wherever it is there", SENTENCES)
'1 non-lightsaber non-permanent weapon at a site with “Luke” there'
>>> in_english("if there is no your card¬ wherever it is that makes a player lose Force now: draw 1 destiny¬", SENTENCES)
'if none of your cards makes a player lose Force now: draw 1 destiny'
"""

from __future__ import annotations

from typing import Final

from games.texts.english import NOUN
from games.texts.rewriting import Sentence

_PLACE: Final = "(?:location|docking bay|site|system|sector)"
_CHOICE: Final = r"\bchoose ([^;:()]+?)"
# The end of a text that does not mention the chosen card again.
_NO_MORE: Final = r"(?!.*\bchosen\b)"

_PILE: Final = r"(?:the|your) (\w+ (?:Pile|Deck))"


def _end_of_pile(words: str, end: str) -> tuple[Sentence, ...]:
    """The card at an end of a pile, which a filter finds among all cards of the pile.  words: of the filter."""
    card = rf"card{NOUN}? {words} of its pile in"
    return (
        (rf"\bthere is a\(n\) ((?:your|opposing) )?{card} {_PILE}", rf"there is a(n) \1card{NOUN} in the \2"),
        (
            rf"\bchoose up to 1 your {card} {_PILE}; take the chosen card into your hand\b",
            rf"you may take the {end} card of your \1 into your hand",
        ),
        (rf"\b(?:each|1|a\(n\)) your {card} {_PILE}", rf"the {end} card of your \1"),
        (rf"\b(?:each|1|a\(n\)) {card} your (\w+ (?:Pile|Deck))", rf"the {end} card of your \1"),
        (rf"\b(?:each|1|a\(n\)) opposing {card} {_PILE}", rf"the {end} card of the opponent's \1"),
        (rf" {words} of its pile([^,;:→“]*?) in {_PILE}", rf"\1 {words} of the \2"),
    )


# In this order, before those of every game: what stands in a text -> what is said.
SENTENCES: Final = (
    *_end_of_pile("on top", "top"),
    *_end_of_pile("at the bottom", "bottom"),
    (rf"\b({_PLACE})({NOUN}?)((?:“[^”]*”|(?!\b{_PLACE}\b)[^“,;:→])*?) and ‹([\w -]+)›", r"\4 \1\2\3"),
    (
        rf"\b({_PLACE})({NOUN}?)((?:“[^”]*”|(?!\b{_PLACE}\b)[^“,;:→])*?) ‹([\w -]+)›(?: and(?= ))?",
        r"\4 \1\2\3",
    ),
    (rf"\bthat is a\(n\) (?:location|site|system|sector){NOUN}? (?=with(?:out)? )", "and "),
    (rf"\bthere is a\(n\) (location|site|card){NOUN}? that was chosen\b", r"a(n) \1 was chosen"),
    (rf"\bthere is no (?:location|site|card){NOUN}? that was chosen\b", "none was chosen"),
    (
        rf"{_CHOICE} in (?:the|your) (\w+ (?:Deck|Pile)); take the chosen card into your hand\b{_NO_MORE}",
        r"take \1 from the \2 into your hand",
    ),
    (
        rf"{_CHOICE} in the Lost Pile; retrieve the chosen card; take each card in the \w+ Pile that was chosen into your hand\b",
        r"retrieve \1 into your hand",
    ),
    (rf"{_CHOICE} in the Lost Pile; retrieve the chosen card\b{_NO_MORE}", r"retrieve \1"),
    (r"\bless than 1 Force to use\b", "no Force to use"),
    (r"\bcan use 1 or more Force\b", "can use Force"),
    (r"\btop 1 card\b", "top card"),
    (r"\btop 1 of\b(?=[^;:]* for each\b)", "top 1 card of"),
    (r"\btop 1 of\b", "top card of"),
    (r"\btop (\d+) of (?=the|your)", r"top \1 cards of "),
    (r"\b1 ((?:Light|Dark) Side) Force icons\b", r"1 \1 Force icon"),
    (r"\b1 more times\b", "once more"),
    (r"\bput ([^;:()]*?) on ((?:the|its owner's) \w+ (?:Pile|Deck)), underneath\b", r"put \1 under \2"),
    (rf"\b1 card{NOUN}? wherever it is that was looked at\b", "1 of the cards that were looked at"),
    (rf"\bcard{NOUN}? wherever it is that was looked at\b", "card that was looked at"),
    (rf"\bthere is no your card{NOUN}? wherever it is that makes\b", "none of your cards makes"),
    (r" wherever it is there\b(?! is)", " there"),
    (rf"\bnon-([^{NOUN},;:→]*?\b(\w+)) \2{NOUN}", rf"non-\1{NOUN}"),
    (r"\bfrozen held captive\b", "held as a frozen captive"),
    (r"\b(deploys on [^;→]+); (?=deploys on )deploys on ", r"\1 or on "),
    (rf"\b(?:each|1) card{NOUN}? in the \w+ Pile that was just drawn as destiny\b", "the card that was just drawn as destiny"),
    (r"\bthere is a\(n\) ([^,;:]*?) in the \w+ Pile that was just drawn as destiny\b", r"a(n) \1 was just drawn as destiny"),
    (r"\bonly at ([^;→]+); only at ", r"only at \1 or at "),
    (rf"\bsite({NOUN}?) at the next site\b", r"adjacent site\1"),
    (rf"\bat (?:a\(n\)|each) (location|site|system|sector){NOUN}? that is this card\b", r"at this \1"),
    (rf"\bat (?:a\(n\)|each|1) {_PLACE}{NOUN}? that is the target\b", "at the target"),
    (rf"\b(?:a\(n\)|each) system{NOUN} of ([A-Z][\w'-]*(?: [A-Z0-9][\w'-]*)*)(?![\w'-]| or | [A-Z0-9])", r"the \1 system"),
    (r"\byou may the destiny counts (\d+) (less|more)\b", r"you may let the destiny count \1 \2"),
    (rf"\beach ({_PLACE}){NOUN}? here\b", r"the \1 here"),
    (rf"\b(?:a\(n\)|each|1) (?:site|system|location|character|droid){NOUN}? “", "“"),
    (rf"\b((?:a\(n\)|1) your) droid{NOUN}? “", r"\1 “"),
    (r"\bwhen deployed cannot be deployed\b", "cannot be deployed"),
    (r"\b(?:when deployed|in hand) costs (\d+) (\w+) more to use\b", r"costs \1 \2 more to use"),
    (r"\bup to 1 your (Episode (?:I|VII) “)", r"up to 1 \1"),
    (r"(?<!up to )\b1 ((?:your )?Episode (?:I|VII) “)", r"\1"),
    (rf"\b(?:each|1) card{NOUN}? in the \w+ Pile that is this card\b", "this card"),
)
