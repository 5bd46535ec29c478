import { type Parsed, schema } from '@ashtown/engine';
import {
  CONTENT,
  type Content,
  type CostAmounts,
  DEAREST,
  GOOD_NAMES,
  type GoodAmounts,
  type LocationEntry,
} from './schema.ts';
import { CONTACTS, EXCHANGE_GOODS, GOODS, HAND_DEALT, PLAYERS, SETS } from './vocabulary.ts';

/** What only the game can know about a file of cards whose fields are all right: things that must fit together. */

const { checked, problem } = schema;
type Problem = schema.Problem;

/** The base set must outlast the deal and the first Lookout at a full table, and as much again. */
const SMALLEST_DECK = 2 * PLAYERS[1] * (HAND_DEALT + 3);

/** Reads another content. Never throws: whatever is wrong comes back with a code. */
export function parseContent(json: unknown): Parsed<Content> {
  const read = checked(CONTENT, json);
  if (!read.ok) return read;
  const content = read.value;
  const wrong = findFault(content);
  return wrong ? { ok: false, problem: wrong } : { ok: true, content };
}

const findFault = (c: Content): Problem | null =>
  findTaken(c) ??
  findTwice(c) ??
  findReprint(c) ??
  findWrongBoard(c) ??
  findWrongConnections(c) ??
  findWrongGoods(c) ??
  findTooDear(c) ??
  findTooFew(c);

/** Words that have a meaning in answers, refs or the log. */
const TAKEN = new Set<string>([
  ...GOODS,
  ...EXCHANGE_GOODS,
  ...['random', 'none', 'exchange', 'shield', 'pass', 'all', 'done', 'again', 'stop', 'end'],
  ...['board', 'deals', 'redevelopment', 'visit', 'deck', 'discard-pile', 'display', 'attacks', 'links', 'link'],
]);

function findTaken(c: Content): Problem | null {
  for (const { id } of [...c.factions, ...c.connections, ...c.locations])
    if (TAKEN.has(id)) return problem('taken', id, 'another id');
  return null;
}

/** The first print of every location. */
const facesOf = (c: Content): LocationEntry[] =>
  c.locations.filter(({ id }, i) => c.locations.findIndex((x) => x.id === id) === i);

/** Ids and names must tell cards apart; a set has a location once. */
function findTwice(c: Content): Problem | null {
  const faces = facesOf(c);
  const lists: [string, readonly string[]][] = [
    ['the ids of cards', [...faces, ...c.connections, ...c.factions].map(({ id }) => id)],
    ...SETS.map((set): [string, string[]] => [set, c.locations.filter((x) => x.set === set).map(({ id }) => id)]),
  ];
  for (const lang of ['en', 'pl', 'sk'] as const) {
    lists.push([`the names of cards (${lang})`, [...faces, ...c.connections].map(({ name }) => name[lang])]);
    lists.push([`the names of factions (${lang})`, c.factions.map(({ name }) => name[lang])]);
  }
  for (const { id, types } of c.locations) lists.push([`${id}.types`, types]);
  for (const [where, list] of lists) {
    const twice = list.find((x, i) => list.indexOf(x) < i);
    if (twice !== undefined) return problem('twice', where, `${twice} only once`);
  }
  return null;
}

/** A reprint is the same card: only its set, its copies and what is known of it may differ. */
function findReprint(c: Content): Problem | null {
  const played = ({ distance, types, ability, open, shield, buildingBonus, spoils, deal, name }: LocationEntry) =>
    JSON.stringify([distance, types, ability, open, shield, buildingBonus, spoils, deal, name]);
  for (const face of facesOf(c))
    for (const print of c.locations)
      if (print.id === face.id && played(print) !== played(face))
        return problem('differs', `${print.id} (${print.set})`, `the same as in ${face.set}`);
  return null;
}

/** FSM-134: the conversions make grey, red and blue contacts, in this order. */
function findWrongBoard(c: Content): Problem | null {
  for (const { id, conversions } of c.factions)
    for (const [i, { gain }] of conversions.entries()) {
      const made = Object.keys(gain).map((name) => GOOD_NAMES[name as keyof typeof GOOD_NAMES]);
      if (made.length !== 1 || made[0] !== CONTACTS[i])
        return problem('wrong-good', `${id}.conversions[${i}].gain`, `${CONTACTS[i]} contacts`);
    }
  return null;
}

/** FSM-45: there are connections of both colours. */
function findWrongConnections(c: Content): Problem | null {
  const colours = new Set(c.connections.map(({ colour }) => colour));
  return colours.size < 2 ? problem('too-few', 'connections', 'red and blue ones') : null;
}

const amountOf = (goods: GoodAmounts | CostAmounts): number =>
  Object.values(goods).reduce((sum, n) => sum + (n ?? 0), 0);

function findWrongGoods(c: Content): Problem | null {
  for (const { id, deal, ability, buildingBonus, open } of c.locations) {
    if (amountOf(deal) !== 1) return problem('wrong-good', `${id}.deal`, 'one good'); // FSM-53
    if (
      ability.kind === 'produceChoice' &&
      new Set(ability.options.map((x) => Object.keys(x)[0])).size < ability.options.length
    )
      return problem('wrong-good', `${id}.ability.options`, 'options told apart by their first good');
    if (ability.kind === 'produceCopy' && (ability.from === 'ownOther') !== ability.ownerStillProduces)
      return problem('wrong-ability', `${id}.ability.ownerStillProduces`, String(ability.from === 'ownOther'));
    if (open && !ability.kind.startsWith('produce')) return problem('wrong-ability', `${id}.open`, 'a production');
    if ('gain' in ability && amountOf(ability.gain) === 0) return problem('too-few', `${id}.ability.gain`, 'a good');
    if (ability.kind === 'produceChoice' && ability.options.some((x) => amountOf(x) === 0))
      return problem('too-few', `${id}.ability.options`, 'goods in each');
    if (buildingBonus && 'gain' in buildingBonus && amountOf(buildingBonus.gain) === 0)
      return problem('too-few', `${id}.buildingBonus.gain`, 'a good');
  }
  return null;
}

/** A price is paid in every way there is, so it must have few. */
function findTooDear(c: Content): Problem | null {
  const prices: [string, CostAmounts][] = [
    ...c.locations.flatMap(({ id, ability }): [string, CostAmounts][] =>
      ability.kind === 'action' ? [[id, ability.cost]] : [],
    ),
    ...c.connections.map(({ id, cost }): [string, CostAmounts] => [id, cost]),
    ...c.factions.flatMap(({ id, conversions }) => conversions.map(({ cost }): [string, CostAmounts] => [id, cost])),
  ];
  const dear = prices.find(([, cost]) => amountOf(cost) > DEAREST);
  return dear ? problem('too-dear', dear[0], `at most ${DEAREST} goods`) : null;
}

function findTooFew(c: Content): Problem | null {
  const base = c.locations.filter(({ set }) => set === 'base').reduce((sum, { copies }) => sum + copies, 0);
  return base < SMALLEST_DECK ? problem('too-few', 'locations', `${SMALLEST_DECK} cards of the base set`) : null;
}
