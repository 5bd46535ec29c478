import { Frame } from '../../frame/Frame.tsx';
import { useText } from '../../text/index.ts';
import { Plate } from '../../ui/Plate.tsx';
import { Title } from '../../ui/Title.tsx';
import { Courses } from './Courses.tsx';
import style from './learn.module.css';

/** All games that can be learned. */
export function AllGames() {
  const { learn } = useText();
  return (
    <Frame at="learn">
      <div className={style.head}>
        <div>
          <Title page={learn.title} />
          <p className="muted">{learn.all}</p>
        </div>
      </div>
      <Plate className={style.part}>
        <Courses />
      </Plate>
    </Frame>
  );
}
