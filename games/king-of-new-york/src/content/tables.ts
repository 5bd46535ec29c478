import type { CardRow, Content, Names } from './schema.ts';
import {
  type Card,
  type CardId,
  MODS,
  MOMENTS,
  MONSTERS,
  type Mod,
  type Moment,
  type MonsterId,
  type Reward,
  SOLE,
  type Sole,
  type Token,
  type Trigger,
  UNITS,
} from './vocabulary.ts';

export type Figures = Content['constants'];
type ByCard<T> = Readonly<Record<CardId, T>>;

/** Everything the rules want to know about one content, ready to be looked up. */
export interface Tables {
  figures: Figures;
  /** KNY-33: what a Monster gains that begins its turn in the zone. */
  zones: readonly { star: number; energy: number }[];
  units: readonly { durability: number; reward: Reward }[];
  /** KNY-7, KNY-8: `unit` is the back of the tile. */
  tiles: readonly { count: number; durability: number; reward: Reward; unit: number }[];
  supply: Readonly<Record<Token, number>>;
  /** In this order cards that work at the same moment do so (KNY-34, KNY-86). */
  cardIds: readonly CardId[];
  cards: ByCard<Card>;
  /** The place of a card in `cardIds`. */
  order: ByCard<number>;
  /** The lasting powers of a kind, and what works at a moment, by the cards that have such. */
  mods: { readonly [T in Mod['t']]: ByCard<readonly Mod[]> };
  triggers: { readonly [M in Moment]: ByCard<readonly Trigger[]> };
  /** The card with a power only one has; no text where none has it, and then nobody speaks of it. */
  sole: Readonly<Record<Sole, CardId>>;
  cardNames: ByCard<Names>;
  monsterNames: Readonly<Record<MonsterId, Names>>;
}

const cardOf = ({ cost, kind, nearby, needs, do: effects, triggers, mods, moveFee }: CardRow): Card => ({
  cost,
  ...(kind === 'keep' && { keep: true }),
  ...(nearby && { nearby }),
  ...(needs && { needs }),
  ...(effects && { do: effects }),
  ...(triggers && { triggers }),
  ...(mods && { mods }),
  ...(moveFee && { moveFee }),
});

/** The powers of a card, by name: lasting ones, effects, and what it does in the bank. */
export const powersOf = ({ do: effects = [], triggers = [], mods = [], moveFee }: Omit<Card, 'cost'>): string[] => [
  ...mods.map((m) => m.t),
  ...[...effects, ...triggers.flatMap((t) => t.do)].map((e) => (e.t === 'extraTurn' && e.subway ? 'subway' : e.t)),
  ...(moveFee ? ['moveFee'] : []),
];

const record = <K extends string, T>(keys: readonly K[], value: (key: K, i: number) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key, i) => [key, value(key, i)])) as Record<K, T>;

export function tablesOf(content: Content): Tables {
  const cardIds = content.cards.map(({ id }) => id);
  const cards = record(cardIds, (_, i) => cardOf(content.cards[i]!));
  /** Of each card the parts of a kind, for the cards that have any. */
  const having = <T>(parts: (card: Card) => readonly T[]): ByCard<readonly T[]> =>
    Object.fromEntries(cardIds.map((id) => [id, parts(cards[id]!)] as const).filter(([, all]) => all.length > 0));
  return {
    figures: content.constants,
    zones: content.zones.map(({ star, energy }) => ({ star, energy })),
    units: content.units.map(({ durability, reward }) => ({ durability, reward })),
    tiles: content.tiles.map(({ count, durability, reward, unit }) => ({
      count,
      durability,
      reward,
      unit: UNITS.indexOf(unit),
    })),
    supply: Object.fromEntries(content.tokens.map(({ id, supply }) => [id, supply])) as Record<Token, number>,
    cardIds,
    cards,
    order: record(cardIds, (_, i) => i),
    mods: record(MODS, (t) => having(({ mods = [] }) => mods.filter((m) => m.t === t))),
    triggers: record(MOMENTS, (on) => having(({ triggers = [] }) => triggers.filter((t) => t.on === on))),
    sole: record(SOLE, (sole) => cardIds.find((id) => powersOf(cards[id]!).includes(sole)) ?? ''),
    cardNames: record(cardIds, (_, i) => content.cards[i]!.name),
    monsterNames: record(MONSTERS, (_, i) => content.monsters[i]!.name),
  };
}

/** What rules read: contents that are equal in it play alike, whatever their cards are called. */
export const playsOf = ({ figures, zones, units, tiles, supply, cardIds, cards }: Tables): unknown => [
  figures,
  zones,
  units,
  tiles,
  supply,
  cardIds.map((id) => [id, cards[id]]),
];
