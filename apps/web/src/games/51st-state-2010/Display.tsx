import { VISITS } from '@ashtown/51st-state-2010/board';
import type { Ref, Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { Chips, DisplayPart, FaceUp, InLines, Owned, Pool, Targets } from '../51st-state-common/Display.tsx';
import { card, place as placeRef, slot } from '../51st-state-common/refs.ts';
import { Supply } from '../51st-state-common/Supply.tsx';
import { Leader } from './Base.tsx';
import { DeckCard, DeckChip } from './DeckCard.tsx';
import style from './display.module.css';
import { amountsFor } from './Goods.tsx';
import type { Props } from './props.ts';
import { Location } from './Rows.tsx';
import { StorePicker } from './StorePicker.tsx';
import { knownOf, openPlaces, turnOf } from './summary.ts';
import { Tucked } from './Tucked.tsx';

/** Questions about the row, and about cards only one player sees. */
const DRAFTING: readonly string[] = ['pick', 'burn', 'leftover', 'keep'];

/** Questions about what lies with a player. */
const OWNED: readonly string[] = ['replace', 'steal', 'giveUp', 'overflow'];

/** The middle of the table: what the present question is about, else what everybody knows of the hands. */
export function Display(p: Props) {
  const t = p.words.board;
  const { row, looked, limbo } = p.view;
  const seen = looked.filter((no) => no !== null);
  if (p.question === 'store') return <StorePicker {...p} />;
  if (p.compact && p.seat !== null && OWNED.includes(p.question ?? '')) return <ToChoose p={p} seat={p.seat} />;
  if (seen.length > 0) return <Cards p={p} title={t.looked} cards={seen} />;
  if (row.length > 0) return <Cards p={p} of={slot('row')} title={t.row} cards={row} />;
  const seat = turnOf(p.view);
  if (limbo >= 0)
    return (
      <Cards p={p} title={t.played(seat === null ? '' : p.who(seat))} cards={[limbo]}>
        <KnownCards {...p} />
      </Cards>
    );
  return <Between {...p} />;
}

function ToChoose({ p, seat: me }: { p: Props; seat: Seat }) {
  const places = p.view.players.flatMap((q, seat) =>
    q.places.filter(({ no }) => p.standing(placeRef(seat, no)) !== 'rest').map((place) => ({ seat, place })),
  );
  const rivals = p.question === 'steal' ? [...p.view.players.keys()].filter((seat) => seat !== me) : [];
  return (
    <Targets
      t={p.words.board}
      places={places.map(({ seat, place }) => (
        <Owned key={`${seat}.${place.no}`} seat={seat === me ? null : seat}>
          <Location p={p} of={seat} place={place} tile={false} />
        </Owned>
      ))}
    >
      {rivals.map((seat) => (
        <Pool key={seat} p={p} seat={seat}>
          <Supply p={p} goods={amountsFor(p, seat)} wrap />
          <Leader p={p} of={seat} tile />
        </Pool>
      ))}
      {p.question !== 'replace' && p.question !== 'steal' && <Tucked p={p} of={me} />}
    </Targets>
  );
}

/** Face-up cards; one of them answers where the question is about them. */
function Cards(props: { p: Props; of?: Ref; title: string; cards: readonly number[]; children?: ReactNode }) {
  const { p, of, title, cards, children } = props;
  const shown = cards.map((no) => {
    const id = p.tables.id[no]!;
    return { no, id, face: <DeckCard p={p} no={no} low />, digit: p.hotkey(card(id)) };
  });
  return (
    <DisplayPart {...(of ? { of } : {})} title={title}>
      <FaceUp p={p} t={p.words.board} cards={shown} idle={!DRAFTING.includes(p.question ?? '')}>
        {children}
      </FaceUp>
    </DisplayPart>
  );
}

/** More than these have no room beside each other on a desk, unless they are narrow. */
const MANY = 4;

/** Between the drafts: where my workers may go, and what everybody knows of the hands. */
function Between(p: Props) {
  const t = p.words.board;
  const open = openPlaces(p);
  const known = knownOf(p);
  // Each gets the room for what lies there.
  const shares = { '--open': `${open.length + 1}fr`, '--known': `${known.length + 1}fr` } as object;
  return (
    <div className={`${style.between} ${p.compact ? style.compact : ''}`} style={shares}>
      {p.seat !== null && (
        <DisplayPart
          title={`${t.openToMe} · ${t.visits(p.view.players[p.seat]!.visits, VISITS)}`}
          note={open.length === 0 && t.nothingOpen}
        >
          <InLines many={!p.compact && open.length > MANY}>
            {open.map(({ seat, place }) => (
              <Owned key={`${seat}.${place.no}`} seat={seat}>
                <Location p={p} of={seat} place={place} tile={false} />
              </Owned>
            ))}
          </InLines>
        </DisplayPart>
      )}
      <DisplayPart title={t.known} note={known.length === 0 && t.nothingKnown}>
        <KnownCards {...p} />
      </DisplayPart>
    </div>
  );
}

/** Cards in hands that everybody has seen, with who holds them. */
function KnownCards(p: Props) {
  const cards = knownOf(p).map(({ seat, id, card: no }) => ({
    no,
    id,
    seat,
    face: <DeckChip p={p} no={no} />,
  }));
  return <Chips p={p} t={p.words.board} cards={cards} many={!p.compact && cards.length > MANY} />;
}
