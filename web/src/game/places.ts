/** A cell of the table: x grows to the east, y to the north. */
export type At = [number, number];

/** A spot of a tile on the table. */
export type Place = [number, number, string];

export interface Places {
  cells: readonly At[];
  spots: readonly Place[];
}

/** What is lit on the board, and what counted for it without being part of it. */
export interface Light extends Places {
  counted?: Places;
}

export const DARK: Light = { cells: [], spots: [] };

/** All cells that something lit lies on. */
export function cellsOf({ cells, spots, counted }: Light): At[] {
  const all = [...cells, ...spots.map(([x, y]): At => [x, y]), ...(counted ? cellsOf(counted) : [])];
  return [...new Map(all.map((at) => [at.join(), at])).values()];
}
