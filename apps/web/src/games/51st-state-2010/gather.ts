import type { Answer, Event, View } from '@ashtown/51st-state-2010/board';
import type { Ref } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { Act, Gathered } from '../../table/board.ts';
import { about, buttonsBar, chosenIn, digitAmong } from '../51st-state-common/pointed.ts';
import { card, place } from '../51st-state-common/refs.ts';
import { type Props, tucked } from './props.ts';
import { shortLabel } from './signed.ts';
import { gatherStore } from './storing.ts';
import { handOf, tuckedOf } from './summary.ts';

type Bar = Gathered<View, Answer, Event>;
type Button = Act<View, Answer, Event>;

/** More buttons, or more letters on them, have no room beside a question; the list has them all. */
const MOST = { desk: { buttons: 5, letters: 64 }, phone: { buttons: 3, letters: 34 } } as const;
const KEYS = 9;
/** Answered with a card of the hand, whose keys follow it. */
const IN_HAND: readonly string[] = ['trim', 'discardCard'];
const KEYED: readonly string[] = ['main', 'step', ...IN_HAND];

/** About how many letters wide a label is on two lines. */
const breadthOf = (label: string): number =>
  Math.max(Math.ceil(label.length / 2), ...label.split(' ').map((word) => word.length));

/** Some answers as buttons that the digits press. */
function buttons(p: Props, offers: readonly Offer[], note?: string): Bar {
  const most = MOST[p.compact ? 'phone' : 'desk'];
  let letters = 0;
  const labelled = offers.slice(0, most.buttons).map((o) => {
    const pick = o.pick as Answer;
    return { pick, label: shortLabel(p, pick) };
  });
  const shown = labelled.filter(({ label }, i) => {
    letters += breadthOf(label) + 4;
    return i === 0 || letters <= most.letters;
  });
  return buttonsBar(p, shown, note);
}

/** What the digits choose while nothing is chosen: cards of the hand, own locations, spoils. */
export function keysOf(p: Props): readonly Ref[] {
  if (p.seat === null) return [];
  const me = p.view.players[p.seat]!;
  const legal = (r: Ref) => p.standing(r) === 'legal';
  if (p.question === 'step')
    return tuckedOf(p, me)
      .filter((x) => x.sort === 'spoils')
      .map((x) => tucked('spoils', x.id))
      .filter(legal)
      .slice(0, KEYS);
  if (p.question !== 'main' && !IN_HAND.includes(p.question ?? '')) return [];
  const ids = [...new Set(handOf(p, me).map(({ id }) => id))];
  const own = me.places.map(({ no }) => place(p.seat!, no));
  return [...ids.map(card), ...own].filter(legal).slice(0, KEYS);
}
/** The digit of a thing, as the board shows it. */
export function digitOf(p: Props, ref: Ref): number | null {
  if (p.question !== null && !KEYED.includes(p.question)) return p.hotkey(ref);
  return chosenIn(p).length > 0 ? null : digitAmong(keysOf(p), ref);
}

const BARE: readonly string[] = ['pass', 'done', 'deed'];
/** Answered by one of a few buttons. */
const BUTTONS: readonly string[] = ['payment', 'reach', 'method'];

/** The prompt bar of this game: uses with price and gain, contacts and payments as icons. */
export function gather(p: Props): Bar | null {
  if (p.seat === null || p.question === null) return null;
  if (p.question === 'store') return gatherStore(p);
  if (BUTTONS.includes(p.question)) return chosenIn(p).length > 0 ? narrowed(p) : buttons(p, p.offers);
  if (!KEYED.includes(p.question)) return null;
  if (chosenIn(p).length > 0) return narrowed(p);
  return {
    main: null,
    hint: '',
    others: p.offers
      .filter((o) => BARE.includes(o.pick as string))
      .map((o): Button => ({ pick: o.pick as Answer, label: shortLabel(p, o.pick as Answer) })),
    keys: keysOf(p),
    toggle: (ref) => (ref.kind === 'card' && !IN_HAND.includes(p.question!) ? p.hold(ref) : p.touch(ref)),
  };
}

/** The answers that are about everything pointed at. */
function narrowed(p: Props): Bar {
  const chosen = chosenIn(p);
  return buttons(p, about(p.offers, chosen), chosen[0] && p.words.ref(chosen[0]));
}
