"""The edition made ready for play: tables of numbers, boards, options made once."""
