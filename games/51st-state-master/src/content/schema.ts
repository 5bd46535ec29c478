import { schema } from '@ashtown/engine';
import { COLOURS, MOMENTS, PLAYERS, PROVENANCES, SETS, TYPES } from './vocabulary.ts';

/** What a file of cards may look like. Whether its parts fit together is asked in faults.ts. */

const { anything, fields, listOf, oneOf, orNull, problem, text, whole } = schema;
type Schema<T> = schema.Schema<T>;

const MOST_CARDS = 300;
const MOST_COPIES = 20;
const MOST_GOODS = 9;

/** Dearer than any card: the ways to pay a boundless price are boundless. */
export const DEAREST = 6;

/** Goods as a file names them, by the ids of the rules. */
export const GOOD_NAMES = {
  fuel: 'fuel',
  iron: 'iron',
  gun: 'gun',
  brick: 'brick',
  ammo: 'ammo',
  worker: 'worker',
  contactRed: 'red',
  contactBlue: 'blue',
  contactGrey: 'grey',
  contactUniversal: 'universal',
  shield: 'shield',
  redevelopment: 'redevelopment',
  card: 'card',
  vp: 'vp',
} as const;
export type GoodName = keyof typeof GOOD_NAMES;
const NAMES = Object.keys(GOOD_NAMES) as GoodName[];
const TOKEN_NAMES = NAMES.filter((name) => name !== 'card' && name !== 'vp');

/** A list of shapes told apart by their `kind`. */
function kinds<M extends Record<string, Schema<unknown>>>(
  shapes: M,
): Schema<{ [T in keyof M]: schema.Of<M[T]> }[keyof M]> {
  const names = Object.keys(shapes);
  return (x, where) => {
    if (typeof x !== 'object' || x === null || Array.isArray(x)) return problem('wrong-type', where, 'an object');
    const { kind } = x as { kind?: unknown };
    if (typeof kind !== 'string' || !names.includes(kind))
      return problem('not-one-of', `${where}.kind`, names.join(', '));
    return shapes[kind]!(x, where);
  };
}

const amountsOf = <const N extends string>(names: readonly N[], most = MOST_GOODS) =>
  fields({}, Object.fromEntries(names.map((name) => [name, whole(1, most)])) as Record<N, Schema<number>>);

const line = text(80);
const names = fields({ en: line, pl: line, sk: line });
const id = text(40, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const yes = oneOf([true]);
const goods = amountsOf(NAMES);
const cost = amountsOf([...TOKEN_NAMES, 'anyResource', 'card', 'deal'] as const, DEAREST);
const times = whole(1, MOST_GOODS);
const type = oneOf(TYPES);
const good = oneOf(NAMES);
const token = oneOf(TOKEN_NAMES);

const effect = kinds({
  gain: fields({ kind: oneOf(['gain']), gain: goods }),
  stealResource: fields({
    kind: oneOf(['stealResource']),
    count: oneOf([1]),
    of: listOf(oneOf(['fuel', 'iron', 'gun', 'brick']), 4, 4),
  }),
  activateOwnProduction: fields({ kind: oneOf(['activateOwnProduction']), count: oneOf([1]) }),
  resetLocations: fields({ kind: oneOf(['resetLocations']), max: times }),
  useDeals: fields({ kind: oneOf(['useDeals']), of: oneOf(['own', 'opponent']), max: times }),
});
const ability = kinds({
  none: fields({ kind: oneOf(['none']) }),
  produce: fields({ kind: oneOf(['produce']), gain: goods }),
  produceChoice: fields({ kind: oneOf(['produceChoice']), options: listOf(goods, 2, 4) }),
  producePerType: fields({ kind: oneOf(['producePerType']), type, gain: goods, max: times }),
  producePerProduced: fields({
    kind: oneOf(['producePerProduced']),
    counted: listOf(good, 1, 4),
    gain: goods,
    max: times,
  }),
  produceCopy: fields({
    kind: oneOf(['produceCopy']),
    from: oneOf(['ownOther', 'opponent']),
    ownerStillProduces: oneOf([true, false]),
  }),
  productionThreshold: fields({
    kind: oneOf(['productionThreshold']),
    counted: listOf(good, 1, 4),
    min: times,
    gain: goods,
  }),
  storage: fields({
    kind: oneOf(['storage']),
    slots: listOf(fields({ of: listOf(token, 1, 4), max: orNull(times) }), 1, 4),
  }),
  trigger: fields({ kind: oneOf(['trigger']), on: listOf(oneOf(MOMENTS), 1, 2), gain: goods }),
  /** `usesOption`: the option of the match that says how often, instead of `uses` (FSM-133). */
  action: fields(
    { kind: oneOf(['action']), cost, effect, uses: whole(1, 4) },
    { usesOption: oneOf(['shipwreckUses']) },
  ),
});
const buildingBonus = kinds({
  gain: fields({ kind: oneOf(['gain']), gain: goods }),
  gainPerType: fields({ kind: oneOf(['gainPerType']), type, gain: goods, max: times }),
  placeOnCard: fields({ kind: oneOf(['placeOnCard']), goods: amountsOf(TOKEN_NAMES) }),
  copyProduction: fields({
    kind: oneOf(['copyProduction']),
    from: oneOf(['opponent']),
    ownerStillProduces: oneOf([true]),
  }),
});

/** What every card says of itself; the rules read none of it but the id. */
const about = { id, name: names, provenance: oneOf(PROVENANCES) };
const remarks = { note: text(600), plAttested: oneOf([true, false]) };

const faction = fields(
  {
    ...about,
    production: goods,
    /** Grey, red and blue contacts, in this order (FSM-134). */
    conversions: listOf(fields({ cost: amountsOf([...TOKEN_NAMES, 'card'], DEAREST), gain: goods }), 3, 3),
  },
  remarks,
);
const connection = fields(
  {
    ...about,
    colour: oneOf(COLOURS),
    copies: whole(1, MOST_COPIES),
    cost: amountsOf(TOKEN_NAMES, DEAREST),
    gain: goods,
  },
  remarks,
);
/** A location of one set; the same one in another set is a reprint. */
const location = fields(
  {
    ...about,
    set: oneOf(SETS),
    copies: whole(1, MOST_COPIES),
    distance: oneOf([1, 2, 3]),
    types: listOf(type, 0, 3),
    ability,
    spoils: goods,
    deal: goods,
  },
  { ...remarks, open: yes, shield: oneOf([1]), buildingBonus },
);

export const CONTENT = fields(
  {
    schemaVersion: oneOf([1]),
    game: fields({ id: oneOf(['51st-state-master']), name: names }),
    factions: listOf(faction, PLAYERS[1], 2 * PLAYERS[1]),
    connections: listOf(connection, 2, MOST_CARDS),
    locations: listOf(location, 1, MOST_CARDS),
  },
  { note: anything },
);

/** The cards and faction boards of the game, as a file holds them. */
export type Content = schema.Of<typeof CONTENT>;
export type Names = schema.Of<typeof names>;
export type GoodAmounts = schema.Of<typeof goods>;
export type CostAmounts = schema.Of<typeof cost>;
export type LocationEntry = schema.Of<typeof location>;
export type AbilityEntry = schema.Of<typeof ability>;
export type EffectEntry = schema.Of<typeof effect>;
export type BonusEntry = schema.Of<typeof buildingBonus>;
