import type { Ref } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, type Face } from '../content/vocabulary.ts';
import type { Answer } from '../state.ts';
import { diceOf } from './things.ts';

const SLOTS: readonly string[] = BOROUGHS;
const WITH_CARD = ['buy', 'salvage', 'discard'];

/** The things an answer is about; their ids are those of things.ts. */
export const refsOf =
  (t: Tables) =>
  (pick: Answer): readonly Ref[] => {
    if (typeof pick === 'number') return [{ kind: 'amount', id: String(pick) }];
    const [verb, ...rest] = pick.split(' ') as [string, ...string[]];
    if (rest.length === 0) return [alone(verb)];
    const option: Ref = { kind: 'option', id: verb };
    if (WITH_CARD.includes(verb)) return [option, { kind: 'card', id: rest[0]! }];
    if (verb === 'shed') return [option, { kind: 'card', id: t.sole.carapace }];
    if (verb === 'monster') return [{ kind: 'player', id: rest[0]! }];
    if (verb === 'building' || verb === 'unit') return [option, { kind: 'slot', id: `${rest[0]}.${rest[1]}` }];
    if (verb === 'reroll') return [option, ...diceOf(rest as Face[])];
    if (verb === 'turn') return [option, { kind: 'die', id: `${rest[0]}.0` }, { kind: 'option', id: rest[1]! }];
    return [option, ...rest.map((id): Ref => ({ kind: SLOTS.includes(id) ? 'slot' : 'option', id }))];
  };

const alone = (id: string): Ref => (SLOTS.includes(id) ? { kind: 'slot', id } : { kind: 'option', id });
