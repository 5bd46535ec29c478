import type { Bin } from './calibration.ts';
import { type Net, netOver } from './net.ts';

/** Where learned weights come from, and how good they were found. */
export interface Card {
  game: string;
  version: number;
  players: number;
  /** Stands for the names of the inputs. */
  inputs: string;
  size: { inputs: number; hidden: number };
  seed: string;
  revision: string;
  games: number;
  positions: number;
  /** Whose games they were. */
  bot: string;
  /** On games that were kept apart: the loss of the value, and that of the hand-made one beside it. */
  loss: { learned: number; handMade: number };
  /** By how much chances and what came of them differ, on the same games. */
  calibration: { learned: number; handMade: number };
  /** The same by chance: what was predicted, and what came of it. */
  curve: Bin[];
}

/** A file of weights. */
export interface Weights {
  card: Card;
  /** 32-bit floats, lowest byte first, as base64. */
  net: string;
}

export function writeNet(all: Float32Array): string {
  const bytes = new DataView(new ArrayBuffer(4 * all.length));
  for (const [i, n] of all.entries()) bytes.setFloat32(4 * i, n, true);
  let text = '';
  for (let i = 0; i < bytes.byteLength; i++) text += String.fromCharCode(bytes.getUint8(i));
  return btoa(text);
}

export const readNet = (weights: Weights): Net =>
  netOver(numbersOf(weights), weights.card.size.inputs, weights.card.size.hidden);

export function numbersOf({ net }: Weights): Float32Array {
  const text = atob(net);
  const bytes = new DataView(new ArrayBuffer(text.length));
  for (let i = 0; i < text.length; i++) bytes.setUint8(i, text.charCodeAt(i));
  return Float32Array.from({ length: text.length / 4 }, (_, i) => bytes.getFloat32(4 * i, true));
}
