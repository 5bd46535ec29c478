import { schema } from '@ashtown/engine';
import { PARTS } from '../state.ts';
import { CONTENT, type Content, designsOf, type Effect, type GoodEntry } from './schema.ts';
import { GOODS, type Layout, PLAYERS, REFILLS, SORTS, STARTING_HAND, VP_SLOTS } from './vocabulary.ts';

/** What only the game can know about a file of cards whose fields are all right: things that must fit together. */

const { checked, problem } = schema;
type Problem = schema.Problem;

/** Every deck must outlast the deal and the first Lookout at a full table, and as much again. */
const SMALLEST_DECK = 2 * (STARTING_HAND * PLAYERS[1] + 9 + PLAYERS[1]);

/** Reads another deck. Never throws: whatever is wrong comes back with a code. */
export function parseContent(json: unknown): { ok: true; content: Content } | { ok: false; problem: Problem } {
  const read = checked(CONTENT, json);
  if (!read.ok) return read;
  const content = read.value;
  const wrong = findFault(content);
  return wrong ? { ok: false, problem: wrong } : { ok: true, content };
}

const findFault = (c: Content): Problem | null =>
  findTwice(c) ??
  findWrongContacts(c) ??
  findWrongAbility(c) ??
  findWrongGoods(c) ??
  findWrongConstants(c) ??
  findTooFew(c);

/** Words that have a meaning in answers or in the log. */
const TAKEN = new Set<string>([...GOODS, ...SORTS, ...PARTS, 'deck', 'leader', 'nothing']);

/** Ids and names must tell cards apart. */
function findTwice(c: Content): Problem | null {
  const all = [...c.bases, ...c.fixedContacts, ...designsOf(c)];
  for (const { id: name } of all) if (TAKEN.has(name)) return problem('taken', name, 'another id');
  const lists: [string, readonly string[]][] = [['the ids of cards', all.map((card) => card.id)]];
  for (const lang of ['en', 'pl', 'sk'] as const) {
    lists.push([`the names of cards (${lang})`, designsOf(c).map((card) => card.name[lang])]);
    lists.push([`the names of bases (${lang})`, c.bases.map((card) => card.name[lang])]);
    for (const { id: faction } of c.bases) {
      const contacts = c.fixedContacts.filter((card) => card.faction === faction);
      lists.push([`the contacts of ${faction} (${lang})`, contacts.map((card) => card.name[lang])]);
    }
  }
  for (const card of c.locations) {
    lists.push([`${card.id}.types`, card.types]);
    for (const e of card.ability.effects) if (e.op === 'STORE') lists.push([`${card.id}.ability.accepts`, e.accepts]);
  }
  for (const [where, list] of lists) {
    const twice = list.find((x, i) => list.indexOf(x) < i);
    if (twice !== undefined) return problem('twice', where, `${twice} only once`);
  }
  return null;
}

/** FS-98, FS-100: the room of a base and of a deal is for spoils and deals. */
const takesBoth = ({ accepts }: { accepts: readonly string[] }): boolean =>
  SORTS.every((sort) => accepts.includes(sort));

/** FS-13, FS-26: a base makes something and has three contacts of three colours. */
function findWrongContacts(c: Content): Problem | null {
  for (const base of c.bases) {
    const ops = base.ability.effects.map((e) => e.op).join(', ');
    if (ops !== 'PRODUCE, SLOTS') return problem('wrong-ability', `${base.id}.ability`, 'PRODUCE, SLOTS');
    if (!base.ability.effects.every((e) => e.op !== 'SLOTS' || takesBoth(e)))
      return problem('wrong-ability', `${base.id}.ability`, 'room for either sort');
    if (base.ability.effects.some((e) => e.op === 'PRODUCE' && e.gain.some((g) => g.kind === 'vp')))
      return problem('wrong-ability', `${base.id}.ability`, 'no VP'); // FS-177 has no place for them
    const own = c.fixedContacts.filter((card) => card.faction === base.id);
    if (own.map((card) => card.id).join() !== base.contacts.join())
      return problem('wrong-contacts', `${base.id}.contacts`, own.map((card) => card.id).join(', ') || 'its contacts');
    const colours = new Set(own.map((card) => card.ability.effects[0]!.color));
    if (colours.size < 3 || colours.has('universal'))
      return problem('wrong-contacts', `${base.id}.contacts`, 'conquest, cooperation and incorporation');
  }
  return null;
}

