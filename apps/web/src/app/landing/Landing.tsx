import { baseOf } from '@ashtown/engine';
import { Frame } from '../../frame/Frame.tsx';
import { MANIFESTS } from '../../games/index.ts';
import { useText } from '../../text/index.ts';
import { Title } from '../../ui/Title.tsx';
import { GameCard } from './GameCard.tsx';
import { JoinBox } from './JoinBox.tsx';
import style from './landing.module.css';
import { OpenTables } from './OpenTables.tsx';
import { Resume } from './Resume.tsx';
import { useTables } from './useTables.ts';

export function Landing() {
  const { landing } = useText();
  const { there, mine, open, forget } = useTables();
  const [ended, turn] = landing.headline;
  return (
    <Frame at="home">
      <div className={`${style.hero} ${mine.length > 0 ? style.back : ''}`}>
        <div>
          <Title page="Ashtown">
            {ended} <em>{turn}</em>
          </Title>
          <p>{landing.tagline}</p>
        </div>
        <Resume tables={mine} forget={forget} />
        <JoinBox there={there} />
      </div>
      <section className={style.games} aria-labelledby="games">
        <h2 id="games" className="vh">
          {landing.games}
        </h2>
        {MANIFESTS.map((manifest) => (
          <GameCard
            key={manifest.about.id}
            of={manifest}
            isKnown={mine.some(({ game, status }) => status === 'over' && baseOf(game) === manifest.about.id)}
          />
        ))}
      </section>
      <OpenTables tables={open} />
    </Frame>
  );
}
