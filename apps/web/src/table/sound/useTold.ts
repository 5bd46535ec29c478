import { useEffect, useRef } from 'react';
import { settings } from '../../settings/settings.ts';
import type { Line } from '../../story/lines.ts';
import { announce } from '../../ui/announce.ts';
import type { Scene } from '../scene.ts';
import { TABLE_TEXT } from '../text/index.ts';
import { sound } from './sounds.ts';

const LONGEST = 200;

const short = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);
const said = (lines: readonly Line[], words: Scene['words']): string[] =>
  lines.filter(({ telling }) => telling.rank !== 'faint').flatMap(({ event }) => words.event(event) ?? []);

/** Tells what happened: to screen readers one message for each turn of somebody else, and one sound a beat where wanted. */
export function useTold(scene: Scene): void {
  const { position, log, lines, mine, words, lang, beat, beats } = scene;
  /** The last answer that was told; what was there when the page opened is old. */
  const told = useRef<{ seat: number | null; at: number } | null>(null);
  const gathered = useRef<{ seat: number | null; lines: string[] } | null>(null);
  const asked = useRef('');

  useEffect(() => {
    const { seat, at } = position;
    const before = told.current;
    told.current = { seat, at };
    // Other eyes, or something taken back: there is nothing to tell.
    if (!before || before.seat !== seat || before.at >= at) return;
    const fresh = lines.filter((line) => line.at >= before.at);
    for (const entry of log) {
      if (entry.at < before.at || (entry.seat !== null && mine.includes(entry.seat))) continue;
      if (gathered.current && gathered.current.seat !== entry.seat) flush();
      gathered.current ??= { seat: entry.seat, lines: [] };
      gathered.current.lines.push(
        ...said(
          fresh.filter((line) => line.at === entry.at),
          words,
        ),
      );
    }
    if (gathered.current && !position.asked.includes(gathered.current.seat ?? -1)) flush();

    function flush() {
      if (gathered.current && gathered.current.lines.length > 0) announce(short(gathered.current.lines.join('. ')));
      gathered.current = null;
    }
  }, [log, lines, mine, words, position]);

  // What somebody here did has no beat, and is heard at once.
  const cue = beat ? beat.cue : (beats.find((x) => x.by !== null && mine.includes(x.by))?.cue ?? null);
  const heard = useRef<unknown>(null);
  useEffect(() => {
    const what = beat ?? beats;
    const isNew = heard.current !== null && heard.current !== what;
    heard.current = what;
    if (isNew && cue && settings.getState().speed !== 'instant') sound(cue);
  }, [beat, beats, cue]);

  useEffect(() => {
    const { seat, question, ply, view } = position;
    const key = seat !== null && question !== null ? `${seat} ${ply}` : '';
    if (key === asked.current) return;
    const wasMine = asked.current !== '';
    asked.current = key;
    if (key === '') return;
    announce(short(TABLE_TEXT[lang].yourTurn(words.prompt(view, seat!, question!))), 'assertive');
    if (!wasMine) sound('turn');
  }, [position, words, lang]);
}

/** Tells what led to the moment that is looked at. */
export function usePastTold(scene: Scene, isPast: boolean): void {
  const { position, lines, words } = scene;
  const at = isPast ? position.at : null;
  useEffect(() => {
    if (at !== null)
      announce(
        short(
          said(
            lines.filter((line) => line.at === at - 1),
            words,
          ).join('. '),
        ),
      );
  }, [at, lines, words]);
}
