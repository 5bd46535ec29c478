import { schema } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, FACES } from '../content/vocabulary.ts';
import type { Frame, Harm } from '../state.ts';

const { fields, listOf, oneOf, whole } = schema;

type Fields<F> = { readonly [K in keyof F]: schema.Schema<F[K]> };
type FrameFields = { readonly [T in Frame['t']]: Fields<Omit<Extract<Frame, { t: T }>, 't'>> };

const MOST = 99;
const count = whole(0, MOST);
const borough = whole(0, BOROUGHS.length - 1);
const boroughs = whole(0, (1 << BOROUGHS.length) - 1);
const faces = listOf(count, FACES.length, FACES.length);
const face = oneOf(FACES);
const flag = oneOf([true, false]);

/** What each frame holds besides its name, at a table of so many seats. */
function frameFields(t: Tables, seats: number): FrameFields {
  const card = oneOf(t.cardIds);
  const seat = whole(0, seats - 1);
  const some = listOf(seat, 0, seats);
  const each = listOf(count, seats, seats);
  const one = { seats: listOf(seat, 1, 1) as schema.Schema<unknown> as schema.Schema<readonly [number]> };
  const harm: schema.Schema<Harm> = fields({
    by: whole(-1, seats - 1),
    cause: oneOf(['attack', 'army', ...t.cardIds]),
    n: each,
    paid: each,
    next: whole(0, 2 * seats),
  });
  return {
    chooseMonster: one,
    firstPlayer: {},
    chooseStartBorough: one,
    turn: { seat, extra: flag, subway: flag },
    early: {},
    superSpeedMove: one,
    subwayMove: one,
    roll: {},
    rollOrStop: one,
    reroll: { faces },
    result: {},
    chameleon: { ...one, set: faces },
    additions: {},
    hailingCabs: one,
    painbow: {},
    convertSymbols: { ...one, from: face, to: face, both: flag },
    symbols: {},
    chooseSymbolType: one,
    resolve: { face: whole(0, FACES.length - 1) },
    allocateHeal: { ...one, n: count },
    allocateAttack: { ...one, n: count },
    attack: { n: count },
    attacked: { targets: some },
    fleeing: { from: some, fled: flag },
    flee: { ...one, rest: some, fled: flag },
    destroy: { points: count, reach: boroughs },
    destroyObject: { ...one, points: count, reach: boroughs },
    celebrity: {},
    statue: {},
    damage: { harm },
    carapaceDiscard: { ...one, harm },
    payDamageWithEnergy: { ...one, harm },
    aftermath: { harm },
    leaveClosedSpace: one,
    payWithLife: { ...one, n: count, buying: flag },
    move: {},
    moveStep: one,
    go: { seat, to: borough },
    stinkAttack: { ...one, from: borough, sent: boroughs },
    buy: {},
    buyStep: one,
    take: { card, from: oneOf(['bank', 'discard']), price: count },
    effects: { seat, card, next: count },
    spent: {},
    sweep: {},
    refill: {},
    nextStageSplit: { ...one, n: whole(0, t.figures.starsToWin) },
    photoOpTarget: one,
    discards: { from: some },
    teslaCannonDiscard: one,
    end: {},
    verdict: {},
  };
}

/** A frame, or the name of one that holds nothing else. */
export function frameSchema(t: Tables, seats: number): schema.Schema<Frame | Frame['t']> {
  const all: Readonly<Record<string, Fields<object>>> = frameFields(t, seats);
  const name = oneOf(Object.keys(all));
  const bare = oneOf(Object.keys(all).filter((t) => Object.keys(all[t]!).length === 0));
  const full = Object.fromEntries(Object.entries(all).map(([t, rest]) => [t, fields({ t: name, ...rest })]));
  return (x, where) => {
    if (typeof x === 'string') return bare(x, where);
    if (typeof x !== 'object' || x === null) return schema.problem('wrong-type', where, 'a frame');
    const { t } = x as { t?: unknown };
    return name(t, `${where}.t`) ?? full[t as string]!(x, where);
  };
}
