import type { Ref } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { GOODS } from '../content/vocabulary.ts';
import type { Answer } from '../state.ts';

const PLACE = /^\d+\.\d+$/;
const isGood = (word: string): boolean => (GOODS as readonly string[]).includes(word);

/** What is done with a card of the hand, each on a field of its own. */
const USES = ['construct', 'redevelop', 'deal', 'raze'];
/** What lies on the table in two colours, or on the own board in three. */
const FIELDS: Readonly<Record<string, string>> = { take: 'link', convert: 'board' };

/**
 * The things an answer is about. Ids: a card by its id, `1.4` place 4 of seat 1, a good or a verb by its name, a player by
 * the seat. Cards that are deals are named `deal.` and the card. Further slots: `raze.pub` a use of a card in hand,
 * `link.red` a face-up connection, `board.grey` a conversion of the faction board, `2.fuel` a good of seat 2.
 */
export const refsOf =
  (t: Tables) =>
  (pick: Answer): readonly Ref[] => {
    const [verb = '', ...rest] = pick.split(' ');
    if (rest.length === 0) return [t.faceNumber(verb) >= 0 ? { kind: 'card', id: verb } : { kind: 'option', id: verb }];
    const found: Ref[] = [{ kind: 'option', id: verb }];
    const field = FIELDS[verb];
    if (field) return [...found, { kind: 'slot', id: `${field}.${rest[0]}` }];
    for (const word of rest) found.push(...thingsOf(t, verb, word));
    if (USES.includes(verb)) found.push({ kind: 'slot', id: `${verb}.${rest[0]}` });
    if (verb === 'steal') found.push({ kind: 'slot', id: `${rest[0]}.${rest[1]}` });
    return found;
  };

const ON_DEALS = ['spend', 'gather', 'borrow'];

function thingsOf(t: Tables, verb: string, word: string): Ref[] {
  if (PLACE.test(word)) return [{ kind: 'slot', id: word }];
  if (t.faceNumber(word) >= 0) return [{ kind: 'card', id: ON_DEALS.includes(verb) ? `deal.${word}` : word }];
  if (isGood(word)) return [{ kind: 'option', id: word }];
  if (word.includes('@')) {
    const [good = '', at = ''] = word.split('@');
    return [
      { kind: 'option', id: good },
      { kind: 'slot', id: at },
    ];
  }
  return [{ kind: 'player', id: word }];
}
