"""Random query texts, for tests that any text is answered."""

from __future__ import annotations

from hypothesis import strategies as st

# the elements of the language
WORDS = "( ) or OR and NOT - | || , ' ! / : cost t: t:unit x>=2 “ 「 ： （ x|y a.b:c <> ≥3 .. ~ é ルーク"
PIECES = st.sampled_from([*WORDS.split(), '"', "\\", " ", "\u3000", "\n", "text:/a b/"])


TEXTS = st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=30).map("".join), st.lists(PIECES, max_size=20).map(" ".join))
