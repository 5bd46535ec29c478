import { type Guide, TYPES, type View } from '@ashtown/armageddon/board';
import { Face } from '../../kit/index.ts';
import type { Loaded } from '../../table/scene.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import type { Plates } from '../book.ts';
import { platesOf, stillProps } from '../plates.ts';
import { BuildingArt } from './Art.tsx';
import { Does } from './Effect.tsx';
import { Figure, Figures } from './Figure.tsx';
import style from './plates.module.css';
import type { Props } from './props.ts';
import { Sign } from './Sign.tsx';
import { Track } from './Tracks.tsx';
import tone from './tones.module.css';

const CARD = 'hotel';

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
  const building = t.index.building.get(CARD) ?? t.buildings.findIndex(({ lines }) => lines.length > 0);
  const { id, type } = t.buildings[building]!;
  const { name, kind } = p.words.card(id);
  return platesOf(words, {
    card: {
      name,
      picture: (
        <span className={style.card}>
          <Face
            name={name}
            kind={kind}
            className={tone[TYPES[type]!]}
            art={<BuildingArt t={t} building={building} size={56} />}
          />
          <span className={style.does}>
            <Does t={t} of={building} size={22} />
          </span>
        </span>
      ),
      parts: {
        type: { at: [9, 8], side: 'left', cite: ['ARM-14'] },
        gives: { at: [86, 50], side: 'right', cite: ['ARM-13', 'ARM-208'] },
        name: { at: [14, 66], side: 'left', cite: ['ARM-118'] },
        action: { at: [60, 90], side: 'right', cite: ['ARM-162', 'ARM-165'] },
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
