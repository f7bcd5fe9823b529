// Which piece stands at which point: pieces that share a segment take its anchors in turn.
import { anchor, keyOfTile, segmentAt } from "../game/geometry";
import type { At } from "../game/places";
import { frameOf, lies, type Frame } from "../look/figures";
import type { SeatView, TileShape, View } from "../protocol";

export interface Standing {
  key: string;
  kind: string;
  owner: number;
  colour: number;
  at: At;
  spot: string | null;
  lying: boolean;
  /** The point it stands on, and its picture about that point. */
  point: At;
  frame: Frame;
}

type Shapes = (key: string) => TileShape | undefined;

export function standings(view: View, seats: readonly SeatView[], shapes: Shapes): Standing[] {
  const tiles = new Map(view.tiles.map((tile) => [`${tile.at[0]},${tile.at[1]}`, tile]));
  const used = new Map<string, number>();
  const found: Standing[] = [];
  const stand = (kind: string, owner: number, at: At, spot: string | null) => {
    const tile = tiles.get(`${at[0]},${at[1]}`);
    const shape = tile && shapes(keyOfTile(tile));
    const segment = spot === null ? null : segmentAt(shape, spot);
    const place = `${at[0]},${at[1]}.${segment?.spots[0] ?? spot ?? ""}`;
    const nth = used.get(place) ?? 0;
    used.set(place, nth + 1);
    const lying = lies(kind, segment?.kind ?? null);
    found.push({
      key: `${owner}.${kind}.${place}.${nth}`,
      kind,
      owner,
      at,
      spot,
      lying,
      colour: owner < 0 ? -1 : (seats[owner]?.colour ?? owner),
      point: anchor(at, spot, shape, nth),
      frame: frameOf(kind, lying),
    });
  };
  // What is shown under the name of a piece says more exactly where that piece stands.
  const exact = new Map(
    view.shown.flatMap((s) =>
      s.at && s.seat !== null ? [[`${s.kind} ${s.seat} ${s.at.join()}`, s.spot] as const] : [],
    ),
  );
  for (const p of view.pieces)
    stand(p.piece, p.owner, p.at, exact.get(`${p.piece} ${p.owner} ${p.at.join()}`) ?? p.spot);
  for (const figure of view.shown)
    if (figure.at && figure.seat === null && !figure.points.length) stand(figure.kind, -1, figure.at, figure.spot);
  // Named places (the quarters of a city) lie on the tile whose shape has them.
  const inside = [
    ...view.elsewhere.map((p) => ({ kind: p.piece, owner: p.owner, place: p.place })),
    ...view.shown.map((s) => ({ kind: s.kind, owner: s.seat ?? -1, place: s.place ?? "" })),
  ];
  for (const tile of inside.length ? view.tiles : []) {
    const places = shapes(keyOfTile(tile))?.places ?? {};
    for (const { kind, owner, place } of inside) if (place in places) stand(kind, owner, tile.at, place);
  }
  return found.sort((a, b) => a.point[1] - b.point[1]);
}
