import type { MatchRefusal } from '@ashtown/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { loadGame } from '../load/load.ts';
import { fetchMatch } from '../net/api.ts';
import { readOffline } from '../offline/open.ts';
import { useHash } from '../route/router.ts';
import { Loading } from '../table/TableScreen.tsx';
import { Title } from '../ui/Title.tsx';
import { parseShot, type Shot } from './address.ts';
import { type Film, isFilm, openFilm } from './film.ts';
import { Picker } from './Picker.tsx';
import { Projection } from './Projection.tsx';
import style from './replay.module.css';
import { type ReplayProblem, useReplayText } from './text/index.ts';

type Shown = { t: 'none' } | { t: 'loading' } | { t: 'refused'; refusal: ReplayProblem } | { t: 'film'; film: Film };

/** The text of a match that lies on the server or in this browser; null where there is none to be had. */
async function fetchSource(source: Shot['source']): Promise<string | null> {
  if (source.t === 'file') return null;
  if (source.t === 'table') return fetchMatch(source.id);
  return readOffline(source.id);
}

const isOver = (film: Film): boolean => film.positionAt(film.length, null).asked.length === 0;

/** A match to look at again: a file, or a table that is over. */
export function ReplayScreen() {
  const text = useReplayText();
  const shot = parseShot(useHash());
  const [shown, setShown] = useState<Shown>({ t: shot.source.t === 'file' ? 'none' : 'loading' });
  const key = shot.source.t === 'file' ? '' : `${shot.source.t} ${shot.source.id}`;

  const show = useCallback(async (file: string, running: boolean) => {
    setShown({ t: 'loading' });
    const found = await openFilm(file, loadGame);
    if (!isFilm(found)) setShown({ t: 'refused', refusal: found satisfies MatchRefusal });
    else if (!running && !isOver(found)) setShown({ t: 'refused', refusal: { problem: 'not-over' } });
    else setShown({ t: 'film', film: found });
  }, []);

  const shownKey = useRef(key);
  useEffect(() => {
    const left = shownKey.current !== key;
    shownKey.current = key;
    if (key === '') return left ? setShown({ t: 'none' }) : undefined;
    let gone = false;
    const [t, id] = key.split(' ') as ['table' | 'local', string];
    setShown({ t: 'loading' });
    void fetchSource({ t, id }).then((file) => {
      if (gone) return;
      if (file === null) setShown({ t: 'refused', refusal: { problem: 'not-found' } });
      // The server itself gives away no match that is still running.
      else void show(file, t === 'table');
    });
    return () => {
      gone = true;
    };
  }, [key, show]);

  if (shown.t === 'loading') return <Loading />;
  if (shown.t === 'film')
    return (
      <Projection key={`${shot.at} ${shot.as}`} film={shown.film} shot={shot} onClose={() => setShown({ t: 'none' })} />
    );
  return (
    <Frame at="replay">
      <div className={style.page}>
        <Title page={text.title} />
        <p>{text.intro}</p>
        <Picker
          onText={(file) => void show(file, true)}
          onUnreadable={() => setShown({ t: 'refused', refusal: { problem: 'unreadable' } })}
        />
        {shown.t === 'refused' && (
          <div className={style.refused} role="alert" data-testid="replay-refused" data-problem={shown.refusal.problem}>
            <b>{text.refused}</b>
            <p>{text.problem[shown.refusal.problem]}</p>
            {shown.refusal.where && (
              <p className="muted">
                <code>{shown.refusal.where}</code>
              </p>
            )}
          </div>
        )}
      </div>
    </Frame>
  );
}
