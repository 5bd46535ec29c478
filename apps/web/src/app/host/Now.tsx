import { useText } from '../../text/index.ts';
import { Plate } from '../../ui/Plate.tsx';
import { bytesIn, countIn, millisecondsIn } from './figures.ts';
import style from './host.module.css';
import { useHostText } from './text/index.ts';
import type { Together } from './together.ts';

/** The four figures somebody looks for first. */
export function Now({ all: { playing, people, wait, memory } }: { all: Together }) {
  const { lang } = useText();
  const { now } = useHostText();
  const figures = [
    [countIn(lang, playing), now.tables],
    [countIn(lang, people), now.people],
    wait === null ? ['–', now.nobodyWaits] : [millisecondsIn(lang, wait), now.wait],
    [bytesIn(lang, memory), now.memory],
  ] as const;
  return (
    <Plate>
      <dl className={style.now}>
        {figures.map(([figure, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}
