import { type Log, push, rand, type Seat, shuffle } from '@ashtown/engine';
import { facesOf, removeFace } from '../answers/hand.ts';
import { draw } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, SOLO } from '../content/vocabulary.ts';
import { type Answers, type Event, type Frame, NONE, type State } from '../state.ts';
import type { Part } from './part.ts';
import { nthSeat } from './queries.ts';
import { layBeforeRival } from './solo.ts';

/** 3. Lookout: connections, then locations are revealed and drafted. */
export const lookoutRules = (
  t: Tables,
): Part<
  'lookout' | 'reveal' | 'draft' | 'draftPick' | 'soloReveal' | 'soloDraft' | 'soloPick' | 'layRandom' | 'layRest'
> => ({
  lookout(s, _, log) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const deck = s.links[colour]!;
      if (deck.length === 0) {
        s.links[colour] = shuffle(s.rng, s.spentLinks[colour]!); // FSM-29
        s.spentLinks[colour] = deck;
      }
      s.faceUp[colour] = s.links[colour]!.pop() ?? NONE; // FSM-45
    }
    log?.push({ t: 'connections', red: idOrNull(t, s.faceUp[0]!), blue: idOrNull(t, s.faceUp[1]!) });
    if (s.solo) push<Frame>(s, { t: 'soloReveal' });
    else push<Frame>(s, { t: 'reveal', draft: 0 }, { t: 'reveal', draft: 1 });
  },

  reveal(s, { draft }, log) {
    revealCards(t, s, s.players.length + 1, draft, log); // FSM-46, FSM-47
    push<Frame>(s, { t: 'draft', draft, picks: 0 });
  },

  draft(s, { draft, picks }, log) {
    const n = s.players.length;
    if (picks < n && s.display.length > 0) {
      const seat = nthSeat(s, draft === 0 ? picks : n - 1 - picks);
      push<Frame>(s, { t: 'draftPick', seats: [seat], draft, picks });
      return;
    }
    for (const card of s.display) {
      s.discard.push(card); // FSM-48
      log?.push({ t: 'leftOver', card: t.id[card]! });
    }
    s.display = [];
  },

  draftPick: {
    legal: (s) => facesOf(t, s.display) as Answers['draftPick'][], // FSM-49
    take(s, { draft, picks }, seat, pick, log) {
      push<Frame>(s, { t: 'draft', draft, picks: picks + 1 });
      takeFromDisplay(t, s, seat, pick, log);
    },
  },

  soloReveal(s, _, log) {
    revealCards(t, s, SOLO.looksAt, 0, log); // FSM-253
    push<Frame>(s, { t: 'soloDraft' }, { t: 'layRandom' }, { t: 'soloDraft' }, { t: 'layRest' });
  },

  soloDraft(s) {
    if (s.display.length > 0) push<Frame>(s, { t: 'soloPick', seats: [0] }); // FSM-282
  },

  soloPick: {
    legal: (s) => facesOf(t, s.display) as Answers['soloPick'][],
    take: (s, _, seat, pick, log) => takeFromDisplay(t, s, seat, pick, log),
  },

  layRandom(s, _, log) {
    if (s.display.length === 0) return;
    const at = s.display.length > 1 ? rand(s.rng, s.display.length) : 0; // FSM-254
    layBeforeRival(t, s, s.display.splice(at, 1)[0]!, 'display', log);
  },

  layRest(s, _, log) {
    for (const card of s.display) layBeforeRival(t, s, card, 'display', log); // FSM-255
    s.display = [];
    const card = draw(s, log); // FSM-256
    if (card !== NONE) layBeforeRival(t, s, card, 'deck', log);
  },
});

const idOrNull = (t: Tables, card: number) => (card === NONE ? null : t.id[card]!);

/** Turns cards face up; fewer if there are not enough (FSM-50). */
function revealCards(t: Tables, s: State, n: number, draft: number, log: Log<Event>): void {
  for (let i = 0; i < n; i++) {
    const card = draw(s, log);
    if (card === NONE) break;
    s.display.push(card);
  }
  log?.push({ t: 'revealed', cards: s.display.map((card) => t.id[card]!), draft });
}

function takeFromDisplay(t: Tables, s: State, seat: Seat, id: string, log: Log<Event>): void {
  const card = removeFace(t, s.display, id);
  s.players[seat]!.seen.push(card);
  log?.push({ t: 'drafted', seat, card: t.id[card]! });
}
