import { describe, expect, it } from "vitest";
import { LENGTH, type Motion } from "../src/game/stage";
import { isHeard, soundOf, voicesOf, type Sound } from "../src/ui/recipes";
import { Sounds } from "../src/ui/sound.svelte";

const SOUNDS: readonly Sound[] = ["tile", "follower", "score", "mine", "clock", "end"];

describe("sounds", () => {
  it.each(SOUNDS)("%s can be heard, hurts nobody and ends soon", (sound) => {
    const voices = voicesOf(sound, 12);
    expect(voices.length).toBeGreaterThan(0);
    for (const { at, long, hz, to, loud } of voices) {
      expect(Math.min(hz, to)).toBeGreaterThan(60);
      expect(Math.max(hz, to)).toBeLessThan(4000);
      expect(loud).toBeLessThanOrEqual(1);
      expect(at + long).toBeLessThan(2.5);
    }
  });

  it("climb with the points", () => {
    const notes = (points: number) => voicesOf("score", points).length;
    expect(notes(2)).toBeLessThan(notes(8));
    expect(notes(8)).toBeLessThan(notes(40));
  });

  it("go with what is shown", () => {
    const motions = Object.keys(LENGTH) as Motion[];
    const heard = (motion: Motion, points: number) =>
      soundOf({ motion, rises: [{ seat: 0, points, at: null, spot: null }] })?.sound ?? null;
    expect(motions.map((motion) => heard(motion, 3))).toEqual([
      "tile",
      "follower",
      null,
      "score",
      null,
      null,
      null,
      "follower",
      "follower",
      "follower",
      null,
      null,
    ]);
    expect(heard("rise", 0)).toBeNull();
  });

  it("warn of the clock at half a minute, and every one of the last seconds", () => {
    expect([isHeard(31_000, 29_900), isHeard(29_900, 29_600), isHeard(15_300, 14_900)]).toEqual([true, false, false]);
    expect([isHeard(9_100, 8_900), isHeard(8_900, 8_650), isHeard(300, 0), isHeard(Infinity, 50_000)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

/** As much of an AudioContext as is needed to count what is sung. */
function studio() {
  let started = 0;
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({
    gain: param,
    frequency: param,
    connect: (to: unknown) => to,
    start: () => started++,
    stop() {},
  });
  const context = {
    state: "running",
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_: number, n: number) => ({ getChannelData: () => new Float32Array(n) }),
  };
  return { make: () => context as unknown as AudioContext, started: () => started };
}

describe("the player of sounds", () => {
  it("is silent until the first gesture, and when it is muted", () => {
    const { make, started } = studio();
    let loud = 0.6;
    const sounds = new Sounds(make, () => loud);
    const page = new EventTarget();
    sounds.listen(page);
    sounds.play("tile");
    expect(started()).toBe(0);
    page.dispatchEvent(new Event("keydown"));
    sounds.play("tile");
    expect(started()).toBe(3);
    loud = 0;
    sounds.play("tile");
    expect(started()).toBe(3);
  });

  it("does without where there is no sound", () => {
    const sounds = new Sounds(
      () => {
        throw new Error("no sound");
      },
      () => 1,
    );
    const page = new EventTarget();
    sounds.listen(page);
    page.dispatchEvent(new Event("pointerdown"));
    expect(() => sounds.play("end")).not.toThrow();
  });
});
