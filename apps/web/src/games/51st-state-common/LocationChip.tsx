import chip from './chip.module.css';
import { Good } from './Good.tsx';
import { kindClass, LocationArt, type LocationLook } from './Location.tsx';
import { Mark } from './Mark.tsx';
import { Rail } from './Rail.tsx';
import { type Part, Strip } from './Strip.tsx';

/** What lies on a location in play; the words are for the stamp. */
export interface LocationMarks {
  used?: string;
  /** It can do no more this turn: in half tone. */
  spent?: boolean;
  shield?: boolean;
  visited?: boolean;
  /** What lies on it. */
  stock?: readonly Part[];
}

const Marks = ({ marks }: { marks: LocationMarks }) => (
  <>
    {marks.shield && (
      <span className={chip.shield}>
        <Good id="shield" size={17} />
      </span>
    )}
    {marks.visited && (
      <span className={chip.visit}>
        <Good id="worker" size={22} />
      </span>
    )}
    {marks.used !== undefined && <span className={chip.used}>{marks.used}</span>}
  </>
);
const stateOf = (m: LocationMarks): string =>
  `${m.spent || m.used !== undefined ? chip.spent : ''} ${m.shield ? chip.shielded : ''}`;

/** A location in a row: its picture, name and icons, and in a crowded row only the picture. */
export function LocationChip({ look, marks = {} }: { look: LocationLook; marks?: LocationMarks }) {
  return (
    <span className={`${chip.chip} ${kindClass(look.kind)} ${stateOf(marks)}`} aria-hidden="true">
      <span className={`${chip.frame} ${marks.stock?.length ? chip.loaded : ''}`}>
        <span className={`${chip.pane} ${chip.drawing}`}>
          <LocationArt look={look} w={34} h={44} size={24} />
        </span>
        <span className={chip.label}>
          <b className={chip.short}>{look.name}</b>
          <span>
            <Strip parts={look.lasting} size={15} tight />
            {look.open && <Mark id="open" size={13} />}
          </span>
        </span>
        {marks.stock && <Rail parts={marks.stock} />}
      </span>
      <Marks marks={marks} />
    </span>
  );
}

/** A location in the State of somebody else: its picture alone. */
export function LocationTile({ look, marks = {} }: { look: LocationLook; marks?: LocationMarks }) {
  return (
    <span className={`${chip.tile} ${kindClass(look.kind)} ${stateOf(marks)}`} aria-hidden="true">
      <span className={chip.frame}>
        <span className={chip.drawing}>
          <LocationArt look={look} w={36} h={36} size={24} />
        </span>
      </span>
      {look.open && (
        <span className={chip.door}>
          <Mark id="open" size={11} />
        </span>
      )}
      {marks.stock && marks.stock.length > 0 && <span className={chip.pile} />}
      <Marks marks={{ ...marks, ...(marks.used === undefined ? {} : { used: '' }) }} />
    </span>
  );
}

/** What is left of a location, as a chip or a tile. */
export const Ruins = ({ name, tile = false }: { name: string; tile?: boolean }) => (
  <span className={`${tile ? chip.tile : chip.chip} ${chip.ruins}`} aria-hidden="true">
    <svg viewBox="0 0 120 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M1 8L9 3 18 6 29 2 40 7 52 4 63 9 75 3 88 7 99 2 110 6 119 3V43H1z" />
    </svg>
    {tile ? <Mark id="crack" size={16} /> : <b className={chip.word}>{name}</b>}
  </span>
);
