import { ABOUT } from '@ashtown/catalog/about';
import { Frame } from '../../frame/Frame.tsx';
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
        {ABOUT.map((about) => (
          <GameCard key={about.id} about={about} />
        ))}
      </section>
      <OpenTables tables={open} />
    </Frame>
  );
}
