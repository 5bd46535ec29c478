import { type Move, type Ref, refKey, type Seat } from '@ashtown/engine';
import { type Beat, isMissed, type Say, worthOf } from './beats.ts';
import { isForced, type Line } from './lines.ts';
import { holdOf } from './pace.ts';

/** A sentence is no longer than this. */
const LONGEST = 110;

/** A sentence, and whom it is about. */
export interface Said {
  by: Seat | null;
  say: string;
  /** Nobody chose it: they pass by itself. */
  forced?: boolean;
}

/** Somebody a beat touches, and what becomes of them. */
export interface Fate {
  seat: Seat;
  says: readonly string[];
  forced?: boolean;
}

/** What a beat says, and of whom. */
export interface Caption {
  say: string;
  /** What else it leads to, and whom that is about: as a rule whoever does it. */
  more: readonly Said[];
  /** Those it touches. */
  fates: readonly Fate[];
}

export interface Speaker {
  say: Say;
  who(seat: Seat): string;
  phase(id: string): string;
  /** Not needed where a sentence is only measured. */
  card?(id: string): { name: string };
}

/** A sentence about somebody, without the name it begins with. */
function without(name: string, sentence: string): string {
  const rest = sentence.startsWith(name) ? sentence.slice(name.length) : sentence;
  return rest === sentence || !/^[:\s]/.test(rest) ? sentence : rest.replace(/^:?\s+/, '');
}

const SOURCE = /^(.+?) \(([^()]+)\)$/;
/** What something comes from, in brackets at its end. */
const sourceOf = (part: string): string | undefined => SOURCE.exec(part)?.[2];

/** Without the source in brackets, where the sentence it is added to has named it, and not only a card with a longer name. */
function shorter(part: string, named: string, cards: () => readonly string[] = () => []): string {
  const [, short, source] = SOURCE.exec(part) ?? [];
  if (short === undefined || source === undefined || !named.includes(source)) return part;
  const others = cards().filter((name) => name !== source && name.includes(source));
  return others.reduce((rest, name) => rest.replaceAll(name, ''), named).includes(source) ? short : part;
}

/** One sentence with what was paid and gained in it, as far as it fits; the rest beside it. A new round is said before it. */
export function captionOf(beat: Beat, speaker: Speaker): Caption {
  const caption = plainly(beat, speaker);
  const begins = beat.lines.find(({ telling: { rank, by } }) => rank === 'chapter' && by === null);
  const round = begins ? speaker.say(begins.event) : null;
  if (round === null || caption.say.startsWith(round)) return caption;
  const whole = caption.say ? `${round}. ${caption.say}` : round;
  return whole.length <= LONGEST
    ? { ...caption, say: whole }
    : { ...caption, more: [{ by: null, say: round }, ...caption.more] };
}

