import type { Ref } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import { buttonsBar, card, chosenIn, offersAbout } from '../../kit/index.ts';
import type { Gathered } from '../../table/board.ts';
import { type Props, placeRef } from './props.ts';
import { placesOf } from './Rows.tsx';
import { handOf } from './summary.ts';

/** More buttons, or more letters on them, have no room beside a question; the list has them all. */
const MOST = { desk: { buttons: 5, letters: 64 }, phone: { buttons: 3, letters: 34 } } as const;
const KEYS = 9;
/** With more buttons than these each is narrow. */
const WIDE = 3;

/** About how many letters wide a label is on two lines. */
const breadthOf = (label: string): number =>
  Math.max(Math.ceil(label.length / 2), ...label.split(/\s/).map((word) => word.length));

/** What ends a question comes first, so that it is never left out. */
const ENDS: readonly unknown[] = ['all', 'done', 'stop', 'end'];
const essentialFirst = (offers: readonly Offer[]): readonly Offer[] => [
  ...ENDS.flatMap((pick) => offers.filter((o) => o.pick === pick)),
  ...offers.filter((o) => !ENDS.includes(o.pick)),
];

/** Some answers as buttons that the digits press. */
function buttons(p: Props, offers: readonly Offer[], note?: string): Gathered {
  const most = MOST[p.size === 'phone' ? 'phone' : 'desk'];
  let letters = 0;
  const shown = essentialFirst(offers)
    .slice(0, most.buttons)
    .map(({ pick }) => ({ pick, label: p.edition.bar.label(p, pick, offers.length > WIDE) }))
    .filter(({ label }, i) => {
      letters += breadthOf(label) + 4;
      // What can be done with a thing is never cut short on a desk: labels of two lines have room.
      return i === 0 || letters <= most.letters || (note !== undefined && p.size !== 'phone');
    });
  return buttonsBar(p, shown, note);
}

/** What the digits choose while nothing is chosen: cards of the hand, own locations, then what else can be used. */
export function keysOf(p: Props): readonly Ref[] {
  const { keyed, keys } = p.edition.bar;
  if (p.seat === null || !keyed.includes(p.question ?? '')) return [];
  const ids = [...new Set(handOf(p, p.seat).map(({ id }) => id))];
  const own = placesOf(p, p.seat).map(({ no }) => placeRef(p.seat!, no));
  return [...ids.map(card), ...own, ...keys(p)].filter((r) => p.standing(r) === 'legal').slice(0, KEYS);
}

/** The prompt bar: uses with price and gain, payments and goods as icons. */
export function gather(p: Props): Gathered | null {
  const { question } = p;
  const { bar } = p.edition;
  if (p.seat === null || question === null) return null;
  const own = bar.gather?.(p);
  if (own) return own;
  const keyed = bar.keyed.includes(question);
  if (!keyed && !bar.buttons.includes(question)) return null;
  const chosen = chosenIn(p);
  const [thing] = chosen;
  if (thing) return buttons(p, offersAbout(p.offers, chosen), p.words.ref(thing));
  if (!keyed) return buttons(p, p.offers);
  const stuck = p.offers.every((o) => o.pick === 'pass');
  return {
    main: null,
    hint: '',
    ...(stuck ? { title: p.words.board.onlyPass, note: '' } : bar.note ? { note: bar.note(p) } : {}),
    others: p.offers
      .filter((o) => bar.bare.includes(o.pick as string))
      .map(({ pick }) => ({ pick, label: bar.label(p, pick, false) })),
    keys: keysOf(p),
    toggle: (ref) => (ref.kind === 'card' && bar.held.includes(question) ? p.hold(ref) : p.touch(ref)),
  };
}
