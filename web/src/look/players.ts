// The six colours of the art, and the emblem that goes with each.
export const COLOURS = ["#c8321c", "#2450a8", "#efd63f", "#35b377", "#221f24", "#bf6ba4"] as const;
export const COLOUR_NAMES = ["red", "blue", "yellow", "green", "black", "pink"] as const;

export const colour = (index: number): string => COLOURS[index % COLOURS.length] ?? "#b9a98c";

/** What can be read on each of them. */
export const inkOn = (index: number): string => (index % COLOURS.length === 2 ? "#2c1d08" : "#fffbe8");
