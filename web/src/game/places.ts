/** A cell of the table: x grows to the east, y to the north. */
export type At = [number, number];

/** A spot of a tile on the table. */
export type Place = [number, number, string];
