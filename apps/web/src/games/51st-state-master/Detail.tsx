import {
  type CardId,
  COLOURS,
  type ConnectionId,
  DEFENCE,
  defenceOf,
  FACTION_IDS,
  type FactionId,
  faceNumber,
  GOODS,
  type Good as GoodName,
  ID_OF,
  isConnection,
  LINKS,
  type Place,
  provenance,
  RIVAL,
  SITE,
  SITES,
} from '@ashtown/catalog/51st-state-master';
import type { Ref, Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { Rich } from '../../table/Rich.tsx';
import { Emblem } from '../51st-state-common/emblems.tsx';
import { Good } from '../51st-state-common/Good.tsx';
import { LocationFull } from '../51st-state-common/Location.tsx';
import { LocationChip } from '../51st-state-common/LocationChip.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { signs } from '../51st-state-common/signs.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { ConnectionCard } from './Connection.tsx';
import style from './detail.module.css';
import { FactionBoard } from './FactionBoard.tsx';
import { lookOf, stockOf } from './look.ts';
import { goodsText } from './names.ts';
import { Panel } from './Panel.tsx';
import { card, option, type Props } from './props.ts';
import { handOf, stateOf } from './summary.ts';
import { boardText } from './text/index.ts';
import { signed, usesOf } from './uses.ts';

const isGood = (id: string): id is GoodName => (GOODS as readonly string[]).includes(id);
const isFaction = (id: string): id is FactionId => (FACTION_IDS as readonly string[]).includes(id);

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { kind, id } = p.of;
  const t = boardText(p.lang);
  if (kind === 'player') {
    const seat = Number(id);
    return seat === RIVAL ? <Plain name={t.virtual} say={t.virtualHelp} /> : <PlayerDetail p={p} seat={seat} />;
  }
  if (kind === 'slot') {
    const [head = '', tail = ''] = id.split('.');
    if (head === 'link') return <LinkOnTable p={p} colour={COLOURS.indexOf(tail as never)} />;
    if (head === 'board' && p.seat !== null) return <FactionBoard {...p} of={p.seat} />;
    const place = /^\d+$/.test(tail) ? placeAt(p, Number(head), Number(tail)) : undefined;
    if (place) return <PlaceDetail p={p} seat={Number(head)} place={place} />;
    if (isGood(tail)) return <GoodDetail p={p} id={tail} />;
    return <CardDetail p={p} id={tail} />;
  }
  if (id === 'discard-pile') return <Discard {...p} />;
  if (isGood(id)) return <GoodDetail p={p} id={id} />;
  if (isFaction(id)) return <FactionDetail p={p} id={id} />;
  return <CardDetail p={p} id={id.replace(/^deal\./, '')} />;
}

function placeAt(p: Props, seat: Seat, no: number): Place | undefined {
  const known = seat === RIVAL ? p.view.solo !== null : seat < p.view.players.length;
  return known ? stateOf(p.view, seat).places.find((x) => x.no === no) : undefined;
}

function Plain({ icon, name, say }: { icon?: ReactNode; name: string; say: string }) {
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
    </article>
  );
}

const GoodDetail = ({ p, id }: { p: Props; id: GoodName }) => (
  <Plain icon={<Good id={id} size={34} />} name={p.words.ref(option(id))} say={boardText(p.lang).goodHelp[id] ?? ''} />
);

const FactionDetail = ({ p, id }: { p: Props; id: FactionId }) => {
  const { name, text } = p.words.card(id);
  const icon = (
    <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true" focusable="false">
      <Emblem of={id} />
    </svg>
  );
  return <Plain icon={icon} name={name} say={text} />;
};

const PlayerDetail = ({ p, seat }: { p: Props; seat: Seat }) => (
  <div className={style.player}>
    <Panel {...p} of={seat} compact />
  </div>
);

function LinkOnTable({ p, colour }: { p: Props; colour: number }) {
  const no = p.view.faceUp[colour] ?? -1;
  return no < 0 ? (
    <Plain name={boardText(p.lang).connections} say={boardText(p.lang).none} />
  ) : (
    <CardDetail p={p} id={ID_OF[no]!} />
  );
}

