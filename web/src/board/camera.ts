// Where the board is looked at from. Everything here is arithmetic: zoom.ts moves the picture there.
import { TILE, type Extent } from "../game/geometry";
import type { At } from "../game/places";

/** How the picture lies in the window: a point p of it is drawn at k·p + (x, y). */
export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** What other things cover at the sides of the window, in pixels. */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Further out, or nearer, nobody can go. */
export const MIN = 0.12;
export const MAX = 5;
/** Nearer than this the board never comes by itself, unless marks could not be told apart. */
export const NEAR = 1.6;
/** Smaller than this tiles never get by themselves: 70 pixels, on a phone 56. */
export const LEAST = { wide: 0.7, narrow: 0.56 } as const;

export const leastFor = ({ width, height }: Size): number => (width < 640 || height < 360 ? LEAST.narrow : LEAST.wide);

const clamp = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

export const apply = ({ x, y, k }: Lens, point: At): At => [k * point[0] + x, k * point[1] + y];
export const invert = ({ x, y, k }: Lens, point: At): At => [(point[0] - x) / k, (point[1] - y) / k];

/** The nearest lens in which tiles begin and end on whole pixels of the screen; the middle of the window stays.
 * Tiles are painted from bitmaps, which would be blurred between two pixels. */
export function crisp({ x, y, k }: Lens, { width, height }: Size, pixelRatio: number): Lens {
  const pixel = (n: number) => Math.round(n * pixelRatio) / pixelRatio;
  const near = pixel(k * TILE) / TILE;
  const stay = (middle: number, from: number) => pixel(middle - ((middle - from) * near) / k);
  return { k: near, x: stay(width / 2, x), y: stay(height / 2, y) };
}

/** The free part of the window. */
function free({ width, height }: Size, room: Room): { left: number; top: number; w: number; h: number } {
  return {
    left: room.left,
    top: room.top,
    w: Math.max(80, width - room.left - room.right),
    h: Math.max(80, height - room.top - room.bottom),
  };
}

/** The part of the picture that can be seen in the free part of the window. */
export function sight(lens: Lens, size: Size, room: Room): Extent {
  const { left, top, w, h } = free(size, room);
  const [west, north] = invert(lens, [left, top]);
  const [east, south] = invert(lens, [left + w, top + h]);
  return { west, north, east, south };
}

const AROUND = 1; // tiles beyond the window

/** The cells that are at least partly in the window, or just outside: first and last column, first and last row. */
export function cellsIn(lens: Lens, { width, height }: Size): readonly [number, number, number, number] {
  const [west, north] = invert(lens, [0, 0]);
  const [east, south] = invert(lens, [width, height]);
  const cell = (n: number) => Math.floor(n / TILE);
  return [cell(west) - AROUND, cell(east) + AROUND, -cell(south) - AROUND, -cell(north) + AROUND];
}

/** Whether a point of the picture is well within the free part of the window. */
export function inSight(lens: Lens, point: At, size: Size, room: Room, pad = 22): boolean {
  const [x, y] = apply(lens, point);
  const { left, top, w, h } = free(size, room);
  return x > left + pad && x < left + w - pad && y > top + pad && y < top + h - pad;
}

/** How a part of the picture fits the free part of the window. */
export function scaleFor(extent: Extent, size: Size, room: Room): number {
  const { w, h } = free(size, room);
  return Math.min(w / (extent.east - extent.west), h / (extent.south - extent.north));
}

/** A point of the picture in the middle of the free part. */
export function centred(point: At, k: number, size: Size, room: Room): Lens {
  const { left, top, w, h } = free(size, room);
  return { x: left + w / 2 - k * point[0], y: top + h / 2 - k * point[1], k };
}

export const middle = ({ west, north, east, south }: Extent): At => [(west + east) / 2, (north + south) / 2];

/** All of the board, however small that makes it. */
export const whole = (extent: Extent, size: Size, room: Room): Lens =>
  centred(middle(extent), clamp(MIN, scaleFor(extent, size, room), NEAR), size, room);

/** What the board is looked at for. */
export interface Scene {
  /** All tiles, with the free places around them. */
  all: Extent;
  /** The middles of the places to choose from, or nothing. */
  places: readonly At[];
  /** The middle of what happened last. */
  last: At | null;
}

const STEPS = [NEAR, 1.3, 1, 0.85, 0.7, 0.56]; // sizes that the board takes by itself: few, so that it seldom changes

/**
 * Where to look by itself. Everything if that is large enough; else, at the smallest size allowed, what shows most of the
 * places to choose from, with what happened last if that can be, and with as little movement as that takes.
 */
export function follow(now: Lens, scene: Scene, size: Size, room: Room, least: number): Lens {
  const fits = scaleFor(scene.all, size, room);
  if (fits >= least) {
    const k = Math.max(least, STEPS.find((step) => step <= fits) ?? fits);
    return k === now.k && holds(sight(now, size, room), scene.all) ? now : centred(middle(scene.all), k, size, room);
  }
  const start = now.k === least ? now : centred(scene.last ?? middle(scene.all), least, size, room);
  const wanted = scene.places.length ? scene.places : scene.last ? [scene.last] : [];
  const worth = (lens: Lens) => {
    const sees = (point: At) => inSight(lens, point, size, room, 50 * lens.k);
    return wanted.filter(sees).length + (scene.last && sees(scene.last) ? 0.5 + wanted.length / 4 : 0);
  };
  const looks = [start, ...wanted.map((point) => centred(point, least, size, room))];
  if (scene.last) {
    // What happened last in the middle, or at a side, for the sake of places on the other one.
    const { w, h } = free(size, room);
    const lens = centred(scene.last, least, size, room);
    const far = (length: number) => Math.max(0, length / 2 - 60 * least);
    for (const dx of [0, -far(w), far(w)])
      for (const dy of [0, -far(h), far(h)]) looks.push({ ...lens, x: lens.x + dx, y: lens.y + dy });
  }
  const reckoned = looks.map((look) => {
    const lens = within(look, scene.all, size, room);
    return { lens, worth: worth(lens), far: Math.hypot(lens.x - start.x, lens.y - start.y) };
  });
  return reckoned.reduce((best, one) =>
    one.worth > best.worth || (one.worth === best.worth && one.far < best.far) ? one : best,
  ).lens;
}

