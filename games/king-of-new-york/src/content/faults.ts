import { type Parsed, schema } from '@ashtown/engine';
import { type CardRow, type Content, checkShape } from './schema.ts';
import { powersOf } from './tables.ts';
import {
  BLACK_DICE,
  BOROUGHS,
  type Effect,
  FACES,
  MONSTERS,
  MOST_DICE,
  type Moment,
  PILES,
  SOLE,
  SPECIALS,
  STACKS,
  TILES,
  TILES_PER_STACK,
  UNITS,
  VERBS,
  ZONES,
} from './vocabulary.ts';

const { problem } = schema;
type Problem = schema.Problem;

/** Words that answers, events and things of the table are told by: a card of that name would be taken for one of them. */
const TAKEN: ReadonlySet<string> = new Set<string>([
  ...FACES,
  ...BOROUGHS,
  ...ZONES,
  ...MONSTERS,
  ...UNITS,
  ...TILES,
  ...SPECIALS,
  ...PILES,
  ...VERBS,
  'entry',
  'army',
]);

/** Where an effect may stand: when a card is bought, or at certain moments. What is not listed may stand everywhere. */
const PLACES: { readonly [T in Effect['t']]?: readonly (Moment | 'bought')[] } = {
  everyoneGains: ['bought'],
  takeEnergy: ['attacked', 'attack', 'dealt', 'othersEnergy'],
  otherLosesStars: ['attacked', 'attack', 'dealt'],
  hurtSelf: ['bought'],
  hurtOther: ['superstarTaken', 'superstarLost'],
  hurtEveryone: ['bought'],
  allUnitsShoot: ['bought'],
  extraTurn: ['bought', 'dice'],
  claimNextKeep: ['bought'],
  exchangeStars: ['bought'],
  starsForDamage: ['bought'],
  everyoneDiscardsKeep: ['bought'],
  souvenir: ['bought', 'arrive'],
  symbols: ['result'],
  token: ['dealt'],
  carapaceTokens: ['ouch'],
  perish: ['turnEnd'],
};

/** A content from outside, or the first thing that is wrong with it. Never throws. */
export function parseContent(json: unknown): Parsed<Content> {
  const checked = checkShape(json);
  if (!checked.ok) return checked;
  const content = checked.value;
  const wrong = figureFault(content) ?? cardFault(content) ?? togetherFault(content);
  return wrong ? { ok: false, problem: wrong } : { ok: true, content };
}

function figureFault({ constants, tiles }: Content): Problem | null {
  if (constants.startLife > constants.maxLife)
    return problem('out-of-range', 'constants.startLife', `at most ${constants.maxLife}, the life maximum`);
  const all = tiles.reduce((sum, { count }) => sum + count, 0);
  const room = STACKS * TILES_PER_STACK;
  return all === room ? null : problem('wrong-sum', 'tiles', `${room} in all: ${STACKS} stacks of ${TILES_PER_STACK}`);
}

function cardFault({ cards }: Content): Problem | null {
  const seen = new Set<string>();
  for (const [i, card] of cards.entries()) {
    const where = `cards[${i}]`;
    if (seen.has(card.id)) return problem('twice', `${where}.id`, 'an id of its own');
    if (TAKEN.has(card.id)) return problem('taken', `${where}.id`, 'no word that means something else');
    seen.add(card.id);
    const wrong = kindFault(card, where) ?? effectFault(card, where) ?? modFault(card, where);
    if (wrong) return wrong;
  }
  return null;
}

function kindFault(card: CardRow, where: string): Problem | null {
  if (card.kind === 'keep') return null;
  for (const key of ['triggers', 'mods'] as const)
    if (card[key]) return problem('not-kept', `${where}.${key}`, 'a card with a lasting power to be KEEP');
  return null;
}

function effectFault(card: CardRow, where: string): Problem | null {
  const groups = [
    { on: 'bought' as const, at: `${where}.do`, all: card.do ?? [] },
    ...(card.triggers ?? []).map((t, i) => ({ on: t.on, at: `${where}.triggers[${i}].do`, all: t.do })),
  ];
  for (const { on, at, all } of groups)
    for (const [i, e] of all.entries()) {
      const places = PLACES[e.t];
      if (places && !places.includes(on)) return problem('misplaced', `${at}[${i}]`, `${e.t} at ${places.join(', ')}`);
      // ⚡ gained at somebody's gain of ⚡ would call for each other without end.
      if (e.t === 'gain' && e.res === 'energy' && on === 'othersEnergy')
        return problem('misplaced', `${at}[${i}]`, 'no gain of energy at othersEnergy');
      if (e.t === 'carapaceTokens' && !card.mods?.some((m) => m.t === 'carapace'))
        return problem('misplaced', `${at}[${i}]`, 'tokens on a card with the power carapace');
    }
  return null;
}

function modFault(card: CardRow, where: string): Problem | null {
  for (const [i, m] of (card.mods ?? []).entries())
    if ((m.t === 'oneWay' || m.t === 'bothWays') && m.a === m.b)
      return problem('out-of-range', `${where}.mods[${i}].b`, 'another face');
  return null;
}

/** What holds for the cards together: one owner may come to have them all. */
function togetherFault({ cards, units }: Content): Problem | null {
  for (const sole of SOLE) {
    const having = cards.filter((card) => powersOf(card).includes(sole));
    if (having.length > 1) return problem('twice', `cards: ${having[1]!.id}`, `one card at most with ${sole}`);
  }
  const mods = cards.flatMap((card) => card.mods ?? []);
  const dice = mods.reduce((sum, m) => (m.t === 'dice' ? sum + m.n : sum), BLACK_DICE);
  if (dice > MOST_DICE) return problem('too-many', 'cards', `at most ${MOST_DICE} dice with all cards that add one`);
  for (const [i, { id, durability }] of units.entries()) {
    const less = mods.reduce((sum, m) => (m.t === 'cheaper' && m.unit === id ? sum + m.n : sum), 0);
    if (durability <= less) return problem('out-of-range', `units[${i}].durability`, `more than ${less}`);
  }
  return null;
}
