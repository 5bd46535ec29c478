import { schema } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { HAND_SIZE, PLAYERS } from '../content/vocabulary.ts';
import { placeAt, slotOf } from '../rules/places.ts';
import { FACTION, type Frame } from '../state.ts';

/**
 * A frame as people write it: cards by their ids, the target of a mission as `faction` or the Station's id, places in a
 * tableau as in `slotOf`.
 */
export interface ToldFrame {
  t: Frame['t'];
  seats?: number[];
  seat?: number;
  by?: number;
  n?: number;
  nth?: number;
  window?: number;
  tidied?: boolean;
  card?: string;
  target?: string;
  cards?: string[];
  heroes?: string[];
  chosen?: string[];
}
type Field = Exclude<keyof ToldFrame, 't'>;

/** What each frame says besides its name. */
const FRAMES: { readonly [T in Frame['t']]: readonly Exclude<keyof Extract<Frame, { t: T }>, 't'>[] } = {
  chooseFaction: ['seats'],
  deal: [],
  turn: ['seat'],
  turnAction: ['seats', 'window', 'tidied'],
  exchange: ['seats', 'cards'],
  tidy: ['seats', 'chosen'],
  payment: ['seats', 'target', 'heroes', 'cards'],
  keepStation: ['seats', 'card'],
  draws: ['seat', 'n'],
  draw: ['seats', 'n'],
  attack: ['by', 'card', 'nth'],
  defend: ['seats', 'by', 'card', 'cards'],
  fail: ['seat', 'card'],
  loseStation: ['seats'],
  exhaust: ['seat'],
  freePlay: ['seats'],
  refill: ['by', 'nth'],
  next: [],
};
const NAMES = Object.keys(FRAMES) as Frame['t'][];

/** How a field is checked, written down and read again. */
interface Codec {
  check: schema.Schema<unknown>;
  make(x: unknown): unknown;
  read(x: unknown): unknown;
}
const asIs = (check: schema.Schema<unknown>): Codec => ({ check, make: (x) => x, read: (x) => x });

const ascending = (a: number, b: number): number => a - b;

export function framesOf(t: Tables) {
  const seat = schema.whole(0, PLAYERS[1] - 1);
  const card: Codec = {
    check: cardId(t),
    make: (x) => t.cards[x as Card]!.id,
    read: (x) => t.cardOf.get(x as string)!,
  };
  const target: Codec = {
    check: (x, where) => (x === 'faction' ? null : card.check(x, where)),
    make: (x) => (x === FACTION ? 'faction' : card.make(x)),
    read: (x) => (x === 'faction' ? FACTION : card.read(x)),
  };
  const place: Codec = {
    check: (x, where) =>
      typeof x === 'string' && placeAt(t, x) !== null
        ? null
        : schema.problem('no-such-place', where, 'a card in play, such as station.sta-lubyanka.2'),
    make: (x) => slotOf(t, x as number),
    read: (x) => placeAt(t, x as string)!,
  };
  const each = ({ check, make, read }: Codec): Codec => ({
    check: schema.listOf(check, 0, t.deck.length),
    make: (x) => (x as unknown[]).map(make),
    read: (x) => (x as unknown[]).map(read),
  });
  const cards = each(card);
  const places = each(place);
  const codecs: Record<Field, Codec> = {
    seats: { ...asIs(schema.listOf(seat, 1, 1)), read: (x) => [...(x as number[])] },
    seat: asIs(seat),
    by: asIs(seat),
    n: asIs(schema.whole(0, HAND_SIZE)),
    nth: asIs(schema.whole(0, PLAYERS[1])),
    window: asIs(schema.oneOf([1, 2])),
    tidied: asIs(schema.oneOf([true, false])),
    card,
    target,
    cards,
    heroes: cards,
    chosen: { ...places, read: (x) => (places.read(x) as number[]).sort(ascending) },
  };
  const name = schema.oneOf(NAMES);
  const schemas = new Map(
    NAMES.map((t) => {
      const fields: readonly Field[] = FRAMES[t];
      return [t, schema.fields({ t: name, ...Object.fromEntries(fields.map((key) => [key, codecs[key].check])) })];
    }),
  );
  const fieldsOf = (f: Frame | ToldFrame, of: 'make' | 'read'): object => {
    const values = f as Readonly<Partial<Record<Field, unknown>>>;
    const fields: readonly Field[] = FRAMES[f.t];
    return Object.fromEntries(fields.map((key) => [key, codecs[key][of](values[key])]));
  };

  /** Which fields there have to be says the name. */
  const check: schema.Schema<ToldFrame> = (x, where) => {
    const t = (x as ToldFrame | null | undefined)?.t;
    return name(t, `${where}.t`) ?? schemas.get(t!)!(x, where);
  };

  return {
    check,
    make: (f: Frame): ToldFrame => ({ t: f.t, ...fieldsOf(f, 'make') }),
    read: (told: ToldFrame): Frame => ({ t: told.t, ...fieldsOf(told, 'read') }) as Frame,
  };
}

/** The id of a card. */
export const cardId =
  (t: Tables): schema.Schema<string> =>
  (x, where) =>
    typeof x === 'string' && t.cardOf.has(x) ? null : schema.problem('no-such-card', where, 'the id of a card');
