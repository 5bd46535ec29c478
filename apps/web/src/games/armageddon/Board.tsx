import { AREAS } from '@ashtown/armageddon/board';
import type { Ref, Told } from '@ashtown/engine';
import { useLayoutEffect, useRef } from 'react';
import { isOne } from '../../kit/index.ts';
import { useSideways } from '../../table/layout/size.ts';
import { useFilled } from '../../table/layout/useFilled.ts';
import { Auction } from './Auction.tsx';
import { Brief } from './Brief.tsx';
import style from './board.module.css';
import { City } from './City.tsx';
import { BuildingDisplay, EquipmentDisplay } from './Displays.tsx';
import { Hand } from './Hand.tsx';
import parts from './parts.module.css';
import type { Props } from './props.ts';
import { Rounds } from './Rounds.tsx';
import { Tracks } from './Tracks.tsx';
import { Turns } from './Turns.tsx';

/** What lies between the players: the rounds, what is on offer, and the bids. */
export const Board = (p: Props) => (p.size === 'phone' ? <PhoneBoard {...p} /> : <DeskBoard {...p} />);

function DeskBoard(p: Props) {
  const sharedOut = p.game.facts.isSharedOut(p.view);
  return (
    <div className={`${style.board} ${sharedOut ? style.over : ''}`}>
      <Rounds {...p} />
      <div className={style.displays}>
        {sharedOut && <Turns {...p} />}
        {!sharedOut && <EquipmentDisplay {...p} />}
        {!sharedOut && <BuildingDisplay {...p} />}
      </div>
      <Auction {...p} />
    </div>
  );
}

const PARTS = {
  auction: Auction,
  equipment: EquipmentDisplay,
  buildings: BuildingDisplay,
  city: City,
  tracks: Tracks,
  hand: Hand,
  turns: Turns,
  brief: Brief,
} as const;
type Part = keyof typeof PARTS;

/** What a question is answered with comes first; without one, what the phase is about. */
const FIRST: Readonly<Record<string, readonly Part[]>> = {
  takeEquipment: ['equipment', 'brief'],
  takeBuilding: ['buildings'],
  placeBuilding: ['city', 'buildings'],
  cityAction: ['city', 'tracks', 'hand'],
  discardEquipment: ['hand'],
  keepDrawn: ['hand'],
  searchDeck: ['hand'],
  choosePrivateTile: ['hand'],
};
/** My own in short comes first: what is told of others lies above it, and not above what it is about. */
const SHARED: readonly Part[] = ['brief', 'auction', 'equipment', 'buildings'];
const SHARED_OUT: readonly Part[] = ['brief', 'turns', 'auction'];
/** Survivors are looked for in these areas. */
const IN_AREAS: readonly string[] = ['placeBid', 'bidColour', 'exchangeInPlace'];
/** So much of the board lies under the stage, with a card on it and without one, and where somebody here is asked. */
const WITH_CARD = 214;
const WITHOUT = 110;
const LINE = 44;
/** On a phone on its side these stand beside the table. */
const BESIDE: readonly Part[] = ['tracks', 'hand', 'brief'];
/** Where one of these stands in full, or mine beside the table, there is nothing to be said in short. */
const OWN: readonly Part[] = ['city', 'tracks', 'hand'];

const partOf = ({ kind, id }: Ref): Part | null =>
  kind !== 'slot'
    ? null
    : isOne(AREAS, id)
      ? 'auction'
      : id.startsWith('slot.')
        ? 'equipment'
        : id.startsWith('offer.')
          ? 'buildings'
          : null;

/** Which shared part what is told last is about, and how much of the board lies under the stage then; null for none. */
function watched(told: readonly Told[]): { part: Part; covered: number } | null {
  for (const { telling } of told.toReversed()) {
    const { about, moves = [] } = telling;
    const part = [...about, ...moves.flatMap(({ from, to }) => [from, to])]
      .flatMap((x) => (x && partOf(x)) ?? [])
      .at(-1);
    if (part) return { part, covered: about.some(({ kind }) => kind === 'card') ? WITH_CARD : WITHOUT };
  }
  return null;
}

/** The same on a phone: one below the other, what is needed now on top. */
function PhoneBoard(p: Props) {
  const asked = p.question ?? '';
  const beside = useSideways();
  const first = (FIRST[asked] ?? []).filter((part) => !beside || !BESIDE.includes(part));
  const sharedOut = p.game.facts.isSharedOut(p.view);
  const all = sharedOut ? SHARED_OUT : SHARED;
  const shared = beside || first.some((part) => OWN.includes(part)) ? all.filter((part) => part !== 'brief') : all;
  const order = [...first, ...shared.filter((part) => !first.includes(part))];
  const told = sharedOut ? null : watched(p.told);
  const inArea = IN_AREAS.includes(asked) ? ({ part: 'auction', covered: LINE } as const) : null;
  const { part, covered } = (asked === '' ? told : inArea) ?? { part: null, covered: 0 };
  // Another order is another page: nothing of it jumps from where it stood before.
  const page = order.join();
  const steps = order.length + 1;
  const step = useFilled(page, steps);
  const upTo = part === null ? 0 : 1 + order.indexOf(part);
  const seen = order.slice(0, Math.max(step, upTo));
  const scroll = useRef<HTMLDivElement>(null);
  // Before anything is seen to move: it moves to where it lies then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top.
  useLayoutEffect(() => {
    const shown = scroll.current?.querySelector<HTMLElement>(`[data-part="${part}"] > *`);
    scroll.current?.scrollTo(0, shown ? shown.offsetTop - covered : 0);
  }, [page, part, covered, step]);
  return (
    <div key={page} ref={scroll} className={`${parts.box} ${style.phone}`}>
      {seen.map((id) => {
        const Content = PARTS[id];
        return (
          <div key={id} data-part={id} className={style.part}>
            <Content {...p} />
          </div>
        );
      })}
      {step === steps && <Rounds {...p} />}
    </div>
  );
}
