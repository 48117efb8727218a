/** Three short sounds, made of waves and noise: for whoever has switched them on. */
import { settings } from '../lib/settings.svelte';

export type Sound = 'turn' | 'find' | 'volcano';

interface Note { frequency: number; at: number; lasts: number; type: OscillatorType; volume: number }

const QUIET = 0.001;
const note = (frequency: number, at: number, lasts: number, type: OscillatorType = 'sine', volume = 0.15): Note =>
  ({ frequency, at, lasts, type, volume });

const MELODIES: Record<Sound, Note[]> = {
  turn: [note(659.3, 0, 0.36), note(880, 0.18, 0.36)],
  find: [523.3, 659.3, 784, 1046.5].map((frequency, place) => note(frequency, place * 0.09, 0.5, 'triangle', 0.12)),
  volcano: [note(55, 0, 1.8, 'sawtooth', 0.1), note(41.2, 0.1, 1.9, 'sine', 0.3)],
};
const RUMBLE_SECONDS = 1.9;

/** Loud at once, then fading. */
function fading(context: AudioContext, start: number, lasts: number, volume: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(QUIET, start + lasts);
  gain.connect(context.destination);
  return gain;
}

/** Noise with everything high taken away. */
function rumble(context: AudioContext): void {
  const buffer = context.createBuffer(1, context.sampleRate * RUMBLE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(context, { buffer });
  noise.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: 140 }))
    .connect(fading(context, context.currentTime, RUMBLE_SECONDS, 0.6));
  noise.start();
}

/** Plays a sound, whatever the settings say: to let people hear what they switch on. */
export function sound(which: Sound): void {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  const context = new Context();
  const melody = MELODIES[which];
  const end = Math.max(...melody.map(({ at, lasts }) => at + lasts));
  for (const { frequency, at, lasts, type, volume } of melody) {
    const start = context.currentTime + at;
    const wave = new OscillatorNode(context, { frequency, type });
    wave.connect(fading(context, start, lasts, volume));
    wave.start(start);
    wave.stop(start + lasts);
    wave.onended = () => { if (at + lasts === end) void context.close(); };
  }
  if (which === 'volcano') rumble(context);
}

export function soundIfWanted(which: Sound): void {
  if (settings.sound) sound(which);
}
