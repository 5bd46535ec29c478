import { samePick } from '@ashtown/engine';
import type { Answer, Event, Question, View } from '@ashtown/king-of-new-york/board';
import type { GameBoard } from '../../table/board.ts';
import { CardsTab } from './Bank.tsx';
import { Board } from './Board.tsx';
import { chances } from './chances.ts';
import { Detail } from './Detail.tsx';
import { DiceTray, markedOf } from './Dice.tsx';
import { dieRef, facesOf, isFree, placeOf, rerollPick, toggled } from './dice.ts';
import { MonsterToken } from './MonsterToken.tsx';
import { Mini, Panel } from './Panel.tsx';
import { phases, round } from './phases.ts';
import type { Props } from './props.ts';
import { signs } from './richSigns.tsx';

/** Answered by pointing at the map, the cards or the dice. */
const ON_BOARD: readonly Question[] = [
  'chooseMonster',
  'chooseStartBorough',
  'superSpeedMove',
  'subwayMove',
  'rollOrStop',
  'chooseSymbolType',
  'flee',
  'destroyObject',
  'leaveClosedSpace',
  'moveStep',
  'buyStep',
  'photoOpTarget',
  'teslaCannonDiscard',
];

/** The dice are gathered on the table; the prompt bar then throws them. */
function gather(p: Props) {
  if (p.question !== 'rollOrStop' || p.seat === null) return null;
  const dice = facesOf(p.view.turn.dice);
  const marked = markedOf(p.draft);
  const text = p.words.board.dice;
  const wanted = rerollPick(dice, marked);
  const offer = p.offers.find((o) => samePick(o.pick, wanted));
  const { price = [] } = offer ? p.game.deed(p.view, p.seat, p.question, offer.pick as Answer) : {};
  const fee = price.find(({ what }) => what === 'energy')?.n ?? 0;
  const label = `${text.reroll(marked.length)}${fee > 0 ? ` −${fee}⚡` : ''}`;
  return {
    main: offer ? { pick: offer.pick as Answer, label, icon: 'reroll' } : null,
    hint: text.mark,
    others: p.offers
      .filter((o) => !o.refs.some((r) => r.kind === 'option' && r.id === 'reroll'))
      .map((o) => ({ pick: o.pick as Answer })),
    keys: dice.map((_, at) => dieRef(dice, at)),
    toggle(ref: { kind: string; id: string }) {
      const at = placeOf(dice, ref as never);
      if (at >= 0 && isFree(p.offers, dice[at]!)) p.setDraft(toggled(marked, at));
    },
  };
}

const parts = {
  Board,
  MyArea: DiceTray,
  // The map grows until it is as high as the room.
  desk: { widest: 'calc((100dvh - 344px) * 584 / 424 + 228px)' },
  Panel,
  Mini,
  Token: MonsterToken,
  Detail,
  phases,
  round,
  tabs: [{ id: 'cards', icon: 'cards', name: (words: Props['words']) => words.board.cards, Content: CardsTab }],
  secretsPerSeat: false,
  onBoard: ON_BOARD,
  gather,
  chances,
  signs,
} satisfies Partial<Record<keyof GameBoard, unknown>>;

/** The shell hands a board what its own game has made: these tables, these words, this game with its facts. */
export const board = parts as unknown as GameBoard<View, Answer, Event>;
