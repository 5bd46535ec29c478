import type { ReactNode } from 'react';
import { Art, kindClass, type Look } from './Card.tsx';
import card from './card.module.css';
import style from './chip.module.css';
import { Mark } from './marks.tsx';
import { type Part, Strip } from './Strip.tsx';

/** What lies on a card in play; the words are for the stamp. */
export interface Marks {
  used?: string | undefined;
  /** It can do no more for now: in half tone. */
  spent?: boolean;
  shield?: boolean;
  /** What lies on it; on a tile `worth` where there is more to say than that there is something. */
  stock?: readonly Part[];
  worth?: readonly Part[];
  /** Who works there and what guards it, at a corner. */
  corner?: ((tile: boolean) => ReactNode) | undefined;
  /** What is left of it, in a word. */
  ruins?: string | undefined;
}

const HIGHEST = 3;

/** What lies on a card in a row: beside what the card says, so that it covers nothing. */
const Rail = ({ parts }: { parts: readonly Part[] }) =>
  parts.length > 0 && (
    <span
      className={`${style.rail} ${parts.length === 1 ? style.one : ''}`}
      style={{ gridTemplateRows: `repeat(${Math.min(parts.length, HIGHEST)}, auto)` }}
    >
      {parts.map((part, i) => (
        // Tokens that lie on a card have no other name than their place.
        <Strip key={`${i as 0}`} parts={[part]} size={13} tight />
      ))}
    </span>
  );

/** How a card in a row looks: `line` a tile that also has the icons. */
export type ChipLook = 'chip' | 'line' | 'tile';

/** A card in a row: its name and icons, with its picture where there is room; `tile`: its name alone. `n`: so many of it. */
export function CardChip(props: { look: Look; as?: ChipLook; marks?: Marks; n?: number }) {
  const { look, as = 'chip', marks = {}, n = 1 } = props;
  const tile = as !== 'chip';
  const { used, spent, shield, stock = [], worth, corner, ruins } = marks;
  const times = n > 1 && <em>×{n}</em>;
  if (ruins !== undefined) return <Ruins name={ruins} times={times} tile={tile} />;
  const open = look.site?.open !== undefined;
  const looks = [
    tile ? style.tile : style.chip,
    kindClass(look.kind),
    spent || used !== undefined ? style.spent : '',
    shield ? style.shielded : '',
  ];
  return (
    <span className={looks.join(' ')} aria-hidden="true">
      <span className={`${card.frame} ${style.frame} ${stock.length > 0 ? style.loaded : ''}`}>
        {!tile && (
          <span className={style.pane}>
            <Art look={look} w={34} h={44} size={24} />
          </span>
        )}
        <span className={style.label}>
          <b>
            {look.name}
            {times && <> {times}</>}
          </b>
          {tile ? (
            <>
              {as === 'line' && <Strip parts={look.site?.lasting ?? look.strip} size={13} tight />}
              {open && <Mark id="open" size={11} />}
              <Strip parts={worth ?? stock} size={12} tight />
              {corner?.(true)}
              {as === 'line' && used !== undefined && <i>{used}</i>}
            </>
          ) : (
            <span>
              <Strip parts={look.site?.lasting ?? look.strip} size={15} tight />
              {open && <Mark id="open" size={13} />}
              {used !== undefined && <i>{used}</i>}
            </span>
          )}
        </span>
        {!tile && <Rail parts={stock} />}
      </span>
      {!tile && corner && <span className={style.corner}>{corner(false)}</span>}
    </span>
  );
}

const Ruins = ({ name, times, tile }: { name: string; times: ReactNode; tile: boolean }) => (
  <span className={`${tile ? style.tile : style.chip} ${style.ruins}`} aria-hidden="true">
    <svg viewBox="0 0 120 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M1 8L9 3 18 6 29 2 40 7 52 4 63 9 75 3 88 7 99 2 110 6 119 3V43H1z" />
    </svg>
    {tile && <Mark id="crack" size={14} />}
    <b>
      {name}
      {times && <> {times}</>}
    </b>
  </span>
);
