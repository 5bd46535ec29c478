import { wordsAt } from '@ashtown/engine';
import type { LogEntry } from '@ashtown/protocol';
import { useMemo, useRef } from 'react';
import type { TableAround, TableLink } from '../net/link.ts';
import type { Shown } from '../story/story.ts';
import { useBeats } from '../story/useBeats.ts';
import type { Told } from '../story/useStory.ts';
import { useTelling } from '../story/useTelling.ts';
import { useText } from '../text/index.ts';
import { toast } from '../ui/toast.ts';
import type { AnyGameBoard } from './board.ts';
import { useShared } from './choose/sharing.ts';
import { type LookBack, usePast } from './past/usePast.ts';
import { useAbout, useWho } from './people/useWho.ts';
import { type Loaded, type Scene, speakerOf } from './scene.ts';
import { usePastTold, useTold } from './sound/useTold.ts';

/** A table as it is told now, and as it is looked at: the same, or a moment that has gone by. */
export function useScenes(props: {
  link: TableLink;
  state: TableAround;
  shown: Shown;
  telling: Told;
  game: Loaded;
  gameBoard: AnyGameBoard;
  harmless?: boolean;
}): { scene: Scene; shown: Scene; back: LookBack } {
  const { link, state, shown: now, telling, gameBoard, harmless = false } = props;
  const { game: rules, tables, words, lang } = props.game;
  const { position, log } = now;
  const { table, mine } = state;
  const { line } = useText();
  const who = useWho(table);
  const about = useAbout(table, mine);
  const options = useShared(table?.options);
  const said = useMemo(() => wordsAt(words, who, options), [words, who, options]);
  const told = useTelling(rules, log, now.fresh, mine);
  const scene: Scene = useMemo(
    () => ({
      game: rules,
      tables,
      words: said,
      lang,
      gameBoard,
      position,
      seats: table?.seats.length ?? position.asked.length,
      undo: table?.undo ?? 'no',
      harmless,
      mine,
      ...told,
      beat: telling.now?.beat ?? null,
      left: now.left,
      who,
      about,
    }),
    [rules, tables, said, lang, gameBoard, position, table, harmless, mine, told, telling.now, now.left, who, about],
  );
  useTold(scene);
  const back = usePast(link, position, log, ({ code }) => toast(line.code[code], { tone: 'bad' }));
  // Whoever comes back to the present has seen what happened before they left it.
  const seen = useRef<readonly LogEntry[] | null>(null);
  if (back.position) seen.current = now.fresh;
  const old = useBeats(useTelling(rules, log, back.fresh, mine), back.playing, speakerOf(scene), back.on);
  const played = back.position || seen.current === now.fresh ? old : told;
  const shown: Scene = useMemo(
    () => ({
      ...scene,
      ...played,
      ...(back.position ? null : { beat: scene.beat, left: scene.left }),
      position: back.position ?? scene.position,
    }),
    [scene, back.position, played],
  );
  usePastTold(shown, back.position !== null);
  return { scene, shown, back };
}
