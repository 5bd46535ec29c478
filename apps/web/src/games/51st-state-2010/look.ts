import {
  type Bill,
  COLOURS,
  type Colour,
  type Contact,
  FEATURE,
  GOODS,
  type Good,
  type LeaderDesign,
  OPEN,
  type Pile,
  RESOURCES,
  type Site,
  STORE_SIZE,
  TYPES,
  type Type,
} from '@ashtown/51st-state-2010/board';
import type { Kind, Look, Tone } from '../51st-state-common/Card.tsx';
import { besideOf, pictureOf } from '../51st-state-common/pictured.ts';
import type { Goods } from '../51st-state-common/props.ts';
import { good, mark, type Part, TO, word } from '../51st-state-common/Strip.tsx';
import type { GoodId } from '../51st-state-common/tokens.tsx';
import type { Cards } from './props.ts';

/** How the cards of this edition look: their data as icons. */

const PLAIN: Readonly<Record<string, GoodId>> = {
  scrap: 'iron',
  fuel: 'fuel',
  weapon: 'gun',
  building: 'brick',
  any: 'wild',
  worker: 'worker',
  redevelop: 'rebuild',
  redevelopAny: 'redevelopment',
  card: 'card',
  vp1: 'vp',
  vp2: 'vp2',
};
const TONES: readonly (Tone & GoodId)[] = ['red', 'blue', 'grey', 'universal'];
const toneOf = (colour: number): Tone & GoodId => TONES[colour]!;
export const toneOfColour = (colour: Colour): Tone & GoodId => toneOf(COLOURS.indexOf(colour));

/** The token of a good. */
export const tokenOf = (id: Good): GoodId => PLAIN[id] ?? toneOf(COLOURS.findIndex((colour) => id.startsWith(colour)));
/** The value of a contact token; null for other goods. */
export const rangeOf = (id: Good): number | null => (PLAIN[id] ? null : Number(id.at(-1)));

export const goodParts = (id: Good, n: number): Part[] => {
  const range = rangeOf(id);
  if (range === null) return [good(tokenOf(id), n)];
  return [...(n > 1 ? [word(`${n}×`)] : []), good(tokenOf(id)), word(String(range))];
};
export const pileParts = (pile: Pile): Part[] => pile.flatMap(([g, n]) => goodParts(GOODS[g]!, n));

const billParts = (bill: Bill, workers = 0): Part[] => {
  const some = (n: number, part: Part): Part[] => (n > 0 ? [part] : []);
  return [
    ...some(workers + bill.workers, good('worker', workers + bill.workers)),
    ...RESOURCES.flatMap((res, k) => some(bill.need[k]!, good(PLAIN[res]!, bill.need[k]!))),
    ...some(bill.any, good('any', bill.any)),
    ...some(bill.cards, good('card', bill.cards)),
    ...(bill.tucked === null ? [] : bill.tucked === 'spoils' ? [mark('raze')] : [good('deal')]),
  ];
};

const TYPE_TOKENS: Readonly<Record<Type, GoodId>> = {
  scrap: 'iron',
  fuel: 'fuel',
  weapon: 'gun',
  building: 'brick',
  universal: 'wild',
  worker: 'worker',
  card: 'card',
  contact: 'contact',
  vp: 'vp',
};
const ofBits = (bits: number): GoodId => TYPE_TOKENS[TYPES.find((_, i) => bits & (1 << i)) ?? 'universal'];

/** A location or deal that makes room. */
const roomParts = (n: number): Part[] => [mark('room'), word(`+${n}`)];

