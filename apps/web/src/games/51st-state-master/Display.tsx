import { SOLO } from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';
import { slot } from '../../kit/index.ts';
import { Chips, DisplayPart, FaceUp, isAboutOwned, Known, Pool, Targets } from '../51st-state-common/Display.tsx';
import { Supply } from '../51st-state-common/Goods.tsx';
import { Deals } from './FactionBoard.tsx';
import type { Props } from './props.ts';

/** The middle of the table: a draft, else what everybody knows of the hands, else the attacks of the virtual opponent. */
export function Display(p: Props) {
  const t = p.words.board;
  const { display, solo, stack } = p.view;
  const top = stack.at(-1);
  if (display.length > 0) {
    const title = top?.t === 'draftPick' ? t.draft(top.draft + 1) : t.display;
    return <FaceUp p={p} of={slot('display')} title={title} cards={display} />;
  }
  if (isAboutOwned(p)) return <ToChoose {...p} />;
  if (!solo) return <Known p={p} />;
  return (
    <DisplayPart
      of={slot('attacks')}
      title={t.attackPile}
      tally={t.attacks(solo.attacks, SOLO.attacks)}
      note={solo.attacks === 0 && t.noAttacks}
    >
      <Chips p={p} cards={solo.pile.map((card) => ({ card }))} />
    </DisplayPart>
  );
}

const ABOUT_DEALS: readonly string[] = ['discardDeal', 'ownDeals', 'opponentDeal'];

function ToChoose(p: Props) {
  const deals = ABOUT_DEALS.includes(p.question!);
  const about = (seat: Seat) => (deals && p.question !== 'opponentDeal') === (seat === p.seat);
  const players = deals || p.question === 'stealTarget' ? [...p.view.players.keys()].filter(about) : [];
  return (
    <Targets p={p}>
      {players.map((seat) => (
        <Pool key={seat} p={p} seat={seat}>
          {deals ? <Deals p={p} of={seat} small /> : <Supply p={p} of={seat} />}
        </Pool>
      ))}
    </Targets>
  );
}
