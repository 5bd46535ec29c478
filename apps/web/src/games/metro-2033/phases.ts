import type { View } from '@ashtown/catalog/metro-2033';
import type { Lang } from '@ashtown/engine';
import { boardText } from './text/index.ts';

/** The phases of a turn, and which one this is. An attack is one of them only where there is one. */
export function phases(v: View, _: unknown, lang: Lang): { names: readonly string[]; now: number } {
  const t = boardText(lang).phase;
  if (v.turn.no === 0) return { names: [t.factions], now: 0 };
  const attacked = v.attack?.no === v.turn.no;
  const names = [t.action, ...(attacked ? [t.attack] : []), t.draw, t.free];
  const at = (name: string) => ({ names, now: names.indexOf(name) });
  const has = (kind: string) => v.stack.some((f) => f.t === kind);
  if (has('attack')) return at(t.attack);
  if (has('draw')) return at(t.draw);
  const turn = v.stack.findLast((f) => f.t === 'turnAction');
  return at(turn?.window === 1 ? t.action : t.free);
}
