"""The charts of a deck: what it costs, where it moves, who goes first.  All count copies as listed."""

from __future__ import annotations

from games.contracts.decks import Chart, Decklist
from games.decks.charts import copies_by_choice, histogram
from games.legend_of_stars.catalogue.fields import ATTRIBUTES, CARD_TYPES, CHARACTER, DIRECTIONS
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import MAIN
from games.legend_of_stars.decks.legality import count
from games.texts import words


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a deck, empty rows left out; of an empty deck, charts without rows."""
    cards = [(pool.cards[code], copies) for code, copies in count(decklist, pool).cards[MAIN].items()]
    characters = [(card, copies) for card, copies in cards if card.type == CHARACTER]
    return (
        Chart("costs", words("Energy curve", "エネルギーカーブ", "能量曲線"), histogram((card.cost, copies) for card, copies in cards)),
        Chart(
            "attributes",
            words("Cards by attribute", "属性別のカード", "依屬性分類的卡牌"),
            copies_by_choice(ATTRIBUTES, ((card.attribute or "", copies) for card, copies in cards)),
        ),
        Chart(
            "lead_icons",
            words("Characters by lead icon", "リードアイコン別のキャラクター", "依引導圖示分類的角色"),
            copies_by_choice(DIRECTIONS, ((icon, copies) for card, copies in characters for icon in card.lead_icons or ())),
            words(
                "Directions in attack position; a character with several icons counts in each.",
                "アタック表示での方向。アイコンが複数あるキャラクターはそれぞれに数えます。",
                "攻擊表示時的方向；有多個圖示的角色分別計入。",
            ),
        ),
        Chart(
            "card_types",
            words("Card types", "カードの種類", "卡牌種類"),
            copies_by_choice(CARD_TYPES, ((card.type, copies) for card, copies in cards)),
        ),
        Chart(
            "speeds",
            words("Characters by speed", "スピード別のキャラクター", "依速度分類的角色"),
            histogram((card.speed, copies) for card, copies in characters),
            words(
                "The higher speed shown before the game goes first.",
                "ゲーム前に見せたスピードの高い方が先攻です。",
                "遊戲開始前展示速度較高者先攻。",
            ),
        ),
    )
