import { type Guide, THREAT, type View } from '@ashtown/metro-2033/board';
import type { Loaded } from '../../table/scene.ts';
import type { Plates } from '../book.ts';
import { platesOf, stillProps } from '../plates.ts';
import card from './card.module.css';
import { Faction } from './Faction.tsx';
import style from './plates.module.css';
import type { Props } from './props.ts';
import { Show } from './Show.tsx';
import { Markers, Sign, Symbols } from './Tokens.tsx';
import tones from './tones.module.css';

/** Stations with two markers as a reward show most. */
const CARD = 'arbatskaya';

/** The first Faction with so many markers above and below its card. */
const stillWith = (loaded: Loaded, up: number, down: number): Props =>
  stillProps(loaded, 2, (view: View) => {
    Object.assign(view.players[0]!, { faction: 0, up, down, reserve: 10 - up - down });
  }) as unknown as Props;

const Zones = ({ p }: { p: Props }) => (
  <div className={`${tones.tones} ${style.zones}`}>
    <Faction
      ground={{ p, of: 0, q: p.view.players[0]!, own: false, taken: new Set(), preview: new Set(), mention: true }}
    />
  </div>
);
const To = () => <Sign id="arrow" size={18} />;
const Front = ({ p, id }: { p: Props; id: string }) => (
  <span className={`${tones.tones} ${style.front}`}>
    <Show {...p} of={{ kind: 'card', id }} />
  </span>
);

export function makePlates(loaded: Loaded, words: Guide['plates']): Plates {
  const p = stillWith(loaded, 5, 0);
  const paid = stillWith(loaded, 3, 2);
  const { cards } = p.tables;
  const station = cards.find(({ id }) => id === CARD) ?? cards.find(({ target }) => target)!;
  const threat = cards.find(({ category, signs }) => category === THREAT && (signs & (signs - 1)) !== 0)!;
  const shield = cards.find(({ category, guards }) => category !== THREAT && (guards & threat.signs) !== 0)!;
  return platesOf(words, {
    card: {
      name: station.name[p.lang],
      picture: <Front p={p} id={station.id} />,
      parts: {
        cost: { at: `.${card.cost}`, side: 'left', cite: ['MET-35'] },
        line: { at: `.${card.line}`, side: 'right', cite: ['MET-8', 'MET-112'] },
        name: { at: `.${card.name}`, side: 'right', cite: ['MET-7'] },
        mission: { at: `.${card.worth}`, side: 'left', cite: ['MET-10', 'MET-86'] },
        bonus: { at: `.${card.foot}`, side: 'right', cite: ['MET-107', 'MET-109'] },
      },
    },
    steps: {
      before: { picture: <Sign id="flag" size={30} />, cite: ['MET-69'] },
      action: {
        picture: (
          <>
            <Sign id="hand" size={26} />
            <To />
            <span className={tones.tones}>
              <Markers seat={0} n={2} size={20} mention />
            </span>
          </>
        ),
        cite: ['MET-41'],
      },
      draw: {
        picture: (
          <>
            <Sign id="hand" size={26} />5
          </>
        ),
        cite: ['MET-60', 'MET-165'],
      },
      after: { picture: <Markers seat={0} n={10} size={16} mention />, cite: ['MET-173'] },
    },
    players: [2, 5],
    examples: {
      pay: {
        picture: (
          <>
            <Zones p={p} />
            <To />
            <Zones p={paid} />
          </>
        ),
        cite: ['MET-35', 'MET-33'],
      },
      raise: {
        picture: (
          <>
            <Zones p={paid} />
            <To />
            <Zones p={p} />
          </>
        ),
        cite: ['MET-49', 'MET-37'],
      },
      attack: {
        picture: (
          <>
            <Front p={p} id={threat.id} />
            <span className={tones.tones}>
              <Symbols p={p} bits={threat.signs & shield.guards} match={-1} size={30} />
            </span>
            <Front p={p} id={shield.id} />
          </>
        ),
        cite: ['MET-143', 'MET-145', 'MET-157'],
      },
    },
  });
}
