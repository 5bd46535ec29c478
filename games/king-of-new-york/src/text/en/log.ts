import { buildingOf } from '../../content/vocabulary.ts';
import { NOBODY } from '../../state.ts';
import { amount, list, mixed, tally, times } from '../format.ts';
import type { Language } from '../language.ts';
import { aBuilding, aUnit, borough, count, face, noun, symbols, token, zone } from './names.ts';

const special = { superstar: 'Superstar', statue: 'the Statue of Liberty' };

/** Lines of the log. */
export const log: Language['event'] = {
  monster: (e, say) => `${say.who(e.seat)} plays ${say.monster(e.monster)}`,
  firstRoll: (e, say) => `${say.who(e.seat)} rolls ${symbols(e.attacks, 'attack')} to see who begins`,
  first: (e, say) => `${say.who(e.seat)} begins`,
  placed: (e, say) => `${say.who(e.seat)} starts ${borough[e.to].at}`,
  turn: (e, say) =>
    `Turn ${e.no}: ${say.who(e.seat)}${e.subway ? ', extra turn by Subway' : e.extra ? ', extra turn' : ''}`,
  phase: () => null,
  rolled: (e, say) =>
    `${say.who(e.seat)} ${e.first ? 'rolls' : 'rerolls'} ${count(e.thrown.length, noun.die)}${e.thrown.length < e.dice.length ? ' and has' : ''}: ${tally(e.dice, face)}`,
  stopped: (e, say) => `${say.who(e.seat)} stops rolling`,
  turnedDie: (e, say) =>
    `${say.who(e.seat)} throws a Celebrity die away and turns ${face[e.from]} to ${face[e.to]} (${say.sole('swapDice')})`,
  added: (e, say) => `${say.who(e.seat)} adds ${symbols(e.n, e.face)} (${say.card(e.src)})`,
  converted: (e, say) => `${say.who(e.seat)} turns ${symbols(e.n, e.from)} into ${face[e.to]}`,
  resolving: (e, say) => (e.face === 'ouch' ? `${say.who(e.seat)} resolves ${times(face.ouch, e.n)}` : null),
  gained: (e, say) => `${say.who(e.seat)}: +${amount(e.n, e.res)} (${say.src(e.src)})`,
  lost: (e, say) => `${say.who(e.seat)}: −${amount(e.n, e.res)} (${say.src(e.src)})`,
  handedOver: (e, say) => `${say.who(e.from)} gives ${say.who(e.to)} ${e.n}⚡ (${say.card(e.src)})`,
  paid: (e, say) => (e.buying && e.life === 0 ? null : `${say.who(e.seat)} pays ${mixed(e.energy, e.life, 'and')}`),
  token: (e, say) => `${say.who(e.seat)} ${e.n < 0 ? 'removes' : 'gets'} ${count(Math.abs(e.n), token[e.token])}`,
  attacked: (e, say) =>
    e.targets.length === 0
      ? `${say.who(e.seat)} attacks and hits nobody`
      : `${say.who(e.seat)} attacks ${list(e.targets.map(say.who), 'and')} with ${symbols(e.n, 'attack')}`,
  doublingDie: (e, say) =>
    `${say.sole('doublingDie')}: ${face[e.face]} for ${say.who(e.seat)}${e.face === 'ouch' ? ', double damage' : ''}`,
  army: (e, say) =>
    ({
      you: `The Units in the borough shoot at ${say.who(e.seat)}`,
      borough: `The Units shoot at everybody in ${say.who(e.seat)}’s borough`,
      city: `All Units shoot, each in its own borough, and hit ${list(e.targets.map(say.who), 'and')}`,
    })[e.reach],
  hurt: (e, say) => {
    const by = e.cause === 'attack' ? `${say.who(e.by)}’s attack` : e.cause === 'army' ? 'Units' : say.card(e.cause);
    const instead = e.paid > 0 ? `, ${e.paid} of it as ⚡` : '';
    return `${say.who(e.seat)} takes ${e.n} damage${instead} (${by})`;
  },
  eliminated: (e, say) => {
    const free = list(
      e.specials.map((id) => special[id]),
      'and',
    );
    return [
      `${say.who(e.seat)} is eliminated`,
      ...(free ? [e.specials.length > 1 ? `${free} are free again` : `${free} is free again`] : []),
      ...(e.cards.length > 0 ? [`discarded: ${e.cards.map(say.card).join(', ')}`] : []),
    ].join('; ');
  },
  razed: (e, say) =>
    `${say.who(e.seat)} destroys ${aBuilding[buildingOf(e.tile)]} (durability ${say.durability(e.tile)}) ${borough[e.at].at}; ${aUnit[say.unitOf(e.tile)]} arrives`,
  unitDestroyed: (e, say) => `${say.who(e.seat)} destroys ${aUnit[e.unit]} ${borough[e.at].at}`,
  reached: (e, say) => `${say.who(e.seat)} may also destroy ${borough[e.to].at} (${say.sole('reachPrice')})`,
  superstar: (e, say) => `${say.who(e.seat)} takes Superstar${e.from === NOBODY ? '' : ` from ${say.who(e.from)}`}`,
  statue: (e, say) =>
    `${say.who(e.seat)} takes the Statue of Liberty${e.from === NOBODY ? '' : ` from ${say.who(e.from)}`}`,
  stayed: (e, say) => `${say.who(e.seat)} stays in Manhattan`,
  fled: (e, say) => `${say.who(e.seat)} flees ${borough[e.to].to}`,
  entered: (e, say) => `${say.who(e.seat)} enters Manhattan`,
  moved: (e, say) => `${say.who(e.seat)} moves ${borough[e.from].from} ${borough[e.to].to}`,
  up: (e, say) => `${say.who(e.seat)} moves up to ${zone[e.to]}`,
  shifted: (e, say) => `${say.who(e.seat)} moves to the 2-4 space`,
  closed: () => 'The 5-6 spaces in Manhattan close for good',
  sent: (e, say) => `${say.who(e.seat)} sends ${aUnit[e.unit]} ${borough[e.to].to} (${say.sole('scatter')})`,
  bought: (e, say) =>
    e.from === 'claim'
      ? `${say.who(e.seat)} receives ${say.card(e.card)} (${say.sole('claimNextKeep')})`
      : `${say.who(e.seat)} buys ${say.card(e.card)}${e.from === 'discard' ? ' from the discard pile' : ''} for ${e.price}⚡`,
  swept: (e, say) => `${say.who(e.seat)} sweeps the bank for ${say.figures.sweepPrice}⚡`,
  turnedUp: (e, say) => `New in the bank: ${say.card(e.card)}`,
  reshuffled: () => 'The discard pile becomes the new deck',
  claimed: (e, say) => `${say.who(e.seat)} is to receive the next KEEP card (${say.sole('claimNextKeep')})`,
  cardLost: (e, say) => `${say.who(e.seat)} loses ${say.card(e.card)}`,
  extraTurn: (e, say) => `${say.who(e.seat)} gets an extra turn (${say.card(e.src)})`,
  souvenir: (e, say) => `${say.who(e.seat)} leaves a Souvenir ${borough[e.at].at}`,
  won: (e, say) => {
    const names = e.seats.map(say.who).join(', ');
    return {
      stars: `${names} wins with ${say.figures.starsToWin}★`,
      last: `${names} wins as the last Monster standing`,
      painbow: `${names} wins (${say.sole('painbow')})`,
      draw: `Nobody is left, a draw: ${names}`,
    }[e.how];
  },
};
