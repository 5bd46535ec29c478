import { useMemo } from 'react';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useSize } from '../layout/size.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { About } from './About.tsx';
import { Chances } from './Chances.tsx';
import { Curve } from './Curve.tsx';
import { Hero } from './Hero.tsx';
import { Highlights } from './Highlights.tsx';
import hero from './hero.module.css';
import style from './result.module.css';
import { rowsOf } from './rows.ts';
import { isTall, Sources } from './Sources.tsx';

export interface ResultProps {
  scene: Scene;
  commitment: string | null;
  rematch?: { waiting: boolean; run(): void } | undefined;
  replay?: string | undefined;
  onSave?: (() => void) | undefined;
  again?: string | undefined;
  /** Shows a moment on the table. */
  onLook?: ((at: number) => void) | undefined;
}

/** The end: who won and why, who stands where and by what, how it came, and how to go on. */
export const Result = (props: ResultProps) => <ResultPage {...props} narrow={useSize() === 'phone'} />;

export function ResultPage(props: ResultProps & { narrow: boolean }) {
  const { scene, commitment, narrow, onLook } = props;
  const text = useTableText();
  const { game, position, gameBoard, words, log, lang, mine } = scene;
  const { result } = position;
  const ending = useMemo(
    () => (result === null ? null : game.ending(position.view, log)),
    [game, position, log, result],
  );
  const chances = useMemo(
    () =>
      gameBoard.chances?.(
        log.flatMap((e) => e.events),
        words,
      ),
    [gameBoard, log, words],
  );
  const next = <Next {...props} />;
  const about = <About seed={position.seed} commitment={commitment} />;
  const section = (content: React.ReactNode) => (
    <section className={style.result} data-narrow={narrow} aria-label={text.result.title} data-testid="result">
      {content}
    </section>
  );
  if (result === null || ending === null)
    return section(
      <>
        <header className={`plate ${hero.hero}`}>
          <div className={hero.say}>
            <h2 className={`display ${hero.title}`}>{text.result.abandoned}</h2>
          </div>
          {next}
        </header>
        {about}
      </>,
    );
  const said = words.ending(ending);
  const rows = rowsOf(result, ending, mine);
  const rival = said.rival ?? '';
  // The last moment is the one that is seen already: what led to it is shown.
  const look = onLook && ((at: number) => onLook(Math.min(at, position.at - 1)));
  const curve = <Curve scene={scene} ending={ending} rows={rows} rival={rival} narrow={narrow} />;
  const highlights = <Highlights scene={scene} onLook={look} />;
  // Beside a table of many lines there is room for more than the curve.
  const tall = !narrow && isTall(game.sources, rows);
  return section(
    <>
      <Hero scene={scene} ending={ending} said={said} rows={rows} narrow={narrow}>
        {next}
      </Hero>
      <Sources scene={scene} rows={rows} rival={rival} narrow={narrow} onLook={look} />
      {tall ? (
        <div className={style.right}>
          {curve}
          {highlights}
        </div>
      ) : (
        <>
          {curve}
          {highlights}
        </>
      )}
      {chances && chances.throws > 0 && <Chances {...chances} signs={gameBoard.signs} lang={lang} />}
      {about}
    </>,
  );
}

/** What next, in one row. */
function Next({ rematch, replay, onSave, again }: ResultProps) {
  const text = useTableText();
  return (
    <div className={hero.next}>
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
        <LinkButton icon="plus" href={again}>
          {text.result.newGame}
        </LinkButton>
      )}
    </div>
  );
}
