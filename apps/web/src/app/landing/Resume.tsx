import type { Lang } from '@ashtown/engine';
import { useState } from 'react';
import { manifestOf } from '../../games/index.ts';
import { makeRoute } from '../../route/router.ts';
import { listed, type Shell, useText } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { toast } from '../../ui/toast.ts';
import { GamePoster } from './GamePoster.tsx';
import style from './resume.module.css';
import type { MyTable } from './useTables.ts';

/** The way back to a table, the most urgent one first; the others are one click further. */
export function Resume({ tables, forget }: { tables: readonly MyTable[]; forget(id: string): void }) {
  const [all, setAll] = useState(false);
  const text = useText();
  const { resume } = text.landing;
  const first = tables[0];
  if (!first) return null;
  return (
    <Plate as="section" className={style.resume} aria-label={resume.title} data-testid="resume">
      {first.turn ? <span className={style.hazard} /> : <span />}
      <Thumb game={first.game} />
      <div className={style.words}>
        <span className={`label ${first.turn ? 'acc' : ''}`}>{stateOf(first, text)}</span>
        <b>{nameOf(first.game, text)}</b>
        <small>{linesOf(first, text)}</small>
      </div>
      <div className={style.acts}>
        <LinkButton look={first.status === 'over' ? 'plain' : 'primary'} href={routeOf(first)}>
          {goOf(first, text)}
        </LinkButton>
        {tables.length > 1 && (
          <button type="button" className={style.more} onClick={() => setAll(true)}>
            {resume.more(tables.length - 1)}
          </button>
        )}
      </div>
      <All open={all} close={() => setAll(false)} tables={tables} forget={forget} />
    </Plate>
  );
}

function All(props: { open: boolean; close(): void; tables: readonly MyTable[]; forget(id: string): void }) {
  const { open, close, tables, forget } = props;
  const text = useText();
  const { resume, forget: forgetWord, forgotten } = text.landing;
  return (
    <Dialog open={open} title={resume.title} onClose={close} wide>
      <ul className={style.list}>
        {tables.map((table) => (
          <li key={table.id}>
            <div className={style.words}>
              <span className={`label ${table.turn ? 'acc' : ''}`}>{stateOf(table, text)}</span>
              <b>{nameOf(table.game, text)}</b>
              <small>{linesOf(table, text)}</small>
            </div>
            {table.local && (
              <Button
                look="quiet"
                icon="trash"
                aria-label={forgetWord}
                onClick={() => {
                  forget(table.id);
                  toast(forgotten(nameOf(table.game, text)));
                  if (tables.length === 1) close();
                }}
              />
            )}
            <LinkButton href={routeOf(table)}>{goOf(table, text)}</LinkButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The poster of the game, as small as a stamp. The name stands beside it. */
function Thumb({ game }: { game: string }) {
  const { lang } = useText();
  const manifest = manifestOf(game);
  return (
    <span className={style.thumb} aria-hidden="true">
      {manifest && <GamePoster of={manifest} lang={lang} bare />}
    </span>
  );
}

const routeOf = ({ local, id }: MyTable): string => makeRoute({ t: local ? 'local' : 'table', id });

function stateOf({ status, turn }: MyTable, { landing: { resume } }: Shell): string {
  if (status === 'over') return resume.over;
  if (status === 'lobby') return resume.lobby;
  return turn ? resume.yours : resume.waiting;
}

const goOf = ({ status }: MyTable, { landing: { resume } }: Shell): string =>
  status === 'over' ? resume.see : resume.go;

const nameOf = (game: string, { lang }: Shell): string => manifestOf(game)?.about.name[lang] ?? game;

function linesOf({ seats, updated, local }: MyTable, { lang, landing, common }: Shell): string {
  const all = seats.flatMap((x) => (x.name === null ? [] : { ...x, name: x.name }));
  // Alone with bots, only they are named: who plays knows who that is.
  const bots = all.filter((x) => x.kind === 'bot');
  const names = (local && bots.length === all.length - 1 ? bots : all).map((x) => x.name);
  const minutes = Math.max(0, Math.floor((Date.now() - updated) / 60_000));
  const where = local ? landing.onDevice : landing.online;
  return `${common.ago(minutes)} · ${where} · ${landing.against(listed(lang as Lang, names))}`;
}
