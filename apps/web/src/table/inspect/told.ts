import type { Offer, Ref, RuleId } from '@ashtown/engine';
import type { Board } from '../choose/useBoard.ts';
import { parted } from '../prompt/parted.ts';
import type { Told } from '../reading/things.ts';
import type { Scene } from '../scene.ts';
import type { TableText } from '../text/table-text.ts';
import { answersAbout, reasonOf } from './why.ts';

/** More answers than this are counted, not named. */
const MOST = 4;

export interface Use {
  offer: Offer;
  label: string;
}

/** What is said about a thing below its own text: what it would do now, and why it can do nothing. */
export interface Now {
  uses: readonly Use[];
  /** How many answers more there are. */
  more: number;
  why: string | null;
  /** The rule behind it. */
  cites: RuleId | null;
}

/** What could be done with a thing now, in words. */
export function nowOf(
  scene: Scene,
  board: Board,
  { tells, about, mention }: Told,
  refused: boolean,
  text: TableText,
): Now {
  const { game, words } = scene;
  const { view, seat, question, offers } = board.props;
  const asked = { game, view, seat, question, offers };
  const found = answersAbout(asked, about);
  const verbOf = ({ pick }: Offer) => game.deed(view, seat!, question!, pick).verb;
  const verbs = found.length > MOST ? found.map(verbOf) : [];
  // Of many answers those that stand alone: what can be done in a dozen ways is better pointed at.
  const shown = (
    found.length > MOST ? found.filter((_, i) => verbs.indexOf(verbs[i]!) === verbs.lastIndexOf(verbs[i]!)) : found
  ).slice(0, MOST);
  // Nobody would use what is only spoken of.
  const reason = mention && !refused ? null : reasonOf(asked, about, refused);
  const why =
    reason === null
      ? null
      : reason.t === 'game'
        ? words.why(reason.why)
        : text.askedNow(parted(words.prompt(view, seat!, question!))[0]);
  const name = nameOf(scene, tells);
  return {
    uses: shown.map((offer) => ({ offer, label: without(words.label(view, seat!, question!, offer.pick), name) })),
    more: found.length - shown.length,
    why,
    cites: (reason?.t === 'game' && game.cites.reasons[reason.why.t]?.[0]) || null,
  };
}

const cardIn = ({ words }: Scene, id: string) => (words.cards?.includes(id) ? words.card(id) : null);

/** Of places answers say more than the name. */
const nameOf = (scene: Scene, ref: Ref): string => (ref.kind === 'card' ? scene.words.ref(ref) : '');

/** The words of an answer on the card it is about: the name stands above them already. */
export function without(label: string, name: string): string {
  if (name === '') return label;
  const at = label.indexOf(name);
  const before = label.slice(0, Math.max(0, at)).replace(/[:,]?\s*$/, '');
  const after = label.slice(at + name.length).trimStart();
  // Of several words the last may be one that leads to the name.
  const open = after === '' && before.includes(' ');
  return at < 0 || before === '' || open || /^[\p{L}\p{N}]/u.test(after)
    ? label
    : [before, after].filter(Boolean).join(' ');
}

/** Everything that is read about a thing, for whoever listens. */
export function describe(scene: Scene, board: Board, told: Told, text: TableText): string {
  const { words, who } = scene;
  const { kind, id } = told.tells;
  const card = cardIn(scene, id);
  const { uses, why } = nowOf(scene, board, told, false, text);
  const thing = card ? [card.kind, card.text] : [kind === 'player' ? who(Number(id)) : words.ref(told.tells)];
  return [...thing, ...uses.map(({ label }) => label), why ?? ''].filter(Boolean).join('. ');
}
