"""Cards of Tatooine whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("11",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        11_1 11_2 11_3 11_4 11_5 11_6 11_7 11_8 11_9 11_12 11_13 11_14 11_15 11_16 11_17 11_18 11_19 11_20 11_21 11_22 11_24 11_25
        11_29 11_30 11_31 11_32 11_33 11_34 11_35 11_37 11_38 11_39 11_40 11_42 11_43 11_44 11_45 11_46 11_47 11_48 11_49 11_50
        11_51 11_52 11_53 11_56 11_57 11_58 11_59 11_60 11_61 11_62 11_63 11_64 11_65 11_66 11_67 11_68 11_69 11_70 11_71 11_72
        11_73 11_74 11_75 11_76 11_77 11_78 11_79 11_80 11_81 11_82 11_84 11_85 11_86 11_87 11_88 11_89 11_90 11_91 11_92 11_93
        11_94 11_95 11_96 11_97 11_98 11_99
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "weapons": "11_26 11_83",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "11_36": "Characters aboard something stay there.",
    "11_54": "The number of destinies is the same for both; power does not count.",
}
