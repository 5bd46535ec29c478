import {
  type Answer,
  CATEGORIES,
  COLOURS,
  DEFENCE,
  END_VP,
  GOODS,
  type Good,
  type Place,
  RIVAL,
  TOKENS,
  type View,
} from '@ashtown/51st-state-master/board';
import { indexIn, type Ref, type Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { isOne, Detail as Plain, slot } from '../../kit/index.ts';
import { CardDetail } from '../51st-state-common/Detail.tsx';
import { isAboutOwned } from '../51st-state-common/Display.tsx';
import { aboutRef, type Edition, type Held, type Room } from '../51st-state-common/props.ts';
import { goodsText } from '../51st-state-common/summary.ts';
import { Good as Token } from '../51st-state-common/tokens.tsx';
import { Connections } from './Connections.tsx';
import { Display } from './Display.tsx';
import { Deals, FactionBoard, Own } from './FactionBoard.tsx';
import { FactionChooser } from './FactionChooser.tsx';
import { shortLabel, usesOf } from './labels.ts';
import { lookOf, partsOf, stockOf } from './look.ts';
import type { Props } from './props.ts';

/** Whose turn it is in the Action phase; null at other times. */
export function turnOf(v: View): Seat | null {
  const frame = v.stack.findLast(({ t }) => t === 'takeTurn' || t === 'acted' || t === 'build' || t === 'useEffect');
  return !frame ? null : 'seats' in frame ? frame.seats[0]! : 'seat' in frame ? frame.seat : null;
}

/** Goods that are rare: shown to others only where there are some, or were until now. */
const RARE: readonly Good[] = ['ammo', 'universal', 'shield', 'redevelopment'];
function poolOf(p: Props, of: Seat, some: boolean): readonly Held[] {
  const { tokens } = p.view.players[of]!;
  return GOODS.slice(0, TOKENS)
    .map((good, g) => ({ good, n: tokens[g]! }))
    .filter(({ good, n }) => n > 0 || p.changed(of, good) !== 0 || of === p.seat || !(some || RARE.includes(good)));
}

/** A worker of a visitor, and the shield that guards a location. */
const guardsOf = (visited: boolean, shield: boolean) => (tile: boolean) => (
  <>
    {shield && <Token id="shield" size={17} />}
    {visited && <Token id="worker" size={tile ? 16 : 22} />}
  </>
);

/** How a location in play stands. */
function placeOf(p: Props, _of: Seat, place: Place): ReturnType<Edition['place']> {
  const t = p.words.board;
  const { uses, visited, dented } = place;
  const most = p.game.facts.usesOf(p.view, p.tables.site[place.card]!);
  const shield = place.shield || (p.tables.site[place.card]!.shield > 0 && !dented);
  const stock = stockOf(place);
  const lines = [
    uses > 0 ? `${t.used}${most > 1 ? ` ${t.usedOf(uses, most)}` : ''}` : '',
    place.shield ? t.shielded : '',
    visited ? t.visited : '',
    Object.keys(stock).length > 0 ? t.onIt(goodsText(p, stock)) : '',
  ];
  return {
    lines: lines.filter(Boolean),
    defence: t.defence(p.game.facts.defenceOf(place)),
    marks: {
      used: uses === 0 ? undefined : uses < most ? t.usedOf(uses, most) : '✓',
      shield,
      stock: partsOf(stock),
      corner: visited || shield ? guardsOf(visited, shield) : undefined,
      ruins: place.ruins ? t.ruins : undefined,
    },
  };
}

/** What there is to tell of connections, faction boards and the virtual opponent. */
function detail(p: Props, { kind, id }: Ref): ReactNode {
  const t = p.words.board;
  const [head = '', tail = ''] = id.split('.');
  if (kind === 'player' && Number(id) === RIVAL) return <Plain name={t.virtual} text={t.virtualHelp} />;
  if (id === aboutRef('under').id) return <Plain name={t.deals} text={t.about.under} />;
  if (tail === 'connections') return <Plain name={t.connections} text={t.connectionsHelp} />;
  if (kind === 'slot' && head === 'link') {
    const no = p.view.faceUp[indexIn(COLOURS, tail)] ?? -1;
    return no < 0 ? <Plain name={t.connections} text={t.none} /> : <CardDetail p={p} id={p.tables.id[no]!} />;
  }
  return kind === 'slot' && head === 'board' && p.seat !== null && <FactionBoard {...p} of={p.seat} />;
}

const PAYING: readonly string[] = ['payment', 'exchangeGood', 'productionOption', 'storeGoods'];

/** What the Master Set does otherwise than the first edition. */
export const edition: Edition = {
  end: END_VP,
  last: (p: Props) => p.view.ending && p.words.board.lastRound,
  states: ({ view: { players, solo } }: Props) => [
    ...players.map(({ places, vp, passed }, seat) => ({ seat, places, vp, passed })),
    ...(solo ? [{ ...solo.rival, seat: RIVAL }] : []),
  ],
  turn: (p: Props) => turnOf(p.view),
  look: lookOf,
  place: placeOf,
  defence: (kind) => DEFENCE[CATEGORIES.indexOf(kind)]!,
  token: (good) => (isOne(GOODS, good) ? good : undefined),
  parts: (goods) => partsOf(goods as Parameters<typeof partsOf>[0]),
  pool: poolOf,
  forecast(p: Props, of) {
    const { goods, open } = p.game.facts.forecast(p.view, of);
    return { goods, open: open && p.words.board.nextOpen };
  },
  uses: usesOf,
  about: {
    turn: 'takeTurn',
    hand: ['takeTurn', 'keepHand', 'discardCard'],
    faceUp: ['draftPick', 'soloPick'],
    owned: [
      ...['suppliersTarget', 'copySource', 'discardDeal', 'redevelopOld', 'stealTarget', 'activateTarget'],
      ...['resetTargets', 'ownDeals', 'opponentDeal', 'placeShield', 'soloTarget'],
    ],
    steal: 'stealTarget',
  },
  spends: (p) => PAYING.includes(p.question ?? ''),
  bar: {
    buttons: [...PAYING, 'repeatAction', 'endTurn'],
    keyed: ['takeTurn'],
    held: ['takeTurn'],
    bare: ['pass', 'shield'],
    note: (p: Props) => p.words.board.turnHint,
    keys: () => COLOURS.map((colour) => slot(`link.${colour}`)),
    label: (p: Props, pick, narrow) => shortLabel(p, pick as Answer, narrow),
  },
  Own,
  width: 200,
  Theirs: (p: Props & { of: Seat; room: Room }) => <Deals p={p} of={p.of} small />,
  most: { goods: 6, row: 4, known: 12 },
  Middle: Display,
  forward: (p: Props) => p.view.display.length > 0 || isAboutOwned(p),
  Aside: Connections,
  choose: (p: Props) => p.view.players[p.seat!]!.faction < 0 && <FactionChooser {...p} />,
  detail,
};
