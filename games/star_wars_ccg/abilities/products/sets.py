"""The declared sets, each a package with its modules of cards (`ROOMS`) and what is said of its cards (`readings`)."""

from typing import Final

from games.star_wars_ccg.abilities.products import (
    a_new_hope,
    cloud_city,
    coruscant,
    dagobah,
    death_star_ii,
    endor,
    hoth,
    jabbas_palace,
    objectives,
    premiere,
    premium,
    reflections_ii,
    reflections_iii,
    special_edition,
    tatooine,
    theed_palace,
    virtual_200,
    virtual_201,
    virtual_203,
    virtual_204,
    virtual_208,
    virtual_211,
    virtual_213,
)

DECLARED: Final = (
    premiere,
    a_new_hope,
    hoth,
    dagobah,
    cloud_city,
    jabbas_palace,
    tatooine,
    theed_palace,
    special_edition,
    coruscant,
    death_star_ii,
    endor,
    premium,
    reflections_ii,
    reflections_iii,
    objectives,
    virtual_200,
    virtual_201,
    virtual_203,
    virtual_204,
    virtual_213,
    virtual_211,
    virtual_208,
)
ROOMS: Final = tuple(room for each in DECLARED for room in each.ROOMS)
# card -> what the rules lack of it, a code of [coverage.missing] of the texts.
LACKS: Final = {
    card: code
    for each in DECLARED
    for table in (each.readings.NOT_DECLARED, each.readings.LEFT_OUT)
    for code, listed in table.items()
    for card in listed.split()
}
