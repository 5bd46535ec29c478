import { MIDGAME, ROUNDS } from '@ashtown/armageddon/board';
import { refKey } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { card, myself, type Props, slot } from './props.ts';
import style from './rounds.module.css';
import { Sign } from './Sign.tsx';
import { Info } from './Thing.tsx';
import { TileSigns } from './Tile.tsx';

const LEVELS = ['', 'I', 'II'] as const;

/** The six rounds with what comes, and the two scorings everybody shares. */
export function Rounds(p: Props) {
  const text = p.words.board;
  const { round, options, common, over } = p.view;
  const arrivals = p.tables.arrivals[options.roundTrack];
  return (
    <section ref={roving} className={`plate ${style.rounds}`} aria-label={text.rounds}>
      <ol>
        {Array.from({ length: ROUNDS }, (_, i) => {
          const no = i + 1;
          const level = p.tables.level[i]!;
          return [
            <li
              key={no}
              className={`${style.round} ${no === round && !over ? style.on : ''} ${no < round || over ? style.done : ''}`}
              {...(no === round ? { 'aria-current': 'step' as const } : {})}
              title={text.roundHelp(no, arrivals[i]!, level)}
            >
              <span className="vh">{text.roundHelp(no, arrivals[i]!, level)}</span>
              <b aria-hidden="true">{no}</b>
              <span aria-hidden="true">
                <Sign id="marauder" size={14} />+{arrivals[i]}
              </span>
              <em aria-hidden="true">{LEVELS[level]}</em>
            </li>,
            no === MIDGAME && <Common key="midgame" p={p} tile={common[0]!} when={text.midgame} />,
            no === ROUNDS && <Common key="final" p={p} tile={common[1]!} when={text.final} />,
          ];
        })}
      </ol>
      <span className={style.stock}>
        <span data-ref={refKey(slot('bag'))} title={text.bag(p.view.bagSize)}>
          <Sign id="bag" size={14} />
          <span aria-hidden="true">{p.view.bagSize}</span>
          <span className="vh">{text.bag(p.view.bagSize)}</span>
        </span>
        <span data-ref={refKey(slot('deck'))} title={text.deck(p.view.deck.length)}>
          <Sign id="equipment" size={14} />
          <span aria-hidden="true">{p.view.deck.length}</span>
          <span className="vh">{text.deck(p.view.deck.length)}</span>
        </span>
      </span>
    </section>
  );
}

/** A scoring for everybody: what it counts, and what it would bring me now. */
function Common({ p, tile, when }: { p: Props; tile: number; when: string }) {
  const text = p.words.board;
  const me = myself(p);
  if (tile < 0) return <li className={`${style.common} ${style.done}`}>{when} ✓</li>;
  const { id } = p.tables.scoring[tile]!;
  const worth = me && p.game.facts.tileWorth(me, tile);
  const label = `${when}: ${p.words.card(id).name}${worth ? `, ${text.now(worth.n, worth.vp)}` : ''}`;
  return (
    <li className={style.common}>
      <Info p={p} of={card(id)} itself label={label} className={style.tile}>
        <TileSigns t={p.tables} tile={tile} />
        {worth && <b aria-hidden="true">={worth.vp}</b>}
      </Info>
    </li>
  );
}
