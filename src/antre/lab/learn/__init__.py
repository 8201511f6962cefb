"""Learning by self-play: actors play, a learner learns, a network comes out (`antre train`).

Actors need numpy alone (`actor`); the learner needs PyTorch, from the extra `antre[learn]`.
"""
