import { type Parsed, schema } from '@ashtown/engine';
import { CONTENT, type Content, designsOf, factionsOf } from './schema.ts';
import { BAZAAR_SIZE, HAND_SIZE, KIND_OF, KINDS, MISSIONS, PLAYERS, ROSTERS } from './vocabulary.ts';

const { checked, problem } = schema;
type Problem = schema.Problem;

/** Every deck must outlast the deal at a full table: five hands, the bazaar, and as much again. */
const SMALLEST_DECK = 2 * (HAND_SIZE * PLAYERS[1] + BAZAAR_SIZE);

const copiesIn = (cards: readonly { copies: number }[]): number => cards.reduce((n, card) => n + card.copies, 0);

/** Reads another deck. Never throws: whatever is wrong comes back with a code. */
export function parseContent(json: unknown): Parsed<Content> {
  const read = checked(CONTENT, json);
  if (!read.ok) return read;
  const content = read.value;
  const wrong =
    findTwice(content) ??
    findOtherRule(content) ??
    findWrongKind(content) ??
    findWrongRoster(content) ??
    findWrongCount(content);
  if (wrong) return { ok: false, problem: wrong };
  return { ok: true, content };
}

/** Ids and names must tell cards apart; a name or symbol is said once. */
function findTwice(c: Content): Problem | null {
  const cards = [...factionsOf(c), ...designsOf(c)];
  const lists: [string, readonly string[]][] = [
    ['the ids of cards', cards.map((card) => card.id)],
    ['rosters.default', c.rosters.default],
    ['rosters.alternate', c.rosters.alternate],
  ];
  for (const lang of ['en', 'pl', 'sk'] as const) {
    lists.push([`the names of factions (${lang})`, factionsOf(c).map((card) => card.name[lang])]);
    lists.push([`the names of cards (${lang})`, designsOf(c).map((card) => card.name[lang])]);
  }
  for (const key of [
    'kinds',
    'missionKinds',
    'resourceTypes',
    'symbols',
    'losses',
    'stationSymbols',
    'categories',
  ] as const)
    lists.push([key, c[key].map((entry) => entry.id)]);
  for (const card of [...c.resources, ...c.threats])
    lists.push([`${card.id}.protection`, card.protection?.symbols ?? []]);
  for (const card of c.threats) lists.push([`${card.id}.symbols`, card.symbols]);
  for (const card of c.heroes) lists.push([`${card.id}.protection`, card.protection.symbols]);
  for (const [where, list] of lists) {
    const twice = list.find((x, i) => list.indexOf(x) < i);
    if (twice !== undefined) return problem('twice', where, `${twice} only once`);
  }
  return null;
}

/** What a file repeats of the rules must be as the rules have it (MET-6, MET-10, MET-114); they read it from nowhere else. */
function findOtherRule(c: Content): Problem | null {
  for (const { id, accepts } of c.missionKinds) {
    const kinds = KINDS.filter((_, kind) => MISSIONS[id] & (1 << kind));
    if (accepts && accepts.toSorted().join() !== kinds.toSorted().join())
      return problem('other-rule', `missionKinds: ${id}.accepts`, kinds.join(', '));
  }
  for (const { id, kind } of c.resourceTypes)
    if (kind && kind !== KIND_OF[id]) return problem('other-rule', `resourceTypes: ${id}.kind`, KIND_OF[id]);
  for (const { id, discount } of c.stationSymbols)
    if (discount !== undefined && discount !== (id !== 'neutral'))
      return problem('other-rule', `stationSymbols: ${id}.discount`, `${id !== 'neutral'}`);
  return null;
}

/** A type belongs to one kind (MET-6, MET-12), and every mission can be completed with all the Resources there are. */
function findWrongKind(c: Content): Problem | null {
  for (const card of c.resources)
    if (card.kind !== KIND_OF[card.type]) return problem('wrong-kind', `${card.id}.kind`, KIND_OF[card.type]);
  const targets = [...factionsOf(c), ...c.stations];
  for (const card of targets)
    if (card.bonusKind !== KIND_OF[card.bonusType])
      return problem('wrong-kind', `${card.id}.bonusKind`, KIND_OF[card.bonusType]);
  for (const { id, mission } of targets) {
    const usable = c.resources.filter((card) => MISSIONS[mission.kind] & (1 << KINDS.indexOf(card.kind)));
    const most = usable.reduce((n, card) => n + card.copies * card.amount, 0);
    if (most < mission.amount) return problem('out-of-reach', `${id}.mission.amount`, `at most ${most}`);
  }
  return null;
}

function findWrongRoster(c: Content): Problem | null {
  const known = factionsOf(c).map((card) => card.id);
  for (const roster of ROSTERS)
    for (const [i, faction] of c.rosters[roster].entries())
      if (!known.includes(faction)) return problem('unknown-card', `rosters.${roster}[${i}]`, known.join(', '));
  return null;
}

function findWrongCount(c: Content): Problem | null {
  const deck = copiesIn(designsOf(c));
  if (deck < SMALLEST_DECK) return problem('too-few', 'the draw deck', `at least ${SMALLEST_DECK} cards`);
  if (!c.composition) return null;
  const counted = {
    factions: c.factions.length,
    resources: copiesIn(c.resources),
    stations: copiesIn(c.stations),
    threats: copiesIn(c.threats),
    caravans: copiesIn(c.caravans),
    heroes: copiesIn(c.heroes),
    drawDeck: deck,
    total: deck + c.factions.length,
  };
  for (const [key, n] of Object.entries(counted))
    if (c.composition[key as keyof typeof counted] !== n) return problem('wrong-count', `composition.${key}`, `${n}`);
  return null;
}
