import type { Ref } from '@ashtown/engine';
import { useMemo } from 'react';
import { listed } from '../../text/index.ts';
import { Rich } from '../../ui/Rich.tsx';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { type Highlight, highlightsOf } from './highlights.ts';
import { Marker } from './Marker.tsx';
import style from './result.module.css';

const MOST = 6;
const THINGS = 3;

/** What stood out; each leads to its moment. */
export function Highlights({ scene, onLook }: { scene: Scene; onLook?: ((at: number) => void) | undefined }) {
  const text = useTableText();
  const { game, lines } = scene;
  const all = useMemo(() => highlightsOf(game, lines).slice(0, MOST), [game, lines]);
  if (all.length === 0) return null;
  return (
    <section className={style.high} aria-label={text.result.highlights}>
      {all.map((h) => (
        <button
          key={h.id}
          type="button"
          className={`plate ${style.hi}`}
          disabled={!onLook}
          title={text.past.see}
          onClick={() => onLook?.(h.at)}
        >
          <span className="label">{titleOf(scene, text, h)}</span>
          <span className={style.hiLine}>
            {h.seats.map((seat) => (
              <Marker key={seat} scene={scene} seat={seat} size={30} />
            ))}
            <b>{nameOf(scene, h)}</b>
            <b className={style.big}>{h.id === 'round' ? `+${h.n}` : h.n}</b>
          </span>
          <span className={style.hiMore}>
            <Rich text={moreOf(scene, text, h)} signs={scene.gameBoard.signs} />
          </span>
        </button>
      ))}
    </section>
  );
}

type Text = ReturnType<typeof useTableText>;

const what = (scene: Scene): 'round' | 'turn' => scene.gameBoard.round?.(scene.position.view)?.what ?? 'round';

function titleOf(scene: Scene, text: Text, { id }: Highlight): string {
  if (id === 'round') return text.result.biggest[what(scene)];
  return id === 'card' ? text.result.bestCard : (scene.words.feat?.(id) ?? id);
}

const people = (scene: Scene, { seats }: Highlight): string => listed(scene.lang, seats.map(scene.who));
const thingName = (scene: Scene, thing: Ref): string =>
  thing.kind === 'card' ? scene.words.card(thing.id).name : scene.words.ref(thing);

/** A card stands for itself, everything else for whoever did it. */
const nameOf = (scene: Scene, h: Highlight): string =>
  h.id === 'card' && h.things[0] ? thingName(scene, h.things[0].thing) : people(scene, h);

function moreOf(scene: Scene, text: Text, h: Highlight): string {
  const { id, round, things, sources } = h;
  if (id === 'card') return `${people(scene, h)}, ${things[0]?.times ?? 1}×`;
  if (round !== undefined) {
    const parts = sources
      .slice(0, THINGS)
      .map(({ source, n }) => `${scene.words.source(source)} ${n > 0 ? `+${n}` : `−${-n}`}`);
    return [text.count[what(scene)](round), parts.join(', ')].join(': ');
  }
  const named = things.map(({ thing, times }) => {
    const name = thingName(scene, thing);
    return times > 1 ? `${name} ×${times}` : name;
  });
  return named.length > THINGS ? `${named.slice(0, THINGS).join(', ')} …` : named.join(', ');
}
