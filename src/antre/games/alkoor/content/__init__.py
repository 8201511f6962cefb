"""The edition of Maender-Alkoor made ready for play.

`AlkoorContent(sheet)` (content.py) has everything the game is made of, numbered from 0 on:

| attribute | of | module |
|---|---|---|
| `heroes` | `Hero`: attributes, vitality, points, `kinds` as bits, `skills` by number | heroes |
| `skills` | `Skill`: kind, `Cost`, effects, whose it is (`hero` or `equipment`) | heroes |
| `equipment` | `Equipment`: LOOT, then Relics from `first_relic` on | equipment |
| `monsters`, `dilemmas` | Critters, Creatures; Dilemmas: one numbering, Unforeseen | unforeseen |
| `hazards` | `zones`, `doors`, `rooms`, `second_trial`: one numbering, with a `Trial` | hazards |
| `quests`, `treasures` | Rooms by step, Relic, hand effect, missions; points and effect | quests |
| `tokens`, `chance`, `powers` | tokens by kind, bonuses by die, powers by colour | tokens |
| `path` | every space of the board | path |
| `tables` | influence boards and dice by the number of players | boards |
| `difficulties`, `challenges` | what Revelations bring; gap and reward | campaign |
| `gems`, `costs`, `team`, `vils` | figures that stand on no card | numbers |
| `words`, `flavour` | names by group, id and language; what cards say besides, by id | |

All that a card does is an `Effect` (effects.py): a verb by number and what belongs to it. `FORMS`
is the whole vocabulary as it is written in the edition; prices are `Cost`. A trial is a graph of
one to four objectives with arrows (trials.py). Numbers have their names in names.py. What is
written wrong is told with the card it stands on and what is allowed (reading.py); what must hold of
all cards together is in checks.py.
"""
