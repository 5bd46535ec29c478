import type { Seat } from '@ashtown/engine';
import { useId } from 'react';
import { Steps } from '../table/past/Steps.tsx';
import { useText } from '../text/index.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copy.ts';
import { toast } from '../ui/toast.ts';
import style from './replay.module.css';
import { useReplayText } from './text/index.ts';

/** The bar of a replay: where one is, the way to anywhere else, and whose eyes one has. */
export function Timeline(props: {
  from: number;
  length: number;
  at: number;
  as: Seat | null;
  playing: boolean;
  names: readonly string[];
  moments: readonly { at: number; line: string }[];
  /** The address of this moment; null where the match is only a file. */
  link: string | null;
  onStep(at: number): void;
  onPlay(): void;
  onAs(seat: Seat | null): void;
  /** Plays on from here; missing where the game is over. */
  onBranch: (() => void) | undefined;
  onClose(): void;
}) {
  const { from, length, at, as, playing, names, moments, link, onStep, onPlay, onAs, onBranch, onClose } = props;
  const text = useReplayText();
  const { common } = useText();
  const id = useId();
  const last = moments.findLast((m) => m.at <= at);
  return (
    <div className={style.bar} data-testid="timeline">
      <Steps from={from} length={length} at={at} playing={playing} onStep={onStep} onPlay={onPlay} />
      <div className={style.choices}>
        <label htmlFor={`${id}m`} className="vh">
          {text.moments}
        </label>
        <select
          id={`${id}m`}
          className="field"
          data-testid="moments"
          value={last?.at ?? ''}
          onChange={(e) => onStep(Number(e.target.value))}
        >
          <option value="" disabled>
            {text.moments}
          </option>
          {moments.map((m, i) => (
            <option key={`${m.at} ${i as 0}`} value={m.at}>
              {m.at}. {m.line}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}a`} className="vh">
          {text.viewAs}
        </label>
        <select
          id={`${id}a`}
          className="field"
          data-testid="view-as"
          value={as ?? ''}
          onChange={(e) => onAs(e.target.value === '' ? null : Number(e.target.value))}
        >
          <option value="">{text.spectator}</option>
          {names.map((name, seat) => (
            <option key={`${seat as 0} ${name}`} value={seat}>
              {text.as(name)}
            </option>
          ))}
        </select>
        {onBranch && (
          <Button
            small
            icon="flag"
            aria-label={text.branch}
            title={text.branch}
            data-testid="branch"
            onClick={onBranch}
          />
        )}
        {link && (
          <Button
            small
            icon="link"
            aria-label={text.copyLink}
            onClick={async () => {
              const address = new URL(link, document.baseURI).href;
              if (await copyText(address)) toast(common.copied, { tone: 'good' });
              else toast(address, { stays: true });
            }}
          />
        )}
        <Button small look="quiet" icon="x" aria-label={text.close} onClick={onClose} />
      </div>
    </div>
  );
}
