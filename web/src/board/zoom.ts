// Panning, zooming and pinching, by d3-zoom. The board hands in its element and gets a transform back.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform } from "d3-zoom";
import type { Extent } from "../game/geometry";

export interface Camera {
  fit(extent: Extent, room: Room, atMost?: number): void;
  pan(dx: number, dy: number): void;
  zoomBy(factor: number): void;
  /** Bring a point into the free part of the window if it is not there. */
  show(x: number, y: number, room: Room, atLeast?: number, atMost?: number): void;
  /** Bring all of a part of the picture into sight, and near enough, with as little movement as that takes. */
  reveal(extent: Extent, room: Room, atLeast?: number): void;
  sees(x: number, y: number, room: Room): boolean;
  /** Whether the player is moving or zooming at this moment. */
  busy(): boolean;
  /** Whether the player has moved or zoomed by hand: then nothing moves by itself without need. */
  held(): boolean;
  release(): void;
  destroy(): void;
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

/** Whether a point of the picture is well within the free part of the window. */
export function inSight(
  transform: ZoomTransform,
  point: readonly [number, number],
  { width, height }: Size,
  room: Room,
  pad = 22,
): boolean {
  const [x, y] = transform.apply([...point]);
  return x > room.left + pad && x < width - room.right - pad && y > room.top + pad && y < height - room.bottom - pad;
}

const MIN = 0.12;
const MAX = 5;

export function camera(svg: SVGSVGElement, moved: (transform: ZoomTransform) => void, rested: () => void): Camera {
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const selection = select(svg);
  let current: ZoomTransform = zoomIdentity;
  let goal: ZoomTransform = zoomIdentity; // where a movement under way will end
  let byHand = false;
  let moving = false;
  let frame = 0;
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([MIN, MAX])
    .filter((event: Event) => {
      if (event instanceof WheelEvent) return !(event.target as Element).closest("[data-wheel]");
      return !(event instanceof MouseEvent && event.button !== 0);
    })
    .clickDistance(6)
    .on("start", (event: { sourceEvent: Event | null }) => (moving ||= event.sourceEvent !== null))
    .on("end", () => {
      if (!moving) return;
      moving = false;
      rested();
    })
    .on("zoom", (event: { transform: ZoomTransform; sourceEvent: Event | null }) => {
      current = event.transform;
      if (event.sourceEvent) {
        byHand = true;
        goal = current;
        cancelAnimationFrame(frame);
      }
      moved(current);
    });
  selection.call(behaviour).on("dblclick.zoom", null);

  function go(to: ZoomTransform): void {
    goal = to;
    cancelAnimationFrame(frame);
    if (still() || document.hidden) {
      selection.call(behaviour.transform, to);
      return;
    }
    glide(current, to);
  }

  function glide(from: ZoomTransform, to: ZoomTransform): void {
    const start = performance.now();
    const tick = (now: number) => {
      const part = Math.min(1, (now - start) / 260);
      const ease = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * ease;
      selection.call(
        behaviour.transform,
        zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)),
      );
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  }

  const box = () => svg.getBoundingClientRect();
  return {
    fit(extent, room, atMost = 1.5) {
      const { width, height } = box();
      const w = Math.max(80, width - room.left - room.right);
      const h = Math.max(80, height - room.top - room.bottom);
      const k = Math.max(MIN, Math.min(atMost, w / (extent.east - extent.west), h / (extent.south - extent.north)));
      const x = room.left + w / 2 - (k * (extent.west + extent.east)) / 2;
      const y = room.top + h / 2 - (k * (extent.north + extent.south)) / 2;
      go(zoomIdentity.translate(x, y).scale(k));
    },
    pan(dx, dy) {
      byHand = true;
      go(zoomIdentity.translate(goal.x + dx, goal.y + dy).scale(goal.k));
    },
    zoomBy(factor) {
      byHand = true;
      const { width, height } = box();
      const k = Math.max(MIN, Math.min(MAX, goal.k * factor));
      const [cx, cy] = [width / 2, height / 2];
      const [x, y] = goal.invert([cx, cy]);
      go(zoomIdentity.translate(cx - x * k, cy - y * k).scale(k));
    },
    show(x, y, room, atLeast = 0.5, atMost = Infinity) {
      const { width, height } = box();
      const free = Math.min(width - room.left - room.right, height - room.top - room.bottom);
      const k = Math.max(Math.min(goal.k, atMost), Math.min(atLeast, free / 130));
      const [px, py] = goal.apply([x, y]);
      // No nearer than needed: a point that is almost in sight is only pushed in.
      const pad = Math.min(70 * k, free / 2);
      const into = (p: number, low: number, high: number) => Math.max(low + pad, Math.min(high - pad, p));
      const [tx, ty] =
        k === goal.k
          ? [into(px, room.left, width - room.right), into(py, room.top, height - room.bottom)]
          : [(room.left + width - room.right) / 2, (room.top + height - room.bottom) / 2];
      if (k !== goal.k || tx !== px || ty !== py) go(zoomIdentity.translate(tx - x * k, ty - y * k).scale(k));
    },
    reveal({ west, north, east, south }, room, atLeast = 0.3) {
      const { width, height } = box();
      const [w, h] = [width - room.left - room.right, height - room.top - room.bottom];
      const k = Math.max(MIN, Math.min(Math.max(goal.k, atLeast), w / (east - west), h / (south - north)));
      const into = (p: number, low: number, high: number) => Math.max(low, Math.min(high, p));
      const [x, y] =
        k === goal.k
          ? goal.apply([west, north])
          : [room.left + (w - k * (east - west)) / 2, room.top + (h - k * (south - north)) / 2];
      const tx = into(x, room.left, width - room.right - k * (east - west)) - k * west;
      const ty = into(y, room.top, height - room.bottom - k * (south - north)) - k * north;
      if (k !== goal.k || Math.hypot(tx - goal.x, ty - goal.y) > 1) go(zoomIdentity.translate(tx, ty).scale(k));
    },
    sees: (x, y, room) => inSight(goal, [x, y], box(), room),
    busy: () => moving,
    held: () => byHand,
    release: () => (byHand = false),
    destroy() {
      cancelAnimationFrame(frame);
      selection.on(".zoom", null);
    },
  };
}
