import { AREAS, type Area, COLOURS, FIGURES, type Figure as Kind, type Seen, SITES } from '@ashtown/armageddon/board';
import type { Ref } from '@ashtown/engine';
import { Fragment, type ReactNode } from 'react';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { BuildingDetail, CardDetail, EquipmentDetail } from './CardDetail.tsx';
import style from './detail.module.css';
import { Figure } from './Figure.tsx';
import { Seat } from './Panel.tsx';
import { myself, type Props, slot } from './props.ts';
import { Sign } from './Sign.tsx';
import { forecast, MARAUDERS, REPAIR } from './Tracks.tsx';

const isOne = <T extends string>(all: readonly T[], x: string): x is T => (all as readonly string[]).includes(x);

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { of } = p;
  if (of.kind === 'player') return <Seat {...p} of={Number(of.id)} named />;
  if (of.kind === 'card') return <CardOf p={p} id={of.id} />;
  if (of.id === MARAUDERS.id) return <MaraudersDetail p={p} />;
  if (of.id === REPAIR.id) return <DamageDetail p={p} />;
  if (of.id === 'extend') return <BuildingDetail p={p} building={p.tables.extension} />;
  if (isOne(AREAS, of.id)) return <AreaDetail p={p} id={of.id} />;
  const text = p.words.board;
  if (of.id === 'screen') return <Plain name={text.screen} say={text.screenHelp(p.view.options.openSurvivors)} />;
  const figure = of.id.split('*')[0]!;
  if (isOne(FIGURES, figure)) return <FigureDetail p={p} figure={figure} />;
  const [kind, first] = of.id.split('.');
  if (kind === 'slot') return <SlotDetail p={p} at={Number(first) - 1} />;
  if (kind === 'site' || kind === 'line') return <SiteDetail p={p} site={Number(first) - 1} />;
  return <Plain name={p.words.ref(of)} say="" />;
}

function CardOf({ p, id }: { p: Props; id: string }) {
  const building = p.tables.index.building.get(id);
  if (building !== undefined) return <BuildingDetail p={p} building={building} />;
  const kind = p.tables.index.equipment.get(id);
  if (kind !== undefined) return <EquipmentDetail p={p} kind={kind} />;
  if (p.tables.damage.some((space) => space.id === id)) return <DamageDetail p={p} space={id} />;
  return <CardDetail p={p} id={id} />;
}

export function Plain(props: { name: string; say: string; sign?: ReactNode; children?: ReactNode }) {
  return (
    <article className={style.thing}>
      <header>
        {props.sign}
        <h2>{props.name}</h2>
      </header>
      {props.say && <p>{props.say}</p>}
      {props.children}
    </article>
  );
}

function SlotDetail({ p, at }: { p: Props; at: number }) {
  const text = p.words.board;
  const kind = p.view.display[at] ?? -1;
  const here = p.view.figures.slice(at * FIGURES.length, (at + 1) * FIGURES.length);
  if (kind < 0) return <Plain name={p.words.ref(slot(`slot.${at + 1}`))} say={text.taken} />;
  return (
    <EquipmentDetail p={p} kind={kind}>
      <dl className={style.facts}>
        <dt>{text.onIt}</dt>
        <dd>
          {FIGURES.map((figure, f) =>
            here[f]! > 0 ? (
              <span key={figure} className={style.figure}>
                <Figure of={figure} size={18} />
                {p.words.ref({ kind: 'amount', id: `${figure}*${here[f]}` })}
              </span>
            ) : null,
          )}
        </dd>
      </dl>
    </EquipmentDetail>
  );
}

function SiteDetail({ p, site }: { p: Props; site: number }) {
  const text = p.words.board;
  const me = myself(p);
  const building = me?.city[site] ?? -1;
  const name = text.site(site + 1);
  if (!me || building < 0) {
    const closed = me !== null && site === SITES - 1 && !p.game.facts.isExtended(me);
    return <Plain name={name} say={closed ? `${text.closed}: ${text.closedHelp}.` : text.freeSite} />;
  }
  const under = me.under.filter((x) => Math.floor(x / 100) === site).map((x) => p.tables.buildings[x % 100]!.id);
  return (
    <BuildingDetail p={p} building={building}>
      <p className={style.note}>
        {name}
        {under.length > 0 && ` · ${text.covers(under.map((id) => p.words.card(id).name).join(', '))}`}
      </p>
    </BuildingDetail>
  );
}

function AreaDetail({ p, id }: { p: Props; id: Area }) {
  const text = p.words.board;
  const tile = p.tables.auction[p.view.auction[AREAS.indexOf(id)]!]!;
  const { name, text: say } = p.words.card(tile.id);
  return (
    <Plain name={p.words.ref(slot(id))} say={text.areaHelp(p.view.options.pickOrder)[id]}>
      <h3 className={style.sub}>{name}</h3>
      <p>{say}</p>
      <p className={style.source}>{p.words.provenance(tile.id)}</p>
    </Plain>
  );
}

function FigureDetail({ p, figure }: { p: Props; figure: Kind }) {
  const text = p.words.board;
  const name = p.words.ref({ kind: 'amount', id: figure });
  const help = text.figureHelp[figure];
  return (
    <Plain name={name.replace(/^1\s+/, '')} say={help} sign={<Figure of={figure} size={30} />}>
      {isOne(COLOURS, figure) && <p className={style.note}>{text.joker}</p>}
    </Plain>
  );
}

/** Who stands on a space of a track. */
const Here = ({ p, on }: { p: Props; on(q: Seen): boolean }) => (
  <span className={style.here}>
    {p.view.players.map((q, seat) =>
      on(q) ? <SeatToken key={seat as 0} seat={seat} size={20} label={p.who(seat)} /> : null,
    )}
  </span>
);

function MaraudersDetail({ p }: { p: Props }) {
  const text = p.words.board;
  const taken = [...new Set(p.view.players.map((q) => q.marauders))].sort((a, b) => b - a);
  return (
    <Plain
      name={text.marauders}
      say={text.marauderHelp(p.tables.last)}
      sign={<Sign id="marauder" size={28} className="bad" />}
    >
      <dl className={style.facts}>
        {taken.map((n) => (
          <Fragment key={n}>
            <dt>{n}</dt>
            <dd>
              <Here p={p} on={(q) => q.marauders === n} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Plain>
  );
}

/** The whole damage track: every space with what it does, and who stands there. */
function DamageDetail({ p, space }: { p: Props; space?: string }) {
  const text = p.words.board;
  const me = myself(p);
  const mine = me && (space === undefined || p.tables.damage[me.damage - 1]!.id === space);
  return (
    <Plain
      name={text.damage}
      say={text.damageHelp(p.view.options['repair.workersPerStep'])}
      sign={<Sign id="damage" size={28} className="bad" />}
    >
      {mine && (
        <p className={style.note}>
          {text.nextRound}: {forecast(p, me)}
        </p>
      )}
      <ol className={style.spaces}>
        {p.tables.damage.map(({ id }, i) => {
          const { name, text: say } = p.words.card(id);
          return (
            <li key={id} className={id === space ? style.marked : ''}>
              <b>{name}</b> <Here p={p} on={(q) => q.damage === i + 1} /> {say} <small>{p.words.provenance(id)}</small>
            </li>
          );
        })}
      </ol>
    </Plain>
  );
}
