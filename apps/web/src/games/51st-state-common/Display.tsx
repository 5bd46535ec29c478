import { type Ref, refKey, type Seat } from '@ashtown/engine';
import { createContext, type ReactNode, useContext } from 'react';
import { card, Thing } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './board.module.css';
import { Card } from './Card.tsx';
import { CardChip } from './Chip.tsx';
import { cardText } from './Hand.tsx';
import { useLaid } from './laid.ts';
import { aboutRef, type Props, placeRef, type State } from './props.ts';
import { alike, Location } from './Rows.tsx';
import { knownOf, lookAt } from './summary.ts';

/** What lies in the middle of the table. */

/** A part of it under a title; `tally` counts below it, `note` where it is empty, `of` where cards come and go there, `tells` what it is. */
export const DisplayPart = (props: {
  of?: Ref | undefined;
  tells?: Ref;
  title: string;
  tally?: string;
  note?: string | false;
  children: ReactNode;
}) => (
  <section
    className={style.display}
    aria-label={props.title}
    data-ref={props.of && refKey(props.of)}
    data-tells={props.tells && refKey(props.tells)}
  >
    <span className={`${style.title} ${props.tally ? style.wide : ''}`}>
      <span className="label">{props.title}</span>
      {props.tally && <span className={style.tally}>{props.tally}</span>}
    </span>
    {props.note && <p className={style.note}>{props.note}</p>}
    {props.children}
  </section>
);

/** How many rows of face-up cards are there already, while a phone deals them; null: all. */
export const Dealt = createContext<number | null>(null);
/** So many cards stand in a row on a phone. */
const IN_ROW = 3;

/** Face-up cards in a row; one of them answers where the question is about them. Where one was taken its place is kept. */
export function FaceUp(props: { p: Props; of?: Ref; title: string; cards: readonly number[]; children?: ReactNode }) {
  const { p, cards } = props;
  const dealt = useContext(Dealt);
  const all = useLaid(p.seat, cards);
  const laid = dealt === null ? all : all.slice(0, dealt * IN_ROW);
  const idle = !p.edition.about.faceUp.includes(p.question ?? '');
  return (
    <DisplayPart of={props.of} title={props.title}>
      <span className={style.row}>
        {laid.map((no) => {
          const look = lookAt(p, no);
          const drawn = <Card look={look} shape="low" />;
          if (!cards.includes(no))
            return (
              <span key={no} className={style.taken} aria-hidden="true">
                {drawn}
              </span>
            );
          return (
            <Thing key={no} p={p} look="bare" of={card(look.id)} idle={idle} label={cardText(p, look.id)}>
              {drawn}
            </Thing>
          );
        })}
        {props.children}
      </span>
    </DisplayPart>
  );
}

/** How many lie there as chips before each becomes a line: what they say is never below the edge. */
const isMany = ({ size }: Props, n: number, desk: number, wide: number): boolean =>
  size === 'desk' ? n > desk : size !== 'phone' && n > wide;

/** Cards in lines, with who holds them. */
export const Chips = (props: { p: Props; cards: readonly { card: number; seat?: Seat }[] }) => {
  const { p, cards } = props;
  const tile = isMany(p, cards.length, 4, p.edition.most.known);
  return (
    <span className={`${style.known} ${tile ? style.tiles : ''}`}>
      {cards.map(({ card: no, seat }) => {
        const look = lookAt(p, no);
        const label = cardText(p, look.id);
        const corner = () => seat !== undefined && <SeatToken seat={seat} size={15} />;
        return (
          <Thing
            key={no}
            p={p}
            look="bare"
            of={card(look.id)}
            idle
            label={seat === undefined ? label : `${p.who(seat)}: ${label}`}
          >
            <CardChip look={look} as={tile ? 'line' : 'chip'} marks={tile ? { corner } : {}} />
            {seat !== undefined && !tile && <Owner seat={seat} />}
          </Thing>
        );
      })}
    </span>
  );
};

/** Cards in hands that everybody has seen, with who holds them. */
export function Known({ p }: { p: Props }) {
  const t = p.words.board;
  const cards = knownOf(p);
  return (
    <DisplayPart tells={aboutRef('known')} title={t.known} note={cards.length === 0 && t.nothingKnown}>
      <Chips p={p} cards={cards} />
    </DisplayPart>
  );
}

/** Locations in play, with whose they are. */
export const InPlay = ({ p, states }: { p: Props; states: readonly Pick<State, 'seat' | 'places'>[] }) => {
  const all = states.flatMap(({ seat, places }) => alike(p, seat, places).map((same) => ({ seat, same })));
  const as = isMany(p, all.length, 6, 16) ? 'line' : 'chip';
  return (
    <span className={`${style.known} ${as === 'line' ? style.tiles : ''}`}>
      {all.map(({ seat, same: [place, ...twins] }) => {
        const theirs = seat !== p.seat && seat < p.view.players.length;
        return (
          <span key={`${seat}.${place!.no}`} className={style.owned}>
            <Location p={p} of={seat} place={place!} twins={twins} as={as} />
            {theirs && <Owner seat={seat} />}
          </span>
        );
      })}
    </span>
  );
};

const Owner = ({ seat }: { seat: Seat }) => (
  <span className={style.owner}>
    <SeatToken seat={seat} size={20} />
  </span>
);

/** On a phone, what may be pointed at lies here as well where it belongs to somebody: mine and theirs are other tabs. */
export const isAboutOwned = (p: Props): boolean =>
  p.size === 'phone' && p.seat !== null && p.edition.about.owned.includes(p.question ?? '');

export const Targets = ({ p, children }: { p: Props; children: ReactNode }) => (
  <DisplayPart title={p.words.board.choose}>
    <InPlay
      p={p}
      states={p.edition.states(p).map(({ seat, places }) => ({
        seat,
        places: places.filter(({ no }) => p.standing(placeRef(seat, no)) !== 'rest'),
      }))}
    />
    {children}
  </DisplayPart>
);

/** What somebody has, with who it is. */
export const Pool = ({ p, seat, children }: { p: Props; seat: Seat; children: ReactNode }) => (
  <span className={style.pool}>
    <SeatToken seat={seat} size={22} label={p.who(seat)} />
    {children}
  </span>
);
