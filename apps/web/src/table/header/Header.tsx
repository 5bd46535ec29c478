import { memo, type ReactNode } from 'react';
import { makeRoute } from '../../route/router.ts';
import { change, useSettings } from '../../settings/settings.ts';
import { beside } from '../../terms/shelf.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Title } from '../../ui/Title.tsx';
import type { Size } from '../board.ts';
import { useShared } from '../choose/sharing.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './header.module.css';

interface Tools {
  size: Size;
  commitment: string | null;
  clock?: ReactNode;
  note?: ReactNode;
  onHint?: (() => void) | undefined;
  onOdds?: (() => void) | undefined;
  onMenu(): void;
}

/** The game, where the turn stands as far as it is told, and the tools of the table. */
export function Header({ scene, ...tools }: Tools & { scene: Scene }) {
  const text = useTableText();
  const { game, words, gameBoard, position } = scene;
  // Whoever is asked answers by what is; for all others it is as far as it is told.
  const told = position.question === null ? scene.beat?.head : null;
  const track = useShared(gameBoard.phases?.(position.view, words, told));
  const count = gameBoard.round?.(position.view);
  const round = count ? text.count[count.what](told?.round ?? count.n, count.last) : null;
  return <Drawn {...tools} game={game.id} name={words.name} track={track} round={round} />;
}

interface Shown extends Tools {
  game: string;
  name: string;
  track: { names: readonly string[]; now: number; room?: readonly string[] } | undefined;
  round: string | null;
}

const Drawn = memo(function Drawn(props: Shown) {
  const { game, name: title, track, round, size, commitment, clock, note, onHint, onOdds, onMenu } = props;
  const text = useTableText();
  const sound = useSettings((s) => s.sound);
  const phone = size === 'phone';
  return (
    <header className={`${style.header} ${phone ? style.phone : ''}`}>
      <a href={makeRoute({ t: 'home' })} className={style.home} aria-label={text.menu.home}>
        <Icon name="brand" size={24} />
      </a>
      <Title page={title} hidden={phone} className={style.title!}>
        {title}
      </Title>
      {track && !phone && (
        <ol className={style.track}>
          {track.names.map((name, i) => (
            <li
              key={`${i as 0}`}
              className={i === track.now ? style.on : i < track.now ? style.done : ''}
              data-room={track.room?.[i]}
              {...(i === track.now ? { 'aria-current': 'step' as const } : {})}
            >
              {name}
            </li>
          ))}
        </ol>
      )}
      {track && phone && (
        <>
          <b className={style.phase}>{track.names[track.now]}</b>
          <span className={style.dots} aria-hidden="true">
            {track.names.map((name, i) => (
              <i key={name} className={i === track.now ? style.on : i < track.now ? style.done : ''} />
            ))}
          </span>
        </>
      )}
      <span className={style.space} />
      {note}
      {round && <span className={style.meta}>{round}</span>}
      {clock}
      {commitment && !phone && (
        <span className={style.meta} title={`${text.commitmentHelp} ${commitment}`}>
          {text.commitment(commitment.slice(0, 4).toUpperCase())}
        </span>
      )}
      {!phone && (
        <>
          {onHint && (
            <Button
              look="quiet"
              small
              icon="lamp"
              className={style.tool}
              aria-label={text.advice.hint}
              title={`${text.advice.hint} (H)`}
              data-testid="hint"
              onClick={onHint}
            />
          )}
          {onOdds && (
            <Button
              look="quiet"
              small
              icon="dice"
              className={style.tool}
              aria-label={text.advice.odds}
              title={`${text.advice.odds} (O)`}
              data-testid="to-odds"
              onClick={onOdds}
            />
          )}
          <Button
            look="quiet"
            small
            icon={sound ? 'sound' : 'mute'}
            className={style.tool}
            aria-label={sound ? text.soundOn : text.soundOff}
            aria-pressed={sound}
            onClick={() => change({ sound: !sound })}
          />
          <LinkButton
            look="quiet"
            small
            icon="book"
            className={style.tool}
            aria-label={text.menu.rules}
            title={`${text.menu.rules} (R)`}
            href={makeRoute({ t: 'rules', game })}
            onClick={beside({ at: 'rules', game, rule: null, asked: [] })}
          />
        </>
      )}
      <Button
        look="quiet"
        small={!phone}
        icon={phone ? 'menu' : 'gear'}
        className={style.tool}
        aria-label={text.menu.title}
        data-testid="menu"
        onClick={onMenu}
      />
    </header>
  );
});
