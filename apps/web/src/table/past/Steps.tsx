import { Button } from '../../ui/Button.tsx';
import { useTableText } from '../text/index.ts';
import style from './steps.module.css';

/** The way through the moments of a match: by a step, by itself, or at once. */
export function Steps(props: {
  from: number;
  length: number;
  at: number;
  playing: boolean;
  onStep(at: number): void;
  onPlay(): void;
}) {
  const { from, length, at, playing, onStep, onPlay } = props;
  const { steps: text } = useTableText();
  return (
    <div className={style.steps}>
      <Button
        small
        look="quiet"
        aria-label={text.back}
        title={`${text.back} [`}
        data-testid="step-back"
        icon="back"
        disabled={at <= from}
        onClick={() => onStep(at - 1)}
      />
      <Button
        small
        look="primary"
        icon={playing ? 'pause' : 'play'}
        aria-label={playing ? text.pause : text.play}
        data-testid="play"
        onClick={onPlay}
      />
      <Button
        small
        look="quiet"
        aria-label={text.on}
        title={`${text.on} ]`}
        data-testid="step-on"
        icon="chev"
        disabled={at >= length}
        onClick={() => onStep(at + 1)}
      />
      <input
        type="range"
        min={from}
        max={length}
        value={at}
        aria-label={text.timeline}
        aria-valuetext={text.at(at, length)}
        onChange={(e) => onStep(Number(e.target.value))}
      />
      <output className="num" data-testid="replay-at">
        {text.at(at, length)}
      </output>
    </div>
  );
}
