import { buildingOf } from '../../content/vocabulary.ts';
import { NOBODY } from '../../state.ts';
import { amount, mixed, tally, times } from '../format.ts';
import type { Language } from '../language.ts';
import {
  aBuilding,
  asFace,
  aUnit,
  borough,
  count,
  dice,
  face,
  noun,
  symbols,
  token,
  unit,
  withDice,
  zone,
} from './names.ts';

/** Lines of the log. */
export const log: Language['event'] = {
  monster: (e, say) => `${say.who(e.seat)}: gra jako ${say.monster(e.monster)}`,
  firstRoll: (e, say) => `${say.who(e.seat)}: rzut o rozpoczęcie gry, ${symbols(e.attacks, 'attack')}`,
  first: (e, say) => `${say.who(e.seat)}: zaczyna`,
  placed: (e, say) => `${say.who(e.seat)}: zaczyna ${borough[e.to].at}`,
  turn: (e, say) =>
    `Tura ${e.no}: ${say.who(e.seat)}${e.subway ? ', dodatkowa tura (Metro)' : e.extra ? ', dodatkowa tura' : ''}`,
  phase: () => null,
  rolled: (e, say) =>
    `${say.who(e.seat)}: ${e.first ? `rzuca ${count(e.thrown.length, withDice)}` : `przerzuca ${count(e.thrown.length, dice)}`}${e.thrown.length < e.dice.length ? ', ma' : ''}: ${tally(e.dice, face)}`,
  stopped: (e, say) => `${say.who(e.seat)}: kończy rzuty`,
  turnedDie: (e, say) =>
    `${say.who(e.seat)}: odrzuca kostkę z symbolem Sławy i obraca kostkę: ${face[e.from]} → ${face[e.to]} (${say.sole('swapDice')})`,
  added: (e, say) => `${say.who(e.seat)}: dodaje ${symbols(e.n, e.face)} (${say.card(e.src)})`,
  converted: (e, say) => `${say.who(e.seat)}: zamienia ${symbols(e.n, e.from)} na ${asFace[e.to]}`,
  resolving: (e, say) => (e.face === 'ouch' ? `${say.who(e.seat)}: rozpatruje ${times(face.ouch, e.n)}` : null),
  gained: (e, say) => `${say.who(e.seat)}: +${amount(e.n, e.res)} (${say.src(e.src)})`,
  lost: (e, say) => `${say.who(e.seat)}: −${amount(e.n, e.res)} (${say.src(e.src)})`,
  handedOver: (e, say) => `${say.who(e.from)} → ${say.who(e.to)}: ${e.n}⚡ (${say.card(e.src)})`,
  paid: (e, say) => (e.buying && e.life === 0 ? null : `${say.who(e.seat)}: płaci ${mixed(e.energy, e.life, 'i')}`),
  token: (e, say) => `${say.who(e.seat)}: ${e.n < 0 ? 'usuwa' : 'dostaje'} ${count(Math.abs(e.n), token[e.token])}`,
  attacked: (e, say) =>
    e.targets.length === 0
      ? `${say.who(e.seat)}: atakuje, ale nikogo nie trafia`
      : `${say.who(e.seat)}: atakuje, ${symbols(e.n, 'attack')}, cel: ${e.targets.map(say.who).join(', ')}`,
  doublingDie: (e, say) =>
    `${say.sole('doublingDie')}, ${say.who(e.seat)}: ${face[e.face]}${e.face === 'ouch' ? ', podwójne obrażenia' : ''}`,
  army: (e, say) =>
    ({
      you: `Jednostki w dzielnicy strzelają, cel: ${say.who(e.seat)}`,
      borough: `Jednostki strzelają do wszystkich w tej samej dzielnicy co ${say.who(e.seat)}`,
      city: `Wszystkie jednostki strzelają, każda w swojej dzielnicy, i trafiają: ${e.targets.map(say.who).join(', ')}`,
    })[e.reach],
  hurt: (e, say) => {
    const by = e.cause === 'attack' ? `atak: ${say.who(e.by)}` : e.cause === 'army' ? 'jednostki' : say.card(e.cause);
    const instead = e.paid > 0 ? `, w tym ${e.paid}⚡ zamiast ♥` : '';
    return `${say.who(e.seat)}: otrzymuje ${count(e.n, noun.damage)}${instead} (${by})`;
  },
  eliminated: (e, say) => {
    const free = e.specials.map(say.src).join(' i ');
    return [
      `${say.who(e.seat)}: odpada z gry`,
      ...(free
        ? [e.specials.length > 1 ? `karty ${free} są znów do zdobycia` : `karta ${free} jest znów do zdobycia`]
        : []),
      ...(e.cards.length > 0 ? [`odrzucone karty: ${e.cards.map(say.card).join(', ')}`] : []),
    ].join('; ');
  },
  razed: (e, say) =>
    `${say.who(e.seat)}: niszczy ${aBuilding[buildingOf(e.tile)]} (wytrzymałość ${say.durability(e.tile)}) ${borough[e.at].at}; pojawia się ${unit[say.unitOf(e.tile)]}`,
  unitDestroyed: (e, say) => `${say.who(e.seat)}: niszczy ${aUnit[e.unit]} ${borough[e.at].at}`,
  reached: (e, say) =>
    `${say.who(e.seat)}: niszczy także w innej dzielnicy: ${borough[e.to].name} (${say.sole('reachPrice')})`,
  superstar: (e, say) =>
    `${say.who(e.seat)}: przejmuje kartę Supergwiazda${e.from === NOBODY ? '' : `, traci ją ${say.who(e.from)}`}`,
  statue: (e, say) =>
    `${say.who(e.seat)}: przejmuje kartę Statua Wolności${e.from === NOBODY ? '' : `, traci ją ${say.who(e.from)}`}`,
  stayed: (e, say) => `${say.who(e.seat)}: zostaje na Manhattanie`,
  fled: (e, say) => `${say.who(e.seat)}: ucieka ${borough[e.to].to}`,
  entered: (e, say) => `${say.who(e.seat)}: wchodzi na Manhattan`,
  moved: (e, say) => `${say.who(e.seat)}: przechodzi ${borough[e.from].from} ${borough[e.to].to}`,
  up: (e, say) => `${say.who(e.seat)}: wchodzi do wyższej strefy: ${zone[e.to]}`,
  shifted: (e, say) => `${say.who(e.seat)}: przechodzi na pole 2–4`,
  closed: () => 'Pola 5–6 na Manhattanie zamykają się na stałe',
  sent: (e, say) => `${say.who(e.seat)}: odsyła ${aUnit[e.unit]} ${borough[e.to].to} (${say.sole('scatter')})`,
  bought: (e, say) =>
    e.from === 'claim'
      ? `${say.who(e.seat)}: dostaje kartę ${say.card(e.card)} (${say.sole('claimNextKeep')})`
      : `${say.who(e.seat)}: kupuje kartę ${say.card(e.card)}${e.from === 'discard' ? ' ze stosu kart odrzuconych' : ''} za ${e.price}⚡`,
  swept: (e, say) => `${say.who(e.seat)}: wymienia karty w banku za ${say.figures.sweepPrice}⚡`,
  turnedUp: (e, say) => `Nowa karta w banku: ${say.card(e.card)}`,
  reshuffled: () => 'Z kart odrzuconych powstaje nowy stos kart',
  claimed: (e, say) => `${say.who(e.seat)}: dostanie następną kartę ZATRZYMAJ (${say.sole('claimNextKeep')})`,
  cardLost: (e, say) => `${say.who(e.seat)}: traci kartę ${say.card(e.card)}`,
  extraTurn: (e, say) => `${say.who(e.seat)}: dodatkowa tura (${say.card(e.src)})`,
  souvenir: (e, say) => `${say.who(e.seat)}: zostawia pamiątkę ${borough[e.at].at}`,
  won: (e, say) => {
    const names = e.seats.map(say.who).join(', ');
    return {
      stars: `${names}: wygrywa z ${say.figures.starsToWin}★`,
      last: `${names}: wygrywa, jedyny potwór w grze`,
      painbow: `${names}: wygrywa (${say.sole('painbow')})`,
      draw: `Nikt nie zostaje w grze, remis: ${names}`,
    }[e.how];
  },
};