function plainly(beat: Beat, { say, who, phase, card }: Speaker): Caption {
  const { head, by, lines } = beat;
  const cards = () => head.telling.about.flatMap(({ kind, id }) => (kind === 'card' && card ? [card(id).name] : []));
  const title = head.phase === null ? '' : phase(head.phase);
  const said = lines
    .filter(({ telling }) => telling.rank !== 'chapter')
    .flatMap((line) => {
      const sentence = say(line.event);
      // The headline of a phase is no news beside what happens.
      const its = line.phase === null ? '' : phase(line.phase);
      const isTitle = sentence !== null && line !== head && isOnly(sentence, its, line.telling.by, who);
      return sentence === null || isTitle ? [] : { line, sentence };
    });
  if (beat.shared) {
    const seats = [...new Set(said.flatMap(({ line }) => seatOf(line) ?? []))];
    const fates = seats.map((seat) => {
      const its = said.filter(({ line }) => seatOf(line) === seat);
      const says = its.map((x) => without(who(seat), x.sentence)).filter((part) => part !== title);
      return { seat, says, forced: its.some((x) => isForced(x.line)) };
    });
    const sources = new Set(fates.flatMap(({ says }) => says.map(sourceOf)));
    const [source] = sources;
    if (!title || source === undefined || sources.size > 1)
      return { say: title || (say(head.event) ?? ''), more: [], fates };
    // What all of it comes from is said once.
    const named = fates.map((fate) => ({ ...fate, says: fate.says.map((part) => shorter(part, source)) }));
    return { say: source === title ? title : `${title}: ${source}`, more: [], fates: named };
  }
  const begins = say(head.event) ?? said[0]?.sentence ?? '';
  const name = by === null ? '' : who(by);
  const hit = beat.to.filter((seat) => seat !== by);
  const fates = hit.map((seat) => {
    const its = said.filter(({ line }) => line !== head && isOf(line, seat, by));
    const says = its.map((x) => without(who(seat), x.sentence));
    return { seat, says, forced: its.some((x) => isForced(x.line)) };
  });
  // The sentence itself may be about them.
  const isSaid = (seat: Seat): boolean => by === null || head.telling.of === seat;
  const told = fates.filter(({ seat, says }) => says.length > 0 || !isSaid(seat));
  const rest = said.filter(({ line }) => line !== head && !hit.some((seat) => isOf(line, seat, by)));
  const parts: Part[] = [];
  let open = begins;
  for (const { line, sentence } of rest) {
    const part = shorter(begins.startsWith(name) ? without(name, sentence) : sentence, begins, cards);
    // What a choice brings may be said with it; what it brings again is not.
    const inBrackets = `(${part})`;
    if (open.includes(inBrackets)) open = open.replace(inBrackets, '');
    else parts.push({ line, part, joins: name !== '' && begins.startsWith(name) && part !== sentence });
  }
  const kept = fitting(begins, parts);
  const whole = [begins, ...parts.filter((x) => kept.has(x)).map(({ part }) => part)].join(', ');
  const more = parts
    .filter((x) => !kept.has(x))
    .map(({ line, part }) => ({ by: line.telling.by, say: part, forced: isForced(line) }));
  return { say: whole, more, fates: told };
}

/** What a deed leads to, as a part of a sentence. */
interface Part {
  line: Line;
  part: string;
  /** It is about whoever does it, so it can go on with their sentence. */
  joins: boolean;
}

/** Those of the parts that a sentence has room for: points before all, and of the rest nothing before what has none. */
function fitting(begins: string, parts: readonly Part[]): ReadonlySet<Part> {
  const kept = new Set<Part>();
  let whole = begins;
  const keep = (x: Part): boolean => {
    const longer = `${whole}, ${x.part}`;
    const fits = x.joins && /^[^.?!]*$/.test(whole) && longer.length <= LONGEST;
    if (!fits) return false;
    whole = longer;
    kept.add(x);
    return true;
  };
  const [points, others] = [parts.filter(isScored), parts.filter((x) => !isScored(x))];
  for (const x of points) keep(x);
  for (const x of others) if (!keep(x)) break;
  return kept;
}

const isScored = ({ line }: Part): boolean => (line.telling.delta ?? []).some(({ what }) => what === 'score');

/** What was taken into a beat and would be missed, the latest first. */
export const missedIn = ({ others }: Beat, speaker: Speaker): readonly Said[] =>
  others.filter(isMissed).map((beat) => {
    const { say, fates } = captionOf(beat, speaker);
    const parts = fates.filter(({ says }) => says.length > 0);
    const whole = parts.map(({ seat, says }) => `${speaker.who(seat)} ${says.join(', ')}`).join('; ');
    return { by: doerOf(beat), say: whole ? `${say}: ${whole}` : say };
  });

/** What is said of a beat once it was told, the latest first: that a phase began tells nothing any more. */
export function afterwards(beat: Beat, speaker: Speaker): readonly Said[] {
  const { phase } = beat.head;
  const { say } = captionOf(beat, speaker);
  const isTitle = phase !== null && say === speaker.phase(phase);
  return [...(isTitle ? [] : [{ by: doerOf(beat), say }]), ...missedIn(beat, speaker)];
}

