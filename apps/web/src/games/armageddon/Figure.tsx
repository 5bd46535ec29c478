import { COLOURS, type Colour, type Cost, type Figure as Kind } from '@ashtown/armageddon/board';
import { type Ref, refKey } from '@ashtown/engine';
import style from './figure.module.css';
import { SIGNS } from './signs.ts';

const OUTLINE: Readonly<Record<Kind | 'anyone', string>> = {
  worker: 'M16 .5a15.500 15.500 0 1 0 .01 0z',
  soldier: 'M16 1 30 5v12c0 8-7 12-14 14.500C9 29 2 25 2 17V5z',
  engineer: 'M8.500 1h15L31.500 16l-8 15h-15L.5 16z',
  leader: 'M16 .5 31.500 12l-6 19h-19L.5 12z',
  marauder:
    'M16 0l4 5 6-1.500L26.500 10l5.500 4-4 5 1.500 6.500-6.500.5-3.500 5.500-5.500-3.500L8.500 31 8 24.500 1.500 23l2.500-6L0 11.500 6 9l.5-6.500L13 4z',
  anyone: 'M2 2h28v28H2z',
};

/** A figure: outline, colour and glyph, never colour alone. Words stand beside it. */
export function Figure({ of, size = 20, spent = false }: { of: Kind | 'anyone'; size?: number; spent?: boolean }) {
  return (
    <svg
      className={`${style.figure} ${style[of]} ${spent ? style.spent : ''}`}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={OUTLINE[of]} className={style.body} />
      <path
        transform="translate(6.400 6.400) scale(.8)"
        d={SIGNS[of].fill}
        fillRule="evenodd"
        className={style.glyph}
      />
    </svg>
  );
}

/** A figure that stands there, and is not only spoken of: it comes, moves and goes as a thing of its own. */
export const Piece = ({ as, ...figure }: { as: Ref; of: Kind; size: number; spent?: boolean }) => (
  <span data-ref={refKey(as)} className={style.row}>
    <Figure {...figure} />
  </span>
);

const MANY = 5;

/**
 * Survivors by colour, one beside the other; more than a few of a colour, or where it is tight, as a number. With `as`
 * they are pieces.
 */
export function Figures(props: {
  n: readonly number[];
  size?: number;
  spent?: boolean;
  tight?: boolean;
  as?: ((colour: Colour) => Ref) | undefined;
}) {
  const { n, size = 20, spent = false, tight = false, as } = props;
  const most = tight ? 1 : MANY;
  return (
    <span className={style.row} aria-hidden="true">
      {COLOURS.map((colour, c) => {
        const k = n[c]!;
        const one = (key: string) =>
          as ? (
            <Piece key={key} as={as(colour)} of={colour} size={size} spent={spent} />
          ) : (
            <Figure key={key} of={colour} size={size} spent={spent} />
          );
        if (k <= most) return Array.from({ length: k }, (_, i) => one(`${colour}${i}`));
        return (
          <span key={colour} className={style.many}>
            {one(colour)}
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
  <span className={style.row}>
    {of.flatMap((cost, i) =>
      WHO[cost].map((who, j) => (
        <span key={`${i as 0}${who}`} className={style.row}>
          {j > 0 && '/'}
          <Figure of={who} size={size} />
        </span>
      )),
    )}
  </span>
);
