import { schema } from '@ashtown/engine';
import {
  BOROUGHS,
  type Condition,
  type Effect,
  FACES,
  MOMENTS,
  MONSTERS,
  type Mod,
  RES,
  TILES,
  TOKENS,
  type Trigger,
  UNITS,
  ZONES,
} from './vocabulary.ts';

const { fields, listOf, oneOf, problem, text, whole } = schema;
type Schema<T> = schema.Schema<T>;
type Fields<F> = { readonly [K in keyof F]: Schema<F[K]> };
type Kinds<U extends { t: string }> = { readonly [T in U['t']]: Fields<Omit<Extract<U, { t: T }>, 't'>> };

const MOST_CARDS = 200;
/** A bank, and as many cards again as six Monsters may buy before the first come back. */
const FEWEST_CARDS = 24;
const MOST_EFFECTS = 8;

const line = text(80);
const names = fields({ en: line, pl: line, sk: line });
const id = text(40, /^[a-z0-9]+(-[a-z0-9]+)*$/);
const amount = whole(1, 20);
const face = oneOf(FACES);
const unit = oneOf(UNITS);
const provenance = oneOf(['rulebook', 'two-sources', 'one-source', 'own']);
/** Whether the rulebook prints the Polish name, or it is our translation. */
const plSource = oneOf(['rulebook', 'translation']);

/** One of several kinds of objects, told apart by `t`. */
function kinds<U extends { t: string }>(all: Kinds<U>): Schema<U> {
  const name = oneOf(Object.keys(all));
  const full = Object.fromEntries(
    Object.entries<Fields<object>>(all).map(([t, rest]) => [t, fields({ t: name, ...rest })]),
  );
  return (x, where) => {
    if (typeof x !== 'object' || x === null) return problem('wrong-type', where, 'an object');
    const { t } = x as { t?: unknown };
    return name(t, `${where}.t`) ?? full[t as string]!(x, where);
  };
}

const effect = kinds<Effect>({
  gain: { res: oneOf(RES), n: amount },
  everyoneGains: { res: oneOf(RES), n: amount },
  takeEnergy: { n: amount },
  otherLosesStars: { n: amount },
  hurtSelf: { n: amount },
  hurtOther: { n: amount },
  hurtEveryone: { n: amount },
  allUnitsShoot: {},
  extraTurn: { subway: oneOf([true, false]) },
  claimNextKeep: {},
  exchangeStars: {},
  starsForDamage: {},
  everyoneDiscardsKeep: {},
  souvenir: { star: whole(0, 20), energy: whole(0, 20) },
  symbols: { face, n: whole(1, 6) },
  token: { token: oneOf(['web', 'jinx']) },
  carapaceTokens: {},
  perish: {},
});

const condition = kinds<Condition>({
  superstar: {},
  in: { borough: oneOf(BOROUGHS) },
  units: { n: amount },
  allFaces: {},
  noSouvenir: {},
  dieShows: { face },
  firstThisTurn: {},
});

const mod = kinds<Mod>({
  dice: { n: whole(1, 2) },
  maxLife: { n: amount },
  cheaper: { unit, n: whole(1, 3) },
  hitsOwnBorough: {},
  attackTimes: { n: whole(2, 4) },
  moreAgainstHealthier: { n: amount },
  doublingDie: {},
  armyLess: { n: amount },
  lockedFace: { face },
  othersRerollAll: {},
  superstarNeeds: { n: whole(1, 9) },
  lifeForEnergy: {},
  energyForDamage: {},
  bothWays: { a: face, b: face },
  oneWay: { a: face, b: face },
  swapDice: {},
  cabs: { n: whole(1, 6) },
  painbow: {},
  reaches: { unit },
  reachPrice: { n: amount },
  salvage: { less: whole(0, 20) },
  earlyMove: {},
  energyLess: { n: amount },
  scatter: { n: whole(1, BOROUGHS.length - 1) },
  carapace: {},
});

const trigger: Schema<Trigger> = fields(
  { on: oneOf(MOMENTS), do: listOf(effect, 1, MOST_EFFECTS) as Schema<readonly Effect[]> },
  { when: condition },
);

const card = fields(
  { id, name: names, kind: oneOf(['keep', 'discard']), cost: whole(0, 30), provenance },
  {
    nearby: listOf(oneOf(BOROUGHS), 1, BOROUGHS.length),
    needs: oneOf(['jet', 'tank']),
    do: listOf(effect, 1, MOST_EFFECTS),
    triggers: listOf(trigger, 1, MOST_EFFECTS),
    mods: listOf(mod, 1, MOST_EFFECTS),
    moveFee: whole(1, 9),
    plSource,
  },
);

const reward = fields({ res: oneOf(RES), n: amount });

/** A list with one entry for each id, in the order of the ids. */
const each = <K extends string, F extends object, M extends object = object>(
  ids: readonly K[],
  must: Fields<F>,
  may: Fields<M> = {} as Fields<M>,
): Schema<readonly ({ id: K } & F & Partial<M>)[]> => {
  const one = fields({ id: oneOf(ids), ...must } as Fields<{ id: K } & F>, may);
  const list = listOf(one, ids.length, ids.length);
  return (x, where) =>
    list(x, where) ??
    (ids.every((k, i) => (x as { id: K }[])[i]!.id === k) ? null : problem('wrong-order', where, ids.join(', ')));
};

const CONTENT = fields({
  schemaVersion: oneOf([1]),
  game: fields({ id: oneOf(['king-of-new-york']), name: names }),
  constants: fields({
    startLife: whole(1, 99),
    maxLife: whole(1, 99),
    starsToWin: whole(5, 99),
    sweepPrice: whole(1, 9),
    entryStars: whole(0, 9),
    statueStars: whole(0, 9),
  }),
  zones: each(ZONES, { star: whole(0, 9), energy: whole(0, 9) }),
  monsters: each(MONSTERS, { name: names, provenance }, { plSource }),
  tokens: each(TOKENS, { supply: whole(0, 99) }),
  units: each(UNITS, { durability: whole(1, 9), reward, provenance }),
  tiles: each(TILES, { count: whole(0, 45), durability: whole(1, 9), reward, unit, provenance }),
  cards: listOf(card, FEWEST_CARDS, MOST_CARDS),
});

/** The cards, tiles and figures of a game, as a file holds them. */
export type Content = schema.Of<typeof CONTENT>;
export type CardRow = Content['cards'][number];
export type Names = schema.Of<typeof names>;
export const checkShape = (json: unknown) => schema.checked(CONTENT, json);