const ALLOWED: Record<Layout, readonly Effect['op'][]> = {
  productionOpen: ['PRODUCE', 'PRODUCE_PER_TYPE'],
  productionClosed: ['PRODUCE', 'PRODUCE_PER_TYPE'],
  feature: ['STORE', 'STOCK', 'ON_BUILD', 'SLOTS', 'GAIN_PER_TYPE', 'DRAFT'],
  action: ['CONVERT', 'STEAL', 'COLLECT_SET'],
};

/** FS-15: a layout has effects of its sort; production and action have one, a feature one of each. */
function findWrongAbility(c: Content): Problem | null {
  for (const { id: name, layout, ability: does } of c.locations) {
    const ops = does.effects.map((e) => e.op);
    const wrong = ops.find((op, i) => !ALLOWED[layout].includes(op) || ops.indexOf(op) < i);
    if (wrong || (layout !== 'feature' && ops.length > 1) || (ops.includes('STORE') && ops.includes('STOCK')))
      return problem('wrong-ability', `${name}.ability`, `one of ${ALLOWED[layout].join(', ')}`);
    for (const e of does.effects) {
      if (e.op === 'SLOTS' && !takesBoth(e) && e.accepts.join() !== 'spoils')
        // FS-101
        return problem('wrong-ability', `${name}.ability`, 'room for spoils, or for spoils and deals');
      if (e.op === 'CONVERT' && e.cost.filter((x) => x.kind === 'discardTucked').length > 1)
        return problem('wrong-ability', `${name}.ability`, 'one tucked card at most');
    }
  }
  for (const { id: name, ability: does } of c.leaders) {
    const ops = does.effects.map((e) => e.op);
    const twice = ops.some((op, i) => ops.indexOf(op) < i);
    if (twice) return problem('wrong-ability', `${name}.ability`, 'each effect once');
    for (const e of does.effects)
      if (e.op === 'ON_EVENT' && (e.event === 'placeType') !== (e.type !== undefined))
        return problem('wrong-ability', `${name}.ability`, 'a type with placeType, and only there');
  }
  return null;
}

/** FS-24, FS-100, FS-171: there is no universal contact token of 2; an empty deal is room; counted VP stop, resources do not. */
function findWrongGoods(c: Content): Problem | null {
  const piles: [string, readonly GoodEntry[]][] = [];
  for (const card of [...c.bases, ...c.locations])
    for (const e of card.ability.effects) if ('gain' in e) piles.push([`${card.id}.ability`, e.gain]);
  for (const card of c.locations)
    piles.push([`${card.id}.spoils`, card.spoils.gain], [`${card.id}.deal`, card.deal.gain]);
  for (const [where, pile] of piles)
    for (const g of pile)
      if (g.kind === 'contact' && g.color === 'universal' && g.range === 2)
        return problem('no-such-token', where, 'a universal contact of 1 or 3');
  for (const { id: name, deal, ability: does } of c.locations) {
    if ((deal.gain.length === 0) !== (deal.effects !== undefined))
      return problem('wrong-deal', `${name}.deal`, 'goods, or room and no goods');
    if (deal.effects && !takesBoth(deal.effects[0]!))
      return problem('wrong-deal', `${name}.deal`, 'room for either sort');
    for (const e of does.effects)
      if (e.op === 'GAIN_PER_TYPE' && (e.maxTokens !== null) !== e.gain.some((g) => g.kind === 'vp'))
        return problem('wrong-limit', `${name}.ability.maxTokens`, `${VP_SLOTS} for VP, null for anything else`);
  }
  return null;
}

function findWrongConstants(c: Content): Problem | null {
  const { constants: told } = c;
  if (!told) return null;
  for (const [n, list] of Object.entries(told.lookout.refillBeforePick))
    if (list.join() !== REFILLS[Number(n)]!.join())
      return problem('wrong-constant', `constants.lookout.refillBeforePick.${n}`, REFILLS[Number(n)]!.join(', '));
  for (const [key, kind] of [
    ['redevelopmentCost', 'building'],
    ['leaderSwapCost', 'weapon'],
  ] as const)
    if (told[key][0]!.res !== kind || told[key][0]!.n !== 1)
      return problem('wrong-constant', `constants.${key}`, `1 ${kind}`);
  return null;
}

function findTooFew(c: Content): Problem | null {
  const deck = designsOf(c).reduce((n, card) => n + card.copies, 0);
  return deck < SMALLEST_DECK ? problem('too-few', 'the deck', `at least ${SMALLEST_DECK} cards`) : null;
}
