"""The colours of Nidavellir: its classes, its metals, its gems, and the light in its windows."""

from __future__ import annotations

# By class; then the same in shadow.
COLOURS = {
    "warrior": "#a8332b", "hunter": "#5f8a3a", "miner": "#d47a26", "blacksmith": "#7a4f9e",
    "explorer": "#4fa6cf", "other": "#c9962e",
}  # fmt: skip
DEEP = {
    "warrior": "#4f100d", "hunter": "#24400f", "miner": "#7a3807", "blacksmith": "#351a52",
    "explorer": "#0f4b6b", "other": "#6b470c",
}  # fmt: skip
# What is struck into a metal: the dark of it, and the light.
STRUCK = {
    "copper": ("#3f1a08", "#ffcfa6"), "gold": ("#4a3003", "#fff2b8"), "silver": ("#23282e", "#fff"),
}  # fmt: skip
# By value: dark, middle, light.
GEMS = {
    1: ("#66717c", "#9fb0bd", "#eef6fb"), 2: ("#43236b", "#7a4bb0", "#d6b8f5"),
    3: ("#0e3c78", "#2b73c4", "#b3dcff"), 4: ("#0b5137", "#1f9a68", "#aef2d2"),
    5: ("#6d0f22", "#c02c46", "#ffb9c0"), 6: ("#7d5205", "#dba42f", "#fff2b3"),
}  # fmt: skip
LAMPLIGHT = "#ffe2a3"
