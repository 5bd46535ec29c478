import { useText } from '../../text/index.ts';
import { Rich } from '../../ui/Rich.tsx';
import { isThing } from '../advice/useLit.ts';
import { Cited } from '../cited/Cited.tsx';
import type { Scene } from '../scene.ts';
import type { Topic } from './topics.ts';
import style from './trainer.module.css';

/** More examples nobody reads. */
const MOST = 2;

/** The sentence of a topic with its rules, and which answers of this moment it is about. */
export function Explained({ scene, topic }: { scene: Scene; topic: Topic }) {
  const { game, lang, words, position, gameBoard } = scene;
  const { possible } = useText().training;
  const { view, seat, question } = position;
  // A deed that is about no thing would only be named again.
  const examples = topic.picks.filter((pick) => game.refs(pick).some(isThing)).slice(0, MOST);
  const labels = examples.map((pick) => words.label(view, seat!, question!, pick));
  return (
    <>
      <p className={style.say} data-testid="coach-sentence">
        <Rich text={topic.say} signs={gameBoard.signs} />
      </p>
      {labels.length > 0 && (
        <p className={style.reason} data-testid="coach-possible">
          <Rich text={`${possible}: ${[...new Set(labels)].join('; ')}`} signs={gameBoard.signs} />
        </p>
      )}
      <span className={style.cites}>
        {topic.cite.map((rule) => (
          <Cited key={rule} game={game.id} lang={lang} rule={rule} />
        ))}
      </span>
    </>
  );
}
