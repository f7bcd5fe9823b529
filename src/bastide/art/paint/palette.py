"""The colours of the map, and those of the six players."""

from typing import Final

INK: Final = "#432"
MEADOW: Final = "#b3bd6c"
MEADOW_LIGHT: Final = "#c9cb80"
MEADOW_DARK: Final = "#94a758"
LEAF: Final = ("#6f8a3f", "#5d7b3d", "#81954a", "#4f6d3a")
ROAD: Final = "#efe0b6"
ROAD_EDGE: Final = "#83623a"
ROAD_RUT: Final = "#d2b983"
WATER: Final = "#76a9b8"
WATER_LIGHT: Final = "#a9cdd0"
WATER_DARK: Final = "#4b7f95"
BANK_EDGE: Final = "#a58d56"
BANK: Final = "#d9c88f"
STREET: Final = "#dcb57e"
STREET_DARK: Final = "#c59a62"
STONE: Final = "#d8cbb0"
STONE_SHADE: Final = "#a99a7f"
STONE_DARK: Final = "#6f604b"
ROOF: Final = ("#c1582f", "#ad4529", "#cf7040", "#b8503a")
ROOF_SHADE: Final = ("#93401f", "#83301c", "#a4522b", "#8c3a2a")
SLATE: Final = "#6d7c8e"
# Of other regions: ochre, honey, thatch, brown, pale slate.
OTHER_ROOFS: Final = ("#d39a4a", "#c8813c", "#b8995a", "#8f5f3f", "#8b99a3")
PLASTER: Final = "#f3e6c8"
PLASTER_SHADE: Final = "#d3bd95"
TIMBER: Final = "#753"
PARCHMENT: Final = "#f4e7c5"
GOLD: Final = "#e0ac35"

# Told apart by eyes of every kind (after Okabe and Ito), by lightness as well as by hue.
PLAYERS: Final = ("#c8321c", "#2450a8", "#efd63f", "#35b377", "#221f24", "#bf6ba4")
PLAYER_NAMES: Final = ("red", "blue", "yellow", "green", "black", "pink")
# Each colour has an emblem too, light on dark or dark on light.
EMBLEMS: Final = ("cross", "crescent", "sun", "chevron", "star", "lozenge")
EMBLEM_INK: Final = ("#fff3da", "#fff3da", "#5d4300", "#06301c", "#fff3da", "#fff3da")
NEUTRAL: Final = "#b9a98c"
