import {
  type Answer,
  CARD,
  END_SCORE,
  GOODS,
  type Good,
  type Place,
  REDEVELOP_PRICE,
  USES,
  VP_SLOTS,
} from '@ashtown/51st-state-2010/board';
import type { Ref, Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { chosenIn, isOne, Detail as Plain } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { CardDetail } from '../51st-state-common/Detail.tsx';
import { isAboutOwned } from '../51st-state-common/Display.tsx';
import { aboutRef, type Edition, type Goods, type Held, type Use } from '../51st-state-common/props.ts';
import { Good as Token } from '../51st-state-common/tokens.tsx';
import { leaderLines, Own, Theirs, Tight, Trades } from './Base.tsx';
import { Display } from './Display.tsx';
import { goodParts, lookOf, rangeOf, tokenOf } from './look.ts';
import { lyingParts, standingOf, visitorsOf, worthParts } from './lying.ts';
import { type Props, tuckedRef } from './props.ts';
import { deedOf, shortLabel, worthOf } from './signed.ts';
import { gatherStore } from './storing.ts';
import { tuckedOf } from './Tucked.tsx';

/** Workers on a location: the owner's for each use, and those of visitors in their colour. */
const crewOf = (visitors: readonly Seat[], uses: number) => (tile: boolean) => (
  <>
    {visitors.map((seat) => (
      <SeatToken key={seat} seat={seat} size={tile ? 14 : 18} />
    ))}
    {uses > 0 && (
      <b>
        <Token id="worker" size={tile ? 13 : 16} />
        {uses}
      </b>
    )}
  </>
);

/** Goods that are neither resources nor workers are shown only where there are some, or were until now; so is the wild one to others. */
const isRare = (g: number): boolean => g > GOODS.indexOf('worker');
function poolOf(p: Props, of: Seat): readonly Held[] {
  const { pool } = p.view.players[of]!;
  return GOODS.slice(0, CARD).flatMap((good, g): Held[] => {
    const n = pool[g]!;
    if (n === 0 && p.changed(of, good) === 0 && (isRare(g) || (of !== p.seat && good === 'any'))) return [];
    const range = rangeOf(good);
    return [{ good, n, shown: range === null || n === 0 ? undefined : n > 1 ? `${range}×${n}` : String(range) }];
  });
}

const USES_OF_HAND: Readonly<Record<string, Pick<Use, 'mark' | 'tone'>>> = {
  incorporate: { mark: 'build', tone: 'grey' },
  cooperate: { mark: 'deal', tone: 'blue' },
  conquer: { mark: 'raze', tone: 'red' },
  redevelop: { mark: 'redevelop', tone: 'brick' },
};

/** What can be done with a location of the hand, and what is missing; a leader can be hired. */
export function usesOf(p: Props, id: string): readonly Use[] {
  const t = p.words.board;
  const { distance = 0 } = p.tables.sites[p.tables.faceOf(id)] ?? {};
  const isOffered = (pick: Answer) => p.offers.some((o) => o.pick === pick);
  if (p.tables.leaders.some((x) => x.id === id)) {
    const pick: Answer = `lead ${id}`;
    const can = isOffered(pick);
    const price = can ? (deedOf(p, pick).price ?? []) : [];
    const says = can ? t.possible : t.notNow;
    return [
      {
        ...({ use: 'lead', mark: 'leader', tone: 'vp', pick, can, short: 0, says, worth: says } as const),
        price: price.map(({ what, n }) => ({ good: tokenOf(what as Good), n })),
      },
    ];
  }
  return p.game.facts.lacksOf(p.view, p.seat!, id).map(({ use, short, roomless }) => {
    const pick = `${use} ${id}` as Answer;
    const { mark, tone } = USES_OF_HAND[use]!;
    const can = isOffered(pick);
    const says = can ? t.possible : short > 0 ? t.short(short) : roomless ? t.roomless : t.notNow;
    const price = [{ good: tone, n: use === 'redevelop' ? REDEVELOP_PRICE : distance }];
    return { use, mark, tone, pick, can, price, short, says, worth: can ? worthOf(deedOf(p, pick)) : says };
  });
}

/** Questions that goods of mine answer; in my turn only once it is clear what for. */
const PAYING: readonly string[] = ['payment', 'reach', 'method'];

/** What there is to tell of leaders, tucked cards and trades. */
function detail(p: Props, { kind, id }: Ref): ReactNode {
  const t = p.words.board;
  const [head = '', tail = ''] = id.split('.');
  if (id === aboutRef('under').id) return <Plain name={t.tucked} text={t.about.under} />;
  const seat = id === 'deed' ? p.seat : tail === 'leader' ? Number(head) : null;
  if (seat !== null) {
    const leader = p.view.players[seat]?.leader;
    const lines = leader ? [...(id === 'deed' ? [] : [p.who(seat)]), ...leaderLines(p, seat)] : [];
    return leader ? <CardDetail p={p} id={p.tables.id[leader.card]!} lines={lines} /> : <Plain name={t.noLeader} />;
  }
  if (kind === 'card' && isOne(['spoils', 'deal'] as const, head)) {
    const on = p.view.players.flatMap((q) => tuckedOf(p, q)).find((x) => x.sort === head && x.id === tail);
    const vp = on ? on.ones + on.twos : 0;
    const lines = [t[head], ...(vp > 0 ? [t.tokens(vp, VP_SLOTS, p.game.facts.vpOn(on!))] : [])];
    return <CardDetail p={p} id={tail} lines={lines} />;
  }
  return (id === 'hire' || id === 'swap') && <Plain name={t.deed[id]} text={t[id]} />;
}

/** What the first edition does otherwise than the Master Set. */
export const edition: Edition = {
  end: END_SCORE,
  last: (p: Props) => p.view.players.some((q) => p.game.facts.scoreOf(q) >= END_SCORE) && p.words.board.lastTurn,
  states: (p: Props) =>
    p.view.players.map(({ places, passed }, seat) => ({
      seat,
      places,
      passed,
      vp: p.game.facts.scoreOf(p.view.players[seat]!),
    })),
  turn: (p) => p.asked[0] ?? null,
  look: (p: Props, id) => lookOf(p, id),
  place(p: Props, _of, place: Place) {
    const visitors = visitorsOf(place, p.view.players);
    return {
      lines: standingOf(p, place),
      marks: {
        spent: place.uses >= USES,
        stock: lyingParts(place),
        worth: worthParts(p, place),
        corner: place.uses + visitors.length > 0 ? crewOf(visitors, place.uses) : undefined,
      },
    };
  },
  token: (good) => (isOne(GOODS, good) ? tokenOf(good) : undefined),
  parts: (goods: Goods) => Object.entries(goods).flatMap(([id, n = 0]) => goodParts(id as Good, n)),
  pool: poolOf,
  forecast: (p: Props, of) => ({ goods: p.game.facts.forecastOf(p.view.players[of]!) }),
  uses: usesOf,
  about: {
    turn: 'main',
    hand: ['main', 'trim', 'discardCard', 'reach'],
    faceUp: ['pick', 'burn', 'leftover', 'keep'],
    owned: ['replace', 'steal', 'giveUp', 'overflow'],
    steal: 'steal',
  },
  spends: (p) => PAYING.includes(p.question ?? '') || (p.question === 'main' && chosenIn(p).length > 0),
  bar: {
    gather: (p: Props) => (p.question === 'store' ? gatherStore(p) : null),
    buttons: PAYING,
    keyed: ['main', 'after', 'step', 'trim', 'discardCard'],
    held: ['main', 'after', 'step'],
    bare: ['pass', 'done', 'deed'],
    keys: (p: Props) =>
      p.question === 'step'
        ? tuckedOf(p, p.view.players[p.seat!]!).flatMap((x) => (x.sort === 'spoils' ? tuckedRef(x.sort, x.id) : []))
        : [],
    label: (p: Props, pick) => shortLabel(p, pick as Answer),
  },
  Own,
  width: 308,
  Theirs,
  Tight,
  most: { goods: 6, row: 3, known: 4 },
  Middle: Display,
  forward: (p: Props) =>
    p.question === 'store' || isAboutOwned(p) || p.view.looked.length + p.view.row.length > 0 || p.view.limbo >= 0,
  Trades,
  detail,
};
