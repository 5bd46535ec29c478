import { type Answer, AREAS, type ArmageddonDeed, COLOURS, type Frame, type View } from '@ashtown/armageddon/board';
import { type Props, sum } from './props.ts';

/**
 * Survivors chosen on the steppers of the screen: a bid, or those who must leave. The game may ask for all of them at
 * once or colour by colour; the form is the same.
 */

export interface Draft {
  area: number | null;
  figures: readonly number[];
}

export interface Form {
  kind: 'bid' | 'leave';
  /** Where a bid may go; none for those who leave. */
  areas: readonly number[];
  area: number | null;
  figures: readonly number[];
  /** How many of each colour at least and at most. */
  least: readonly number[];
  most: readonly number[];
  /** How many there must be in all; null where any number will do. */
  exactly: number | null;
}

const NONE: readonly number[] = [0, 0, 0, 0];
const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));
const isDraft = (x: unknown): x is Draft => typeof x === 'object' && x !== null && 'figures' in x;
const topOf = (v: View): Frame | undefined => v.stack[v.stack.length - 1];

type Asked = Pick<Props, 'game' | 'view' | 'seat' | 'question' | 'offers' | 'draft'>;

/** What the offered answers are. */
const deedsOf = ({ game, view, seat, question, offers }: Asked): { pick: Answer; deed: ArmageddonDeed }[] =>
  offers.map(({ pick }) => ({
    pick: pick as Answer,
    deed: game.deed(view, seat!, question!, pick as Answer),
  }));

/** The form for what this seat is asked now; null where it is asked something else. */
export function formOf(p: Asked): Form | null {
  const { view: v, seat, draft } = p;
  const f = topOf(v);
  const screen = seat === null ? null : v.players[seat]?.screen;
  if (!f || !screen) return null;
  const chosen = isDraft(draft) ? draft : { area: null, figures: NONE };
  const made = (form: Omit<Form, 'figures'>): Form => ({
    ...form,
    figures: COLOURS.map((_, c) => clamp(chosen.figures[c]!, form.least[c]!, form.most[c]!)),
  });
  if (f.t === 'placeBid') {
    const areas = AREAS.flatMap((_, area) => (v.order[area]!.includes(seat!) ? [] : [area]));
    const area =
      areas.length === 1 ? areas[0]! : chosen.area !== null && areas.includes(chosen.area) ? chosen.area : null;
    return made({ kind: 'bid', areas, area, least: NONE, most: screen, exactly: null });
  }
  /** Colours already answered for cannot be changed. */
  const from = (colour: number, done: readonly number[], most: readonly number[]) => ({
    least: COLOURS.map((_, c) => (c < colour ? done[c]! : 0)),
    most: COLOURS.map((_, c) => (c < colour ? done[c]! : most[c]!)),
  });
  if (f.t === 'bidColour')
    return made({ kind: 'bid', areas: [f.area], area: f.area, ...from(f.colour, f.bid, screen), exactly: null });
  if (f.t === 'returnHomeless')
    return made({ kind: 'leave', areas: [], area: null, least: NONE, most: screen, exactly: f.n });
  if (f.t === 'homelessColour')
    return made({ kind: 'leave', areas: [], area: null, ...from(f.colour, f.figures, screen), exactly: f.n });
  return null;
}

/** Whether one more of a colour can be chosen. */
export const hasRoom = (form: Form, colour: number): boolean =>
  form.figures[colour]! < form.most[colour]! && (form.exactly === null || sum(form.figures) < form.exactly);

export function stepped(form: Form, colour: number, by: number): Draft {
  const n = form.figures[colour]! + by;
  const figures = form.figures.map((k, c) => (c === colour ? clamp(n, form.least[c]!, form.most[c]!) : k));
  return { area: form.area, figures };
}

/** One more of a colour, and none again after the last one: for a single key. */
export const cycled = (form: Form, colour: number): Draft =>
  stepped(form, colour, hasRoom(form, colour) ? 1 : form.least[colour]! - form.figures[colour]!);

/** The answer the form makes, if it is one; colour by colour only the first of several. */
export function answerOf(p: Asked, form: Form): Answer | null {
  const { figures, area, exactly } = form;
  const f = topOf(p.view);
  if (exactly !== null && sum(figures) !== exactly) return null;
  if (f?.t !== 'placeBid' && f?.t !== 'returnHomeless') return nextColour(p.view, form);
  const isThis = (deed: ArmageddonDeed): boolean => {
    if (deed.verb === 'bidByColour') return deed.area === AREAS[area ?? -1];
    if (deed.verb === 'bid' && deed.area !== AREAS[area ?? -1]) return false;
    return (deed.verb === 'bid' || deed.verb === 'leave') && deed.figures.every((n, c) => n === figures[c]);
  };
  return deedsOf(p).find(({ deed }) => isThis(deed))?.pick ?? null;
}

/** What the form answers to a question for one colour; null where another question is asked, or for another bid. */
export function nextColour(v: View, { kind, area, figures }: Form): number | null {
  const f = topOf(v);
  if (kind === 'bid' && f?.t === 'bidColour' && f.area === area) return figures[f.colour]!;
  return kind === 'leave' && f?.t === 'homelessColour' ? figures[f.colour]! : null;
}
