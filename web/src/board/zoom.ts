// Panning, zooming and pinching, by d3-zoom; where to go is reckoned in camera.ts.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform } from "d3-zoom";
import { MAX, MIN, type Lens } from "./camera";

/** Who says where the board lies: the play, the player's hand, or the wish to see all of it. */
export type Mode = "follow" | "hand" | "whole";

export interface Camera {
  /** Where a movement under way will end. */
  goal(): Lens;
  /** Glide there. */
  go(to: Lens): void;
  /** Whether the player is moving or zooming at this moment. */
  busy(): boolean;
  destroy(): void;
}

export interface Watcher {
  moved: (transform: ZoomTransform) => void;
  /** The player has moved the board. */
  byHand: () => void;
  /** The hand rests. */
  rested: () => void;
}

const GLIDE = 300; // milliseconds

export function camera(svg: SVGSVGElement, watcher: Watcher): Camera {
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const selection = select(svg);
  let current: ZoomTransform = zoomIdentity;
  let goal: ZoomTransform = zoomIdentity;
  let moving = false;
  let frame = 0;
  let gliding = false; // the movement is the camera's, even if a finger taps meanwhile
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
      watcher.rested();
    })
    .on("zoom", (event: { transform: ZoomTransform; sourceEvent: Event | null }) => {
      current = event.transform;
      if (event.sourceEvent && !gliding) {
        goal = current;
        cancelAnimationFrame(frame);
        watcher.byHand();
      }
      watcher.moved(current);
    });
  selection.call(behaviour).on("dblclick.zoom", null);

  function show(transform: ZoomTransform): void {
    gliding = true;
    selection.call(behaviour.transform, transform);
    gliding = false;
  }

  function glide(from: ZoomTransform, to: ZoomTransform): void {
    const start = performance.now();
    const tick = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / GLIDE);
      const ease = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * ease;
      show(part < 1 ? zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)) : to);
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  }

  return {
    goal: () => goal,
    go(to) {
      if (Math.hypot(to.x - goal.x, to.y - goal.y) < 0.5 && to.k === goal.k) return;
      goal = zoomIdentity.translate(to.x, to.y).scale(to.k);
      cancelAnimationFrame(frame);
      if (still() || document.hidden) show(goal);
      else glide(current, goal);
    },
    busy: () => moving,
    destroy() {
      cancelAnimationFrame(frame);
      selection.on(".zoom", null);
    },
  };
}
