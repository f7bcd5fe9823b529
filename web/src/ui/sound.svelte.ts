// Plays sounds. Nothing is heard before the first click or key: browsers want that, and people too.
import { voicesOf, type Sound } from "./recipes";
import { settings } from "./settings.svelte";
import { sing } from "./synth";

const GESTURES = ["pointerdown", "keydown"] as const;

export class Sounds {
  private context: AudioContext | null = null;
  private allowed = false;

  constructor(
    private readonly make: () => AudioContext,
    private readonly loudness: () => number,
  ) {}

  /** Wait for the first gesture; a later one wakes what the browser has put to sleep. */
  listen(target: EventTarget): void {
    const gesture = () => {
      this.allowed = true;
      if (this.context?.state === "suspended") void this.context.resume();
    };
    for (const name of GESTURES) target.addEventListener(name, gesture, true);
  }

  play(sound: Sound, points = 0): void {
    const loud = this.loudness();
    if (!this.allowed || loud <= 0) return;
    try {
      this.context ??= this.make();
    } catch {
      this.allowed = false; // a browser without sound
      return;
    }
    const context = this.context;
    const out = context.createGain();
    out.gain.value = loud;
    out.connect(context.destination);
    for (const voice of voicesOf(sound, points)) sing(context, voice, out);
  }
}

export const sounds = new Sounds(
  () => new AudioContext(),
  () => (settings.muted ? 0 : settings.volume ** 2),
);
if (typeof window !== "undefined") sounds.listen(window);
