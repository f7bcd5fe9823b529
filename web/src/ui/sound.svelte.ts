// Plays sounds. Nothing is heard before the first click or key: browsers want that, and people too.
import { voicesOf, type Sound, type Voice } from "./recipes";
import { settings } from "./settings.svelte";

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
    for (const voice of voicesOf(sound, points)) this.sing(context, voice, out);
  }

  private sing(context: AudioContext, { wave, at, long, hz, to, loud }: Voice, out: AudioNode): void {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    gain.connect(out);
    if (wave === "noise") {
      const source = context.createBufferSource();
      source.buffer = hiss(context, long);
      const filter = context.createBiquadFilter();
      filter.type = "lowpass";
      filter.frequency.setValueAtTime(hz, start);
      filter.frequency.exponentialRampToValueAtTime(to, start + long);
      source.connect(filter).connect(gain);
      source.start(start);
    } else {
      const source = context.createOscillator();
      source.type = wave;
      source.frequency.setValueAtTime(hz, start);
      source.frequency.exponentialRampToValueAtTime(to, start + long);
      source.connect(gain);
      source.start(start);
      source.stop(start + long + 0.05);
    }
  }
}

function hiss(context: AudioContext, long: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds(
  () => new AudioContext(),
  () => (settings.muted ? 0 : settings.volume ** 2),
);
if (typeof window !== "undefined") sounds.listen(window);
