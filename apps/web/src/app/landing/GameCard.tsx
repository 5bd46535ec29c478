import type { Manifest } from '../../games/manifest.ts';
import { useProgress } from '../../learn/progress.ts';
import { makeRoute } from '../../route/router.ts';
import { useText } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { beginLessons, playBots, warmUp } from '../play.ts';
import { GamePoster } from './GamePoster.tsx';
import style from './landing.module.css';

/** A game as a poster: one click to a table, one to its options, one to its lessons; whoever never played it is offered the first. */
export function GameCard({ of: manifest, isKnown }: { of: Manifest; isKnown: boolean }) {
  const { landing, learn, common, lang } = useText();
  const { id, name, players, pitch } = manifest.about;
  const { done } = useProgress(id);
  const isNew = manifest.lessons !== undefined && !isKnown && done.length === 0;
  return (
    <article className={style.game} aria-labelledby={`game-${id}`}>
      <GamePoster of={manifest} lang={lang} />
      <div className={style.body}>
        <h3 id={`game-${id}`}>{name[lang]}</h3>
        <p className={style.meta}>
          <Icon name="people" size={15} />
          {common.playerRange(...players)}
        </p>
        <p className={style.pitch}>{pitch[lang]}</p>
        <div className={style.acts}>
          <Button
            look="primary"
            icon="play"
            data-testid={`play-${id}`}
            onPointerEnter={() => warmUp(id)}
            onFocus={() => warmUp(id)}
            onClick={() => void playBots(id)}
          >
            {landing.playBots}
          </Button>
          <LinkButton look="quiet" href={makeRoute({ t: 'new', game: id })} data-testid={`options-${id}`}>
            {landing.options}
          </LinkButton>
          {isNew ? (
            <Button
              look="quiet"
              className={style.lesson}
              data-testid={`first-lesson-${id}`}
              onClick={() => void beginLessons(id)}
            >
              {learn.landing}
            </Button>
          ) : (
            <LinkButton look="quiet" href={makeRoute({ t: 'learn', game: id })} data-testid={`learn-${id}`}>
              {landing.learn}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}
