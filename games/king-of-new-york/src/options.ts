import { type OptionSpecs, schema } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { VARIANT_PLAYERS } from './content/vocabulary.ts';

export interface Options {
  /** Two Monsters in Manhattan, for 5 and 6 players (section 19). */
  advanced: boolean;
  /** Whoever entered Manhattan before the Move step goes up in it (KNY-128). A state says it only where it is so: older ones cannot. */
  climbAtOnce?: boolean;
}

export const OPTIONS: Required<OptionSpecs<Options>> = {
  advanced: { kind: 'switch', default: false, players: [VARIANT_PLAYERS, 6] },
  climbAtOnce: { kind: 'switch', default: false, house: true },
};

export const copyOptions = ({ advanced, climbAtOnce }: Options): Options =>
  climbAtOnce ? { advanced, climbAtOnce } : { advanced };

/** Options as a position tells them: those that are not told are as they come. */
export const TOLD_OPTIONS: { readonly [K in keyof Options]-?: schema.Schema<boolean> } = {
  advanced: schema.oneOf([true, false]),
  climbAtOnce: schema.oneOf([true, false]),
};

export const toldOptions = (all: Options): Partial<Options> =>
  Object.fromEntries(Object.entries(all).filter(([id, value]) => value !== OPTIONS[id as keyof Options].default));

export const optionsOf = ({ advanced = OPTIONS.advanced.default, climbAtOnce }: Partial<Options>): Options =>
  copyOptions({ advanced, ...(climbAtOnce && { climbAtOnce }) });

/** The first option that is not for so many players, as it is told. */
export function unfitOption(seats: number, told: Partial<Options>) {
  for (const option of Object.keys(OPTIONS) as (keyof Options)[]) {
    const { default: usual, players } = OPTIONS[option];
    const fits = !players || (seats >= players[0] && seats <= players[1]);
    if (!fits && (told[option] ?? usual) !== usual) return { option, players };
  }
  return null;
}

/** ♥ of a Monster at the beginning, and without cards at most. */
export const startLife = (t: Tables, _: Options): number => t.figures.startLife;
export const mostLife = (t: Tables, _: Options): number => t.figures.maxLife;
