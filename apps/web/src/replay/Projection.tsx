import { type Seat, wordsAt } from '@ashtown/engine';
import type { LogEntry } from '@ashtown/protocol';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useGame, useGameBoard } from '../load/useGame.ts';
import { bring } from '../offline/shelf.ts';
import { go } from '../route/router.ts';
import { linesOf } from '../story/lines.ts';
import { useBeats } from '../story/useBeats.ts';
import { useTelling } from '../story/useTelling.ts';
import type { KeyAct } from '../table/keys/keys.ts';
import { Layout } from '../table/layout/Layout.tsx';
import { type Scene, speakerOf } from '../table/scene.ts';
import screen from '../table/screen.module.css';
import { StillStage } from '../table/stage/useStage.tsx';
import { Loading } from '../table/TableScreen.tsx';
import { useTableText } from '../table/text/index.ts';
import { botTitle } from '../text/bot.ts';
import { useText } from '../text/index.ts';
import { saveFile } from '../ui/saveFile.ts';
import { toast } from '../ui/toast.ts';
import { makeShot, type Shot } from './address.ts';
import { branchOf } from './branch.ts';
import type { Film } from './film.ts';
import { Timeline } from './Timeline.tsx';
import { useReplayText } from './text/index.ts';

const NONE: readonly LogEntry[] = [];
const NOBODY: readonly Seat[] = [];

interface ProjectionProps {
  film: Film;
  shot: Shot;
  onClose(): void;
}

/** A film on the same table, read-only. */
export function Projection(props: ProjectionProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Running {...props} />
    </Suspense>
  );
}

function Running({ film, shot, onClose }: ProjectionProps) {
  const { match, length, from } = film;
  const text = useTableText();
  const replayText = useReplayText();
  const { common } = useText();
  const { words, tables, lang } = useGame(match.game);
  const gameBoard = useGameBoard(match.game);
  const clamp = (at: number) => Math.max(from, Math.min(length, at));
  const [at, setAt] = useState(clamp(shot.at ?? from));
  const [as, setAs] = useState<Seat | null>(shot.as !== null && shot.as < match.seats.length ? shot.as : null);
  const [playing, setPlaying] = useState(false);

  const atEnd = at >= length;
  useEffect(() => {
    if (atEnd) setPlaying(false);
  }, [atEnd]);

  const { source } = shot;
  const link = source.t === 'file' ? null : makeShot({ source, at, as });
  useEffect(() => {
    if (link) history.replaceState(history.state, '', link);
  }, [link]);

  const position = useMemo(() => film.positionAt(at, as), [film, at, as]);
  const log = useMemo(() => film.logAt(at, as), [film, at, as]);
  // Only one step on is played; whoever goes elsewhere sees it as it stands there.
  const [last, setLast] = useState({ at, as, fresh: NONE });
  if (last.at !== at || last.as !== as) {
    const forward = last.as === as && at === last.at + 1;
    setLast({ at, as, fresh: forward ? log.filter((e) => e.at === at - 1) : NONE });
  }
  const who = useCallback((seat: Seat) => match.seats[seat]?.name ?? '', [match]);
  const said = useMemo(() => wordsAt(words, who, match.options), [words, who, match]);
  const news = useTelling(film.game, log, last.fresh, NOBODY);
  const told = useBeats(news, playing, speakerOf({ words: said, who }), () => setAt((x) => Math.min(length, x + 1)));
  const scene: Scene = useMemo(
    () => ({
      game: film.game,
      tables,
      words: said,
      lang,
      gameBoard,
      position,
      seats: match.seats.length,
      undo: 'no',
      mine: NOBODY,
      ...told,
      who,
      about(seat) {
        const info = match.seats[seat];
        return info?.kind === 'bot' ? text.bot(botTitle(common, info.bot ?? '')) : '';
      },
    }),
    [film, tables, said, lang, gameBoard, position, match, told, who, text, common],
  );
  const moments = useMemo(() => {
    return linesOf(film.game, film.logAt(length, as)).flatMap(({ at: answer, event, telling: { rank } }) => {
      const line = rank === 'key' || rank === 'chapter' ? said.event(event) : null;
      return line === null ? [] : { at: answer + 1, line };
    });
  }, [film, length, as, said]);

  const step = (to: number) => {
    setPlaying(false);
    setAt(clamp(to));
  };
  const branch = async () => {
    const { saved, line } = branchOf(film, at, as ?? position.asked[0] ?? 0, Date.now());
    try {
      await bring(saved, line);
      go({ t: 'local', id: saved.id });
    } catch {
      toast(replayText.notKept, { tone: 'bad' });
    }
  };
  const onKey = (act: KeyAct): boolean => {
    if (act.t !== 'step') return false;
    step(at + act.by);
    return true;
  };
  return (
    <Layout
      scene={scene}
      answer={null}
      busy={false}
      commitment={match.commitment}
      banner={
        film.verified ? null : (
          <div className={screen.banner} role="note" data-testid="unchecked">
            {replayText.unchecked(from)}
          </div>
        )
      }
      waiting={
        <Timeline
          from={from}
          length={length}
          at={at}
          as={as}
          playing={playing}
          names={match.seats.map((s) => s.name)}
          moments={moments}
          link={link}
          onStep={step}
          onPlay={() => {
            if (!playing && atEnd) setAt(from);
            setPlaying(!playing);
          }}
          onAs={setAs}
          onBranch={position.asked.length > 0 ? () => void branch() : undefined}
          onClose={onClose}
        />
      }
      stage={(board) => <StillStage scene={scene} board={board} />}
      look={{ at, to: step }}
      menu={{ onSave: () => saveFile(`${match.game}-replay.json`, JSON.stringify(match)) }}
      onKey={onKey}
    />
  );
}
