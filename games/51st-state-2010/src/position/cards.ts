import { schema } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { NONE, type State } from '../state.ts';

/**
 * Cards by name. A design can have several copies, which are equal to all rules but not to memory (README): `dive` is any
 * copy, the first one that is named nowhere else, and `dive#2` the second.
 */

const NAME = /^([^#]+)#(\d+)$/;
export type Sort = 'card' | 'location' | 'leader';

/** The copy a name with a number means, −1 where there is none; undefined: any copy. */
function copyOf(t: Tables, name: string): number | undefined {
  const found = NAME.exec(name);
  return found ? (t.copiesOf(found[1]!)[Number(found[2]) - 1] ?? NONE) : undefined;
}

/** A name of a card of this sort. */
export const nameOf =
  (t: Tables, sort: Sort): schema.Schema<string> =>
  (x, where) => {
    if (typeof x !== 'string') return schema.problem('wrong-type', where, 'text');
    const card = copyOf(t, x) ?? t.copiesOf(x)[0] ?? NONE;
    const fits = card >= 0 && (sort === 'card' || t[sort === 'leader' ? 'leader' : 'site'][card] !== null);
    return fits ? null : schema.problem('no-such-card', where, `the id of a ${sort}`);
  };

/** The number of one card, where it does not matter where the card is. */
export const cardNamed = (t: Tables, name: string): number => copyOf(t, name) ?? t.copiesOf(name)[0]!;

/** The name of exactly this card. */
export function exactName(t: Tables, card: number): string {
  const id = t.id[card]!;
  const copies = t.copiesOf(id);
  return copies.length === 1 ? id : `${id}#${copies.indexOf(card) + 1}`;
}

/** Gives out cards by their names, each once; `told` are all names of a position. */
export class Dealer {
  problem: schema.Problem | null = null;
  readonly #t: Tables;
  readonly #free: Set<number>;
  readonly #kept: Set<number>;

  constructor(t: Tables, told: readonly string[]) {
    this.#t = t;
    this.#free = new Set(t.id.keys());
    this.#kept = new Set(told.flatMap((name) => copyOf(t, name) ?? []));
  }

  /** NONE, and a problem, where no such card is left. */
  take = (name: string): number => {
    const copy = copyOf(this.#t, name);
    const card =
      copy ?? this.#t.copiesOf(name).find((other) => this.#free.has(other) && !this.#kept.has(other)) ?? NONE;
    if (!this.#free.delete(card)) {
      this.problem ??= schema.problem('no-card-left', name, 'each card in one place');
      return NONE;
    }
    return card;
  };

  /** All that is named nowhere, in the order of the file. */
  rest(): number[] {
    return [...this.#free];
  }
}

/** Names for the cards of a state, given in the order in which a `Dealer` will be asked for them. */
export function namesFor(t: Tables, cards: readonly number[]): (card: number) => string {
  const asked = new Map<string, number[]>();
  for (const card of cards) {
    const id = t.id[card]!;
    asked.set(id, [...(asked.get(id) ?? []), card]);
  }
  const isPlain = (id: string): boolean => {
    const copies = t.copiesOf(id);
    return asked.get(id)!.every((card, i) => card === copies[i]);
  };
  const plain = new Set([...asked.keys()].filter(isPlain));
  return (card) => (plain.has(t.id[card]!) ? t.id[card]! : exactName(t, card));
}

/** The cards of a state in the order in which a position names them, the deck apart. */
export function cardsInOrder(s: State): number[] {
  return [
    ...s.players.flatMap((p) => [
      ...p.places.map((x) => x.card),
      ...p.hand,
      ...p.seen,
      ...p.spoils,
      ...p.deals.map((x) => x.card),
      ...(p.leader ? [p.leader.card] : []),
    ]),
    ...s.discard,
    ...s.row,
    ...s.looked,
    ...(s.limbo === NONE ? [] : [s.limbo]),
    ...s.spent,
  ];
}
