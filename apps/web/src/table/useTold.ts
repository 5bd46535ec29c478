import { useEffect, useRef } from 'react';
import { announce } from '../ui/announce.ts';
import { newEntries } from './log.ts';
import type { Scene } from './scene.ts';
import { sound } from './sounds.ts';
import { TABLE_TEXT } from './text/index.ts';

const LONGEST = 200;

const short = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);

/** Tells what happened: to screen readers one message for each turn of somebody else, and sounds where wanted. */
export function useTold(scene: Scene): void {
  const { position, log, mine, words, who, face, lang } = scene;
  const before = useRef(log);
  const gathered = useRef<{ seat: number; lines: string[] } | null>(null);
  const asked = useRef('');

  useEffect(() => {
    const fresh = newEntries(before.current, log);
    before.current = log;
    for (const entry of fresh) {
      for (const e of entry.events) {
        const cue = face.cue?.(e);
        if (cue) sound(cue);
      }
      if (mine.includes(entry.seat)) continue;
      if (gathered.current && gathered.current.seat !== entry.seat) flush();
      gathered.current ??= { seat: entry.seat, lines: [] };
      for (const e of entry.events) {
        const line = words.event(e, who);
        if (line !== null && !face.isFaint?.(e)) gathered.current.lines.push(line);
      }
    }
    if (gathered.current && !position.asked.includes(gathered.current.seat)) flush();

    function flush() {
      if (gathered.current && gathered.current.lines.length > 0) announce(short(gathered.current.lines.join('. ')));
      gathered.current = null;
    }
  }, [log, mine, words, who, face, position.asked]);

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
  const { position, log, words, who } = scene;
  const at = isPast ? position.at : null;
  useEffect(() => {
    if (at === null) return;
    const lines = log.find((e) => e.at === at - 1)?.events.map((e) => words.event(e, who)) ?? [];
    announce(short(lines.filter((x) => x !== null).join('. ')));
  }, [at, log, words, who]);
}