/** A card with everything on it; one of my hand with what it could be used for. */
function CardDetail({ p, id, aside, children }: { p: Props; id: string; aside?: string; children?: ReactNode }) {
  const f = faceNumber(id);
  const t = boardText(p.lang);
  if (f < 0) return <Plain name={p.words.ref(option(id))} say="" />;
  const { name, kind, text } = p.words.card(id);
  if (f >= SITES.length)
    return (
      <article className={style.link}>
        <ConnectionCard id={LINKS[f - SITES.length]!.id as ConnectionId} name={name} tall />
        <div>
          <span className="kind">{kind}</span>
          <p>{text}</p>
        </div>
      </article>
    );
  const site = SITES[f]!;
  const note = provenance(p.lang, id);
  const held = p.seat !== null && handOf(p.view.players[p.seat]!).some((x) => x.id === id);
  return (
    <>
      <LocationFull
        look={lookOf(site, p.lang)}
        kind={kind}
        text={text}
        words={{ spoils: t.spoils, deal: t.deal }}
        aside={aside ?? t.defence(DEFENCE[site.category]! + site.shield)}
      />
      {children}
      {held && <Uses p={p} id={id as CardId} />}
      {note && <p className={style.note}>{note}</p>}
    </>
  );
}

/** The three uses of a card in hand, with price, gain or what is missing. */
function Uses({ p, id }: { p: Props; id: CardId }) {
  const t = boardText(p.lang);
  return (
    <dl className={style.uses}>
      {usesOf(p, id).map(({ use, outcome, short }) => (
        <div key={use} className={`${style[use]} ${outcome ? '' : style.not}`}>
          <dt>
            <Mark id={use === 'construct' ? 'build' : use} size={15} />
            {t.deed[use]}
          </dt>
          <dd>
            {outcome ? (
              <>
                <Rich
                  text={`${signed(outcome.pays)} → ${outcome.open ? t.chosenLater : signed(outcome.gives) || t.nothing}`}
                  signs={signs}
                />
                <span className="vh">
                  {t.cost} {goodsText(p.lang, p.words, outcome.pays)}, {t.gives}{' '}
                  {goodsText(p.lang, p.words, outcome.gives)}
                </span>
              </>
            ) : short > 0 ? (
              t.short(short)
            ) : (
              '–'
            )}
            <small>{t.help[use]}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A location in a State, with what lies on it. */
function PlaceDetail({ p, seat, place }: { p: Props; seat: Seat; place: Place }) {
  const t = boardText(p.lang);
  const id = ID_OF[place.card]!;
  if (place.ruins)
    return (
      <Plain icon={<Mark id="crack" size={30} />} name={`${t.ruins} (${p.words.card(id).name})`} say={t.ruinsHelp} />
    );
  const stock = stockOf(place);
  const lines = [
    seat === p.seat ? '' : seat === RIVAL ? t.virtual : p.who(seat),
    place.shield ? t.shielded : '',
    place.uses > 0 ? `${t.used} (${place.uses})` : '',
    place.visited ? t.visited : '',
    stock.length > 0
      ? t.onIt(goodsText(p.lang, p.words, Object.fromEntries(stock.map(([g, n]) => [GOODS[g]!, n]))))
      : '',
  ].filter(Boolean);
  return (
    <CardDetail p={p} id={id} aside={t.defence(defenceOf(place))}>
      {lines.length > 0 && <p className={style.state}>{lines.join(' · ')}</p>}
    </CardDetail>
  );
}

/** The discard pile, the newest card first. */
function Discard(p: Props) {
  const t = boardText(p.lang);
  return (
    <div className={style.pile}>
      <h2>
        {t.discard}: {t.cards(p.view.discard.length)}
      </h2>
      {p.view.discard.length === 0 && <p>{t.emptyPile}</p>}
      {p.view.discard
        .filter((no) => !isConnection(no))
        .toReversed()
        .map((no) => (
          <Thing key={no} p={p} of={card(ID_OF[no]!)} idle label={p.words.card(ID_OF[no]!).name}>
            <LocationChip look={lookOf(SITE[no]!, p.lang)} />
          </Thing>
        ))}
    </div>
  );
}
