// How large the picture of a piece is drawn, and which of its points stands on the anchor.
export interface Frame { x: number; y: number; size: number }

const KINDS: Readonly<Record<string, string>> = {
  M: "follower", L: "large", A: "abbot", B: "builder", P: "pig", Y: "mayor", W: "wagon", N: "barn",
};

/** The kind of piece that a letter of the notation means. */
export const kindOf = (letter: string): string => KINDS[letter] ?? letter;

const LIES = new Set(["follower", "large", "abbot", "mayor"]);
const NEUTRAL = new Set(["dragon", "fairy", "count", "mage", "witch"]);

export const lies = (kind: string, segment: string | null): boolean => segment === "field" && LIES.has(kind);

/** The square of a piece's picture about its foot, as wide as it is shown on a tile of 100. */
export function frameOf(kind: string, lying: boolean): Frame {
  const scale = NEUTRAL.has(kind) ? 1.25 : 1.15;
  const [x, y, size, drop] = lying
    ? kind === "large" ? [-14, -18, 36, 0] : [-14, -14, 28, 0]
    : kind === "dragon" ? [-22, -34, 44, 2]
      : kind === "barn" ? [-16, -25, 33, 2]
        : [-16, -28.5, 32, NEUTRAL.has(kind) ? 2 : 6];
  return { x: x! * scale, y: y! * scale + drop!, size: size! * scale };
}
