import type { Lang } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { KINDS, LINES, type Loss, type MissionKind, NONE, RESOURCE, SYMBOLS, TYPES } from '../content/vocabulary.ts';
import type { Event } from '../state.ts';
import { small, tally } from './format.ts';

type Played = Extract<Event, { t: 'played' }>;

/** The names of one content in one language. They are never inflected. */
export interface Names {
  game: string;
  /** Of a card or a Faction, by its id. */
  card(id: string): string;
  cards(ids: readonly string[]): string;
  /** What is printed on a card that was cheaper, with the type of Resources that is; null where it cost as much. */
  discounted(played: Pick<Played, 'card' | 'side' | 'price'>): { cost: number; type: string | null } | null;
  type(type: number): string;
  kind(kind: number): string;
  mission(kind: MissionKind): string;
  symbol(symbol: number): string;
  /** Of a set of symbols, as bits. */
  signs(bits: number): string;
  loss(loss: Loss): string;
  /** What a Monster that attacks takes from whoever does not repel it, inside a sentence. */
  lossTo(monster: string): string;
  line(line: number): string;
  category(id: string): string;
}

export function namesOf({ content, cards, cardOf, factions }: Tables, lang: Lang): Names {
  const byId = new Map([...cards, ...factions].map(({ id, name }) => [id, name[lang]]));
  const lookup = (entries: readonly { id: string; name: Record<Lang, string> }[]) => {
    const map = new Map(entries.map(({ id, name }) => [id, name[lang]]));
    return (id: string) => map.get(id) ?? id;
  };
  const type = lookup(content.resourceTypes);
  const kind = lookup(content.kinds);
  const mission = lookup(content.missionKinds);
  const symbol = lookup(content.symbols);
  const loss = lookup(content.losses);
  const line = lookup(content.stationSymbols);
  const card = (id: string) => byId.get(id) ?? id;
  return {
    game: content.game.name[lang],
    card,
    cards: (ids) => tally(ids.map(card)),
    discounted({ card: id, side, price }) {
      const c = cards[cardOf.get(id) ?? NONE];
      if (!c || side === 'protection' || price === c.cost) return null;
      return { cost: c.cost, type: c.category === RESOURCE ? type(TYPES[c.type]!) : null };
    },
    type: (i) => type(TYPES[i]!),
    kind: (i) => kind(KINDS[i]!),
    mission,
    symbol: (i) => symbol(SYMBOLS[i]!),
    signs: (bits) =>
      SYMBOLS.filter((_, i) => bits & (1 << i))
        .map(symbol)
        .join(', '),
    loss,
    lossTo: (id) => small(loss(cards[cardOf.get(id)!]!.atoms.find((atom) => atom.t === 'attack')!.loss)),
    line: (i) => line(LINES[i]!),
    category: lookup(content.categories),
  };
}
