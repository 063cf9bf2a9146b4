# Comet Race の日本語テキスト。{found} などは値に置き換わる部分で、どの言語でも同じものを使います。

[game]
name = "コメットレース"

[fields]
cost = "コスト"
speed = "速度"
draws = "引く枚数"
energy = "得るエネルギー"

[card_types]
ship = "船"
crew = "乗員"

[groups]
ship = "船"
crew = "乗員"

[formats]
standard = "スタンダード"

[formats_help]
standard = "20〜30枚、同じカードは3枚まで。"

[zones]
main = "デッキ"

[lists]
fleet = "全カード2枚ずつ"

[problems]
too_few_cards = "デッキは{allowed}枚以上です（現在{found}枚）。"
too_many_cards = "デッキは{allowed}枚以下です（現在{found}枚）。"
too_many_copies = "{name}は{allowed}枚までです（現在{found}枚）。"
too_few_to_deal = "最初の手札には{allowed}枚必要です（デッキは{found}枚）。"

[charts]
cost = "コスト別の枚数"

[slots]
played = "プレイ時"

[abilities]
draws = "{amount}枚引く。"
energy = "エネルギーを{amount}得る。"

[piles]
deck = "デッキ"
hand = "手札"
deck_note = "最初の手札と毎ターンの1枚。能力で引くカードは数えません。"

[options]
goal = "勝利に必要なレーン数"
turn_limit = "最大ターン数"

[policies]
default = "標準"
random = "合法な選択肢からランダム"

[policy_text]
default = "支払える最もコストの高いカードを、プレイできなくなるまでプレイします。"
random = "合法な選択肢から同じ確率で選びます。"
opponent = "対戦相手はいません。{goal}レーンで勝ち、第{turn_limit}ターンの後は負けです。"

[metrics]
won = "勝利"
turn_limit = "ターン切れ"
clock = "決着のターン"
clock_won = "勝利のターン"
lanes = "レーン"
hand = "手札の枚数"
drawn = "引いた"
played = "プレイした"

[units]
turn = "ターン"

[blank]
text = "空白のカードは、コスト0、速度0の船です。"
name = "空白のカード"

[odds]
cheap = "最初の手札にコスト1のカードがある"

[phases]
setup = "準備"
main = "メインフェイズ"
end = "レースの終了"

[steps]
hand_drawn = "カードを{amount}枚引く。"
turn_began = "第{turn}ターン開始、エネルギー{amount}。"
played = "{card}をプレイする。"
moved = "第{amount}レーンへ進む。"
drawn = "{amount}枚引く。"
energy = "エネルギーを{amount}得る。"
won = "レースに勝つ。"
lost = "ターンが尽きる。"
choice = "プレイするカードを選ぶ。"
option_play = "{card}をプレイ"
option_pass = "ターンを終える"

# Pages: the kinds of products, and what lies on the board of a replay.
[pages.products]
"sample set" = "サンプルセット"

[pages.board]
energy = "エネルギー"
lanes = "レーン"
hand = "手札"
in_play = "場"
deck = "デッキ"
