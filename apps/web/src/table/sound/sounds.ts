import type { Cue } from '@ashtown/engine';
import { settings } from '../../settings/settings.ts';

/** A tone: where its pitch begins and ends, how long it lasts, when it starts. */
interface Tone {
  from: number;
  to: number;
  last: number;
  at?: number;
  shape?: OscillatorType;
  loud?: number;
}

/** Every cue is a few tones or a burst of noise; there are no sound files. */
const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [
    { from: 523, to: 523, last: 0.12 },
    { from: 784, to: 784, last: 0.22, at: 0.12 },
  ],
  dice: [
    { from: 240, to: 160, last: 0.04, shape: 'square', loud: 0.4 },
    { from: 300, to: 190, last: 0.04, at: 0.07, shape: 'square', loud: 0.4 },
    { from: 210, to: 140, last: 0.05, at: 0.15, shape: 'square', loud: 0.4 },
  ],
  card: [{ from: 900, to: 420, last: 0.09, shape: 'triangle' }],
  hit: [{ from: 180, to: 50, last: 0.22, shape: 'sawtooth', loud: 0.7 }],
  gain: [
    { from: 660, to: 660, last: 0.09, shape: 'triangle' },
    { from: 880, to: 880, last: 0.16, at: 0.09, shape: 'triangle' },
  ],
  move: [{ from: 150, to: 220, last: 0.12, shape: 'sine' }],
  crash: [
    { from: 120, to: 40, last: 0.28, shape: 'sawtooth', loud: 0.6 },
    { from: 90, to: 35, last: 0.3, at: 0.05, shape: 'square', loud: 0.4 },
  ],
  end: [
    { from: 392, to: 392, last: 0.18 },
    { from: 523, to: 523, last: 0.18, at: 0.18 },
    { from: 659, to: 659, last: 0.4, at: 0.36 },
  ],
};

let context: AudioContext | null = null;

/** Plays a cue where sound is wanted. Browsers allow none before the first gesture: then it is simply not heard. */
export function sound(cue: Cue): void {
  const { sound: wanted, volume } = settings.getState();
  if (!wanted || volume === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  for (const tone of TONES[cue]) playTone(context, tone, volume);
}

function playTone(
  audio: AudioContext,
  { from, to, last, at = 0, shape = 'sine', loud = 1 }: Tone,
  volume: number,
): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + last);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.22 * volume * loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + last);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + last + 0.02);
}
