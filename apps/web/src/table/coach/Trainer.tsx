import { percentIn } from '@ashtown/engine';
import { Suspense, use, useState } from 'react';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { Cited } from '../cited/Cited.tsx';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { Coaches } from './sentences.ts';
import style from './trainer.module.css';
import type { Training } from './useTraining.ts';

/** What the coach says beside a question; a bar where there is nothing to say. */
export function Trainer(props: {
  scene: Scene;
  training: Training;
  onHint: (() => void) | undefined;
  onOdds: (() => void) | undefined;
}) {
  const { scene, training, onHint, onOdds } = props;
  const { learn, training: text } = useText();
  const { advice } = useTableText();
  const { question, warning, isAsked } = training;
  // On a phone a sentence is a bar of two lines, until somebody wants it all.
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = warning !== null || (question !== null && opened === question);
  return (
    <section
      className={style.trainer}
      aria-label={learn.coach.title}
      data-testid="trainer"
      data-says={warning ? 'warning' : (question ?? '')}
      data-open={isOpen}
      data-region=""
      tabIndex={-1}
    >
      <span className={style.lamp} aria-hidden="true">
        <Icon name="lantern" size={18} />
      </span>
      <h2 className={style.title}>{learn.coach.title}</h2>
      <div className={style.words} aria-live="polite">
        {question !== null && warning === null && (
          <Suspense fallback={null}>
            <Explained scene={scene} question={question} />
          </Suspense>
        )}
      </div>
      {warning && (
        <p className={`${style.words} ${style.say}`} role="alert" data-testid="coach-warning">
          <Rich text={warningIn(scene, warning, text)} signs={scene.gameBoard.signs} />
        </p>
      )}
      {question !== null && warning === null && (
        <Button
          look="quiet"
          className={style.unfold}
          icon={isOpen ? 'x' : 'chev'}
          aria-expanded={isOpen}
          aria-label={isOpen ? text.less : text.more}
          data-testid="coach-more"
          onClick={() => setOpened(isOpen ? null : question)}
        />
      )}
      {warning ? (
        <div className={style.acts}>
          <Button look="primary" small autoFocus data-testid="coach-think" onClick={training.think}>
            {text.think}
          </Button>
          <Button small data-testid="coach-anyway" onClick={training.anyway}>
            {text.anyway}
          </Button>
        </div>
      ) : (
        <div className={style.acts}>
          {question !== null && (
            <Button small data-testid="coach-understood" onClick={training.understood}>
              {text.understood}
            </Button>
          )}
          {isAsked && onHint && (
            <Button look="quiet" small data-testid="coach-hint" onClick={onHint}>
              {text.hint}
            </Button>
          )}
          {isAsked && onOdds && (
            <Button
              look="quiet"
              small
              icon="dice"
              aria-label={advice.odds}
              title={advice.odds}
              data-testid="coach-odds"
              onClick={onOdds}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** The sentence of a question, with its rules. */
function Explained({ scene, question }: { scene: Scene; question: string }) {
  const { game, lang, gameBoard } = scene;
  const sentence = use(use(Coaches)(game.id, lang))[question];
  if (sentence === undefined) return null;
  return (
    <>
      <p className={style.say} data-testid="coach-sentence">
        <Rich text={sentence} signs={gameBoard.signs} />
      </p>
      <span className={style.cites}>
        {game.cites.questions[question]?.map((rule) => (
          <Cited key={rule} game={game.id} lang={lang} rule={rule} />
        ))}
      </span>
    </>
  );
}

function warningIn(
  { words, position, lang }: Scene,
  { better, than }: NonNullable<Training['warning']>,
  text: ReturnType<typeof useText>['training'],
): string {
  const { view, seat, question } = position;
  if (seat === null || question === null) return '';
  const label = words.label(view, seat, question, better.pick);
  return text.warning(
    label,
    percentIn(lang, better.chance),
    than.t === 'anyway' ? than : { t: than.t, chance: percentIn(lang, than.chance) },
  );
}
