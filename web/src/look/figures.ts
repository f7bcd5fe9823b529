// How large the picture of a piece is drawn, and which of its points stands on the anchor: as the catalogue says.
import type { PieceInfo } from "../protocol";
import { catalogue } from "./catalogue.svelte";

export interface Frame {
  x: number;
  y: number;
  size: number;
}

const LEAST = 24; // pixels: what the eye still finds on a whole board
const USUAL: Pick<PieceInfo, "view" | "lying" | "scale" | "foot"> = {
  view: [-16, -28.5, 32],
  lying: null,
  scale: 1.15,
  foot: 6,
};

const infoOf = (kind: string): PieceInfo | undefined => catalogue()?.pieces.find((piece) => piece.name === kind);

/** How wide the picture of a piece is drawn: larger on a board so small that it would be lost. */
export const grown = (size: number, scale: number): number => Math.max(size, LEAST / scale);

export const lies = (kind: string, segment: string | null): boolean =>
  segment !== null && (infoOf(kind)?.lies_on.includes(segment) ?? false);

/** The square of a piece's picture about its foot, as wide as it is shown on a tile of 100. */
export function frameOf(kind: string, lying: boolean): Frame {
  const { view, lying: flat, scale, foot } = infoOf(kind) ?? USUAL;
  const [x, y, size] = lying && flat ? flat : view;
  return { x: x! * scale, y: y! * scale + (lying && flat ? 0 : foot), size: size! * scale };
}
