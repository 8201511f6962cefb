"""A bot in ten lines: it takes whatever scores most at once.

From the folder of this file: `PYTHONPATH=. antre sim nidavellir --bots ten_line_bot:Hasty,random`
"""

import random


class Hasty:
    def __init__(self, seed):
        self.rng = random.Random(seed)

    def choose(self, world, seat):
        def score(option):
            after = world.clone()
            after.apply(seat, option)
            return after.scores[seat] + self.rng.random()

        return max(world.decision(seat).options, key=score)
