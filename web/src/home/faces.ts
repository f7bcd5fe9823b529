/** A tile that shows what a set is about. */
export const FACES: Readonly<Record<string, readonly [set: string, id: string]>> = {
  base: ["base", "D"],
  "base-2021": ["base-2021", "H-garden"],
  "river-1": ["river-1", "bridge-city"],
  "river-2021": ["river-2021", "bend-garden"],
  "river-2": ["river-2", "lake-volcano"],
  "inns-and-cathedrals": ["inns-and-cathedrals", "EK"],
  "traders-and-builders": ["traders-and-builders", "HA"],
  "princess-and-dragon": ["princess-and-dragon", "dragon-corner"],
  "abbey-and-mayor": ["abbey-and-mayor", "city-over-city"],
  "count-of-carcassonne": ["count-of-carcassonne", "carc-6"],
  "king-and-robber-baron": ["king-and-robber-baron", "cloister-cap"],
  cult: ["cult", "shrine"],
  "flying-machines": ["flying-machines", "Min1A"],
  ferries: ["ferries", "lake-three"],
  "gold-mines": ["gold-mines", "Min4A"],
  "mage-and-witch": ["mage-and-witch", "Min5A"],
  robbers: ["robbers", "Min6C"],
  "crop-circles": ["crop-circles", "Min1KK"],
};

/** A figure for those that have no tiles. */
export const FIGURES: Readonly<Record<string, string>> = { messengers: "messenger" };
