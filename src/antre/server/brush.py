"""A program: an SVG file comes in, a PNG file goes out.

On its own, for painting takes a good part of a second and lets nothing else of its process run.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import resvg_py

FONTS = Path(__file__).parent / "fonts"

if __name__ == "__main__":
    os.nice(10)
    picture = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        skip_system_fonts=True,
        font_dirs=[str(FONTS)],
        sans_serif_family="Alegreya Sans",
        serif_family="Alegreya",
    )
    sys.stdout.buffer.write(bytes(picture))
