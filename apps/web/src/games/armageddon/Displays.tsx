import { FIGURES, type Frame } from '@ashtown/armageddon/board';
import { refKey } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Art } from './Art.tsx';
import { BuildingFace } from './BuildingFace.tsx';
import style from './displays.module.css';
import { Effect } from './Effect.tsx';
import { Piece } from './Figure.tsx';
import { pictureOfKind } from './pictures.ts';
import { card, onSlot, type Props, slot, sum } from './props.ts';
import { Info, Thing } from './Thing.tsx';
import tone from './tones.module.css';

const N = FIGURES.length;
/** Survivors first, marauders last, as they are said. */
const ORDER = [1, 2, 3, 4, 0] as const;

/** Equipment on offer, each card with the figures that come with it. */
export function EquipmentDisplay(p: Props) {
  const text = p.words.board;
  const { display, players, options } = p.view;
  return (
    <section ref={roving} className={`plate ${style.display}`} aria-label={text.equipment} data-testid="equipment">
      <div className={style.head}>
        <span className="label">{text.equipment}</span>
        <span>{options.pickOrder === 'topToBottom' ? text.byOrder : text.byExploration}</span>
      </div>
      <div className={style.cards}>
        {players.map((_, at) => {
          const kind = display[at] ?? -1;
          const of = slot(`slot.${at + 1}`);
          return kind < 0 ? (
            <span key={of.id} data-ref={refKey(of)} className={style.empty}>
              {text.taken}
            </span>
          ) : (
            <EquipmentCard key={of.id} p={p} at={at} kind={kind} />
          );
        })}
      </div>
    </section>
  );
}

function EquipmentCard({ p, at, kind }: { p: Props; at: number; kind: number }) {
  const text = p.words.board;
  const { id } = p.tables.equipment[kind]!;
  const { name, text: worth } = p.words.card(id);
  const here = p.view.figures.slice(at * N, (at + 1) * N);
  const { main, vehicle } = pictureOfKind(p.tables, kind);
  const gain = p.seat === null ? null : p.game.facts.gainOf(p.view, p.seat, kind);
  const figures = ORDER.flatMap((f) => (here[f]! > 0 ? [figureName(p, FIGURES[f]!, here[f]!)] : []));
  const label = [name, worth, gain === null ? '' : text.forMe(gain), `${text.onIt}: ${figures.join(', ')}`];
  return (
    <Thing
      p={p}
      of={slot(`slot.${at + 1}`)}
      label={label.filter(Boolean).join(' ')}
      className={`${style.card} ${style.equipment} ${tone.loot}`}
      boxed
    >
      <span key={id} data-ref={refKey(card(id))} className={`${style.piece} ${tone.loot}`}>
        <Art id={id} of={main} badge={vehicle === main ? null : vehicle} size={30} className={style.art} />
        <b className={style.name}>{name}</b>
        {gain !== null && (
          <span className={gain > 0 ? style.gain : style.none}>
            {p.compact ? `+${gain} ${text.vp}` : text.forMe(gain)}
          </span>
        )}
      </span>
      <span className={style.figures}>
        {ORDER.flatMap((f) =>
          Array.from({ length: here[f]! }, (_, i) => (
            <Piece key={`${f}${i as 0}`} as={onSlot(FIGURES[f]!, at)} of={FIGURES[f]!} size={p.compact ? 17 : 19} />
          )),
        )}
        {sum(here) === 0 && '–'}
      </span>
    </Thing>
  );
}

const figureName = (p: Props, figure: string, n: number): string =>
  p.words.ref({ kind: 'amount', id: n > 1 ? `${figure}*${n}` : figure });

/** The building somebody has taken and must place now. */
function placing(p: Props): Extract<Frame, { t: 'placeBuilding' }> | null {
  const f = p.view.stack.at(-1);
  return f?.t === 'placeBuilding' ? f : null;
}

/** Buildings on offer, each with its tile. */
export function BuildingDisplay(p: Props) {
  const text = p.words.board;
  const { offer, offerTiles, players, options, round } = p.view;
  const now = placing(p);
  const free = players.findIndex((_, at) => (offer[at] ?? -1) < 0);
  return (
    <section
      ref={roving}
      className={`plate ${style.display} ${p.compact ? style.compact : ''}`}
      aria-label={text.buildings(p.tables.level[round - 1] ?? 1)}
    >
      <div className={style.head}>
        <span data-ref={refKey(slot('buildings'))} className="label">
          {text.buildings(p.tables.level[round - 1] ?? 1)}
        </span>
        <span>{options.pickOrder === 'topToBottom' ? text.byOrder : text.byConstruction}</span>
      </div>
      <div className={style.cards}>
        {players.map((_, at) => {
          const building = offer[at] ?? -1;
          const taken = now && at === free ? now : null;
          const of = slot(`offer.${at + 1}`);
          return (
            <span key={of.id} data-ref={refKey(of)} className={style.place}>
              {building >= 0 && <BuildingCard key={building} p={p} building={building} tile={offerTiles[at]!} />}
              {taken && (
                <BuildingCard key={taken.card} p={p} building={taken.card} tile={taken.tile} taker={taken.seats[0]} />
              )}
              {building < 0 && !taken && <span className={style.empty}>{text.taken}</span>}
            </span>
          );
        })}
      </div>
    </section>
  );
}

function BuildingCard(props: { p: Props; building: number; tile: number; taker?: number }) {
  const { p, building, tile, taker } = props;
  const text = p.words.board;
  const { id } = p.tables.buildings[building]!;
  const { effect, bonus, id: tileId } = p.tables.tiles[tile]!;
  const words = p.words.card(id);
  const label = `${words.name}. ${words.kind}. ${words.text} ${p.words.card(tileId).name}: ${p.words.effect(effect)}`;
  const face = (
    <>
      <BuildingFace t={p.tables} building={building} name={words.name} only={text.housesOnly} />
      <span data-ref={refKey(card(tileId))} className={`${style.tile} ${bonus ? tone.good : tone.bad}`}>
        <Effect of={effect} size={14} />
      </span>
    </>
  );
  const look = `${style.card} ${style.building}`;
  if (taker === undefined)
    return (
      <Thing p={p} of={card(id)} label={label} className={look} boxed>
        {face}
      </Thing>
    );
  return (
    <Info p={p} of={card(id)} itself label={`${text.toBuild}: ${label}`} className={`${look} ${style.placing}`} boxed>
      {face}
      <span className={style.taker}>
        <SeatToken seat={taker} size={24} />
      </span>
    </Info>
  );
}
