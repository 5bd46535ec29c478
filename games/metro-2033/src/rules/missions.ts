import { finish, type Log, push, type Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { type Event, FACTION, type Frame, SOURCES, type State } from '../state.ts';
import { remove } from './piles.ts';
import { targetOf, totalOf, windowOf } from './queries.ts';
import { raise } from './supply.ts';

// 7. Missions.

/** MET-89: used cards, reward, win, rise, flip or keep. */
export function complete(
  t: Tables,
  s: State,
  seat: Seat,
  target: Card,
  heroes: Card[],
  cards: Card[],
  log: Log<Event>,
): void {
  const p = s.players[seat]!;
  const { needs, reward } = targetOf(t, p, target);
  const id = target === FACTION ? t.factions[p.faction]!.id : t.cards[target]!.id;
  const doubled = heroes.reduce((bits, hero) => bits | (1 << t.cards[hero]!.type), 0);
  let value = 0;
  for (const card of cards) {
    const { amount, type } = t.cards[card]!;
    value += doubled & (1 << type) ? 2 * amount : amount;
    remove(p.resources, card);
    s.discard.push(card); // MET-90
  }
  for (const hero of heroes) {
    remove(p.heroes, hero);
    s.discard.push(hero);
  }
  log?.push({
    t: 'mission',
    seat,
    card: id,
    cards: [...heroes, ...cards].map((card) => t.cards[card]!.id),
    value,
    needs,
    window: windowOf(s),
  });

  const gained = Math.min(reward, p.reserve); // MET-91
  p.reserve -= gained;
  const source = target === FACTION ? 'faction' : 'stations';
  p.from[SOURCES.indexOf(source)]! += gained;
  const to = s.options.hardNoRelief ? 'down' : 'up'; // MET-186
  p[to] += gained;
  log?.push({ t: 'gained', seat, n: gained, total: totalOf(p), source, to });
  if (p.reserve === 0) {
    s.winner = seat; // MET-173, MET-174
    log?.push({ t: 'won', seat });
    finish(s);
    return;
  }

  const raised = s.options.hardNoRelief ? 0 : raise(p, p.down); // MET-92, MET-186
  if (raised > 0) log?.push({ t: 'raised', seat, n: raised, why: 'mission', by: seat });
  if (target !== FACTION)
    push<Frame>(s, { t: 'keepStation', seats: [seat], card: target }); // MET-96
  else {
    p.flipped = true; // MET-93
    log?.push({ t: 'flipped', seat, card: id });
  }
}
