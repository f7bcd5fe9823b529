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
  sees(x: number, y: number, room: Room): boolean;
  /** Whether the player has moved or zoomed by hand: then nothing moves by itself without need. */
  held(): boolean;
  release(): void;
  destroy(): void;
}

/** What other things cover at the sides of the window, in pixels. */
export interface Room { top: number; right: number; bottom: number; left: number }

const MIN = 0.12;
const MAX = 5;

export function camera(svg: SVGSVGElement, moved: (transform: ZoomTransform) => void): Camera {
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const selection = select(svg);
  let current: ZoomTransform = zoomIdentity;
  let byHand = false;
  let frame = 0;
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([MIN, MAX])
    .filter((event: Event) => {
      if (event instanceof WheelEvent) return !(event.target as Element).closest("[data-wheel]");
      return !(event instanceof MouseEvent && event.button !== 0);
    })
    .clickDistance(6)
    .on("zoom", (event: { transform: ZoomTransform; sourceEvent: Event | null }) => {
      current = event.transform;
      if (event.sourceEvent) {
        byHand = true;
        cancelAnimationFrame(frame);
      }
      moved(current);
    });
  selection.call(behaviour).on("dblclick.zoom", null);

  function go(to: ZoomTransform): void {
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
      go(zoomIdentity.translate(current.x + dx, current.y + dy).scale(current.k));
    },
    zoomBy(factor) {
      byHand = true;
      const { width, height } = box();
      const k = Math.max(MIN, Math.min(MAX, current.k * factor));
      const [cx, cy] = [width / 2, height / 2];
      const [x, y] = current.invert([cx, cy]);
      go(zoomIdentity.translate(cx - x * k, cy - y * k).scale(k));
    },
    show(x, y, room, atLeast = 0.5, atMost = Infinity) {
      const { width, height } = box();
      const free = Math.min(width - room.left - room.right, height - room.top - room.bottom);
      const k = Math.max(Math.min(current.k, atMost), Math.min(atLeast, free / 130));
      const [px, py] = current.apply([x, y]);
      // No nearer than needed: a point that is almost in sight is only pushed in.
      const pad = Math.min(70 * k, free / 2);
      const into = (p: number, low: number, high: number) => Math.max(low + pad, Math.min(high - pad, p));
      const [tx, ty] = k === current.k
        ? [into(px, room.left, width - room.right), into(py, room.top, height - room.bottom)]
        : [(room.left + width - room.right) / 2, (room.top + height - room.bottom) / 2];
      if (k !== current.k || tx !== px || ty !== py) go(zoomIdentity.translate(tx - x * k, ty - y * k).scale(k));
    },
    sees(x, y, room) {
      const { width, height } = box();
      const [px, py] = current.apply([x, y]);
      const pad = 22;
      return px > room.left + pad && px < width - room.right - pad && py > room.top + pad && py < height - room.bottom - pad;
    },
    held: () => byHand,
    release: () => (byHand = false),
    destroy() {
      cancelAnimationFrame(frame);
      selection.on(".zoom", null);
    },
  };
}
