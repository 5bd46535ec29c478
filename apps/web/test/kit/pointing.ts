import { type Ref, refKey } from '@ashtown/engine';
import type { PanelPointing } from '../../src/kit/index.ts';
import type { Size, Standing } from '../../src/table/board.ts';

/** What a thing is told by a board: how some refs stand, and the key of each. What is done to it is written down. */
export function pointing(standings: Readonly<Record<string, Standing>>, size: Size = 'desk') {
  const done: string[] = [];
  const note = (what: string) => (ref: Ref) => void done.push(`${what} ${refKey(ref)}`);
  const keys = Object.keys(standings);
  const p: PanelPointing = {
    size,
    standing: (ref) => standings[refKey(ref)] ?? 'rest',
    hotkey: (ref) => (keys.includes(refKey(ref)) ? keys.indexOf(refKey(ref)) + 1 : null),
    touch: note('touch'),
    hold: note('hold'),
    inspect: note('inspect'),
    who: (seat) => ['Ada', 'Bruno'][seat]!,
    about: (seat) => (seat === 0 ? 'you' : 'a bot'),
  };
  return { p, done };
}
