import {
  AREAS,
  type Area,
  COLOURS,
  FIGURES,
  type Figure as Kind,
  type Seen,
  SITES,
  TYPES,
} from '@ashtown/armageddon/board';
import type { Ref } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { amount, isOne, Note, Part, Rows, Detail as Sheet, Source, slot } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { BuildingArt, EquipmentArt } from './Art.tsx';
import style from './detail.module.css';
import { Does, Effect } from './Effect.tsx';
import { Figure } from './Figure.tsx';
import { Player } from './Panel.tsx';
import parts from './parts.module.css';
import { myself, type Props, sayFigures } from './props.ts';
import { Sign, TileSigns } from './Sign.tsx';
import { forecast, MARAUDERS, REPAIR } from './Tracks.tsx';
import tone from './tones.module.css';

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { of } = p;
  const text = p.words.board;
  if (of.kind === 'player') return <Player {...p} of={Number(of.id)} look="columns" mention />;
  if (of.kind === 'card') return <CardOf p={p} id={of.id} />;
  if (of.id === MARAUDERS.id) return <MaraudersDetail p={p} />;
  if (of.id === REPAIR.id) return <DamageDetail p={p} />;
  if (of.id === 'extend') return <BuildingDetail p={p} building={p.tables.extension} />;
  if (isOne(AREAS, of.id)) return <AreaDetail p={p} id={of.id} />;
  if (of.id === 'screen') return <Sheet name={text.screen} text={text.screenHelp(p.view.options.openSurvivors)} />;
  const figure = of.id.split('*')[0]!;
  if (isOne(FIGURES, figure)) return <FigureDetail p={p} figure={figure} />;
  const [kind, first] = of.id.split('.');
  if (kind === 'slot') return <SlotDetail p={p} at={Number(first) - 1} />;
  if (kind === 'site' || kind === 'line') return <SiteDetail p={p} site={Number(first) - 1} />;
  return <Sheet name={p.words.ref(of)} />;
}

function CardOf({ p, id }: { p: Props; id: string }) {
  const building = p.tables.index.building.get(id);
  if (building !== undefined) return <BuildingDetail p={p} building={building} />;
  const kind = p.tables.index.equipment.get(id);
  if (kind !== undefined) return <EquipmentDetail p={p} kind={kind} />;
  if (p.tables.damage.some((space) => space.id === id)) return <DamageDetail p={p} space={id} />;
  return <TileDetail p={p} id={id} />;
}

/** A building in full. */
function BuildingDetail({ p, building, children }: { p: Props; building: number; children?: ReactNode }) {
  const { id, type } = p.tables.buildings[building]!;
  return (
    <Sheet
      {...p.words.card(id)}
      art={<BuildingArt t={p.tables} building={building} size={56} className={style.art} />}
      className={tone[TYPES[type]!]}
    >
      <span className={style.does}>
        <Does t={p.tables} of={building} size={18} />
      </span>
      {children}
      <Source text={p.words.provenance(id)} />
    </Sheet>
  );
}

/** Equipment in full: what it is worth, and what this one would add. */
function EquipmentDetail({ p, kind, children }: { p: Props; kind: number; children?: ReactNode }) {
  const text = p.words.board;
  const { id, group } = p.tables.equipment[kind]!;
  const lots = p.seat === null ? [] : p.game.facts.lotsOf(p.view, p.seat);
  const lot = lots.find((x) => x.kinds.some((k) => p.tables.equipment[k]!.group === group));
  const worth = text.worth(lot?.vp ?? 0);
  const mine = p.seat !== null && [
    { term: text.inHand(lot?.kinds.length ?? 0), is: lot?.unsure ? `${worth} (${text.unsure})` : worth },
    { term: text.oneMore, is: `+${p.game.facts.gainOf(p.view, p.seat, kind)} ${text.vp}` },
  ];
  return (
    <Sheet
      {...p.words.card(id)}
      art={<EquipmentArt t={p.tables} kind={kind} size={56} />}
      className={`${style.round} ${tone.loot}`}
    >
      {mine && <Rows rows={mine} />}
      {children}
      <Source text={p.words.provenance(id)} />
    </Sheet>
  );
}

/** A tile in full. */
function TileDetail({ p, id }: { p: Props; id: string }) {
  const { name, kind, text } = p.words.card(id);
  const tile = p.tables.tiles[p.tables.index.tile.get(id) ?? -1];
  const auction = p.tables.auction[p.tables.index.auction.get(id) ?? -1];
  const scoring = p.tables.index.scoring.get(id);
  const me = myself(p);
  const worth = scoring !== undefined && me ? p.game.facts.tileWorth(me, scoring) : null;
  return (
    <Sheet name={name} kind={kind} text={text}>
      <span className={style.does}>
        {tile && <Effect of={tile.effect} size={20} />}
        {auction && <Effect of={auction.bonus} size={20} />}
        {auction && <Effect of={auction.penalty} size={20} />}
        {scoring !== undefined && <TileSigns t={p.tables} tile={scoring} size={20} />}
      </span>
      <Note text={worth && p.words.board.now(worth.n, worth.vp)} />
      <Source text={p.words.provenance(id)} />
    </Sheet>
  );
}

