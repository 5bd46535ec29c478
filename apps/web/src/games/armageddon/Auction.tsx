import { AREAS, type Area as AreaId, COLOURS, type Row } from '@ashtown/armageddon/board';
import { refKey } from '@ashtown/engine';
import { card, Lying, slot, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './auction.module.css';
import { formOf } from './bidding.ts';
import { Effect } from './Effect.tsx';
import { Figures } from './Figure.tsx';
import { digitOf } from './gather.ts';
import parts from './parts.module.css';
import { bidIn, type Props, sayFigures } from './props.ts';
import { Sign } from './Sign.tsx';
import tone from './tones.module.css';

/** The three areas with everybody's bids, and who would get what as it stands. */
export const Auction = (p: Props) => (
  <div ref={roving} className={style.auction}>
    {AREAS.map((id, area) => (
      <Area key={id} p={p} id={id} area={area} />
    ))}
  </div>
);

function Area({ p, id, area }: { p: Props; id: AreaId; area: number }) {
  const { board: text, effect } = p.words;
  const name = p.words.ref(slot(id));
  const tile = p.tables.auction[p.view.auction[area]!]!;
  const form = p.question === null ? null : formOf(p);
  const bid = form?.kind === 'bid' ? form : null;
  const here = bid?.area === area;
  const open = bid?.areas.includes(area) ?? false;
  const choosable = bid && open && bid.areas.length > 1;
  const draft = here && p.seat !== null ? { seat: p.seat, figures: bid.figures } : null;
  const rows = p.game.facts.rowsOf(p.view, area, draft);
  const bidding = p.view.stack.some((f) => f.t === 'bidding');
  const toBid = p.game.facts.seatsOf(p.view).filter((seat) => !rows.some((row) => row.seat === seat));
  // On a phone they stand in one row, and the others keep the room for their bids.
  const waiting = toBid.map((seat, i) => (p.size !== 'phone' ? [seat] : i === 0 ? toBid : []));
  // In a few words, what the area is to me now.
  const left = bidding ? p.view.players.length - p.view.order[area]!.length : 0;
  const note = here ? text.form.bid : open ? text.bidHere : left > 0 ? text.toCome(left) : '';
  const stakes = { bonus: tone.good, penalty: tone.bad } as const;
  return (
    <section
      className={`plate ${parts.box} ${style.area} ${here ? style.here : ''}`}
      aria-label={name}
      data-testid={`area-${id}`}
    >
      <Thing
        p={p}
        of={slot(id)}
        label={`${name}. ${text.areaHelp(p.view.options.pickOrder)[id]} ${text.bonus}: ${effect(tile.bonus)}. ${text.penalty}: ${effect(tile.penalty)}.`}
        className={`${parts.box} ${style.head}`}
        boxed
        {...(bid && { standing: here ? 'chosen' : open ? 'legal' : 'rest', digit: null })}
        {...(choosable && {
          digit: digitOf(p, slot(id)),
          onTouch: () => p.setDraft({ area, figures: bid.figures }),
        })}
      >
        <span className={style.title}>
          <b>{name}</b>
          <small>{note}</small>
        </span>
        <Lying key={tile.id} of={card(tile.id)} className={style.stakes}>
          {(['bonus', 'penalty'] as const).map((stake) => (
            <span key={stake} className={stakes[stake]}>
              <span className={style.word}>{text[stake]}</span>
              <Effect of={tile[stake]} />
            </span>
          ))}
        </Lying>
      </Thing>
      <ol className={style.rows}>
        {rows.map((row) => (
          <Bid key={row.seat} p={p} area={id} row={row} />
        ))}
        {waiting.map((seats, i) => (
          <li key={`to come ${i as 0}`} className={style.empty} aria-hidden="true">
            {bidding && seats.map((seat) => <SeatToken key={seat} seat={seat} size={22} />)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bid({ p, area, row }: { p: Props; area: AreaId; row: Row }) {
  const text = p.words.board;
  const { seat, figures, spent, n, gets, draft } = row;
  const all = COLOURS.flatMap((colour, c) => {
    const k = figures[c]! + spent[c]!;
    return k > 0 ? [sayFigures(p, colour, k)] : [];
  });
  const outcome = gets === 'bonus' ? text.bonusNow : gets === 'penalty' ? text.penaltyNow : '';
  // As many stand side by side.
  const look = { size: 19, tight: n > (p.size === 'phone' ? 3 : 7) };
  const as = draft ? undefined : (colour: (typeof COLOURS)[number]) => bidIn(colour, area, seat);
  return (
    <li
      data-seat={seat}
      data-ref={refKey(slot(`${area}.of.${seat}`))}
      className={`${draft ? style.draft : ''} ${seat === p.seat ? style.mine : ''}`}
    >
      <span className="vh">{text.row(draft ? text.draft : p.who(seat), all.join(', ') || '0', outcome)}</span>
      <SeatToken seat={seat} size={22} />
      <span className={style.figures} aria-hidden="true">
        <Figures n={figures} as={as} {...look} />
        <Figures n={spent} spent as={as} {...look} />
      </span>
      {gets && (
        <span className={`${parts.row} ${gets === 'bonus' ? style.wins : 'bad'}`} aria-hidden="true">
          <Sign id={gets === 'bonus' ? 'vp' : 'penalty'} size={11} />
          <small className={style.word}>{outcome}</small>
        </span>
      )}
      <b aria-hidden="true">{draft ? `${n}?` : n}</b>
    </li>
  );
}
