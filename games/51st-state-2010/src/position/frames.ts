import { schema } from '@ashtown/engine';
import { KINDS, PICKS, SORTS, UNIVERSAL } from '../content/vocabulary.ts';
import type { Frame } from '../state.ts';

/** What a position may say of the stack. */

const { fields, listOf, oneOf, whole } = schema;
type Schema<T> = schema.Schema<T>;

const MANY = 999;
const flag = oneOf([true, false]);

type Rest<T> = Omit<Extract<Frame, { t: T }>, 't' | 'seats' | 'seat'>;
/** The fields of each frame besides `t` and its seat. */
type FrameFields = { [T in Frame['t']]: { [K in keyof Rest<T>]: Schema<Rest<T>[K]> } };

const BILL = fields({
  need: listOf(whole(0, 99), KINDS, KINDS),
  any: whole(0, 99),
  total: whole(0, MANY),
  workers: whole(0, 99),
  cards: whole(0, 99),
  tucked: oneOf(['spoils', 'deal', 'either', null]),
});

/** One thing that is to happen or is asked, as the state has it. */
export function frameOf(seats: number): Schema<unknown> {
  const nth = whole(0, seats);
  const no = whole(0, MANY);
  const arranged = listOf(no, 0, MANY);
  const more: FrameFields = {
    turn: {},
    trims: { nth },
    trim: { nth },
    reveal: {},
    picks: { n: whole(0, PICKS * seats) },
    pick: { n: whole(0, PICKS * seats - 1) },
    burn: {},
    leftovers: { nth, taken: whole(0, MANY) },
    leftover: {},
    sweep: {},
    draws: { nth },
    keep: {},
    produce: { nth },
    stepping: { arranged },
    step: { arranged },
    next: {},
    main: { arranged },
    closing: { arranged },
    after: { arranged },
    reach: { colour: whole(0, UNIVERSAL - 1) },
    payment: { bill: BILL, lay: flag },
    discardCard: {},
    giveUp: { what: oneOf(['spoils', 'deal', 'either']) },
    replace: {},
    method: { no },
    tuck: { sort: oneOf(SORTS) },
    place: { over: whole(-1, MANY) },
    lead: {},
    swap: {},
    deed: {},
    useEffect: { no },
    steal: {},
    lay: { no, kind: whole(0, KINDS - 1) },
    store: { no },
    fit: {},
    overflow: {},
    scoring: {},
    cleanup: {},
  };
  const seat = whole(0, seats - 1);
  const kinds = oneOf(Object.keys(more));
  return (x, where) => {
    const t = typeof x === 'object' && x !== null && Object.hasOwn(x, 't') ? (x as { t: unknown }).t : undefined;
    const wrong = kinds(t, `${where}.t`);
    if (wrong) return wrong;
    const name = t as Frame['t'];
    const who = QUIET.includes(name) ? {} : SEATED.includes(name) ? { seat } : { seats: listOf(seat, 1, 1) };
    return fields({ t: schema.anything, ...who, ...more[name] } as Record<string, Schema<unknown>>)(x, where);
  };
}
/** Steps of the whole table, and steps of one player; all others are questions. */
const QUIET: readonly Frame['t'][] = [
  'turn',
  'trims',
  'reveal',
  'picks',
  'leftovers',
  'sweep',
  'draws',
  'produce',
  'scoring',
  'cleanup',
];
const SEATED: readonly Frame['t'][] = [
  'stepping',
  'closing',
  'next',
  'tuck',
  'place',
  'lead',
  'swap',
  'deed',
  'useEffect',
  'lay',
  'fit',
];
