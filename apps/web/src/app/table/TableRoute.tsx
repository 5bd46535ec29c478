import { lazy, Suspense } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { Message } from '../../frame/Message.tsx';
import { Waiting } from '../../frame/Waiting.tsx';
import { manifestOf } from '../../games/index.ts';
import { useGame, useGameBoard } from '../../load/useGame.ts';
import type { TableLink } from '../../net/link.ts';
import { openOnline } from '../../net/open.ts';
import { useLink, useTable } from '../../net/useLink.ts';
import { openOffline } from '../../offline/open.ts';
import { makeRoute } from '../../route/router.ts';
import { useLang } from '../../settings/settings.ts';
import { useText } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { isAuthor } from '../author/insight.ts';
import { Lobby } from '../lobby/Lobby.tsx';
import { LineBanner } from './LineBanner.tsx';
import { useAttention } from './useAttention.ts';

const AuthorPanel = lazy(() => import('../author/AuthorPanel.tsx').then((m) => ({ default: m.AuthorPanel })));
const TableScreen = lazy(() => import('../../table/TableScreen.tsx').then((m) => ({ default: m.TableScreen })));

/** A table on the server: its lobby, then the game. */
export function OnlineTable({ id }: { id: string }) {
  const link = useLink(openOnline, id);
  return link ? <Opened link={link} id={id} /> : <Waiting />;
}

/** A table in this page. */
export function LocalTable({ id }: { id: string }) {
  const link = useLink(openOffline, id);
  return link ? <Opened link={link} id={id} /> : <Waiting />;
}

function Opened({ link, id }: { link: TableLink; id: string }) {
  const { line } = useText();
  const problem = useTable(link, (s) => s.problem);
  const game = useTable(link, (s) => s.table?.game ?? null);
  const status = useTable(link, (s) => s.table?.status ?? null);
  const lang = useLang();
  useAttention(link, manifestOf(game ?? '')?.about.name[lang] ?? '');
  if (problem) return <Refused link={link} />;
  if (status === null) return <Waiting text={line.connecting} />;
  return (
    <>
      <LineBanner link={link} />
      {status === 'lobby' ? (
        <Lobby link={link} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Played key={id} link={link} id={id} game={game!} />
        </Suspense>
      )}
    </>
  );
}

function Played({ link, id, game }: { link: TableLink; id: string; game: string }) {
  const loaded = useGame(game);
  return (
    <>
      <TableScreen link={link} id={id} game={loaded} gameBoard={useGameBoard(game)} />
      {link.kind === 'offline' && isAuthor() && (
        <Suspense fallback={null}>
          <AuthorPanel link={link} game={loaded.game} />
        </Suspense>
      )}
    </>
  );
}

/** Why there is no table to be seen. Where the line is only down, the tries go on behind it. */
function Refused({ link }: { link: TableLink }) {
  const { line, pages, common } = useText();
  const code = useTable(link, (s) => s.problem?.code ?? 'unavailable');
  const local =
    link.kind === 'offline' ? { 'no-table': pages.local.gone, 'too-many-connections': pages.local.twice } : {};
  const { title, text } = local[code as keyof typeof local] ?? { title: pages.table.refused, text: line.code[code] };
  return (
    <Frame at="table">
      <Message title={title} text={text}>
        <LinkButton look="primary" href={makeRoute({ t: 'home' })}>
          {common.broken.home}
        </LinkButton>
      </Message>
    </Frame>
  );
}
