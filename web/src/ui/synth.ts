// Sings the waves of a sound in an audio context, be it heard or only reckoned.
import type { Voice } from "./recipes";

const RISE = 0.006; // seconds until a wave is as loud as it gets
const SILENT = 0.0001;

export function sing(context: BaseAudioContext, { wave, at, long, hz, to, loud }: Voice, out: AudioNode): void {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + RISE);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + long);
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

function hiss(context: BaseAudioContext, long: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
