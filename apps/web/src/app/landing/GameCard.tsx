import type { ABOUT, GameId } from '@ashtown/catalog/about';
import type { About } from '@ashtown/engine';
import { makeRoute } from '../../route/router.ts';
import { useText } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { playBots, warmUp } from '../play.ts';
import style from './landing.module.css';
import { SHEETS } from './posters/sheets.ts';

/** A game as a poster: one click to a table, one to its options, one to its rules. */
export function GameCard({ about }: { about: (typeof ABOUT)[number] }) {
  const { landing, common, lang } = useText();
  const { id, name, players }: About & { id: GameId } = about;
  const { pitch, poster, motto } = landing.game[id];
  const Sheet = SHEETS[id];
  return (
    <article className={style.game} aria-labelledby={`game-${id}`}>
      <Sheet motto={motto} label={poster} />
      <div className={style.body}>
        <h3 id={`game-${id}`}>{name[lang]}</h3>
        <p className={style.meta}>
          <Icon name="people" size={15} />
          {common.playerRange(...players)}
        </p>
        <p className={style.pitch}>{pitch}</p>
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
          <LinkButton look="quiet" href={makeRoute({ t: 'rules', game: id })} data-testid={`learn-${id}`}>
            {landing.learn}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
