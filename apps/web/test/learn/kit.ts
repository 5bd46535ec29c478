import type { AnyGame, Lesson } from '@ashtown/engine';
import { LessonRun } from '@ashtown/host';
import { LessonLink } from '../../src/learn/link.ts';
import type { LessonPort } from '../../src/offline/link.ts';
import type { FromLesson } from '../../src/offline/worker/messages.ts';
import { Lectern } from '../../src/offline/worker/teach.ts';

/** A lesson as the page takes it, without a worker between: what is said is copied, as a worker would. */
export function taken(game: AnyGame, lesson: Lesson, at = 0): LessonLink {
  let lectern: Lectern;
  const port: LessonPort = {
    onmessage: null,
    onerror: null,
    terminate() {},
    postMessage(m) {
      const told = structuredClone(m);
      const tell = (data: FromLesson) => port.onmessage?.({ data: structuredClone(data) });
      if (told.t === 'teach') lectern = new Lectern(new LessonRun(game, told.lesson, told.names).skipTo(told.at), tell);
      else lectern.command(told);
    },
  };
  return new LessonLink(port, game, lesson, at, 'Ola');
}
