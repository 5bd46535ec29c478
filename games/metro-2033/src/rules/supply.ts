import { type Log, shuffle } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { BAZAAR_SIZE } from '../content/vocabulary.ts';
import { EMPTY, type Event, type Player, type State } from '../state.ts';

type Out = Log<Event>;

/** The top card of the deck, or EMPTY. An empty deck is renewed only now, when a card is needed (MET-171, MET-172). */
export function takeTop(s: State, log: Out): Card {
  if (s.deck.length === 0) {
    if (s.discard.length === 0) return EMPTY; // MET-65
    s.deck = shuffle(s.rng, s.discard);
    s.discard = [];
    s.decks++;
    log?.push({ t: 'reshuffled', n: s.deck.length });
  }
  return s.deck.pop()!;
}

/** Fills every empty slot, the lowest first, as far as cards last (MET-61, MET-66). */
export function fillBazaar(t: Tables, s: State, log: Out): void {
  for (let slot = 0; slot < BAZAAR_SIZE; slot++) {
    if (s.bazaar[slot] !== EMPTY) continue;
    const card = takeTop(s, log);
    if (card === EMPTY) return;
    s.bazaar[slot] = card;
    log?.push({ t: 'turnedUp', card: t.cards[card]!.id, slot: slot + 1 });
  }
}

/** MET-37: from below to above, as far as there are any. Says how many. */
export function raise(p: Pick<Player, 'up' | 'down'>, n: number): number {
  const raised = Math.min(n, p.down);
  p.down -= raised;
  p.up += raised;
  return raised;
}

/** MET-35. */
export function pay(p: Player, n: number): void {
  p.up -= n;
  p.down += n;
}
