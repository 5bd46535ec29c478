import { type Ref, samePick } from '@ashtown/engine';
import { type Answer, FACES, type Face } from '@ashtown/king-of-new-york/board';
import type { Offer } from '@ashtown/protocol';
import { die } from '../../kit/index.ts';
import type { Props } from './props.ts';

/** Dice as they lie on the table, and as the game names them: the n-th of those that show a face. */

export const facesOf = (dice: readonly number[]): readonly Face[] => dice.map((f) => FACES[f]!);

export const dieRef = (dice: readonly Face[], at: number): Ref =>
  die(`${dice[at]}.${dice.slice(0, at).filter((face) => face === dice[at]).length}`);

/** The place on the table of a die the game has named; −1 where there is none. */
export const placeOf = (dice: readonly Face[], ref: Ref): number =>
  ref.kind === 'die' ? dice.findIndex((_, at) => dieRef(dice, at).id === ref.id) : -1;

/** The places of the dice to throw again. */
export const markedOf = (draft: unknown): readonly number[] => (Array.isArray(draft) ? draft : []);

export const toggled = (marked: readonly number[], at: number): readonly number[] =>
  marked.includes(at) ? marked.filter((x) => x !== at) : [...marked, at].toSorted((a, b) => a - b);

/** The answer that throws the marked dice again; null where none is marked. Equal dice are equal. */
export function rerollPick(dice: readonly Face[], marked: readonly number[]): string | null {
  const again = marked.map((at) => dice[at]!).toSorted((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
  return again.length === 0 ? null : `reroll ${again.join(' ')}`;
}

/** Whether a die with this face may be thrown again at all. */
export const isFree = (offers: readonly Offer[], face: Face): boolean =>
  offers.some((o) => o.refs.some((r) => r.kind === 'die' && r.id === `${face}.0`));

/** On a phone, where the map may be out of sight: staying and every borough one may flee to, each a button. */
function fleeing({ offers, words, answer }: Props) {
  const keys = offers.flatMap(({ refs }) => refs.slice(0, 1));
  return {
    main: null,
    hint: '',
    others: offers.map(({ pick, refs }, i) => ({
      pick: pick as Answer,
      ...(refs[0]?.kind === 'slot' ? { label: words.ref(refs[0]) } : {}),
      digit: i + 1,
    })),
    keys,
    toggle(ref: Ref) {
      const offer = offers.find(({ refs }) => refs[0]?.kind === ref.kind && refs[0].id === ref.id);
      if (offer) answer(offer.pick as Answer);
    },
  };
}

/** The dice are gathered on the table; the prompt bar then throws them. */
export function gather(p: Props) {
  if (p.question === 'flee' && p.size === 'phone') return fleeing(p);
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
    toggle(ref: Ref) {
      const at = placeOf(dice, ref);
      if (at >= 0 && isFree(p.offers, dice[at]!)) p.setDraft(toggled(marked, at));
    },
  };
}
