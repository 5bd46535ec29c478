import { useEffect, useRef } from 'react';
import { useSideways } from '../../table/layout/size.ts';
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
  takeEquipment: ['equipment', 'hand'],
  takeBuilding: ['buildings'],
  placeBuilding: ['city', 'buildings'],
  cityAction: ['city', 'tracks', 'hand'],
  discardEquipment: ['hand'],
  keepDrawn: ['hand'],
  searchDeck: ['hand'],
  choosePrivateTile: ['hand'],
};
/** My own in short comes before what can wait. */
const SHARED: readonly Part[] = ['auction', 'brief', 'equipment', 'buildings'];
const SHARED_OUT: readonly Part[] = ['turns', 'brief', 'auction'];
/** On a phone on its side these stand beside the table. */
const BESIDE: readonly Part[] = ['tracks', 'hand'];
/** Where one of these stands in full, or mine beside the table, there is nothing to be said in short. */
const OWN: readonly Part[] = ['city', 'tracks'];

/** The same on a phone: one below the other, what is needed now on top. */
function PhoneBoard(p: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const asked = p.question ?? '';
  useEffect(() => {
    if (asked !== '') scroll.current?.scrollTo(0, 0);
  }, [asked]);
  const beside = useSideways();
  const first = (FIRST[asked] ?? []).filter((part) => !beside || !BESIDE.includes(part));
  const all = p.game.facts.isSharedOut(p.view) ? SHARED_OUT : SHARED;
  const shared = beside || first.some((part) => OWN.includes(part)) ? all.filter((part) => part !== 'brief') : all;
  const order = [...first, ...shared.filter((part) => !first.includes(part))];
  return (
    // Another order is another page: nothing of it jumps from where it stood before.
    <div key={order.join()} ref={scroll} className={`${parts.box} ${style.phone}`}>
      {order.map((part) => {
        const Content = PARTS[part];
        return <Content key={part} {...p} />;
      })}
      <Rounds {...p} />
    </div>
  );
}
