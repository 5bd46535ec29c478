import type { WholeTurns } from '@ashtown/engine';
import { parseAct } from '../answers/city.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, POOL, RECRUIT } from '../content/vocabulary.ts';
import type { Answer, Answers, State } from '../state.ts';

const N = COLOURS.length;
const DRAWN: readonly Effect['t'][] = ['drawEquipment', 'drawKeep', 'swapSearch', 'recruitGamble'];

/** City turns, which bots weigh whole (ARM-145). */
export const turnsOf = (t: Tables): WholeTurns<State, Answer> => ({
  question: 'cityAction',
  keyOf(s, seat) {
    const { vp, marauders, damage, placed, screen, city, used, hand } = s.players[seat]!;
    const free = placed.slice(POOL * N, POOL * N + N);
    return [vp, marauders, damage, free, placed.slice(RECRUIT * N), screen, city, used, hand].join('|');
  },
  drawOf(s, seat, pick) {
    if (!String(pick).startsWith('act ')) return null;
    const act = parseAct(t, pick as Answers['cityAction']);
    if (act.t !== 'act') return null;
    const effect = t.buildings[s.players[seat]!.city[act.site]!]?.lines[act.line]?.effect;
    if (!effect || !DRAWN.includes(effect.t)) return null;
    return [effect.t, act.arg, s.deck.length, effect.t === 'recruitGamble' ? s.rng.w : ''].join(' ');
  },
});
