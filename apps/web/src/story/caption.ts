import type { Ref, Seat } from '@ashtown/engine';
import type { Beat, Say } from './beats.ts';
import type { Line } from './lines.ts';

/** A sentence is no longer than this. */
const LONGEST = 110;

/** What a beat says, and of whom. */
export interface Caption {
  say: string;
  /** What else it leads to for whoever does it. */
  more: readonly string[];
  /** Those it touches, and what becomes of each. */
  fates: readonly { seat: Seat; says: readonly string[] }[];
}

export interface Speaker {
  say: Say;
  who(seat: Seat): string;
  phase(id: string): string;
}

/** A sentence about somebody, without the name it begins with. */
function without(name: string, sentence: string): string {
  const rest = sentence.startsWith(name) ? sentence.slice(name.length) : sentence;
  return rest === sentence || !/^[:\s]/.test(rest) ? sentence : rest.replace(/^:?\s+/, '');
}

/** Without the source in brackets, where the sentence it is added to has named it. */
function shorter(part: string, named: string): string {
  const source = /^(.+?) \(([^()]+)\)$/.exec(part);
  return source && named.includes(source[2]!) ? source[1]! : part;
}

/** One sentence with what was paid and gained in it, as far as it fits; the rest beside it. */
export function captionOf(beat: Beat, { say, who, phase }: Speaker): Caption {
  const { head, by, lines } = beat;
  const said = lines
    .filter(({ telling }) => telling.rank !== 'chapter')
    .flatMap((line) => {
      const sentence = say(line.event);
      return sentence === null ? [] : { line, sentence };
    });
  if (beat.shared) {
    const seats = [...new Set(said.flatMap(({ line }) => line.telling.by ?? []))];
    const fates = seats.map((seat) => ({
      seat,
      says: said.filter(({ line }) => line.telling.by === seat).map((x) => without(who(seat), x.sentence)),
    }));
    const title = head.phase === null ? '' : phase(head.phase);
    return { say: title || (say(head.event) ?? ''), more: [], fates };
  }
  const begins = say(head.event) ?? said[0]?.sentence ?? '';
  const name = by === null ? '' : who(by);
  const hit = beat.to.filter((seat) => seat !== by);
  const fates = hit.map((seat) => ({
    seat,
    says: said.filter(({ line }) => line !== head && isOf(line, seat, by)).map((x) => without(who(seat), x.sentence)),
  }));
  const rest = said.filter(({ line }) => line !== head && !hit.some((seat) => isOf(line, seat, by)));
  let whole = begins;
  const more: string[] = [];
  for (const { sentence } of rest) {
    const part = shorter(begins.startsWith(name) ? without(name, sentence) : sentence, begins);
    const longer = `${whole}, ${part}`;
    if (
      name !== '' &&
      begins.startsWith(name) &&
      part !== sentence &&
      /^[^.?!]*$/.test(whole) &&
      longer.length <= LONGEST
    )
      whole = longer;
    else more.push(part);
  }
  return { say: whole, more, fates };
}

const isOf = ({ telling: { by, to = [] } }: Line, seat: Seat, doer: Seat | null): boolean =>
  (by === seat && by !== doer) || (to.length === 1 && to[0] === seat);

/** The card or the dice a beat shows large; null where it is about neither. */
export function shownIn({ head, lines }: Beat): readonly Ref[] {
  const refs = [head, ...lines].flatMap(({ telling: { about, moves = [] } }) => [
    ...about,
    ...moves.map(({ thing }) => thing),
  ]);
  const dice = head.telling.about.filter(({ kind }) => kind === 'die');
  if (dice.length > 0) return dice;
  const card = refs.find(({ kind }) => kind === 'card');
  return card ? [card] : [];
}
