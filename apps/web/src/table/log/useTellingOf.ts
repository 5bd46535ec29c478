import { useMemo, useRef } from 'react';
import type { Actor, Line } from '../../story/lines.ts';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import type { Telling } from './DeedView.tsx';
import type { Look } from './Log.tsx';

/** The same as long as words, names and language are: the lines need not be drawn again. */
export function useTellingOf(scene: Scene, inspect: Board['inspect'], look: Pick<Look, 'to'>): Telling {
  const { lang, game, gameBoard, who } = scene;
  const latest = useRef({ scene, inspect, look });
  latest.current = { scene, inspect, look };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are new with every moment and say the same.
  return useMemo(() => {
    const { words } = latest.current.scene;
    const texts = new WeakMap<object, { text: string | null }>();
    return {
      get scene() {
        return latest.current.scene;
      },
      speech: {
        words,
        signs: gameBoard.signs,
        amounts: gameBoard.amounts,
        inspect: (ref) => latest.current.inspect(ref),
      },
      name: (of: Actor, line: Line | undefined) =>
        of === null ? '' : of === 'rival' ? (line?.telling.as ? words.ref(line.telling.as) : '') : who(of),
      say({ event }) {
        const known = texts.get(event as object) ?? { text: words.event(event) };
        texts.set(event as object, known);
        return known.text;
      },
      goTo: (at) => latest.current.look.to(at),
    };
  }, [lang, game, gameBoard, who]);
}
