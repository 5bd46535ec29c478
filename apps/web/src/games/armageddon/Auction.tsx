import { AREAS, type Area as AreaId, COLOURS, type Colour, type Row, type View } from '@ashtown/armageddon/board';
import { refKey } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './auction.module.css';
import { formOf } from './bidding.ts';
import { Effect } from './Effect.tsx';
import { Figures } from './Figure.tsx';
import { digitOf } from './gather.ts';
import { amount, bidIn, card, type Props, slot, sum } from './props.ts';
import { Sign } from './Sign.tsx';
import { Thing } from './Thing.tsx';
import tone from './tones.module.css';

/** The three areas with everybody's bids, and who would get what as it stands. */
export const Auction = (p: Props) => (
  <div ref={roving} className={`${style.auction} ${p.compact ? style.compact : ''}`}>
    {AREAS.map((id, area) => (
      <Area key={id} p={p} id={id} area={area} />
    ))}
  </div>
);

function Area({ p, id, area }: { p: Props; id: AreaId; area: number }) {
  const text = p.words.board;
  const name = p.words.ref(slot(id));
  const tile = p.tables.auction[p.view.auction[area]!]!;
  const form = p.question !== null && p.seat !== null ? formOf(p) : null;
  const here = form?.kind === 'bid' && form.area === area;
  const open = form?.kind === 'bid' && form.areas.includes(area);
  const rows = p.game.facts.rowsOf(
    p.view,
    area,
    here && p.seat !== null ? { seat: p.seat, figures: form.figures } : null,
  );
  const standing = !open ? (form?.kind === 'bid' ? 'rest' : p.standing(slot(id))) : here ? 'chosen' : 'legal';
  const choosable = open && form.areas.length > 1;
  const label = `${name}. ${text.areaHelp(p.view.options.pickOrder)[id]} ${text.bonus}: ${p.words.effect(tile.bonus)}. ${text.penalty}: ${p.words.effect(tile.penalty)}.`;
  const bidding = isBidding(p.view);
  const toBid = p.game.facts.seatsOf(p.view).filter((seat) => !rows.some((row) => row.seat === seat));
  return (
    <section className={`plate ${style.area} ${here ? style.here : ''}`} aria-label={name} data-testid={`area-${id}`}>
      <Thing
        p={p}
        of={slot(id)}
        label={label}
        className={style.head}
        boxed
        standing={standing}
        {...(form?.kind === 'bid' ? { digit: choosable ? digitOf(p, slot(id)) : null } : {})}
        {...(choosable ? { onTouch: () => p.setDraft({ area, figures: form.figures }) } : {})}
      >
        <span className={style.title}>
          <b>{name}</b>
          <small>{note(p, area, open, here)}</small>
        </span>
        <span key={tile.id} data-ref={refKey(card(tile.id))} className={style.stakes}>
          <span className={tone.good}>
            <span className={style.word}>{text.bonus}</span>
            <Effect of={tile.bonus} size={14} />
          </span>
          <span className={tone.bad}>
            <span className={style.word}>{text.penalty}</span>
            <Effect of={tile.penalty} size={14} />
          </span>
        </span>
      </Thing>
      <ol className={style.rows}>
        {rows.map((row) => (
          <Bid key={row.seat} p={p} area={id} row={row} />
        ))}
        {toBid.map((seat) => (
          <li key={`to come ${seat}`} className={style.empty} aria-hidden="true">
            {bidding && <SeatToken seat={seat} size={p.compact ? 16 : 22} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

const isBidding = ({ stack }: View): boolean => stack.some((f) => f.t === 'bidding');

/** In a few words, what the area is to me now. */
function note(p: Props, area: number, open: boolean, here: boolean): string {
  const text = p.words.board;
  if (open) return here ? text.form.bid : text.bidHere;
  const { order, players } = p.view;
  if (!isBidding(p.view)) return '';
  const left = players.length - order[area]!.length;
  return left > 0 ? text.toCome(left) : '';
}

/** As many figures stand side by side at a desk. */
const ROOM = 7;

function Bid({ p, area, row }: { p: Props; area: AreaId; row: Row }) {
  const text = p.words.board;
  const { seat, figures, spent, n, gets, draft } = row;
  const all = COLOURS.flatMap((colour, c) => {
    const k = figures[c]! + spent[c]!;
    return k > 0 ? [p.words.ref(amount(colour, k))] : [];
  });
  const outcome = gets === 'bonus' ? text.bonusNow : gets === 'penalty' ? text.penaltyNow : '';
  const tight = n > (p.compact ? 3 : ROOM);
  const as = (colour: Colour) => bidIn(colour, area, seat);
  const said = text.row(draft ? text.draft : p.who(seat), all.join(', ') || '0', outcome);
  return (
    <li
      data-seat={seat}
      data-ref={refKey(slot(`${area}.of.${seat}`))}
      className={`${draft ? style.draft : ''} ${seat === p.seat ? style.mine : ''}`}
    >
      <span className="vh">{said}</span>
      <SeatToken seat={seat} size={p.compact ? 16 : 22} />
      <span className={style.figures} aria-hidden="true">
        <Figures n={figures} size={p.compact ? 14 : 19} tight={tight} as={draft ? undefined : as} />
        {sum(spent) > 0 && <Figures n={spent} size={p.compact ? 14 : 19} tight={p.compact || tight} spent as={as} />}
      </span>
      {gets && (
        <span className={`${style.gets} ${gets === 'bonus' ? style.wins : 'bad'}`} aria-hidden="true">
          <Sign id={gets === 'bonus' ? 'vp' : 'penalty'} size={11} />
          <span className={style.word}>{outcome}</span>
        </span>
      )}
      <b aria-hidden="true">{n}</b>
    </li>
  );
}
