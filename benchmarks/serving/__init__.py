"""The parts of `benchmarks/load.py`: a house, the company at its tables, and a rival."""
