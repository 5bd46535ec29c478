import type { Guide, View } from '@ashtown/armageddon/board';
import type { Loaded } from '../../table/scene.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import type { Plates } from '../book.ts';
import { platesOf, stillProps } from '../plates.ts';
import art from './art.module.css';
import { Detail } from './Detail.tsx';
import effect from './effect.module.css';
import { Figure, Figures } from './Figure.tsx';
import style from './plates.module.css';
import type { Props } from './props.ts';
import { Sign } from './Sign.tsx';
import { Track } from './Tracks.tsx';

/** A bid: whose, and who stands in it. */
const Bid = ({ seat, n }: { seat: number; n: readonly number[] }) => (
  <span className={style.bid}>
    <SeatToken seat={seat} size={22} />
    {n.some((k) => k > 0) ? <Figures n={n} size={22} /> : '0'}
  </span>
);
const To = () => <Sign id="arrow" size={16} />;

export function makePlates(loaded: Loaded, words: Guide['plates']): Plates {
  const p = stillProps(loaded, 3, (view: View) => {
    Object.assign(view.players[0]!, { damage: 5 });
  }) as unknown as Props;
  const t = p.tables;
  const { id } =
    t.buildings.find(({ lines, housing, vp }) => lines.length > 0 && housing > 0 && vp > 0) ?? t.buildings[0]!;
  return platesOf(words, {
    card: {
      name: p.words.card(id).name,
      picture: (
        <div className={style.card}>
          <Detail {...p} of={{ kind: 'card', id }} />
        </div>
      ),
      parts: {
        type: { at: `.${art.type}`, side: 'right', cite: ['ARM-14'] },
        gives: { at: `.${art.gives}`, side: 'left', cite: ['ARM-13', 'ARM-208'] },
        name: { at: 'h2', side: 'left', cite: ['ARM-118'] },
        action: { at: `.${effect.line}`, side: 'right', cite: ['ARM-162', 'ARM-165'] },
      },
    },
    steps: {
      preparation: {
        picture: (
          <>
            <Figure of="marauder" size={26} />
            <Sign id="damage" size={24} />
            <Sign id="equipment" size={24} />
          </>
        ),
        cite: ['ARM-52'],
      },
      auction: {
        picture: (
          <>
            <Figures n={[2, 0, 1, 0]} size={24} />
            <Sign id="first" size={20} />
            <Sign id="penalty" size={20} />
          </>
        ),
        cite: ['ARM-75', 'ARM-85'],
      },
      resolution: {
        picture: (
          <>
            <Sign id="equipment" size={24} />
            <To />
            <Sign id="civil" size={24} />
            <To />
            <Sign id="fight" size={24} />
          </>
        ),
        cite: ['ARM-104'],
      },
      completion: {
        picture: (
          <>
            <Figure of="marauder" size={24} />
            <Sign id="damage" size={22} />
            <Sign id="house" size={24} />
            <Sign id="vp" size={24} className="st" />
          </>
        ),
        cite: ['ARM-203'],
      },
    },
    players: [3, 4],
    examples: {
      bids: {
        picture: (
          <>
            <Bid seat={0} n={[2, 0, 0, 0]} />
            <Sign id="first" size={18} />
            <Bid seat={1} n={[1, 1, 0, 0]} />
            <Bid seat={2} n={[0, 0, 0, 0]} />
            <Sign id="penalty" size={18} />
          </>
        ),
        cite: ['ARM-86', 'ARM-87', 'ARM-88'],
      },
      damage: {
        picture: (
          <span className={style.track}>
            <Track p={p} of={0} track="damage" />
          </span>
        ),
        cite: ['ARM-57', 'ARM-55'],
      },
      housing: {
        picture: (
          <>
            <Figures n={[3, 0, 1, 0]} size={26} />
            <Sign id="house" size={24} />3
            <To />
            <Figure of="worker" size={26} spent />
            <Sign id="bag" size={24} />
          </>
        ),
        cite: ['ARM-209', 'ARM-210'],
      },
    },
  });
}