/** Whose deed a beat is: what happens to several at once is nobody's. */
export const doerOf = ({ shared, by }: Beat): Seat | null => (shared ? null : by);

/** Whose fate a line is in what happens to all. */
const seatOf = ({ telling: { by, to = [] } }: Line): Seat | null => by ?? (to.length === 1 ? to[0]! : null);

const isOnly = (sentence: string, title: string, by: Seat | null, who: Speaker['who']): boolean =>
  title !== '' && (by === null ? sentence : without(who(by), sentence)) === title;

const isOf = ({ telling: { by, to = [] } }: Line, seat: Seat, doer: Seat | null): boolean =>
  (by === seat && by !== doer) || (to.length === 1 && to[0] === seat);

/** The card or the dice a beat shows large; nothing where it is about neither, about several alike, or about all at once. */
export function shownIn({ head, lines: all, shared }: Beat): readonly Ref[] {
  if (shared) return [];
  // What is turned up beside it is not what it is about.
  const lines = all.filter(({ telling: { rank } }) => rank === 'key' || rank === 'line');
  const refs = [head, ...lines].flatMap(({ telling: { about, moves = [] } }) => [
    ...about,
    ...moves.map(({ thing }) => thing),
  ]);
  const dice = [head, ...lines].map(({ telling }) => telling.about.filter(({ kind }) => kind === 'die'));
  const thrown = dice.find((some) => some.length > 0);
  if (thrown) return thrown;
  // Of two cards it is the one that lies there now.
  const laid = (head.telling.moves ?? []).filter(
    ({ thing, to }) => thing.kind === 'card' && to && to.kind !== 'player',
  );
  const placed = laid.find(({ to }) => to?.kind === 'slot');
  const card = placed?.thing ?? refs.find(({ kind }) => kind === 'card');
  return card && !isOneOfMany(card, laid) ? [card] : [];
}

/** So many cards of what was taken into a beat are shown beside its own, the most telling first; none beside dice. */
export function besideIn(beat: Beat, most: number): readonly Ref[] {
  const own = shownIn(beat);
  if (own.some(isDie)) return [];
  const others = beat.others.toSorted((a, b) => worthOf(b) - worthOf(a)).flatMap(shownIn);
  const cards = others.filter((ref) => !isDie(ref));
  // A card that did something again is seen already.
  const isFirst = (ref: Ref, i: number): boolean =>
    [...own, ...cards].findIndex((x) => refKey(x) === refKey(ref)) === own.length + i;
  return cards.filter(isFirst).slice(0, most);
}

const isDie = ({ kind }: Ref): boolean => kind === 'die';

/** Whether a card is laid down together with others from the same place: none of them is the news. */
function isOneOfMany(card: Ref, laid: readonly Move[]): boolean {
  const origins = laid.map(({ from }) => from && refKey(from));
  const at = laid.findIndex(({ thing }) => refKey(thing) === refKey(card));
  return origins[at] !== undefined && origins.filter((origin) => origin === origins[at]).length > 1;
}

/** How long a beat stands, in milliseconds of normal speed: whoever does nothing more is seen as well as who decides. */
export const holdFor = (beat: Beat, speaker: Speaker, decision = false): number =>
  holdOf(
    beat.weight,
    lettersOf(captionOf(beat, speaker), beat.shared),
    decision || beat.lines.some(({ telling }) => telling.passes),
  );

/** How many letters there are to read: of what happens to all, those of everybody. */
const lettersOf = ({ say, fates }: Caption, shared: boolean): number =>
  shared
    ? Math.min(
        LONGEST,
        fates.reduce((sum, { says }) => sum + says.join(', ').length, say.length),
      )
    : say.length;
