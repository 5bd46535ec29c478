import { type Log, push, rand, type Seat, shuffle } from '@ashtown/engine';
import { drops, removeFace } from '../answers/hand.ts';
import { draw } from '../cards/effects.ts';
import type { CardId, Tables } from '../content/tables.ts';
import { HAND_DEALT } from '../content/vocabulary.ts';
import { type Event, type Frame, NONE, type State } from '../state.ts';
import type { Part } from './part.ts';

/** 2. Set-up: factions, the first player, the first hands; then round after round. */
export const setupRules = (t: Tables): Part<'pickFaction' | 'deal' | 'keepHand' | 'round'> => ({
  pickFaction: {
    legal(s) {
      const free = t.factionIds.filter((_, i) => s.players.every((p) => p.faction !== i));
      return [...free, 'random'];
    },
    take(s, _, seat, pick, log) {
      if (pick !== 'random') takeFaction(t, s, seat, t.factionIds.indexOf(pick), log);
    },
  },

  deal(s, _, log) {
    const free = shuffle(
      s.rng,
      t.factionIds.map((_, i) => i).filter((i) => s.players.every((p) => p.faction !== i)),
    );
    for (const [seat, p] of s.players.entries()) if (p.faction === NONE) takeFaction(t, s, seat, free.pop()!, log); // FSM-38
    s.first = rand(s.rng, s.players.length); // FSM-39
    log?.push({ t: 'first', seat: s.first });
    push<Frame>(s, { t: 'keepHand', seats: s.players.map((_, seat) => seat) }, { t: 'round' });
    for (const [seat, p] of s.players.entries()) {
      for (let i = 0; i < HAND_DEALT; i++) p.hand.push(draw(s, log)); // FSM-42
      log?.push({ t: 'dealt', seat, n: HAND_DEALT, cards: p.hand.map((card) => t.id[card]!) });
    }
  },

  keepHand: {
    legal: (s, _, seat) => drops(t, s.players[seat]!.hand), // FSM-43
    take(s, _, seat, pick, log) {
      const cards = pick.split(' ').slice(1);
      for (const id of cards) s.discard.push(removeFace(t, s.players[seat]!.hand, id));
      log?.push({ t: 'dropped', seat, cards: cards as CardId[] });
    },
  },

  round(s, _, log) {
    s.round++;
    push<Frame>(s, { t: 'lookout' }, { t: 'production' }, { t: 'action' }, { t: 'roundEnd' }); // FSM-1
    log?.push({ t: 'round', round: s.round, first: s.first });
  },
});

function takeFaction(t: Tables, s: State, seat: Seat, faction: number, log: Log<Event>): void {
  s.players[seat]!.faction = faction;
  log?.push({ t: 'faction', seat, faction: t.factionIds[faction]! });
}
