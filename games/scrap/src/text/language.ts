import type { EndingTexts, Forms, Lang, OptionTexts, Who } from '@ashtown/engine';
import type { LineId } from '../advice/sheet.ts';
import type { ScrapDeed } from '../answers/deed.ts';
import type { TermId } from '../bot/index.ts';
import type { WonBy } from '../ending.ts';
import type { Event, Options, Phase, Question, Reason, Source } from '../state.ts';

type Of<U, K extends keyof U, T> = Extract<U, Record<K, T>>;

/** Everything the game says in one language. */
export interface Language {
  lang: Lang;
  name: string;
  pitch: string;
  card(id: string): string;
  kind: string;
  strength(id: string): string;
  prompt: { [Q in Question]: (pot: number) => string };
  /** What somebody else decides, after their name and a colon. */
  asks: { [Q in Question]: (pot: number) => string };
  button: { [V in ScrapDeed['verb']]: (deed: Of<ScrapDeed, 'verb', V>) => string };
  verb: Record<'roll' | 'stop', string>;
  /** The pile face down. */
  deck: string;
  event: { [T in Event['t']]: (e: Of<Event, 't', T>, who: Who) => string };
  reason: { [T in Reason['t']]: (r: Of<Reason, 't', T>) => string };
  option: OptionTexts<Options>;
  source: Record<Source, string>;
  phase: Record<Phase, string>;
  term: Record<TermId, string>;
  /** The lines of a sheet, after their numbers. */
  sheet: Record<LineId, Forms>;
  ending: EndingTexts<WonBy, 'rounds', 'points', never>;
}
