"""Cards of Special Edition whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("7",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        7_5 7_15 7_18 7_19 7_48 7_54 7_58 7_59 7_60 7_61 7_63 7_65 7_66 7_68 7_69 7_70 7_71 7_72 7_73 7_75 7_78 7_81 7_86 7_88
        7_89 7_92 7_95 7_96 7_101 7_102 7_103 7_104 7_106 7_108 7_109 7_111 7_117 7_129 7_131 7_133 7_134 7_150 7_151 7_155 7_159
        7_162 7_166 7_170 7_171 7_176 7_181 7_189 7_196 7_198 7_208 7_212 7_216 7_217 7_218 7_219 7_220 7_221 7_222 7_225 7_226
        7_227 7_228 7_229 7_230 7_231 7_234 7_235 7_236 7_237 7_238 7_239 7_242 7_249 7_252 7_254 7_258 7_261 7_263 7_264 7_266
        7_267 7_269 7_280 7_289 7_303 7_314 7_322 7_324
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "7_241",
    "bars": "7_192",
    "battles": "7_248",
    "captives": "7_118 7_172",
    "contests": "7_4",
    "costs": "7_3 7_17 7_99 7_123 7_126",
    "creatures": "7_52 7_128 7_211 7_214 7_215 7_292",
    "destinies": "7_84",
    "fetching": "7_287",
    "force": "7_20 7_240",
    "immunity": "7_246 7_265",
    "moves": "7_127 7_153 7_169 7_186 7_291 7_304 7_309 7_311 7_313 7_315",
    "own": "7_22 7_107 7_187",
    "piles": "7_259",
    "places": "7_35 7_119 7_120 7_276 7_281",
    "protection": "7_182 7_201 7_224 7_232",
    "reactions": "7_286",
    "stacked": "7_23",
    "texts": "7_11 7_31 7_37 7_38 7_50 7_51 7_67 7_74 7_79 7_110 7_124 7_195 7_200 7_233 7_257 7_294",
    "timing": "7_191 7_203 7_205 7_206 7_256 7_262",
    "weapons": "7_14 7_30 7_76 7_80 7_115 7_167 7_180 7_250 7_274 7_307 7_320 7_323",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "7_1": "Sites of Alderaan are those that name it, and generic ones that lie there.",
    "7_8": "His weapons are those that he bears.",
    "7_25": "The docking bay is traded for whatever card is on top; a transit that costs so much less costs nothing.",
    "7_33": "A farm on Tatooine makes it 1 cheaper, not 2.",
    "7_34": "Whoever goes moves away as its player chooses.",
    "7_44": "A bet is settled only while she is on the table.",
    "7_53": "The search parties are those at its site.",
    "7_55": "The battlegrounds are sites.",
    "7_57": "The battlegrounds are sites.",
    "7_77": "The battlegrounds are sites, also those of Jabba's Palace.",
    "7_83": "A combat vehicle battles in space only where cards let it.",
    "7_94": "Ability of Rebel starships is that of the pilots printed on them.",
    "7_113": "The text of its Light Side is off while the opponent controls the site.",
    "7_116": "Rebels control the system if the Light Side does with a Rebel or a Rebel starship there.",
    "7_105": "Each destiny of the shot counts more, where a weapon draws several.",
    "7_120": "The two come only where they may come by themselves, twice a turn at most.",
    "7_140": "It bears several weapons and fires them all.",
    "7_144": "It lands and takes off like a starfighter.",
    "7_199": "A Weequay at the same site counts, too.",
    "7_200": "A musician whom the player deploys there after it.",
    "7_204": "A related location is one of Cloud City.",
    "7_224": "All Force that the opponent would retrieve is cancelled.",
    "7_243": "A captive counts as seized by whoever escorted it last.",
    "7_253": "The weapon is aboard the starfighter that fires it.",
    "7_257": "An Imperial Holotable by its title.",
    "7_270": "The opponent's control of the site stands for the other half's text.",
    "7_273": "Characters that stand there, without cost; it is their one move of the turn.",
    "7_321": "It captures or does nothing, as its player chooses.",
}
