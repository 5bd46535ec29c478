import type { Placing } from '@ashtown/engine';
import { useMemo, useState } from 'react';
import { listed } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { Chances } from './Chances.tsx';
import style from './result.module.css';
import { isSeedOf } from './verify.ts';

const COLOURS = 10;

/** The end: who stands where and by what, whether chance was honest, and how to go on. */
export function Result(props: {
  scene: Scene;
  commitment: string | null;
  rematch?: { waiting: boolean; run(): void } | undefined;
  replay?: string | undefined;
  onSave?: (() => void) | undefined;
  again?: string | undefined;
}) {
  const { scene, commitment, rematch, replay, onSave, again } = props;
  const text = useTableText();
  const { position, gameBoard, words, log, lang } = scene;
  const places = (position.result ?? []).toSorted((a, b) => a.rank - b.rank);
  const winners = places.filter((x) => x.share > 0).map((x) => scene.who(x.seat));
  const headline =
    position.result === null
      ? text.result.abandoned
      : winners.length === 0
        ? text.result.nobody
        : text.result.wins(listed(lang, winners), winners.length);
  const chances = useMemo(
    () =>
      gameBoard.chances?.(
        log.flatMap((e) => e.events),
        words,
      ),
    [gameBoard, log, words],
  );
  return (
    <section className={`plate ${style.result}`} aria-label={text.result.title} data-testid="result">
      <header>
        <h2 className="display">{headline}</h2>
        <div className={style.actions}>
          {rematch && (
            <Button look="primary" icon="reroll" data-testid="rematch" onClick={rematch.run}>
              {rematch.waiting ? text.result.toRematch : text.result.rematch}
            </Button>
          )}
          {replay && (
            <LinkButton icon="play" href={replay} data-testid="to-replay">
              {text.result.replay}
            </LinkButton>
          )}
          {onSave && (
            <Button icon="download" data-testid="export" onClick={onSave}>
              {text.result.export}
            </Button>
          )}
          {again && (
            <LinkButton look="quiet" icon="plus" href={again}>
              {text.result.newGame}
            </LinkButton>
          )}
        </div>
      </header>
      <div className={style.columns}>
        <ol className={style.places}>
          {places.map((place) => (
            <PlaceRow key={place.seat} place={place} scene={scene} most={Math.max(1, ...places.map((x) => x.score))} />
          ))}
        </ol>
        <div className={style.side}>
          {chances && chances.throws > 0 && <Chances {...chances} signs={gameBoard.signs} lang={lang} />}
          <SeedShown seed={position.seed} commitment={commitment} />
        </div>
      </div>
    </section>
  );
}

function PlaceRow({ place, scene, most }: { place: Placing; scene: Scene; most: number }) {
  const text = useTableText();
  const { gameBoard, words, position, game } = scene;
  const Token = gameBoard.Token;
  // A source has its colour for good, whatever else there is.
  const colour = (source: string) => game.sources.indexOf(source) % COLOURS;
  return (
    <li className={style.place}>
      <b className={style.rank}>{text.result.rank(place.rank)}</b>
      {Token ? (
        <Token view={position.view} tables={scene.tables} seat={place.seat} size={44} />
      ) : (
        <SeatToken seat={place.seat} size={44} />
      )}
      <div className={style.who}>
        <b>{scene.who(place.seat)}</b>
        <small className="muted">{scene.about(place.seat)}</small>
      </div>
      <b className={style.score}>
        <Rich text={gameBoard.score?.(place.score) ?? text.result.score(place.score)} signs={gameBoard.signs} />
      </b>
      <div className={style.bar} aria-hidden="true">
        {place.lines.map((x) => (
          <i key={x.source} data-n={colour(x.source)} style={{ width: `${(100 * Math.max(0, x.n)) / most}%` }} />
        ))}
      </div>
      <ul className={style.lines}>
        {place.lines.map((x) => (
          <li key={x.source}>
            {x.n > 0 && <i data-n={colour(x.source)} aria-hidden="true" />}
            {words.source(x.source)} <b>{x.n > 0 ? `+${x.n}` : `−${Math.abs(x.n)}`}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

function SeedShown({ seed, commitment }: { seed: string | null; commitment: string | null }) {
  const text = useTableText();
  const [honest, setHonest] = useState<boolean | null>(null);
  if (seed === null || commitment === null) return null;
  return (
    <div className={style.seed}>
      <h3 className="label">{text.result.seed}</h3>
      <code data-testid="seed">{seed}</code>
      <h3 className="label">{text.result.commitmentOf}</h3>
      <code>{commitment}</code>
      <div className={style.verify}>
        <Button small icon="check" data-testid="verify" onClick={() => setHonest(isSeedOf(seed, commitment))}>
          {text.result.verify}
        </Button>
        <span role="status" className={honest === null ? '' : honest ? 'good' : 'bad'}>
          {honest === null ? '' : honest ? text.result.verified : text.result.notVerified}
        </span>
      </div>
    </div>
  );
}
