"""The words the engine knows the components by."""

from __future__ import annotations

CLANS = ("moss", "ice", "moon", "granite", "hammer", "mud", "fire")
RENEGADE = len(CLANS)

KINDS = ("advance", "bolster", "influence", "gnome", "wild", "supplies", "elders")
ADVANCE, BOLSTER, INFLUENCE, GNOME, WILD, SUPPLIES, ELDERS = range(7)
ACTIONS = KINDS[:4]
LETTERS = "ABIGWSE"

EFFECTS = ("honour", "bolster", "influence", "troll-move")
HONOUR_SPACE, BOLSTER_SPACE, INFLUENCE_SPACE, TROLL_MOVE = range(4)

PACKETS = ("0", "I/II", "III")
STARTERS, OFFERED, LAST = range(3)
WAVES = ("I", "II", "III")
MARKS = ("immediate", "wave-end", "not-in-solo")

# What a champion can do besides the symbols on its card.
ABILITIES = (
    "attack-double", "scout", "step", "bolster-controlled", "control-double", "extra-weak",
    "breach-honour", "more-desperation", "slay-honour", "raise-weak", "scare", "raise-bolster",
    "domain-honour", "free-path", "own-fall-honour", "no-entrench", "takeover-honour",
    "fall-honour", "raise-strong", "calm-gnomes", "take-cube", "raise-trolls", "scout-double",
    "boost-double", "first-influence", "new-votes", "star-cavern-more", "star-hall-value",
    "star-free-cavern", "star-win-tie", "star-troll", "troll-honour", "invaded-honour", "honour",
    "champion-honour", "clan-honour",
)  # fmt: skip
(
    ATTACK_DOUBLE, SCOUT, STEP, BOLSTER_CONTROLLED, CONTROL_DOUBLE, EXTRA_WEAK, BREACH_HONOUR,
    MORE_DESPERATION, SLAY_HONOUR, RAISE_WEAK, SCARE, RAISE_BOLSTER, DOMAIN_HONOUR, FREE_PATH,
    OWN_FALL_HONOUR, NO_ENTRENCH, TAKEOVER_HONOUR, FALL_HONOUR, RAISE_STRONG, CALM_GNOMES,
    TAKE_CUBE, RAISE_TROLLS, SCOUT_DOUBLE, BOOST_DOUBLE, FIRST_INFLUENCE, NEW_VOTES,
    STAR_CAVERN_MORE, STAR_HALL_VALUE, STAR_FREE_CAVERN, STAR_WIN_TIE, STAR_TROLL, TROLL_HONOUR,
    INVADED_HONOUR, HONOUR, CHAMPION_HONOUR, CLAN_HONOUR,
) = range(36)  # fmt: skip
NO_ABILITY = "none"
CLAWED = (SCOUT, STEP, RAISE_WEAK, SCARE, CALM_GNOMES, TAKE_CUBE)
IMMEDIATE = (
    RAISE_TROLLS, NEW_VOTES, STAR_CAVERN_MORE, STAR_HALL_VALUE, STAR_FREE_CAVERN, STAR_WIN_TIE,
    STAR_TROLL, HONOUR, CLAN_HONOUR,
)  # fmt: skip
AT_WAVE_END = (DOMAIN_HONOUR, TROLL_HONOUR, INVADED_HONOUR, CHAMPION_HONOUR)
STARS = (STAR_CAVERN_MORE, STAR_HALL_VALUE, STAR_FREE_CAVERN, STAR_WIN_TIE, STAR_TROLL)
STAR_ON_HALL = (STAR_CAVERN_MORE, STAR_HALL_VALUE, STAR_WIN_TIE)
# Whose ability is about the champion's own pawn.
NEEDS_PAWN = (
    ATTACK_DOUBLE, STEP, BOLSTER_CONTROLLED, CONTROL_DOUBLE, EXTRA_WEAK, SLAY_HONOUR, SCARE,
    FREE_PATH, OWN_FALL_HONOUR, NO_ENTRENCH, TAKEOVER_HONOUR, *STARS,
)  # fmt: skip

# Where honour comes from.
SOURCES = (
    "gnomes", "fallen", "wheel", "consolation", "champions", "domains", "halls", "elders", "votes",
)  # fmt: skip
(
    FROM_GNOMES, FROM_FALLEN, FROM_WHEEL, FROM_CONSOLATION, FROM_CHAMPIONS, FROM_DOMAINS,
    FROM_HALLS, FROM_ELDERS, FROM_VOTES,
) = range(9)  # fmt: skip
