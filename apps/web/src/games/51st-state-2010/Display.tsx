import { tables, VISITS } from '@ashtown/catalog/51st-state-2010';
import type { ReactNode } from 'react';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import style from './board.module.css';
import { DeckCard, DeckChip } from './DeckCard.tsx';
import { card, type Props } from './props.ts';
import { Location } from './Rows.tsx';
import { StorePicker } from './StorePicker.tsx';
import { knownOf, openPlaces, turnOf } from './summary.ts';
import { boardText } from './text/index.ts';

/** Questions about the row, and about cards only one player sees. */
const DRAFTING: readonly string[] = ['pick', 'burn', 'leftover', 'keep'];

/** The middle of the table: what the present question is about, else what everybody knows of the hands. */
export function Display(p: Props) {
  const t = boardText(p.lang);
  const { row, looked, limbo } = p.view;
  const seen = looked.filter((no) => no !== null);
  if (p.question === 'store') return <StorePicker {...p} />;
  if (seen.length > 0) return <Cards p={p} title={t.looked} cards={seen} />;
  if (row.length > 0) return <Cards p={p} title={t.row} cards={row} />;
  const seat = turnOf(p.view);
  if (limbo >= 0)
    return (
      <Cards p={p} title={t.played(seat === null ? '' : p.who(seat))} cards={[limbo]}>
        <KnownCards {...p} />
      </Cards>
    );
  return <Between {...p} />;
}

/** Face-up cards; one of them answers where the question is about them. */
function Cards(props: { p: Props; title: string; cards: readonly number[]; children?: ReactNode }) {
  const { p, title, cards, children } = props;
  const t = boardText(p.lang);
  const idle = p.question === null || !DRAFTING.includes(p.question);
  return (
    <section className={style.display} aria-label={title}>
      <span className="label">{title}</span>
      <span className={style.row}>
        {cards.map((no) => {
          const id = tables.id[no]!;
          const { name, kind, text } = p.words.card(id);
          return (
            <Thing
              key={no}
              p={p}
              of={card(id)}
              idle={idle}
              label={t.cardOf(name, kind, text)}
              digit={p.hotkey(card(id))}
            >
              <DeckCard p={p} no={no} low />
            </Thing>
          );
        })}
        {children}
      </span>
    </section>
  );
}

/** Between the drafts: where my workers may go, and what everybody knows of the hands. */
function Between(p: Props) {
  const t = boardText(p.lang);
  const open = openPlaces(p.view, p.seat);
  return (
    <div className={style.between}>
      {p.seat !== null && (
        <section className={style.display} aria-label={t.openToMe}>
          <span className="label">
            {t.openToMe} · {t.visits(p.view.players[p.seat]!.visits, VISITS)}
          </span>
          {open.length === 0 && <p className={style.note}>{t.nothingOpen}</p>}
          <span className={style.known}>
            {open.map(({ seat, place }) => (
              <span key={`${seat}.${place.no}`} className={style.owned}>
                <Location p={p} of={seat} place={place} tile={false} />
                <span className={style.owner}>
                  <SeatToken seat={seat} size={20} />
                </span>
              </span>
            ))}
          </span>
        </section>
      )}
      <section className={style.display} aria-label={t.known}>
        <span className="label">{t.known}</span>
        {knownOf(p.view, p.seat).length === 0 && <p className={style.note}>{t.nothingKnown}</p>}
        <KnownCards {...p} />
      </section>
    </div>
  );
}

/** Cards in hands that everybody has seen, with who holds them. */
function KnownCards(p: Props) {
  const t = boardText(p.lang);
  return (
    <span className={style.known}>
      {knownOf(p.view, p.seat).map(({ seat, id, card: no }) => {
        const { name, kind, text } = p.words.card(id);
        return (
          <Thing key={no} p={p} of={card(id)} idle label={`${p.who(seat)}: ${t.cardOf(name, kind, text)}`}>
            <DeckChip p={p} no={no} />
            <span className={style.owner}>
              <SeatToken seat={seat} size={20} />
            </span>
          </Thing>
        );
      })}
    </span>
  );
}
