import type { Line as Action, Effect as Data, Passive, Tables } from '@ashtown/armageddon/board';
import style from './effect.module.css';
import { Costs } from './Figure.tsx';
import { Sign } from './Sign.tsx';
import type { SignId } from './signs.ts';

/** A sign with its number: a piece of the short form of an effect. */
interface Piece {
  sign: SignId;
  text: string;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const piece = (sign: SignId, text = ''): Piece => ({ sign, text });

/** VP gained need no sign before them. */
const vp = (n: number): Piece => piece('vp', n < 0 ? signed(n) : String(n));

const SHORT: { [T in Data['t']]: (e: Extract<Data, { t: T }>) => readonly Piece[] } = {
  vp: (e) => [vp(e.amount)],
  addMarauder: (e) => [piece('marauder', signed(e.amount))],
  removeMarauder: (e) => [piece('marauder', signed(-e.amount)), vp(e.amount * e.vpEach)],
  damage: (e) => [piece('damage', signed(e.spaces))],
  leaderAside: () => [piece('leader', '✕')],
  drawEquipment: (e) => [piece('equipment', signed(e.amount))],
  discardEquipment: (e) => [piece('equipment', signed(-e.amount))],
  temporaryHousing: (e) => [piece('house', signed(e.amount))],
  exchangeInPlace: () => [piece('worker'), piece('swap')],
  // That each fight brings its VP goes without saying.
  fight: (e) => [piece('fight', signed(-e.amount))],
  pushBack: (e) => [piece('marauder', signed(-e.amount))],
  vpPerType: (e) => [piece('vp', `${e.each}×`), piece(e.buildingType)],
  drawKeep: (e) => [piece('search', `${e.draw}`), piece('equipment')],
  swapSearch: () => [piece('equipment'), piece('swap'), piece('search')],
  repair: (e) => [piece('repair', e.spaces > 1 ? String(e.spaces) : ''), vp(e.vp)],
  exchange: () => [piece('swap')],
  recruitGamble: (e) => [piece('bag', '?'), vp(e.vpOtherwise)],
};

/** An effect in signs; its sentence is the game's. */
export const shortOf = (e: Data): readonly Piece[] => (SHORT[e.t] as (e: Data) => readonly Piece[])(e);

const HOLDS: { [T in Passive['t']]: (p: Extract<Passive, { t: T }>) => readonly Piece[] } = {
  watchtowerSite: () => [piece('military', '▲')],
  housingPerType: (p) => [piece('house', `${p.amount}×`), piece(p.buildingType)],
  workersCountAs: (p) => [piece('worker', '='), ...p.colours.map((colour) => piece(colour))],
  vpPerUnusedHousing: (p) => [piece('vp', `${p.each}×`), piece('house')],
  noFightVp: () => [piece('fight', '0')],
  fightVpBonus: (p) => [piece('fight', ''), piece('vp', `${p.perMarauder}×${p.firstPerRound}`)],
  exclusiveWith: () => [],
};

/** What holds while a building is visible, in signs. */
export const shortOfPassive = (p: Passive): readonly Piece[] => (HOLDS[p.t] as (p: Passive) => readonly Piece[])(p);

const Pieces = ({
  of,
  size,
  className = '',
}: {
  of: readonly Piece[];
  size: number;
  className?: string | undefined;
}) => (
  <span className={`${style.effect} ${className}`} aria-hidden="true">
    {of.map(({ sign, text }) => (
      <span key={sign + text}>
        <Sign id={sign} size={size} className={style[sign]} />
        {text}
      </span>
    ))}
  </span>
);

/** An effect in signs and numbers, for the eye; whoever listens hears its sentence. */
export const Effect = ({ of, size = 14 }: { of: Data; size?: number }) => <Pieces of={shortOf(of)} size={size} />;

/** An action line in signs: how often, by whom, what for. In a city, how much of it is used. */
export const Line = ({ of, used, size = 14 }: { of: Action; used?: number; size?: number }) => (
  <span className={style.line} aria-hidden="true">
    {used === undefined ? (
      of.times > 1 && <span className="muted">{of.times}×</span>
    ) : (
      <span className={style.pips}>
        {Array.from({ length: of.times }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: activations are counted.
          <i key={i} className={i < used ? style.used : ''} />
        ))}
      </span>
    )}
    <Costs of={of.cost} size={size} />
    <Sign id="arrow" size={8} className="muted" />
    <Effect of={of.effect} size={size} />
  </span>
);

/** All that a building does besides housing, in signs: its lines unless they stand elsewhere, and what it holds. */
export function Does(props: { t: Tables; of: number; size?: number; lines?: boolean; only?: string }) {
  const { t, of, size = 14, lines: shown = true, only = '' } = props;
  const { lines, passives } = t.buildings[of]!;
  const pieces = passives.flatMap(shortOfPassive);
  return (
    <>
      {shown && lines.map((line, i) => <Line key={`${i as 0}`} of={line} size={size} />)}
      {pieces.length > 0 && <Pieces of={pieces} size={size} className={style.lasting} />}
      {lines.length + passives.length === 0 && only}
    </>
  );
}
