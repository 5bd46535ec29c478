import type { Seat } from '../game.ts';
import { type Lang, numberIn, type Who } from '../words.ts';
import { en } from './en.ts';
import type { ReasonTexts } from './language.ts';
import { pl } from './pl.ts';
import type { Reason } from './reason.ts';
import { sk } from './sk.ts';

export type { Reason } from './reason.ts';

const TEXTS: Readonly<Record<Lang, ReasonTexts>> = { en, pl, sk };

/** What a game calls what is counted. */
interface Counting {
  amount(what: string, n: number): string;
  term(id: string): string;
}

/** A reason in a few words, for the one who is advised. */
export function sayReason(lang: Lang, reason: Reason, me: Seat, words: Counting, who: Who): string {
  const text = TEXTS[lang];
  if (reason.t === 'wins') return text.wins;
  if (reason.t === 'term')
    return text[reason.n < 0 ? 'worse' : 'better'](words.term(reason.id), numberIn(lang, Math.abs(reason.n)));
  const { seat, what, n, left, each, sure } = reason;
  const bare = text[n < 0 ? 'loss' : 'gain'](words.amount(what, Math.abs(n)));
  const change = each ? text.each(bare) : bare;
  if (seat === me) return !sure ? text.average(change) : n < 0 && left === 0 && !each ? text.last(change, -n) : change;
  if (!sure) return text.of(who(seat), text.average(change));
  if (n > 0 || each) return text.of(who(seat), change);
  return text.of(who(seat), left === 0 ? text.none(change) : text.left(change, words.amount(what, left)));
}
