import { type Forms, type Lang, plural, type Words } from '@ashtown/engine';
import type { ToyEvent, ToyPick, ToyView } from './toy-state.ts';

type ToyWords = Words<ToyPick, ToyEvent, ToyView>;

const pot = (v: ToyView): number => {
  const top = v.stack.at(-1);
  return top?.t === 'press' ? top.pot : 0;
};

function points(lang: Lang, forms: Forms): (n: number) => string {
  return (n) => `${n} ${plural(lang, n, forms)}`;
}

const EN = points('en', { one: 'point', other: 'points' });
const PL = points('pl', { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' });
const SK = points('sk', { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' });

const en: ToyWords = {
  name: 'Scrap',
  pitch: 'Outbid the others for a turn at the scrap heap, and stop in time.',
  prompt: (v, _, question) => (question === 'bid' ? 'Bid a card' : `${EN(pot(v))} in the pot: roll again?`),
  label: (v, _, __, pick) =>
    typeof pick === 'number' ? `Card ${pick}` : pick === 'roll' ? 'Roll again' : `Bank ${EN(pot(v))}`,
  event(e, who) {
    switch (e.t) {
      case 'round':
        return `Round ${e.n}`;
      case 'drew':
        return e.card === null ? `${who(e.seat)} draws a card` : `${who(e.seat)} draws card ${e.card}`;
      case 'bids':
        return `Bids: ${e.cards.join(', ')}. Highest: ${who(e.winner)}`;
      case 'rolled':
        return `${who(e.seat)} rolls ${e.face}`;
      case 'bust':
        return `${who(e.seat)} loses the pot and keeps ${EN(e.saved)}`;
      case 'banked':
        return `${who(e.seat)} banks ${EN(e.n)}`;
      case 'counted':
        return `${who(e.seat)} counts ${EN(e.n)} for strong cards`;
    }
  },
  why: (w) => (w.t === 'not-held' ? `Card ${w.card} is not in your hand` : 'Nobody bids now'),
  ref: (r) => (r.kind === 'card' ? `Card ${r.id}` : r.id),
  card: (id) => ({ name: `Card ${id}`, kind: 'Scrap', text: `Strength ${id}` }),
  option: (id) =>
    id === 'rounds'
      ? { name: 'Rounds', help: 'How many times everybody bids' }
      : { name: 'Salvage', help: 'Half of a lost pot is kept' },
  source: (id) => (id === 'banked' ? 'Banked pots' : 'Strong cards left in hand'),
  phase: (id) => (id === 'bids' ? 'Bids' : 'Scrap heap'),
  term: (id) => ({ lead: 'lead', hand: 'strong cards', pot: 'the open pot' })[id] ?? id,
};

const pl: ToyWords = {
  name: 'Złom',
  pitch: 'Przelicytuj innych, przeszukaj stertę złomu i przestań w porę.',
  prompt: (v, _, question) => (question === 'bid' ? 'Zalicytuj kartą' : `W puli ${PL(pot(v))}: rzucasz dalej?`),
  label: (v, _, __, pick) =>
    typeof pick === 'number' ? `Karta ${pick}` : pick === 'roll' ? 'Rzuć ponownie' : `Zachowaj ${PL(pot(v))}`,
  event(e, who) {
    switch (e.t) {
      case 'round':
        return `Runda ${e.n}`;
      case 'drew':
        return e.card === null ? `${who(e.seat)}: dobiera kartę` : `${who(e.seat)}: dobiera kartę ${e.card}`;
      case 'bids':
        return `Licytacja: ${e.cards.join(', ')}. Najwyżej: ${who(e.winner)}`;
      case 'rolled':
        return `${who(e.seat)}: wypada ${e.face}`;
      case 'bust':
        return `${who(e.seat)}: traci pulę i zachowuje ${PL(e.saved)}`;
      case 'banked':
        return `${who(e.seat)}: zachowuje ${PL(e.n)}`;
      case 'counted':
        return `${who(e.seat)}: ${PL(e.n)} za silne karty`;
    }
  },
  why: (w) => (w.t === 'not-held' ? `Nie masz karty ${w.card}` : 'Teraz nikt nie licytuje'),
  ref: (r) => (r.kind === 'card' ? `Karta ${r.id}` : r.id),
  card: (id) => ({ name: `Karta ${id}`, kind: 'Złom', text: `Siła ${id}` }),
  option: (id) =>
    id === 'rounds'
      ? { name: 'Rundy', help: 'Ile razy wszyscy licytują' }
      : { name: 'Odzysk', help: 'Połowa straconej puli zostaje' },
  source: (id) => (id === 'banked' ? 'Zachowane pule' : 'Silne karty na ręce'),
  phase: (id) => (id === 'bids' ? 'Licytacja' : 'Sterta'),
  term: (id) => ({ lead: 'przewaga', hand: 'silne karty', pot: 'otwarta pula' })[id] ?? id,
};

const sk: ToyWords = {
  name: 'Šrot',
  pitch: 'Prebite ostatných, prehľadajte kopu šrotu a prestaňte včas.',
  prompt: (v, _, question) => (question === 'bid' ? 'Ponúknite kartu' : `V banku ${SK(pot(v))}: hádžete znova?`),
  label: (v, _, __, pick) =>
    typeof pick === 'number' ? `Karta ${pick}` : pick === 'roll' ? 'Hodiť znova' : `Nechať si ${SK(pot(v))}`,
  event(e, who) {
    switch (e.t) {
      case 'round':
        return `Kolo ${e.n}`;
      case 'drew':
        return e.card === null ? `${who(e.seat)}: ťahá kartu` : `${who(e.seat)}: ťahá kartu ${e.card}`;
      case 'bids':
        return `Ponuky: ${e.cards.join(', ')}. Najviac: ${who(e.winner)}`;
      case 'rolled':
        return `${who(e.seat)}: padá ${e.face}`;
      case 'bust':
        return `${who(e.seat)}: prichádza o bank a necháva si ${SK(e.saved)}`;
      case 'banked':
        return `${who(e.seat)}: necháva si ${SK(e.n)}`;
      case 'counted':
        return `${who(e.seat)}: ${SK(e.n)} za silné karty`;
    }
  },
  why: (w) => (w.t === 'not-held' ? `Kartu ${w.card} nemáte na ruke` : 'Teraz sa neponúka'),
  ref: (r) => (r.kind === 'card' ? `Karta ${r.id}` : r.id),
  card: (id) => ({ name: `Karta ${id}`, kind: 'Šrot', text: `Sila ${id}` }),
  option: (id) =>
    id === 'rounds'
      ? { name: 'Kolá', help: 'Koľkokrát všetci ponúkajú' }
      : { name: 'Záchrana', help: 'Polovica strateného banku zostane' },
  source: (id) => (id === 'banked' ? 'Uložené banky' : 'Silné karty na ruke'),
  phase: (id) => (id === 'bids' ? 'Ponuky' : 'Kopa šrotu'),
  term: (id) => ({ lead: 'náskok', hand: 'silné karty', pot: 'otvorený bank' })[id] ?? id,
};

export const toyWords: Record<Lang, ToyWords> = { en, pl, sk };
