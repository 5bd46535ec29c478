import { type Answer, AREAS, COLOURS, type Event, type View } from '@ashtown/armageddon/board';
import { type Ref, refKey, sameRef } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import { chosenIn, digitAmong, offersAbout, option, slot } from '../../kit/index.ts';
import type { Gathered } from '../../table/board.ts';
import { answerOf, cycled, type Form, formOf, nextColour } from './bidding.ts';
import { type Props, sum } from './props.ts';

/** A colour of the form; its key takes one more. */
export const stepRef = (colour: number): Ref => option(`step.${COLOURS[colour]}`);

/** What the prompt bar shows while survivors are chosen, or somebody has to pay. */
export function gather(p: Props): Gathered<View, Answer, Event> | null {
  if (p.seat === null) return null;
  const form = formOf(p);
  return form ? choosing(p, form) : p.question === 'cityAction' ? paying(p) : null;
}

/** The digit that chooses a thing while the board gathers the answer. */
export const digitOf = (p: Props, ref: Ref): number | null => digitAmong(gather(p)?.keys ?? [], ref);

// --- bids, and those who must leave ----------------------------------------------------------------------------------

function choosing(p: Props, form: Form): Gathered<View, Answer, Event> {
  const text = p.words.board.form;
  const pick = answerOf(p, form);
  const n = sum(form.figures);
  const bid = form.kind === 'bid';
  const label = bid ? text.place(form.area === null ? '' : p.words.ref(slot(AREAS[form.area]!)), n) : text.leave(n);
  const areas = bid && form.areas.length > 1 ? form.areas.map((area) => slot(AREAS[area]!)) : [];
  const colours = COLOURS.flatMap((_, c) => (form.most[c]! > form.least[c]! ? [c] : []));
  return {
    main:
      pick === null ? null : { pick, label, icon: bid ? 'lock' : 'door', goOn: (next) => nextColour(next.view, form) },
    hint: bid ? text.pickArea : text.choose((form.exactly ?? 0) - n),
    note: bid ? text.final : text.costs(-p.tables.homeless),
    // Colour by colour it is still one bid.
    ...(p.question === 'bidColour' && form.area !== null
      ? { title: text.title(p.words.ref(slot(AREAS[form.area]!))) }
      : {}),
    others: [],
    keys: [...areas, ...colours.map(stepRef)],
    toggle(ref) {
      const area = AREAS.findIndex((id) => sameRef(slot(id), ref));
      const colour = COLOURS.findIndex((_, c) => sameRef(stepRef(c), ref));
      if (area >= 0) p.setDraft({ area, figures: form.figures });
      else if (colour >= 0) p.setDraft(cycled(form, colour));
    },
  };
}

// --- an action of the city: who does it ------------------------------------------------------------------------------

const MOST_BUTTONS = 4;

function paying(p: Props): Gathered<View, Answer, Event> | null {
  const chosen = chosenIn(p);
  if (chosen.length === 0) return null;
  const left = offersAbout(p.offers, chosen);
  const isOpen = (ref: Ref): boolean => offersAbout(left, [ref]).length < left.length;
  const open = [...new Map(left.flatMap((o) => o.refs.filter(isOpen).map((r) => [refKey(r), r]))).values()];
  const lines = open.filter((r) => r.id.startsWith('line.'));
  const phone = p.size === 'phone';
  const text = p.words.board.pay;
  const asks = { main: null, note: phone ? text.otherTouch : text.other, toggle: p.touch };
  if (lines.length > 0 || open.some((r) => r.id.startsWith('site.')))
    return { ...asks, hint: text.which, others: [], keys: lines };
  const label = (o: Offer): string =>
    o.refs
      .filter(isOpen)
      .map((r) => p.words.ref(r))
      .join(', ');
  const few = !phone && left.length <= MOST_BUTTONS;
  return {
    ...asks,
    hint: text.who,
    others: few ? left.map((o) => ({ pick: o.pick as Answer, label: label(o) })) : [],
    keys: open.filter((r) => p.standing(r) === 'legal'),
  };
}
