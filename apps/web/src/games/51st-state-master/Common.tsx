import { COLOURS, type ConnectionId, ID_OF } from '@ashtown/catalog/51st-state-master';
import { good, Strip } from '../51st-state-common/Strip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import style from './board.module.css';
import { ConnectionCard } from './Connection.tsx';
import { digitOf } from './gather.ts';
import { option, type Props, slot } from './props.ts';
import { boardText } from './text/index.ts';

const PRICE = [good('worker', 2)];

/** The face-up connections: two workers take one into the hand. */
export function Connections(p: Props) {
  const t = boardText(p.lang);
  return (
    <section className={style.connections} aria-label={t.connections}>
      <span className="label">
        {t.connections} <Strip parts={PRICE} size={15} />
      </span>
      <span className={style.pair}>
        {COLOURS.map((colour, i) => {
          const no = p.view.faceUp[i]!;
          const of = slot(`link.${colour}`);
          if (no < 0)
            return (
              <Thing key={colour} p={p} of={of} label={`${p.words.ref(of)}: ${t.none}`} className={style.gap}>
                {t.none}
              </Thing>
            );
          const id = ID_OF[no]! as ConnectionId;
          const { name, kind, text } = p.words.card(id);
          return (
            <Thing key={colour} p={p} of={of} label={t.cardOf(name, kind, text)} digit={digitOf(p, of)}>
              <ConnectionCard id={id} name={name} />
            </Thing>
          );
        })}
      </span>
    </section>
  );
}

/** How many cards are left, and what was discarded. */
export function Piles(p: Props) {
  const t = boardText(p.lang);
  return (
    <section className={style.piles} aria-label={`${t.deck}, ${t.discard}`}>
      <span className={style.pile}>
        <b>{p.view.deck.length}</b>
        <span>{t.deck}</span>
      </span>
      <Thing
        p={p}
        of={option('discard-pile')}
        idle
        label={`${t.discard}: ${t.cards(p.view.discard.length)}`}
        className={`${style.pile} ${style.seen}`}
      >
        <b>{p.view.discard.length}</b>
        <span>{t.discard}</span>
      </Thing>
    </section>
  );
}
