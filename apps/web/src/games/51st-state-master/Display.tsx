import { type ConnectionId, isConnection, SITE, SOLO } from '@ashtown/catalog/51st-state-master';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { LocationCard } from '../51st-state-common/Location.tsx';
import { LocationChip } from '../51st-state-common/LocationChip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import style from './board.module.css';
import { ConnectionCard } from './Connection.tsx';
import { digitOf } from './gather.ts';
import { lookOf } from './look.ts';
import { card, type Props } from './props.ts';
import { knownOf } from './summary.ts';
import { boardText } from './text/index.ts';

/** The middle of the table: a draft, else what everybody knows of the hands, else the attacks of the virtual opponent. */
export function Display(p: Props) {
  if (p.view.display.length > 0) return <Draft {...p} />;
  return p.view.solo ? <Attacks {...p} /> : <Known {...p} />;
}

const DRAFTING: readonly string[] = ['draftPick', 'soloPick'];

function Draft(p: Props) {
  const t = boardText(p.lang);
  const top = p.view.stack.at(-1);
  const title = top?.t === 'draftPick' ? t.draft(top.draft + 1) : t.display;
  const idle = p.question === null || !DRAFTING.includes(p.question);
  return (
    <section className={style.display} aria-label={title}>
      <span className="label">{title}</span>
      <span className={style.draft}>
        {p.view.display.map((no) => {
          const look = lookOf(SITE[no]!, p.lang);
          const of = card(look.id);
          const { name, kind, text } = p.words.card(look.id);
          return (
            <Thing key={no} p={p} of={of} idle={idle} label={t.cardOf(name, kind, text)} digit={digitOf(p, of)}>
              <LocationCard look={look} low />
            </Thing>
          );
        })}
      </span>
    </section>
  );
}

function Known(p: Props) {
  const t = boardText(p.lang);
  const known = knownOf(p.view, p.seat);
  return (
    <section className={style.display} aria-label={t.known}>
      <span className="label">{t.known}</span>
      {known.length === 0 && <p className={style.note}>{t.nothingKnown}</p>}
      <span className={style.known}>
        {known.map(({ seat, id, card: no }) => {
          const { name, kind, text } = p.words.card(id);
          return (
            <Thing key={no} p={p} of={card(id)} idle label={`${p.who(seat)}: ${t.cardOf(name, kind, text)}`}>
              {isConnection(no) ? (
                <span className={style.link}>
                  <ConnectionCard id={id as ConnectionId} name={name} />
                </span>
              ) : (
                <LocationChip look={lookOf(SITE[no]!, p.lang)} />
              )}
              <span className={style.owner}>
                <SeatToken seat={seat} size={20} />
              </span>
            </Thing>
          );
        })}
      </span>
    </section>
  );
}

function Attacks(p: Props) {
  const t = boardText(p.lang);
  const { pile, attacks } = p.view.solo!;
  return (
    <section className={style.display} aria-label={t.attackPile}>
      <span className="label">
        {t.attackPile} · {t.attacks(attacks, SOLO.attacks)}
      </span>
      {pile.length === 0 && <p className={style.note}>{t.noAttacks}</p>}
      <span className={style.known}>
        {pile.map((no) => {
          const look = lookOf(SITE[no]!, p.lang);
          const { name, kind, text } = p.words.card(look.id);
          return (
            <Thing key={no} p={p} of={card(look.id)} idle label={t.cardOf(name, kind, text)}>
              <LocationChip look={look} />
            </Thing>
          );
        })}
      </span>
    </section>
  );
}
