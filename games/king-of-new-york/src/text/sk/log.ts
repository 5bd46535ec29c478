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
  monster: (e, say) => `${say.who(e.seat)}: hrá ako ${say.monster(e.monster)}`,
  firstRoll: (e, say) => `${say.who(e.seat)}: hod o začínajúceho hráča, ${symbols(e.attacks, 'attack')}`,
  first: (e, say) => `${say.who(e.seat)}: začína`,
  placed: (e, say) => `${say.who(e.seat)}: začína ${borough[e.to].at}`,
  turn: (e, say) =>
    `Ťah ${e.no}: ${say.who(e.seat)}${e.subway ? ', ťah navyše (Metro)' : e.extra ? ', ťah navyše' : ''}`,
  phase: () => null,
  rolled: (e, say) =>
    `${say.who(e.seat)}: ${e.first ? `hádže ${count(e.thrown.length, withDice)}` : `prehadzuje ${count(e.thrown.length, dice)}`}${e.thrown.length < e.dice.length ? ', má' : ''}: ${tally(e.dice, face)}`,
  stopped: (e, say) => `${say.who(e.seat)}: končí s hádzaním`,
  turnedDie: (e, say) =>
    `${say.who(e.seat)}: odhadzuje kocku so symbolom Slávy a otáča kocku: ${face[e.from]} → ${face[e.to]} (${say.sole('swapDice')})`,
  added: (e, say) => `${say.who(e.seat)}: pridáva ${symbols(e.n, e.face)} (${say.card(e.src)})`,
  converted: (e, say) => `${say.who(e.seat)}: mení ${symbols(e.n, e.from)} na ${asFace[e.to]}`,
  resolving: (e, say) => (e.face === 'ouch' ? `${say.who(e.seat)}: vyhodnocuje ${times(face.ouch, e.n)}` : null),
  gained: (e, say) => `${say.who(e.seat)}: +${amount(e.n, e.res)} (${say.src(e.src)})`,
  lost: (e, say) => `${say.who(e.seat)}: −${amount(e.n, e.res)} (${say.src(e.src)})`,
  handedOver: (e, say) => `${say.who(e.from)} → ${say.who(e.to)}: ${e.n}⚡ (${say.card(e.src)})`,
  paid: (e, say) => (e.buying && e.life === 0 ? null : `${say.who(e.seat)}: platí ${mixed(e.energy, e.life, 'a')}`),
  token: (e, say) =>
    `${say.who(e.seat)}: ${e.n < 0 ? 'odstraňuje' : 'dostáva'} ${count(Math.abs(e.n), token[e.token])}`,
  attacked: (e, say) =>
    e.targets.length === 0
      ? `${say.who(e.seat)}: útočí, ale nikoho nezasiahne`
      : `${say.who(e.seat)}: útočí, ${symbols(e.n, 'attack')}, cieľ: ${e.targets.map(say.who).join(', ')}`,
  doublingDie: (e, say) =>
    `${say.sole('doublingDie')}, ${say.who(e.seat)}: ${face[e.face]}${e.face === 'ouch' ? ', dvojnásobné zranenia' : ''}`,
  army: (e, say) =>
    ({
      you: `Jednotky v štvrti strieľajú, cieľ: ${say.who(e.seat)}`,
      borough: `Jednotky strieľajú na všetkých v tej istej štvrti ako ${say.who(e.seat)}`,
      city: `Všetky jednotky strieľajú, každá vo svojej štvrti, a zasahujú: ${e.targets.map(say.who).join(', ')}`,
    })[e.reach],
  hurt: (e, say) => {
    const by = e.cause === 'attack' ? `útok: ${say.who(e.by)}` : e.cause === 'army' ? 'jednotky' : say.card(e.cause);
    const instead = e.paid > 0 ? `, z toho ${e.paid}⚡ namiesto ♥` : '';
    return `${say.who(e.seat)}: dostáva ${count(e.n, noun.damage)}${instead} (${by})`;
  },
  eliminated: (e, say) => {
    const free = e.specials.map(say.src).join(' a ');
    return [
      `${say.who(e.seat)}: vypadáva z hry`,
      ...(free ? [e.specials.length > 1 ? `karty ${free} sú opäť voľné` : `karta ${free} je opäť voľná`] : []),
      ...(e.cards.length > 0 ? [`odhodené karty: ${e.cards.map(say.card).join(', ')}`] : []),
    ].join('; ');
  },
  razed: (e, say) =>
    `${say.who(e.seat)}: ničí ${aBuilding[buildingOf(e.tile)]} (odolnosť ${say.durability(e.tile)}) ${borough[e.at].at}; objavuje sa ${unit[say.unitOf(e.tile)]}`,
  unitDestroyed: (e, say) => `${say.who(e.seat)}: ničí ${aUnit[e.unit]} ${borough[e.at].at}`,
  reached: (e, say) => `${say.who(e.seat)}: ničí aj v ďalšej štvrti: ${borough[e.to].name} (${say.sole('reachPrice')})`,
  superstar: (e, say) =>
    `${say.who(e.seat)}: získava kartu Superhviezda${e.from === NOBODY ? '' : ` (stráca ju ${say.who(e.from)})`}`,
  statue: (e, say) =>
    `${say.who(e.seat)}: získava kartu Socha slobody${e.from === NOBODY ? '' : ` (stráca ju ${say.who(e.from)})`}`,
  stayed: (e, say) => `${say.who(e.seat)}: zostáva na Manhattane`,
  fled: (e, say) => `${say.who(e.seat)}: uteká ${borough[e.to].to}`,
  entered: (e, say) => `${say.who(e.seat)}: vstupuje na Manhattan`,
  moved: (e, say) => `${say.who(e.seat)}: prechádza ${borough[e.from].from} ${borough[e.to].to}`,
  up: (e, say) => `${say.who(e.seat)}: postupuje do vyššej zóny: ${zone[e.to]}`,
  shifted: (e, say) => `${say.who(e.seat)}: prechádza na pole 2-4`,
  closed: () => 'Polia 5-6 na Manhattane sa natrvalo zatvárajú',
  sent: (e, say) => `${say.who(e.seat)}: posiela ${aUnit[e.unit]} ${borough[e.to].to} (${say.sole('scatter')})`,
  bought: (e, say) =>
    e.from === 'claim'
      ? `${say.who(e.seat)}: dostáva kartu ${say.card(e.card)} (${say.sole('claimNextKeep')})`
      : `${say.who(e.seat)}: kupuje kartu ${say.card(e.card)}${e.from === 'discard' ? ' z odhadzovacieho balíčka' : ''} za ${e.price}⚡`,
  swept: (e, say) => `${say.who(e.seat)}: vymieňa karty v ponuke za ${say.figures.sweepPrice}⚡`,
  turnedUp: (e, say) => `Nová karta v ponuke: ${say.card(e.card)}`,
  reshuffled: () => 'Z odhodených kariet vzniká nový balíček',
  claimed: (e, say) => `${say.who(e.seat)}: dostane najbližšiu kartu PONECHAŤ (${say.sole('claimNextKeep')})`,
  cardLost: (e, say) => `${say.who(e.seat)}: prichádza o kartu ${say.card(e.card)}`,
  extraTurn: (e, say) => `${say.who(e.seat)}: ťah navyše (${say.card(e.src)})`,
  souvenir: (e, say) => `${say.who(e.seat)}: necháva suvenír ${borough[e.at].at}`,
  won: (e, say) => {
    const names = e.seats.map(say.who).join(', ');
    return {
      stars: `${names}: vyhráva s ${say.figures.starsToWin}★`,
      last: `${names}: vyhráva, v hre ostalo jediné monštrum`,
      painbow: `${names}: vyhráva (${say.sole('painbow')})`,
      draw: `V hre nezostal nikto, remíza: ${names}`,
    }[e.how];
  },
};