const holds = (outer: Extent, inner: Extent): boolean =>
  outer.west <= inner.west && outer.east >= inner.east && outer.north <= inner.north && outer.south >= inner.south;

/** The same with no more bare table in sight than there must be. */
function within(lens: Lens, all: Extent, size: Size, room: Room): Lens {
  const { left, top, w, h } = free(size, room);
  const side = (from: number, low: number, high: number, begin: number, length: number) => {
    const wide = lens.k * (high - low);
    if (wide <= length) return begin + (length - wide) / 2 - lens.k * low;
    return clamp(begin + length - lens.k * high, from, begin - lens.k * low);
  };
  return {
    x: side(lens.x, all.west, all.east, left, w),
    y: side(lens.y, all.north, all.south, top, h),
    k: lens.k,
  };
}

/** Bring a point well into the free part, no further than needed; nearer or further away only if it must be. */
export function pushed(now: Lens, point: At, size: Size, room: Room, least = 0, most = Infinity): Lens {
  const { left, top, w, h } = free(size, room);
  const short = Math.min(w, h);
  const k = Math.max(Math.min(now.k, most), Math.min(least, short / 130));
  if (k !== now.k) return centred(point, k, size, room);
  const pad = Math.min(70 * k, short / 2);
  const [x, y] = apply(now, point);
  return {
    x: now.x + clamp(left + pad, x, left + w - pad) - x,
    y: now.y + clamp(top + pad, y, top + h - pad) - y,
    k,
  };
}

/** Bring all of a part of the picture into sight with as little movement as that takes, if it is not too large for that. */
export function revealed(now: Lens, part: Extent, size: Size, room: Room, least: number): Lens {
  const { left, top, w, h } = free(size, room);
  const fits = scaleFor(part, size, room);
  const k = clamp(MIN, Math.min(Math.max(now.k, least), Math.max(fits, least)), MAX);
  const [west, north] = k === now.k ? apply(now, [part.west, part.north]) : [Infinity, Infinity];
  const side = (at: number, low: number, length: number, begin: number, room: number) => {
    const wide = k * length;
    if (wide > room || at === Infinity) return begin + (room - wide) / 2 - k * low;
    return clamp(begin, at, begin + room - wide) - k * low;
  };
  return {
    x: side(west, part.west, part.east - part.west, left, w),
    y: side(north, part.north, part.south - part.north, top, h),
    k,
  };
}

/** Nearer or further away, about the middle of the window. */
export function zoomed(now: Lens, factor: number, { width, height }: Size): Lens {
  const k = clamp(MIN, now.k * factor, MAX);
  const [x, y] = invert(now, [width / 2, height / 2]);
  return { x: width / 2 - x * k, y: height / 2 - y * k, k };
}

/** Something out of sight: which way it is, how much there is of it, and the nearest of it. */
export interface Pointer {
  /** Where the pointer stands at the rim of the free part. */
  at: At;
  /** Which way it points, in radians. */
  angle: number;
  count: number;
  nearest: At;
}

const RIM = 30; // pixels from the middle of a pointer to the rim
const BESIDE = 42; // and to the middle of what can be chosen, which stays free for a finger
const ASIDE = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90]; // pixels along the rim

/** Pointers at the rim to what is out of sight; what lies the same way shares one, and `places` stay free. */
export function pointers(
  lens: Lens,
  points: readonly At[],
  size: Size,
  room: Room,
  places: readonly At[] = points,
): Pointer[] {
  const { left, top, w, h } = free(size, room);
  const found: Pointer[] = [];
  const rimmed = ([x, y]: At): At => [clamp(left + RIM, x, left + w - RIM), clamp(top + RIM, y, top + h - RIM)];
  const taken = places.filter((place) => inSight(lens, place, size, room, 0)).map((place) => apply(lens, place));
  const isFree = (at: At) => taken.every((place) => Math.hypot(place[0] - at[0], place[1] - at[1]) >= BESIDE);
  /** At the rim where something lies behind it, or as near to that as nothing is covered. */
  const standing = (there: At): At => {
    const at = rimmed(there);
    const along = at[1] === there[1] ? [0, 1] : [1, 0]; // beyond the left or right rim it slides up and down
    const tried = ASIDE.map((by): At => rimmed([at[0] + by * along[0]!, at[1] + by * along[1]!]));
    return tried.find(isFree) ?? at;
  };
  const apart = Math.max(90, Math.min(w, h) / 3); // pixels between two pointers
  const distance = (point: At) => Math.hypot(point[0] - left - w / 2, point[1] - top - h / 2);
  const outside = points.filter((point) => !inSight(lens, point, size, room, 0));
  for (const point of outside.sort((a, b) => distance(apply(lens, a)) - distance(apply(lens, b)))) {
    const there = apply(lens, point);
    const at = standing(there);
    const same = found.find((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < apart);
    if (same) same.count++;
    else found.push({ at, angle: Math.atan2(there[1] - at[1], there[0] - at[0]), count: 1, nearest: point });
  }
  return found;
}
