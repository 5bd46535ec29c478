import { push } from '@ashtown/engine';
import { eliminate, nextReaction, wound } from '../cards/damage.ts';
import { fire, shedCarapace } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, MANHATTAN } from '../content/vocabulary.ts';
import { inTurnOrder, isAlive } from '../queries.ts';
import { type Frame, NOBODY } from '../state.ts';
import { type Part, range } from './part.ts';
import { goTo, outerWithRoom } from './travel.ts';

/** Section 14: a damage event. */
export const damageRules = (
  t: Tables,
): Part<'damage' | 'carapaceDiscard' | 'payDamageWithEnergy' | 'aftermath' | 'leaveClosedSpace'> => ({
  damage(s, { harm }, log) {
    const reaction = nextReaction(t, s, harm); // KNY-117
    if (reaction) push<Frame>(s, reaction);
    else {
      wound(s, harm, log);
      push<Frame>(s, { t: 'aftermath', harm });
      eliminate(s, log);
    }
  },

  carapaceDiscard: {
    legal: () => KEEP_OR_DISCARD, // KNY-118
    take(s, { harm }, seat, pick, log) {
      push<Frame>(s, { t: 'damage', harm });
      if (pick === 'discard') shedCarapace(t, s, seat, log);
    },
  },

  payDamageWithEnergy: {
    legal: (s, { harm }, seat) => range(0, Math.min(harm.n[seat]!, s.players[seat]!.energy)), // KNY-119
    take(s, { harm }, seat, paid) {
      push<Frame>(s, { t: 'damage', harm: { ...harm, paid: harm.paid.map((n, x) => (x === seat ? paid : n)) } });
    },
  },

  aftermath(s, { harm }, log) {
    const hurt = inTurnOrder(s).filter((seat) => harm.n[seat]! > 0);
    for (const seat of hurt) fire(t, s, 'hurt', seat, harm.by, log);
    if (harm.by === NOBODY || !isAlive(s, harm.by)) return;
    for (const seat of hurt) if (seat !== harm.by) fire(t, s, 'dealt', harm.by, seat, log); // KNY-73
  },

  leaveClosedSpace: {
    legal: (s) => outerWithRoom(s, MANHATTAN), // KNY-155
    take: (s, _, seat, to, log) => goTo(t, s, seat, BOROUGHS.indexOf(to), log),
  },
});

const KEEP_OR_DISCARD = Object.freeze(['keep', 'discard'] as const);
