import type { FactionDesign } from '@ashtown/metro-2033/board';
import type { CSSProperties } from 'react';
import { Drawn } from '../../kit/index.ts';
import { EMBLEMS } from './pictures/emblems.ts';
import tones from './tones.module.css';

/** The colours Factions have in the box, for grounds and frames; those by day are darker. */
const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'light-dark(#b58900, #f2c230)',
  black: 'light-dark(#2b2b2e, #8d93a0)',
  green: 'light-dark(#2c7a3d, #5fbf72)',
  orange: 'light-dark(#c2570c, #f08b3a)',
  white: 'light-dark(#8b8f98, #f1efe8)',
  red: 'light-dark(#b3211c, #ef5b50)',
  brown: 'light-dark(#7a4a1d, #c08a54)',
  violet: 'light-dark(#6b3fa0, #b592ea)',
};

/** The colour of a Faction for whatever is inside, as `--people`. */
export const peopleOf = (of: FactionDesign | undefined): CSSProperties | undefined =>
  of && ({ '--people': COLOURS[of.colour] ?? 'var(--muted)' } as CSSProperties);

/** The arms of a Faction in its colour. */
export const Emblem = ({ of, size }: { of: FactionDesign; size: number }) => (
  <span className={tones.emblem} style={{ ...peopleOf(of), width: size * 1.5, height: size * 1.5 }}>
    <Drawn of={EMBLEMS[of.id]!} pen={{ cap: 'butt' }} size={size} />
  </span>
);

/** Its colour among words. */
export const Swatch = ({ of }: { of: FactionDesign }) => (
  <i className={tones.swatch} style={peopleOf(of)} aria-hidden="true" />
);
