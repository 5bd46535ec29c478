import { type Place, VISITS } from '@ashtown/51st-state-2010/board';
import type { Seat } from '@ashtown/engine';
import { slot } from '../../kit/index.ts';
import {
  Chips,
  DisplayPart,
  FaceUp,
  InPlay,
  isAboutOwned,
  Known,
  Pool,
  Targets,
} from '../51st-state-common/Display.tsx';
import { Supply } from '../51st-state-common/Goods.tsx';
import { alike } from '../51st-state-common/Rows.tsx';
import { knownOf, lookAt } from '../51st-state-common/summary.ts';
import { Leader } from './Base.tsx';
import style from './display.module.css';
import type { Props } from './props.ts';
import { StorePicker } from './StorePicker.tsx';
import { Tucked } from './Tucked.tsx';

/** The middle of the table: what the present question is about, else what everybody knows of the hands. */
export function Display(p: Props) {
  const t = p.words.board;
  const { row, looked, limbo } = p.view;
  const seen = looked.filter((no) => no !== null);
  const [asked] = p.asked;
  if (p.question === 'store') return <StorePicker {...p} />;
  if (isAboutOwned(p)) return <ToChoose p={p} seat={p.seat!} />;
  if (seen.length > 0) return <FaceUp p={p} title={t.looked} cards={seen} />;
  if (row.length > 0) return <FaceUp p={p} of={slot('row')} title={t.row} cards={row} />;
  if (limbo < 0) return <Between {...p} />;
  return (
    <FaceUp p={p} title={t.played(asked === undefined ? '' : p.who(asked))} cards={[limbo]}>
      <Chips p={p} cards={knownOf(p)} />
    </FaceUp>
  );
}

function ToChoose({ p, seat: me }: { p: Props; seat: Seat }) {
  const rivals = p.question === 'steal' ? [...p.view.players.keys()].filter((seat) => seat !== me) : [];
  return (
    <Targets p={p}>
      {rivals.map((seat) => (
        <Pool key={seat} p={p} seat={seat}>
          <Supply p={p} of={seat} />
          <Leader p={p} of={seat} tile />
        </Pool>
      ))}
      {p.question !== 'replace' && p.question !== 'steal' && <Tucked p={p} of={me} />}
    </Targets>
  );
}

/** Open productions of others, in the order they follow. */
export function openPlaces(p: Props): readonly { seat: Seat; places: readonly Place[] }[] {
  const { players } = p.view;
  const me = p.seat ?? 0;
  const others = players.map((_, i) => (me + i) % players.length).slice(1);
  return others.map((seat) => ({
    seat,
    places: players[seat]!.places.filter(({ card }) => lookAt(p, card).site!.open),
  }));
}

/** Between the drafts: where my workers may go, and what everybody knows of the hands. */
function Between(p: Props) {
  const t = p.words.board;
  const open = openPlaces(p);
  const n = open.reduce((sum, { seat, places }) => sum + alike(p, seat, places).length, 0);
  // Each gets the room for what lies there.
  const shares = { '--open': `${n + 1}fr`, '--known': `${knownOf(p).length + 1}fr` } as object;
  return (
    <div className={`${style.between} ${p.size === 'phone' ? style.phone : ''}`} style={shares}>
      {p.seat !== null && (
        <DisplayPart
          title={t.openToMe}
          tally={t.visits(p.view.players[p.seat]!.visits, VISITS)}
          note={n === 0 && t.nothingOpen}
        >
          <InPlay p={p} states={open} />
        </DisplayPart>
      )}
      <Known p={p} />
    </div>
  );
}
