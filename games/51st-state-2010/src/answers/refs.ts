import type { Ref } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { GOODS, SORTS, type Sort } from '../content/vocabulary.ts';
import type { Answer } from '../state.ts';

const PLACE = /^\d+\.(\d+|leader)$/;
const TOKENS_ON_DEAL = /^[12]+$/;
/** What is done with a location of the hand, each on a field of its own. */
const USES = ['conquer', 'cooperate', 'incorporate', 'redevelop'];

/** The row of Lookout and the discard pile, as places. */
export const ROW_ID = 'row';
export const DISCARD_ID = 'discard-pile';

/** The verb `redevelop` has an id of its own: the token is called so. */
export const REDEVELOPMENT = 'redevelopment';

/**
 * The things an answer is about. Ids: a card by its id, a fixed contact card too; `1.4` place 4 of seat 1, `1.leader` a leader; a
 * tucked card as `spoils.pub` or `deal.pub`; a good or a verb by its name, a player by the seat. Further slots: `conquer.pub` a
 * use of a card in hand, `1.scrap` a good in the pool of seat 1.
 */
export const refsOf =
  (t: Tables) =>
  (pick: Answer): readonly Ref[] => {
    const [verb = '', ...rest] = pick.split(' ');
    const found: Ref[] = [{ kind: 'option', id: verb === 'redevelop' ? REDEVELOPMENT : verb }];
    const sort = SORTS.find((x) => rest[0] === x) ?? (verb === 'cash' ? 'spoils' : null);
    for (const word of rest) {
      if (word === sort) continue;
      found.push(...refOf(t, word, sort));
    }
    if (USES.includes(verb)) found.push({ kind: 'slot', id: `${verb}.${rest[0]}` });
    if (verb === 'steal' && !rest[1]!.includes('@')) found.push({ kind: 'slot', id: rest.join('.') });
    return found;
  };

function refOf(t: Tables, word: string, sort: Sort | null): Ref[] {
  const option = (id: string): Ref => ({ kind: 'option', id });
  if (t.faceOf(word) >= 0) return [{ kind: 'card', id: sort === null ? word : `${sort}.${word}` }];
  if (sort !== null && TOKENS_ON_DEAL.test(word)) return [];
  if (PLACE.test(word)) return [{ kind: 'slot', id: word }];
  if (/^\d+$/.test(word)) return [{ kind: 'player', id: word }];
  if (word.includes('@')) {
    const [good = '', at = ''] = word.split('@');
    return [option(good), { kind: 'slot', id: at }];
  }
  if ((GOODS as readonly string[]).includes(word) || word === 'nothing') return [option(word)];
  return [{ kind: 'card', id: word }];
}
