import { change, SPEEDS, type Speed, useSettings } from '../../settings/settings.ts';
import type { Story, StoryState } from '../../story/story.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useTableText } from '../text/index.ts';
import style from './stage.module.css';

export interface ControlProps {
  story: Story;
  state: StoryState;
  /** The match is over: what follows is the result. */
  over: boolean;
}

/** One speed further, as far as there is one. */
export const nextSpeed = (speed: Speed, by: 1 | -1): Speed =>
  SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(speed) + by))]!;

/** Hold it, one beat on or back, to the present, faster or slower. */
export function Controls({ story, state, over, compact, asked }: ControlProps & { compact: boolean; asked: boolean }) {
  const { story: text } = useTableText();
  const { speed: speeds } = useText().settings.speed;
  const speed = useSettings((s) => s.speed);
  const skip = over ? text.toResult : asked ? text.skip : text.toNow;
  return (
    <span className={style.controls}>
      {state.paused ? (
        <Button
          small
          icon="play"
          className={style.hold}
          data-testid="story-play"
          aria-label={text.play}
          title={`${text.play} (␣)`}
          onClick={() => story.play()}
        >
          {compact ? undefined : text.play}
        </Button>
      ) : (
        <Button
          small
          icon="pause"
          className={style.hold}
          data-testid="story-pause"
          aria-label={text.pause}
          title={`${text.pause} (␣)`}
          onClick={() => story.pause()}
        >
          {compact ? undefined : text.pause}
        </Button>
      )}
      <Button
        small
        icon="back"
        data-testid="story-back"
        aria-label={text.back}
        title={`${text.back} (←)`}
        onClick={() => story.back()}
      />
      <Button
        small
        icon="chev"
        data-testid="story-step"
        aria-label={text.step}
        title={`${text.step} (→)`}
        disabled={state.behind === 0}
        onClick={() => story.step()}
      >
        {compact ? undefined : text.step}
      </Button>
      <Button
        small
        icon="next"
        className={style.skip}
        data-testid="story-skip"
        aria-label={skip}
        title={`${skip} (S)`}
        onClick={() => story.skip()}
      >
        {compact ? undefined : skip}
      </Button>
      {compact ? (
        <Button
          small
          look="quiet"
          className={style.speed}
          aria-label={`${text.speed}: ${speeds[speed]}`}
          onClick={() => change({ speed: speed === 'instant' ? 'slow' : nextSpeed(speed, 1) })}
        >
          {speeds[speed]}
        </Button>
      ) : (
        <fieldset className={`seg ${style.speeds}`} aria-label={text.speed} title={`${text.speed} (, .)`}>
          {SPEEDS.map((x) => (
            <button key={x} type="button" aria-pressed={x === speed} onClick={() => change({ speed: x })}>
              {speeds[x]}
            </button>
          ))}
        </fieldset>
      )}
    </span>
  );
}
