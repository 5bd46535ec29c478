import type { ReactNode } from 'react';
import { Rich } from '../../ui/Rich.tsx';
import style from './detail.module.css';
import { Emblem, type EmblemId } from './emblems.tsx';
import type { HandUse } from './Hand.tsx';
import { Mark } from './Mark.tsx';
import { signs } from './signs.tsx';
import type { StateText } from './text/state-text.ts';

/** What the inspector tells, in the parts both editions share. */

/** A thing without a card: its name and what there is to say about it. */
export function PlainDetail(props: { icon?: ReactNode; name: string; say?: string; note?: string | null }) {
  const { icon, name, say = '', note = null } = props;
  return (
    <article className={`plate ${style.thing}`}>
      <header>
        {icon}
        <h2>{name}</h2>
      </header>
      {say && (
        <p>
          <Rich text={say} signs={signs} />
        </p>
      )}
      {note !== null && <p className={style.note}>{note}</p>}
    </article>
  );
}

export const EmblemIcon = ({ of }: { of: EmblemId }) => (
  <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true" focusable="false">
    <Emblem of={of} />
  </svg>
);

/** A card that is no location, with its text beside. */
export const CardBeside = ({ face, kind, text }: { face: ReactNode; kind: string; text: string }) => (
  <article className={style.beside}>
    {face}
    <div>
      <span className="kind">{kind}</span>
      <p>{text}</p>
    </div>
  </article>
);

/** How a thing stands on the table. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && <p className={style.state}>{lines.join(' · ')}</p>;

/** Where what is known of a card comes from. */
export const Note = ({ text }: { text: string | null }) => text !== null && <p className={style.note}>{text}</p>;

/** A use of a card in hand: its price and gain, or what is missing. */
export interface UseLine extends Pick<HandUse, 'use' | 'mark' | 'tone' | 'can'> {
  name: string;
  worth: ReactNode;
  help: string;
}
export const UseLines = ({ uses }: { uses: readonly UseLine[] }) => (
  <dl className={style.uses}>
    {uses.map(({ use, mark, tone, can, name, worth, help }) => (
      <div key={use} className={`${style[tone]} ${can ? '' : style.not}`}>
        <dt>
          <Mark id={mark} size={15} />
          {name}
        </dt>
        <dd>
          {worth}
          <small>{help}</small>
        </dd>
      </div>
    ))}
  </dl>
);

/** The panel of a player, as high as it wants to be. */
export const PlayerDetail = ({ children }: { children: ReactNode }) => <div className={style.player}>{children}</div>;

/** The discard pile. */
export const PileDetail = ({ t, n, children }: { t: StateText; n: number; children: ReactNode }) => (
  <div className={style.pile}>
    <h2>
      {t.discard}: {t.cards(n)}
    </h2>
    {n === 0 && <p>{t.emptyPile}</p>}
    {children}
  </div>
);