function SlotDetail({ p, at }: { p: Props; at: number }) {
  const text = p.words.board;
  const kind = p.view.display[at] ?? -1;
  const here = p.view.figures.slice(at * FIGURES.length, (at + 1) * FIGURES.length);
  if (kind < 0) return <Sheet name={p.words.ref(slot(`slot.${at + 1}`))} text={text.taken} />;
  const figures = FIGURES.map(
    (figure, f) =>
      here[f]! > 0 && (
        <span key={figure} className={parts.row}>
          <Figure of={figure} size={18} />
          {sayFigures(p, figure, here[f]!)}
        </span>
      ),
  );
  return (
    <EquipmentDetail p={p} kind={kind}>
      <Rows rows={[{ term: text.onIt, is: figures }]} />
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
    return <Sheet name={name} text={closed ? `${text.closed}: ${text.closedHelp}.` : text.freeSite} />;
  }
  const under = me.under.filter((x) => Math.floor(x / 100) === site).map((x) => p.tables.buildings[x % 100]!.id);
  const covers = under.length > 0 ? ` · ${text.covers(under.map((id) => p.words.card(id).name).join(', '))}` : '';
  return (
    <BuildingDetail p={p} building={building}>
      <Note text={name + covers} />
    </BuildingDetail>
  );
}

function AreaDetail({ p, id }: { p: Props; id: Area }) {
  const { board: text, effect } = p.words;
  const tile = p.tables.auction[p.view.auction[AREAS.indexOf(id)]!]!;
  const stakes = (['bonus', 'penalty'] as const).map((stake) => ({ term: text[stake], is: effect(tile[stake]) }));
  return (
    <Sheet name={p.words.ref(slot(id))} text={text.areaHelp(p.view.options.pickOrder)[id]}>
      <Part title={p.words.card(tile.id).name}>
        <Rows rows={stakes} />
      </Part>
      <Source text={p.words.provenance(tile.id)} />
    </Sheet>
  );
}

function FigureDetail({ p, figure }: { p: Props; figure: Kind }) {
  const text = p.words.board;
  const name = p.words.ref(amount(figure)).replace(/^1\s+/, '');
  return (
    <Sheet name={name} text={text.figureHelp[figure]} sign={<Figure of={figure} size={30} />}>
      <Note text={isOne(COLOURS, figure) ? text.joker : null} />
    </Sheet>
  );
}

/** Who stands on a space of a track. */
const here = (p: Props, on: (q: Seen) => boolean): ReactNode =>
  p.view.players.map((q, seat) => on(q) && <SeatToken key={seat as 0} seat={seat} size={20} label={p.who(seat)} />);

function MaraudersDetail({ p }: { p: Props }) {
  const text = p.words.board;
  const taken = [...new Set(p.view.players.map((q) => q.marauders))].sort((a, b) => b - a);
  return (
    <Sheet
      name={text.marauders}
      text={text.marauderHelp(p.tables.last)}
      sign={<Sign id="marauder" size={28} className="bad" />}
    >
      <Rows rows={taken.map((n) => ({ term: String(n), is: here(p, (q) => q.marauders === n) }))} />
    </Sheet>
  );
}

/** The whole damage track: every space with what it does, and who stands there. */
function DamageDetail({ p, space }: { p: Props; space?: string }) {
  const text = p.words.board;
  const me = myself(p);
  const mine = me && (space === undefined || p.tables.damage[me.damage - 1]!.id === space);
  return (
    <Sheet
      name={text.damage}
      text={text.damageHelp(p.view.options['repair.workersPerStep'])}
      sign={<Sign id="damage" size={28} className="bad" />}
    >
      <Note text={mine ? `${text.nextRound}: ${forecast(p, me)}` : null} />
      <ol className={style.spaces}>
        {p.tables.damage.map(({ id }, i) => {
          const { name, text: say } = p.words.card(id);
          return (
            <li key={id} className={id === space ? style.marked : ''}>
              <b>{name}</b> {here(p, (q) => q.damage === i + 1)} {say}
            </li>
          );
        })}
      </ol>
      <Source
        text={[...new Set(p.tables.damage.map(({ id }) => p.words.provenance(id)))].filter(Boolean).join(' ') || null}
      />
    </Sheet>
  );
}
