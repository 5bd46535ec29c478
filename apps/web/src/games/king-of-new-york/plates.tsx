import {
  BOROUGHS,
  FACES,
  type Face,
  type Guide,
  STACKS_PER_BOROUGH,
  TILES,
  TILES_PER_STACK,
  type Tile,
  UNITS,
  type View,
} from '@ashtown/king-of-new-york/board';
import type { ReactNode } from 'react';
import type { Loaded } from '../../table/scene.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Plates } from '../book.ts';
import { platesOf, stillProps } from '../plates.ts';
import { CardFull } from './Card.tsx';
import { MonsterToken } from './Monster.tsx';
import { Stack, Units } from './Pieces.tsx';
import style from './plates.module.css';
import type { Props } from './props.ts';
import { Sign } from './Sign.tsx';
import type { SignId } from './signs.ts';

const Die = ({ face, n = 1 }: { face: Face; n?: number }) =>
  Array.from({ length: n }, (_, i) => (
    <span key={`${i as 0}`} className={style.die}>
      <Sign id={face} size={22} />
    </span>
  ));
const To = () => <Icon name="next" size={16} />;
const Amount = ({ of, n, tone }: { of: SignId; n: number | string; tone: string }) => (
  <span className={tone}>
    {n} <Sign id={of} size={18} />
  </span>
);

/** Stacks and Units of a borough, as they stand on the map. */
const Block = ({ wide, children }: { wide: number; children: ReactNode }) => (
  <svg className={style.block} viewBox={`-4 -10 ${wide * 58} 68`} style={{ width: wide * 58 }} aria-hidden="true">
    {children}
  </svg>
);

const BROOKLYN = BOROUGHS.indexOf('brooklyn');
const CARD = 'coney-island';

/** A Monster in Brooklyn and one in Manhattan; two stacks and these Units in Brooklyn. */
const stillIn = (loaded: Loaded, units: readonly number[]): Props =>
  stillProps(loaded, 2, (view: View) => {
    for (const [seat, q] of view.players.entries()) Object.assign(q, { monster: seat, at: seat === 0 ? BROOKLYN : 0 });
    for (const [i, tile] of ['high-rise-2', 'high-rise-1'].entries()) {
      const stack = BROOKLYN * STACKS_PER_BOROUGH + i;
      view.tiles[(stack + 1) * TILES_PER_STACK - 1] = TILES.indexOf(tile as Tile);
    }
    for (const [kind, n] of units.entries()) view.units[BROOKLYN * UNITS.length + kind] = n;
  }) as unknown as Props;

export function makePlates(loaded: Loaded, words: Guide['plates']): Plates {
  const p = stillIn(loaded, [2, 0, 0]);
  const after = stillIn(loaded, [1, 1, 0]);
  return platesOf(words, {
    card: {
      name: p.words.card(CARD).name,
      picture: (
        <div className={style.card}>
          <CardFull p={p} id={CARD} />
        </div>
      ),
      parts: {
        cost: { at: '.cost', side: 'left', cite: ['KNY-132'] },
        name: { at: 'h2', side: 'right', cite: ['KNY-9'] },
        kind: { at: 'header + span', side: 'left', cite: ['KNY-135'] },
        does: { at: 'article > p', side: 'right', cite: ['KNY-134'] },
      },
    },
    steps: {
      income: {
        picture: (
          <>
            <Amount of="star" n="+1" tone="st" />
            <Amount of="energy" n="+1" tone="e" />
          </>
        ),
        cite: ['KNY-33'],
      },
      roll: { picture: <Die face="celebrity" n={3} />, cite: ['KNY-37'] },
      resolve: { picture: FACES.map((face) => <Sign key={face} id={face} size={22} />), cite: ['KNY-53'] },
      move: {
        picture: (
          <>
            <MonsterToken view={p.view} seat={0} size={38} />
            <To />
            <Sign id="high-rise" size={28} />
          </>
        ),
        cite: ['KNY-125'],
      },
      buy: {
        picture: (
          <>
            <Amount of="energy" n={4} tone="e" />
            <To />
            <Icon name="cards" size={26} />
          </>
        ),
        cite: ['KNY-131'],
      },
      end: { picture: <Amount of="star" n={20} tone="st" />, cite: ['KNY-142'] },
    },
    players: [2, 6],
    examples: {
      destroy: {
        picture: (
          <>
            <Die face="destruction" n={3} />
            <Block wide={2}>
              <Stack p={p} at="brooklyn" to={[0, 0]} scale={1} i={0} />
              <Stack p={p} at="brooklyn" to={[58, 0]} scale={1} i={1} />
            </Block>
            <To />
            <Amount of="star" n="+3" tone="st" />
            <Block wide={2}>
              <Units p={after} at="brooklyn" to={[0, 4]} scale={1} kind={0} />
              <Units p={after} at="brooklyn" to={[54, 4]} scale={1} kind={1} />
            </Block>
          </>
        ),
        cite: ['KNY-84', 'KNY-87'],
      },
      ouch: {
        picture: (
          <>
            <Die face="ouch" n={2} />
            <Block wide={1}>
              <Units p={p} at="brooklyn" to={[0, 4]} scale={1} kind={0} />
            </Block>
            <To />
            <Amount of="life" n="−2" tone="l" />
          </>
        ),
        cite: ['KNY-103', 'KNY-111'],
      },
      flee: {
        picture: (
          <>
            <MonsterToken view={p.view} seat={0} size={38} />
            <Die face="attack" n={3} />
            <To />
            <MonsterToken view={p.view} seat={1} size={38} />
            <Amount of="life" n="−3" tone="l" />
          </>
        ),
        cite: ['KNY-75', 'KNY-78'],
      },
    },
  });
}
