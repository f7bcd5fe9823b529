// How large the picture of a piece is drawn, and which of its points stands on the anchor.
export interface Frame {
  x: number;
  y: number;
  size: number;
}

const LEAST = 18; // pixels: what the eye still finds on a whole board
const MOST = 2.1; // times as large beside its tile, or it would hide the next one

/** How much larger pieces are drawn on a board so small that they would be lost. */
export const growth = (scale: number): number =>
  Math.round(10 * Math.max(1, Math.min(MOST, LEAST / (frameOf("follower", false).size * scale)))) / 10;

const LIES = new Set(["follower", "large", "abbot", "mayor"]);
const NEUTRAL = new Set(["dragon", "fairy", "count", "mage", "witch"]);

export const lies = (kind: string, segment: string | null): boolean => segment === "field" && LIES.has(kind);

/** The square of a piece's picture about its foot, as wide as it is shown on a tile of 100. */
export function frameOf(kind: string, lying: boolean): Frame {
  const scale = NEUTRAL.has(kind) ? 1.25 : 1.15;
  const [x, y, size, drop] = lying
    ? kind === "large"
      ? [-14, -18, 36, 0]
      : [-14, -14, 28, 0]
    : kind === "dragon"
      ? [-22, -34, 44, 2]
      : kind === "barn"
        ? [-16, -25, 33, 2]
        : [-16, -28.5, 32, NEUTRAL.has(kind) ? 2 : 6];
  return { x: x! * scale, y: y! * scale + drop!, size: size! * scale };
}
