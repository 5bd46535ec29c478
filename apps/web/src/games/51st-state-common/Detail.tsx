import type { Ref } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { card, isOne, Note, option, Detail as Plain, Source, Thing } from '../../kit/index.ts';
import { Rich } from '../../ui/Rich.tsx';
import { FullCard, KINDS } from './Card.tsx';
import { CardChip } from './Chip.tsx';
import style from './detail.module.css';
import { Score } from './Ended.tsx';
import { EmblemIcon } from './emblems.tsx';
import hand from './hand.module.css';
import { Mark } from './marks.tsx';
import { Panel } from './Panel.tsx';
import type { Props } from './props.ts';
import { placesOf } from './Rows.tsx';
import { handOf, lookAt, lookOf } from './summary.ts';
import { Good, signs } from './tokens.tsx';

/** What the inspector tells about a thing of these games. */
export function Detail({ of, ...p }: Props & { of: Ref }): ReactNode {
  const t = p.words.board;
  const { kind, id } = of;
  const own = p.edition.detail(p, of);
  if (own) return own;
  if (kind === 'player')
    return (
      <div className={style.player}>
        <Panel {...p} of={Number(id)} mention />
      </div>
    );
  if (id === 'discard-pile') return <Discard {...p} />;
  if (id === 'deck') return <Plain name={t.deck} text={t.cards(p.view.deck.length)} />;
  const [head = '', tail = ''] = id.split('.');
  if (kind === 'slot' && /^\d+$/.test(tail)) return <InPlay p={p} seat={Number(head)} no={Number(tail)} />;
  if (tail === 'score') return <Score {...p} />;
  if (isOne(KINDS, tail)) {
    const defence = p.edition.defence?.(tail);
    return (
      <Plain
        sign={<Mark id={tail} size={30} />}
        name={t.kind[tail]}
        kind={defence === undefined ? undefined : t.defence?.(defence)}
        text={t.about[tail]}
      />
    );
  }
  if (head === 'about' && isOne(['next', 'known'] as const, tail)) return <Plain name={t[tail]} text={t.about[tail]} />;
  const what = tail || id;
  const token = p.edition.token(what);
  if (token && kind !== 'card')
    return (
      <Plain
        sign={<Good id={token} size={34} />}
        name={p.words.ref(option(what))}
        text={t.goodHelp[what] ?? t.goodHelp[what.replace(/\d$/, '')]}
        signs={signs}
      />
    );
  return <CardDetail p={p} id={what} />;
}

/** A location in a State, with what lies on it. */
function InPlay({ p, seat, no }: { p: Props; seat: number; no: number }) {
  const t = p.words.board;
  const place = placesOf(p, seat).find((x) => x.no === no);
  if (!place) return null;
  const { id } = lookAt(p, place.card);
  const { lines, defence, marks } = p.edition.place(p, seat, place);
  if (marks.ruins)
    return (
      <Plain
        sign={<Mark id="crack" size={30} />}
        name={`${marks.ruins} (${p.words.card(id).name})`}
        text={t.ruinsHelp}
      />
    );
  return <CardDetail p={p} id={id} aside={defence} lines={[...(seat === p.seat ? [] : [p.who(seat)]), ...lines]} />;
}

/** A card with everything on it; one of my hand with what it could be used for. */
export function CardDetail(props: {
  p: Props;
  id: string;
  /** Its defence where it stands. */
  aside?: string | undefined;
  lines?: readonly string[];
}) {
  const { p, id, lines = [] } = props;
  const t = p.words.board;
  const look = lookOf(p, id);
  if (p.tables.factions.some((f) => f.id === id)) {
    const { name, text } = p.words.card(id);
    return (
      <Plain sign={<EmblemIcon of={id} size={36} />} name={name} text={text}>
        <Source text={p.words.provenance(id)} />
      </Plain>
    );
  }
  if (!look) return <Plain name={p.words.ref(option(id))} />;
  const { kind, text } = p.words.card(id);
  const { defence } = look.site ?? {};
  const aside = props.aside ?? (defence && t.defence?.(defence));
  const held = look.site && p.seat !== null && handOf(p, p.seat).some((x) => x.id === id);
  return (
    <>
      <FullCard look={look} kind={aside ? `${kind} · ${aside}` : kind} text={text} words={t} />
      <Note text={lines.join(' · ')} state />
      {held && <Uses p={p} id={id} />}
      <Source text={p.words.provenance(id)} />
    </>
  );
}

/** The uses of a card in hand that are no answers now: what is missing. */
function Uses({ p, id }: { p: Props; id: string }) {
  const { deed, help } = p.words.board;
  const short = p.edition.uses(p, id).filter(({ can }) => !can);
  return (
    <dl className={style.uses}>
      {short.map(({ use, mark, tone, worth }) => (
        <div key={use} className={`${hand[tone]} ${style.not}`}>
          <dt>
            <Mark id={mark} size={15} />
            {deed[use]}
          </dt>
          <dd>
            <Rich text={worth} signs={signs} />
            <small>{help[use]}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The discard pile, the newest card first. */
function Discard(p: Props) {
  const t = p.words.board;
  const { discard } = p.view;
  return (
    <div className={style.pile}>
      <h2>
        {t.discard}: {t.cards(discard.length)}
      </h2>
      {discard.length === 0 && <p>{t.emptyPile}</p>}
      {discard.toReversed().map((no) => {
        const look = lookAt(p, no);
        return (
          <Thing key={no} p={p} look="bare" of={card(look.id)} idle label={look.name}>
            <CardChip look={look} />
          </Thing>
        );
      })}
    </div>
  );
}
