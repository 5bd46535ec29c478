import { COLOURS, type Colour, type Cost, type Figure as Kind } from '@ashtown/armageddon/board';
import type { Ref } from '@ashtown/engine';
import { Lying } from '../../kit/index.ts';
import parts from './parts.module.css';
import { SIGNS } from './signs.ts';
import tone from './tones.module.css';

const OUTLINE: Readonly<Record<Kind | 'anyone', string>> = {
  worker: 'M16 .5a15.5 15.5 0 1 0 .01 0z',
  soldier: 'M16 1 30 5v12c0 8-7 12-14 14.5C9 29 2 25 2 17V5z',
  engineer: 'M8.5 1h15L31.5 16l-8 15h-15L.5 16z',
  leader: 'M16 .5 31.5 12l-6 19h-19L.5 12z',
  marauder:
    'M16 0l4 5 6-1.5L26.5 10l5.5 4-4 5 1.5 6.5-6.5.5-3.5 5.5-5.5-3.5L8.5 31 8 24.5 1.5 23l2.5-6L0 11.5 6 9l.5-6.5L13 4z',
  anyone: 'M2 2h28v28H2z',
};

interface Look {
  size: number;
  spent?: boolean;
  /** A figure that stands there, and is not only spoken of: it comes, moves and goes as a thing of its own. */
  as?: Ref | undefined;
}

/** A figure: outline, colour and glyph, never colour alone. Words stand beside it. */
export function Figure({ of, size, spent = false, as }: Look & { of: Kind | 'anyone' }) {
  const drawn = (
    <svg
      className={`${tone[of]} ${spent ? parts.spent : ''}`}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <path d={OUTLINE[of]} fill="var(--fig)" />
      <path transform="translate(6.4 6.4) scale(.8)" d={SIGNS[of]} fillRule="evenodd" fill="var(--accent-ink)" />
    </svg>
  );
  return as ? <Lying of={as}>{drawn}</Lying> : drawn;
}

const MANY = 5;

/**
 * Survivors by colour, one beside the other; more than a few of a colour, or where it is tight, as a number. With `as`
 * they are pieces.
 */
export function Figures(props: {
  n: readonly number[];
  size: number;
  spent?: boolean;
  tight?: boolean;
  as?: ((colour: Colour) => Ref) | undefined;
}) {
  const { n, tight = false, as, ...look } = props;
  if (n.every((k) => k === 0)) return null;
  return (
    <span className={parts.figures} aria-hidden="true">
      {COLOURS.map((of, c) => {
        const k = n[c]!;
        const one = (key: string) => <Figure key={key} of={of} as={as?.(of)} {...look} />;
        if (k <= (tight ? 1 : MANY)) return Array.from({ length: k }, (_, i) => one(`${of}${i}`));
        return (
          <span key={of} className={`${parts.row} ${parts.many}`}>
            {one(of)}
            {k}
          </span>
        );
      })}
    </span>
  );
}

const WHO: Readonly<Record<Cost, readonly (Kind | 'anyone')[]>> = {
  worker: ['worker'],
  soldier: ['soldier'],
  engineer: ['engineer'],
  engineerOrSoldier: ['engineer', 'soldier'],
  any: ['anyone'],
};

/** Who has to do an action: one symbol for each survivor, a stroke between those who may do it instead. */
export const Costs = ({ of, size }: { of: readonly Cost[]; size: number }) => (
  <span className={parts.figures}>
    {of.flatMap((cost, i) =>
      WHO[cost].map((who, j) => (
        <span key={`${i as 0}${who}`} className={parts.figures}>
          {j > 0 && '/'}
          <Figure of={who} size={size} />
        </span>
      )),
    )}
  </span>
);
