import { type Ref, refKey, type Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './board.module.css';
import type { Props } from './props.ts';
import { card } from './refs.ts';
import { Thing } from './Thing.tsx';
import type { StateText } from './text/state-text.ts';

/** What lies in the middle of the table. */

/** A part of it under a title; `note` where it is empty, `of` where cards come and go there. */
export const DisplayPart = (props: { of?: Ref; title: string; note?: string | false; children: ReactNode }) => (
  <section className={style.display} aria-label={props.title} data-ref={props.of && refKey(props.of)}>
    <span className="label">{props.title}</span>
    {props.note && <p className={style.note}>{props.note}</p>}
    {props.children}
  </section>
);

interface Shown {
  no: number;
  id: string;
  face: ReactNode;
}

/** Face-up cards in a row; one of them answers where the question is about them. */
export const FaceUp = (props: {
  p: Props;
  t: StateText;
  cards: readonly (Shown & { digit: number | null })[];
  idle: boolean;
  children?: ReactNode;
}) => (
  <span className={style.row}>
    {props.cards.map(({ no, id, face, digit }) => {
      const { name, kind, text } = props.p.words.card(id);
      return (
        <Thing
          key={no}
          p={props.p}
          of={card(id)}
          idle={props.idle}
          label={props.t.cardOf(name, kind, text)}
          digit={props.p.compact ? null : digit}
        >
          {face}
        </Thing>
      );
    })}
    {props.children}
  </span>
);

/** Things in lines; narrower where there are many, so that all can be seen at once. */
export const InLines = ({ many, children }: { many: boolean; children: ReactNode }) => (
  <span className={style.known} style={many ? ({ '--chip': '92px' } as object) : undefined}>
    {children}
  </span>
);

/** Cards in lines, with who holds them. */
export const Chips = (props: {
  p: Props;
  t: StateText;
  cards: readonly (Shown & { seat?: Seat })[];
  many?: boolean;
}) => (
  <InLines many={props.many ?? false}>
    {props.cards.map(({ no, id, face, seat }) => {
      const { name, kind, text } = props.p.words.card(id);
      const label = props.t.cardOf(name, kind, text);
      return (
        <Thing
          key={no}
          p={props.p}
          of={card(id)}
          idle
          label={seat === undefined ? label : `${props.p.who(seat)}: ${label}`}
        >
          {face}
          {seat !== undefined && <Owner seat={seat} />}
        </Thing>
      );
    })}
  </InLines>
);

/** Something in play, with whose it is. */
export const Owned = ({ seat, children }: { seat: Seat | null; children: ReactNode }) => (
  <span className={style.owned}>
    {children}
    {seat !== null && <Owner seat={seat} />}
  </span>
);

const Owner = ({ seat }: { seat: Seat }) => (
  <span className={style.owner}>
    <SeatToken seat={seat} size={20} />
  </span>
);

/** On a phone, what may be pointed at lies here as well where it belongs to somebody: mine and theirs are other tabs. */
export const Targets = (props: { t: StateText; places: ReactNode; children: ReactNode }) => (
  <DisplayPart title={props.t.choose}>
    <InLines many={false}>{props.places}</InLines>
    {props.children}
  </DisplayPart>
);

/** What somebody has, with who it is. */
export const Pool = ({ p, seat, children }: { p: Props; seat: Seat; children: ReactNode }) => (
  <span className={style.pool}>
    <SeatToken seat={seat} size={22} label={p.who(seat)} />
    {children}
  </span>
);
