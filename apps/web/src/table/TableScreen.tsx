import { Suspense, useRef } from 'react';
import { useStore } from 'zustand';
import { useGame } from '../load/useGame.ts';
import type { TableLink, TableState } from '../net/link.ts';
import { useLang } from '../settings/settings.ts';
import { Curtain } from './Curtain.tsx';
import { useCurtainWish } from './curtainWish.ts';
import { useFace } from './faces.ts';
import { sinceMine } from './log.ts';
import { Playing } from './Playing.tsx';
import style from './screen.module.css';
import { useTableText } from './text/index.ts';
import { usePassing } from './usePassing.ts';
import { useWho } from './useWho.ts';

/** A table in play, or just over. The lobby before it is the shell's. */
export function TableScreen({ link, id }: { link: TableLink; id: string }) {
  const state = useStore(link.store);
  if (!state.table) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Table key={id} link={link} id={id} state={state} game={state.table.game} />
    </Suspense>
  );
}

export function Loading() {
  const text = useTableText();
  return (
    <main className={style.loading} aria-busy="true">
      {text.loading}
    </main>
  );
}

const LINES = 8;

function Table({ link, id, state, game }: { link: TableLink; id: string; state: TableState; game: string }) {
  const text = useTableText();
  const lang = useLang();
  const { words } = useGame(game);
  const face = useFace(game);
  const always = useCurtainWish();
  const secret = always || face.secretsPerSeat !== false;
  const { curtain, lift } = usePassing(link, state, secret);
  const who = useWho(state.table);
  // Where seats see the same, the last picture may stand for the moment the eyes take to change.
  const last = useRef<Pick<TableState, 'position' | 'log'> | null>(null);
  if (state.position) last.current = secret ? null : { position: state.position, log: state.log };

  if (curtain !== null) {
    const since = sinceMine(state.log, [curtain]).flatMap((e) => e.events);
    const lines = since.flatMap((e) => (face.isFaint?.(e) ? [] : (words[lang].event(e, who) ?? [])));
    return <Curtain key={curtain} seat={curtain} name={who(curtain)} lines={lines.slice(-LINES)} onReveal={lift} />;
  }
  const position = state.position ?? last.current?.position ?? null;
  if (!position)
    return state.table?.status === 'lobby' ? <main className={style.loading}>{text.begins}</main> : <Loading />;
  const shown = state.position ? state : { ...state, ...last.current };
  return <Playing link={link} id={id} state={shown} position={position} game={game} />;
}