/** What a location does once it stands, and what it gives when it is placed. */
function workOf(site: Site, t: Cards['words']['board']): { lasting: Part[]; once: Part[] } {
  const lasting: Part[] = [];
  const once: Part[] = [];
  if (site.produce)
    lasting.push(...pileParts(site.produce), ...(site.per ? [word(t.per), good(ofBits(site.per))] : []));
  if (site.act) {
    const { act } = site;
    const pays =
      act.op === 'COLLECT_SET'
        ? [...billParts(act.bill, act.workers), ...setParts(site)]
        : billParts(act.bill, act.workers);
    lasting.push(...pays, TO, ...(act.op === 'STEAL' ? [mark('steal'), good('any')] : pileParts(act.gain)));
  }
  if (site.counted) lasting.push(...pileParts(site.countedGain), word(t.per), good(ofBits(site.counted)));
  for (const e of site.atoms) if (e.op === 'GAIN_PER_TYPE' && e.maxTokens) lasting.push(word(t.atMost(e.maxTokens)));
  if (site.store) lasting.push(mark('store'), good('any', STORE_SIZE));
  if (site.room) lasting.push(...roomParts(site.room));
  if (site.spoilsRoom) lasting.push(mark('room'), mark('raze'), word(`+${site.spoilsRoom}`));
  if (site.draft) lasting.push(mark('look'), good('card'));
  if (site.stock) once.push(mark('store'), ...pileParts(site.stock));
  if (site.onBuild) once.push(mark('build'), ...pileParts(site.onBuild));
  return { lasting, once };
}
const setParts = ({ set }: Site): Part[] =>
  (set ?? []).flatMap((n, k) => (n > 0 ? [good(PLAIN[RESOURCES[k]!]!, n)] : []));

const kindOf = (layout: number): Kind => (layout === FEATURE ? 'feature' : layout < FEATURE ? 'production' : 'action');

function siteLook({ words }: Cards, site: Site): Look {
  const t = words.board;
  const kind = kindOf(site.layout);
  const { lasting, once } = workOf(site, t);
  return {
    id: site.id,
    kind,
    picture: pictureOf(site.id),
    beside: besideOf(site.id),
    name: words.card(site.id).name,
    strip: [...lasting, ...(lasting.length > 0 && once.length > 0 ? [word('|')] : []), ...once],
    site: {
      kind,
      distance: site.distance,
      types: site.types.map((type) => TYPE_TOKENS[type]),
      lasting: lasting.length > 0 ? lasting : once,
      spoils: pileParts(site.spoils),
      deal: site.dealRoom > 0 ? roomParts(site.dealRoom) : pileParts(site.deal),
      ...(site.layout === OPEN ? { open: t.open } : {}),
    },
  };
}

/** Price and range of a contact card. */
export const contactParts = ({ bill, colour, range }: Contact): Part[] => [
  ...billParts(bill),
  ...(bill.total + bill.cards > 0 ? [TO] : []),
  good(toneOf(colour)),
  word(String(range)),
];

const MOMENT_MARKS = { conquer: 'raze', cooperate: 'deal', redevelop: 'redevelop', placeType: 'build' } as const;
/** What a leader gets points for. */
export const leaderParts = (x: LeaderDesign): Part[] => [
  ...(x.on === null
    ? []
    : [mark(MOMENT_MARKS[x.on]), ...(x.type ? [good(ofBits(x.type))] : []), TO, ...pileParts(x.gain)]),
  ...(x.deed === 0 ? [] : [good('card', x.deed), TO, ...pileParts(x.deedGain)]),
];

/** A contact card, fixed or one-shot, or a leader. */
function plainLook({ tables, words }: Cards, id: string): Look | undefined {
  const contact = [...tables.shots, ...tables.factions.flatMap((f) => f.contacts)].find((c) => c.id === id);
  const leader = tables.leaders.find((x) => x.id === id);
  const plain = { id, picture: pictureOf(id), beside: besideOf(id), name: words.card(id).name };
  if (contact) return { ...plain, kind: toneOf(contact.colour), strip: contactParts(contact) };
  if (!leader) return undefined;
  return { ...plain, kind: 'leader', strip: leaderParts(leader), once: [mark('store'), ...pileParts(leader.stock)] };
}

/** Any card as it looks. */
export function lookOf(p: Cards, id: string): Look | undefined {
  const site = p.tables.sites[p.tables.faceOf(id)];
  return site ? siteLook(p, site) : plainLook(p, id);
}

/** Goods as a pile and by number, by name. */
export const goodsIn = (pile: Pile): Goods => Object.fromEntries(pile.map(([g, n]) => [GOODS[g]!, n]));
export const pileOf = (amounts: readonly number[] | null): Pile =>
  (amounts ?? []).flatMap((n, g): Pile => (n > 0 ? [[g, n]] : []));
