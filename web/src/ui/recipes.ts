// What each sound is made of: our own, of simple waves, so that no file has to be fetched.
import type { Beat } from "../game/stage";

export type Sound = "tile" | "follower" | "score" | "mine" | "clock" | "end";

/** One wave of a sound: it begins after `at` seconds, goes from `hz` to `to`, and dies away. */
export interface Voice {
  wave: OscillatorType | "noise";
  at: number;
  long: number;
  hz: number;
  to: number;
  loud: number;
}

const tone = (at: number, hz: number, long: number, loud: number, wave: OscillatorType = "triangle"): Voice => ({
  wave,
  at,
  long,
  hz,
  to: hz,
  loud,
});
/** Wood on wood: a short noise, a low knock, and above it one that the small speaker of a phone can give. */
const knock = (hz: number, loud: number): Voice[] => [
  { wave: "noise", at: 0, long: 0.05, hz: 9 * hz, to: 4 * hz, loud: 0.5 * loud },
  { wave: "sine", at: 0, long: 0.14, hz, to: 0.6 * hz, loud: 0.8 * loud },
  { wave: "triangle", at: 0, long: 0.08, hz: 2.8 * hz, to: 2.2 * hz, loud: 0.4 * loud },
];

const STEPS = [523.25, 659.25, 783.99, 1046.5, 1318.5]; // C E G C E
const CHORD = [261.63, 329.63, 392, 523.25, 659.25];

/** The waves of a sound; a score climbs the higher the more points it brings. */
export function voicesOf(sound: Sound, points = 0): Voice[] {
  switch (sound) {
    case "tile":
      return knock(150, 0.9);
    case "follower":
      return knock(330, 0.6);
    case "score": {
      const notes = Math.max(2, Math.min(STEPS.length, 2 + Math.floor(points / 5)));
      return STEPS.slice(0, notes).flatMap((hz, i) => [
        tone(0.09 * i, hz, 0.5, 0.32),
        tone(0.09 * i, 2 * hz, 0.25, 0.08, "sine"),
      ]);
    }
    case "mine":
      return [
        tone(0, 587.33, 0.7, 0.3, "sine"),
        tone(0.14, 880, 0.9, 0.28, "sine"),
        tone(0.14, 1760, 0.4, 0.05, "sine"),
      ];
    case "clock":
      return [tone(0, 1200, 0.09, 0.3, "square"), tone(0, 1800, 0.06, 0.2, "triangle")];
    case "end":
      return [...CHORD.map((hz, i) => tone(0.07 * i, hz, 1.8, 0.22)), tone(0.5, 1046.5, 1.6, 0.12, "sine")];
  }
}

/** What is heard as something is shown. */
export function soundOf({ motion, rises }: Pick<Beat, "motion" | "rises">): { sound: Sound; points: number } | null {
  switch (motion) {
    case "settle":
      return { sound: "tile", points: 0 };
    case "land":
    case "spot":
    case "cell":
    case "player":
      return { sound: "follower", points: 0 };
    case "rise": {
      const points = rises.reduce((sum, rise) => sum + rise.points, 0);
      return points > 0 ? { sound: "score", points } : null;
    }
    default:
      return null;
  }
}

const LOW = 30_000; // milliseconds: the first warning
const LAST = 10_000; // from here on every second

/** Whether the clock is heard as the time that is left goes from one to the other. */
export function isHeard(before: number, left: number): boolean {
  if (left <= 0 || left >= before) return false;
  if (before > LOW && left <= LOW) return true;
  return left < LAST && Math.ceil(before / 1000) > Math.ceil(left / 1000);
}
