import { FIGURES, type Frame, TYPES } from '@ashtown/armageddon/board';
import { type Ref, refKey } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { card, drawnBy, Lying, seenIn, slot, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { BuildingArt, EquipmentArt } from './Art.tsx';
import style from './displays.module.css';
import { Does, Effect } from './Effect.tsx';
import { Figure } from './Figure.tsx';
import parts from './parts.module.css';
import { onSlot, type Props, sayFigures, sum } from './props.ts';
import tone from './tones.module.css';

/** Things side by side under a heading; `note` says what holds for them. */
export function Display(props: {
  name: string;
  note: string;
  /** Where its cards come from. */
  place?: Ref;
  testid?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { name, note, place, testid, className = '', children } = props;
  return (
    <section
      ref={roving}
      className={`plate ${parts.box} ${style.display} ${className}`}
      aria-label={name}
      data-testid={testid}
    >
      <div className={parts.head}>
        <span className="label" data-ref={place && refKey(place)}>
          {name}
        </span>
        <span>{note}</span>
      </div>
      {children}
    </section>
  );
}

const N = FIGURES.length;
/** Survivors first, marauders last, as they are said. */
const ORDER = [1, 2, 3, 4, 0] as const;

/** Equipment on offer, each card with the figures that come with it. */
export const EquipmentDisplay = drawnBy(EquipmentOf, (p) =>
  seenIn(p, [p.view.display, p.view.figures, p.view.options, p.view.players[p.seat ?? -1]]),
);

function EquipmentOf(p: Props) {
  const text = p.words.board;
  const { display, players, options } = p.view;
  const note = options.pickOrder === 'topToBottom' ? text.byOrder : text.byExploration;
  return (
    <Display name={text.equipment} note={note} testid="equipment">
      <div className={style.cards}>
        {players.map((_, at) => {
          const kind = display[at] ?? -1;
          const of = slot(`slot.${at + 1}`);
          if (kind >= 0) return <EquipmentCard key={of.id} p={p} of={of} at={at} kind={kind} />;
          return (
            <span key={of.id} data-ref={refKey(of)} className={style.empty}>
              {text.taken}
            </span>
          );
        })}
      </div>
    </Display>
  );
}

function EquipmentCard({ p, of, at, kind }: { p: Props; of: Ref; at: number; kind: number }) {
  const text = p.words.board;
  const { id } = p.tables.equipment[kind]!;
  const { name, text: worth } = p.words.card(id);
  const here = p.view.figures.slice(at * N, (at + 1) * N);
  const gain = p.seat === null ? null : p.game.facts.gainOf(p.view, p.seat, kind);
  const forMe = gain === null ? '' : text.forMe(gain);
  const figures = ORDER.flatMap((f) => (here[f]! > 0 ? [sayFigures(p, FIGURES[f]!, here[f]!)] : []));
  return (
    <Thing
      p={p}
      of={of}
      label={[name, worth, forMe, `${text.onIt}: ${figures.join(', ')}`].filter(Boolean).join(' ')}
      className={`${parts.box} ${style.card} ${style.equipment} ${tone.loot}`}
      boxed
    >
      <Lying key={id} of={card(id)} className={`${parts.box} ${style.face} ${style.piece} ${tone.loot}`}>
        <EquipmentArt t={p.tables} kind={kind} size={28} fits />
        <b className={parts.name}>{name}</b>
        {gain !== null && (
          <span className={`${style.gain} ${gain > 0 ? 'good' : 'muted'}`}>
            {p.size === 'phone' ? `+${gain} ${text.vp}` : forMe}
          </span>
        )}
      </Lying>
      <span className={style.figures}>
        {ORDER.flatMap((f) =>
          Array.from({ length: here[f]! }, (_, i) => (
            <Figure key={`${f}${i as 0}`} as={onSlot(FIGURES[f]!, at)} of={FIGURES[f]!} size={18} />
          )),
        )}
        {sum(here) === 0 && '–'}
      </span>
    </Thing>
  );
}

/** The building somebody has taken and must place now. */
export function placing(p: Props): Extract<Frame, { t: 'placeBuilding' }> | null {
  const f = p.view.stack.at(-1);
  return f?.t === 'placeBuilding' ? f : null;
}

/** Buildings on offer, each with its tile. */
export const BuildingDisplay = drawnBy(BuildingsOf, (p) =>
  seenIn(p, [p.view.offer, p.view.offerTiles, p.view.options, p.view.round, placing(p)]),
);

function BuildingsOf(p: Props) {
  const text = p.words.board;
  const { offer, offerTiles, players, options, round } = p.view;
  const now = placing(p);
  const free = players.findIndex((_, at) => (offer[at] ?? -1) < 0);
  const name = text.buildings(p.tables.level[round - 1] ?? 1);
  const note = options.pickOrder === 'topToBottom' ? text.byOrder : text.byConstruction;
  return (
    <Display name={name} note={note} place={slot('buildings')}>
      <div className={`${style.cards} ${style.buildings}`}>
        {players.map((_, at) => {
          const of = slot(`offer.${at + 1}`);
          const taken = at === free ? now : null;
          const building = taken?.card ?? offer[at] ?? -1;
          const tile = taken?.tile ?? offerTiles[at]!;
          return (
            <Lying key={of.id} of={of} className={style.place}>
              {building < 0 ? (
                <span className={style.empty}>{text.taken}</span>
              ) : (
                <BuildingCard key={building} p={p} building={building} tile={tile} taker={taken?.seats[0]} />
              )}
            </Lying>
          );
        })}
      </div>
    </Display>
  );
}

function BuildingCard(props: { p: Props; building: number; tile: number; taker: number | undefined }) {
  const { p, building, tile, taker } = props;
  const text = p.words.board;
  const { id, type } = p.tables.buildings[building]!;
  const { effect, bonus, id: tileId } = p.tables.tiles[tile]!;
  const { name, kind, text: does } = p.words.card(id);
  const label = `${name}. ${kind}. ${does} ${p.words.card(tileId).name}: ${p.words.effect(effect)}`;
  const taken = taker !== undefined;
  return (
    <Thing
      p={p}
      of={card(id)}
      idle={taken}
      label={taken ? `${text.toBuild}: ${label}` : label}
      className={`${parts.box} ${style.card} ${taken ? style.placing : ''}`}
      boxed
    >
      <span className={`${parts.box} ${style.face} ${style.building} ${tone[TYPES[type]!]}`}>
        <BuildingArt t={p.tables} building={building} size={26} fits />
        <b className={parts.name}>{name}</b>
        <span className={`${parts.box} ${style.does}`}>
          <Does t={p.tables} of={building} only={text.housesOnly} />
        </span>
      </span>
      <Lying of={card(tileId)} className={`${style.tile} ${bonus ? tone.good : tone.bad}`}>
        <Effect of={effect} />
      </Lying>
      {taken && (
        <span className={style.taker}>
          <SeatToken seat={taker} size={24} />
        </span>
      )}
    </Thing>
  );
}
