import { type Log, push, type Seat } from '@ashtown/engine';
import { dealsToGather, facesOf } from '../answers/hand.ts';
import { type Texts, withPlace } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import { BASICS, GOODS } from '../content/vocabulary.ts';
import type { Part } from '../rules/part.ts';
import { produceFor } from '../rules/production.ts';
import { canBeActivated, isSpent, opponents, placeOf, playerAt, siteOf } from '../rules/queries.ts';
import type { Answers, Event, Frame, Player, State } from '../state.ts';
import { gain } from './effects.ts';

const ACTIVATE = withPlace<Answers['activateTarget']>('activate');
const RESET = withPlace<Answers['resetTargets']>('reset');

/** What the actions of locations do, and whom or what they are done to. */
export const specialRules = (
  t: Tables,
  a: Texts,
): Part<'useEffect' | 'stealTarget' | 'activateTarget' | 'resetTargets' | 'ownDeals' | 'opponentDeal'> => ({
  useEffect(s, { seat, no }, log) {
    const site = siteOf(t, placeOf(s.players[seat]!, no)!);
    if (site.does.t !== 'action') return;
    const { effect } = site.does;
    switch (effect.t) {
      case 'gain':
        gain(t, s, seat, site.gain, 1, site.id, 'actions', log);
        return;
      case 'steal':
        push<Frame>(s, { t: 'stealTarget', seats: [seat] });
        return;
      case 'activate':
        push<Frame>(s, { t: 'activateTarget', seats: [seat] });
        return;
      case 'reset':
        push<Frame>(s, { t: 'resetTargets', seats: [seat], by: no, left: effect.max, after: -1, named: 0 });
        return;
      case 'useDeals':
        if (effect.of === 'opponent') push<Frame>(s, { t: 'opponentDeal', seats: [seat] });
        else push<Frame>(s, { t: 'ownDeals', seats: [seat], left: effect.max, after: -1, named: 0, used: [] });
    }
  },

  stealTarget: {
    legal(s, _, seat) {
      const picks: Answers['stealTarget'][] = [];
      for (const other of opponents(s, seat)) {
        const { passed, tokens } = playerAt(s, other);
        if (passed) continue; // FSM-166
        for (let g = 0; g < BASICS; g++) if (tokens[g]! > 0) picks.push(`steal ${other} ${GOODS[g] as 'fuel'}`); // FSM-224, FSM-225
      }
      return picks;
    },
    take(s, _, seat, pick, log) {
      const { seat: from, i } = a.read(pick);
      s.players[from]!.tokens[i]!--;
      s.players[seat]!.tokens[i]!++;
      log?.push({ t: 'stole', seat, from, good: GOODS[i] as 'fuel' });
    },
  },

  activateTarget: {
    legal(s, _, seat) {
      const picks: Answers['activateTarget'][] = [];
      for (const place of s.players[seat]!.places) if (canBeActivated(t, place)) picks.push(ACTIVATE(seat, place.no)); // FSM-228
      return picks;
    },
    take(s, _, seat, pick, log) {
      const place = placeOf(s.players[seat]!, a.read(pick).no)!;
      log?.push({ t: 'activated', seat, card: siteOf(t, place).id, no: place.no });
      produceFor(t, s, seat, seat, place, false, log);
    },
  },

  resetTargets: {
    legal(s, f, seat) {
      const open = resettable(s.players[seat]!, f.by);
      const picks: Answers['resetTargets'][] = [];
      if (f.named === 0 && open.length > 1 && open.length <= f.left) picks.push('all');
      for (const no of open) picks.push(RESET(seat, no));
      if (f.named > 0) picks.push('done');
      return picks;
    },
    take(s, f, seat, pick, log) {
      if (pick === 'done') return;
      const named = pick === 'all' ? resettable(s.players[seat]!, f.by) : [a.read(pick).no];
      for (const no of named) {
        const place = placeOf(s.players[seat]!, no)!;
        place.uses = 0; // FSM-230, FSM-231
        place.visited = false;
        log?.push({ t: 'reset', seat, card: siteOf(t, place).id, no });
      }
      if (pick !== 'all' && f.left > 1) push<Frame>(s, { ...f, left: f.left - 1, named: f.named + 1 });
    },
  },

  ownDeals: {
    legal(s, f, seat) {
      const { deals } = s.players[seat]!;
      const picks: Answers['ownDeals'][] = [];
      if (f.named === 0 && deals.length > 1 && deals.length <= f.left) picks.push('all');
      picks.push(...dealsToGather(t, a, deals, usedOf(f)));
      if (f.named > 0) picks.push('done');
      return picks;
    },
    take(s, f, seat, pick, log) {
      if (pick === 'done') return;
      const { deals } = s.players[seat]!;
      const id = pick === 'all' ? null : pick.slice('gather '.length);
      const used = usedOf(f);
      const at = id === null ? -1 : deals.findIndex((card, i) => !used.includes(i) && t.id[card] === id);
      const named = id === null ? deals.slice() : [deals[at]!];
      if (id !== null && f.left > 1)
        push<Frame>(s, { ...f, left: f.left - 1, used: [...used, at], named: f.named + 1 });
      for (const card of named) useDeal(t, s, seat, seat, card, log); // FSM-233
    },
  },

  opponentDeal: {
    legal(s, _, seat) {
      const picks: Answers['opponentDeal'][] = [];
      for (const other of opponents(s, seat)) {
        const { passed, deals } = playerAt(s, other);
        if (!passed) for (const id of facesOf(t, deals)) picks.push(`borrow ${other} ${id as 'pub'}`); // FSM-234
      }
      return picks;
    },
    take(s, _, seat, pick, log) {
      const { seat: owner, f } = a.read(pick);
      const card = playerAt(s, owner).deals.find((x) => t.site[x]!.f === f)!;
      useDeal(t, s, seat, owner, card, log);
    },
  },
});

/** A deal gives its good without being made or spent (FSM-216, FSM-233, FSM-234). */
function useDeal(t: Tables, s: State, seat: Seat, owner: Seat, card: number, log: Log<Event>): void {
  log?.push({ t: 'usedDeal', seat, owner, card: t.id[card]! });
  gain(t, s, seat, t.site[card]!.deal, 1, t.site[card]!.id, 'deals', log);
}

/** Other used or visited locations with a higher number than the last one named (FSM-230, FSM-232). */
/** Deals that have given their good, by their places; older matches named them in order. */
const usedOf = ({ used, after }: Extract<Frame, { t: 'ownDeals' }>): readonly number[] =>
  used ?? Array.from({ length: after + 1 }, (_, i) => i);

function resettable(p: Player, by: number): number[] {
  return p.places.filter((place) => place.no !== by && isSpent(place)).map((place) => place.no);
}
