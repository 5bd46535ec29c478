import { useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { TableAround, TableLink, TableState } from '../net/link.ts';
import { digestOf } from '../story/digest.ts';
import { linesOf } from '../story/lines.ts';
import type { Shown } from '../story/story.ts';
import { useStory } from '../story/useStory.ts';
import type { AnyGameBoard } from './board.ts';
import { Curtain } from './curtain/Curtain.tsx';
import { useCurtainWish } from './curtain/curtainWish.ts';
import { usePassing } from './curtain/usePassing.ts';
import { Playing } from './Playing.tsx';
import { useWho } from './people/useWho.ts';
import type { Loaded } from './scene.ts';
import style from './screen.module.css';
import { useTableText } from './text/index.ts';

export function Loading() {
  const text = useTableText();
  return (
    <main className={style.loading} aria-busy="true">
      {text.loading}
    </main>
  );
}

/** What is known besides the moment. */
export const aroundOf = ({ connection, problem, table, me, mine, chat, skew }: TableState): TableAround => ({
  connection,
  problem,
  table,
  me,
  mine,
  chat,
  skew,
});

/** A table in play, or just over. The lobby before it is the shell's. */
export function TableScreen(props: { link: TableLink; id: string; game: Loaded; gameBoard: AnyGameBoard }) {
  const { link, id, game, gameBoard } = props;
  const text = useTableText();
  const state = useStore(link.store, useShallow(aroundOf));
  const who = useWho(state.table);
  const { story, state: telling } = useStory(link, game, state.mine, who);
  const always = useCurtainWish();
  const secret = always || gameBoard.secretsPerSeat !== false;
  const { curtain, lift } = usePassing(link, state, telling.shown?.position ?? null, secret);
  // Where seats see the same, the last picture may stand for the moment the eyes take to change.
  const last = useRef<Shown | null>(null);
  if (telling.shown) last.current = secret ? null : telling.shown;

  if (curtain !== null) {
    const { log } = link.store.getState();
    const digest = digestOf(linesOf(game.game, log), log, curtain);
    const told = digest?.items.flatMap((item) => item.lines) ?? [];
    const lines = told.flatMap(({ event }) => game.words.event(event, who) ?? []);
    return <Curtain key={curtain} seat={curtain} name={who(curtain)} lines={lines} onReveal={lift} />;
  }
  const shown = telling.shown ?? last.current;
  if (!shown)
    return state.table?.status === 'lobby' ? <main className={style.loading}>{text.begins}</main> : <Loading />;
  return <Playing {...{ link, id, state, shown, story, telling, game, gameBoard }} />;
}
