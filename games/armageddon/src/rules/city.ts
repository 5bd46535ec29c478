import { push } from '@ashtown/engine';
import { cityAnswers, parseAct } from '../answers/city.ts';
import { sum } from '../answers/figures.ts';
import { kindsIn, searchable } from '../answers/index.ts';
import { run } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { CITY, COLOURS, POOL, RECRUIT, SITES, SPENT } from '../content/vocabulary.ts';
import type { Frame, Player } from '../state.ts';
import { keepCard, takeSearched } from './deck.ts';
import { type Part, pushEach } from './part.ts';
import { clockwise } from './queries.ts';
import { moveDamage } from './tracks.ts';

const N = COLOURS.length;

/** Turns in the city (rules.md, 12 and 13). */
export const city = (t: Tables): Part<'city' | 'cityTurn' | 'cityAction' | 'keepDrawn' | 'searchDeck'> => ({
  city(s) {
    for (const p of s.players) movePlace(p, CITY, POOL); // ARM-144
    pushEach(s, clockwise(s, s.start), (seat) => ({ t: 'cityTurn', seat })); // ARM-145
  },

  cityTurn(s, { seat }, log) {
    const figures = s.players[seat]!.placed.slice(POOL * N, POOL * N + N);
    if (sum(figures) === 0) return; // ARM-148
    log?.push({ t: 'cityTurn', seat, figures });
    push<Frame>(s, { t: 'cityAction', seats: [seat] });
  },

  cityAction: {
    legal: (s, _, seat) => cityAnswers(t, s, seat),
    take(s, f, seat, pick, log) {
      if (pick === 'end') {
        log?.push({ t: 'ended', seat });
        return;
      }
      push<Frame>(s, f);
      const act = parseAct(t, pick);
      const p = s.players[seat]!;
      pay(p, act.payment, act.t === 'act');
      const figures = act.payment.slice();
      if (act.t === 'extend') {
        p.city[SITES - 1] = t.extension; // ARM-152
        log?.push({ t: 'extended', seat, figures });
      } else if (act.t === 'repair') {
        log?.push({ t: 'repaired', seat, figures });
        moveDamage(t, s, seat, -1, log); // ARM-157
      } else {
        const { site, line } = act;
        const building = t.buildings[p.city[site]!]!;
        p.used[site * 2 + line]!++; // ARM-165
        log?.push({ t: 'acted', seat, card: building.id, site: site + 1, line: line + 1, figures });
        run(t, s, seat, building.lines[line]!.effect, 'actions', act.arg, log);
      }
    },
  },

  keepDrawn: {
    secret: true,
    legal: (s, _, seat) => kindsIn(t, s.players[seat]!.look), // ARM-175
    take: (s, _, seat, card, log) => keepCard(t, s, seat, t.index.equipment.get(card)!, log),
  },

  searchDeck: {
    secret: true,
    legal: (s, _, seat) => searchable(t, s.players[seat]!.memory!.sure), // ARM-177
    take: (s, _, seat, card, log) => takeSearched(t, s, seat, t.index.equipment.get(card)!, log),
  },
});

function movePlace(p: Player, from: number, to: number): void {
  for (let c = 0; c < N; c++) {
    p.placed[to * N + c]! += p.placed[from * N + c]!;
    p.placed[from * N + c] = 0;
  }
}

/** What is paid lies used until Completion (ARM-149); for an extra action recruits go first (ARM-186). */
export function pay(p: Player, payment: readonly number[], forExtra: boolean): void {
  for (let c = 0; c < N; c++) {
    const n = payment[c]!;
    if (n === 0) continue;
    const recruits = forExtra ? Math.min(n, p.placed[RECRUIT * N + c]!) : 0;
    p.placed[RECRUIT * N + c]! -= recruits;
    p.placed[POOL * N + c]! -= n - recruits;
    p.placed[SPENT * N + c]! += n;
  }
}
