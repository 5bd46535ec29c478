import { useState } from 'react';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { OddsTable } from '../advice/OddsTables.tsx';
import { oddsOfQuestion, useOdds } from '../advice/useOdds.ts';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import type { Blunder } from './blunder.ts';
import { Explained } from './Explained.tsx';
import style from './trainer.module.css';
import type { Training } from './useTraining.ts';
import { warningOf } from './warning.ts';

/** What the coach says beside a question; a bar where there is nothing to say. */
export function Trainer(props: {
  scene: Scene;
  board: Board;
  training: Training;
  onHint: (() => void) | undefined;
  onOdds: (() => void) | undefined;
}) {
  const { scene, board, training, onHint, onOdds } = props;
  const { learn, training: text } = useText();
  const { advice } = useTableText();
  const { topic, warning, isAsked, isPlain } = training;
  const asked = scene.position.question;
  const odds = oddsOfQuestion(useOdds(scene, board), board);
  const shown = warning === null && (isPlain || topic?.key === asked) ? odds : undefined;
  const says = warning ? 'warning' : (topic?.key ?? (shown ? 'odds' : ''));
  // On a phone a sentence is a bar of two lines, until somebody wants it all.
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = warning !== null || (says !== '' && opened === says);
  return (
    <section
      className={style.trainer}
      aria-label={learn.coach.title}
      data-testid="trainer"
      data-says={says}
      data-open={isOpen}
      data-region=""
      tabIndex={-1}
    >
      <span className={style.lamp} aria-hidden="true">
        <Icon name="lantern" size={18} />
      </span>
      <h2 className={style.title}>{learn.coach.title}</h2>
      <div className={style.words} aria-live="polite">
        {topic && warning === null && <Explained scene={scene} topic={topic} />}
      </div>
      {shown && (
        <div className={style.odds}>
          <OddsTable scene={scene} odds={shown} />
        </div>
      )}
      {warning && <Warning scene={scene} training={training} warning={warning} />}
      {says !== '' && warning === null && (
        <Button
          look="quiet"
          className={style.unfold}
          icon={isOpen ? 'x' : 'chev'}
          aria-expanded={isOpen}
          aria-label={isOpen ? text.less : text.more}
          data-testid="coach-more"
          onClick={() => setOpened(isOpen ? null : says)}
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
          {topic && (
            <Button small data-testid="coach-understood" onClick={training.understood}>
              {text.understood}
            </Button>
          )}
          {shown && (
            <Button
              small
              look={isPlain ? 'plain' : 'quiet'}
              aria-pressed={isPlain}
              data-testid="coach-plain"
              onClick={() => training.setPlain(!isPlain)}
            >
              {text.plain}
            </Button>
          )}
          {isAsked && onHint && !isPlain && (
            <Button look="quiet" small data-testid="coach-hint" onClick={onHint}>
              {text.hint}
            </Button>
          )}
          {isAsked && onOdds && !shown && (
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

function Warning({ scene, training, warning }: { scene: Scene; training: Training; warning: Blunder }) {
  const { say, reason } = warningOf(scene, warning, training.words, useText().training);
  const { signs } = scene.gameBoard;
  return (
    <div className={`${style.words} ${style.warning}`} role="alert" data-testid="coach-warning">
      <p className={style.say}>
        <Rich text={say} signs={signs} />
      </p>
      {reason !== null && (
        <p className={style.reason}>
          <Rich text={reason} signs={signs} />
        </p>
      )}
    </div>
  );
}
