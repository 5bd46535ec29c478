import { buildingOf } from '../../content/vocabulary.ts';
import { amount, cost, fee, mixed, tally, times } from '../format.ts';
import type { Language } from '../language.ts';
import { aBuilding, asFace, aUnit, borough, count, face, noun, ofFace, symbols, token, unit, zone } from './names.ts';

/** Questions, answers, and why not. */
export const ask: Pick<Language, 'prompt' | 'deed' | 'reason'> = {
  prompt: {
    chooseMonster: () => 'Vyberte si monštrum',
    chooseStartBorough: () => 'Vyberte štvrť, v ktorej začínate',
    superSpeedMove: (_, say) => `${say.sole('earlyMove')}: pohyb pred hodom?`,
    subwayMove: (f, say) =>
      `${say.sole('subway')}: jazda pred hodom?${f.fee > 0 ? ` Každý pohyb stojí ${f.fee}⚡.` : ''}`,
    rollOrStop: (f, say) =>
      `Prehoďte kocky${f.forced ? '' : ' alebo skončite s hádzaním'}. Zostávajúce prehody: ${f.rerolls}.${
        f.forced ? ` ${say.sole('othersRerollAll')}: treba využiť všetky.` : ''
      }${f.fee > 0 ? ` Kliatba: prehod s Au! stojí ${f.fee}⚡.` : ''}`,
    chameleon: (_, say) => `${say.sole('swapDice')}: odhodiť kocku so symbolom Slávy a otočiť inú?`,
    hailingCabs: (f, say) => `${say.sole('cabs')}: pridať ${symbols(f.n, 'destruction')}, len na jednotky?`,
    convertSymbols: (f) =>
      f.both
        ? `Zmeniť ${asFace[f.from]} na ${asFace[f.to]} alebo ${asFace[f.to]} na ${asFace[f.from]}?`
        : `Zmeniť ${asFace[f.from]} na ${asFace[f.to]}?`,
    chooseSymbolType: () => 'Vyberte, čo vyhodnotiť teraz',
    allocateHeal: (f) => `Máte ${symbols(f.n, 'heal')}: koľko z nich odstráni žetóny kliatby?`,
    allocateAttack: (f) => `Máte ${symbols(f.n, 'attack')}: koľko z nich odstráni žetóny siete?`,
    flee: (f, say) =>
      `Útočí na vás ${say.who(f.by)} (zranenia v tomto ťahu: ${f.damage}). Máte ${f.life}♥. Utečiete z Manhattanu${f.fee > 0 ? ` za ${f.fee}⚡` : ''}?`,
    destroyObject: (f) => `Symboly Ničenia: ${f.points}. Vyberte ${f.unitsOnly ? 'jednotku' : 'budovu alebo jednotku'}`,
    carapaceDiscard: (f) =>
      `Dostanete ${count(f.damage, noun.damage)}. Odhodíte predtým Pancier a vyliečite si ${f.heal}♥?`,
    payDamageWithEnergy: (f) => `Dostanete ${count(f.damage, noun.damage)}. Čo stratíte?`,
    leaveClosedSpace: () => 'Vaše pole na Manhattane sa zatvára: vyberte, kam pôjdete',
    payWithLife: (f) => `Na zaplatenie ${f.n}⚡: koľko z toho v ♥?`,
    moveStep: (f) =>
      ({
        enter: 'Pohyb: na Manhattane je miesto, musíte tam vstúpiť',
        up: 'Pohyb: postúpite o zónu vyššie',
        stay: 'Pohyb: zostávate na Manhattane',
        choose: `Prejdite do inej štvrte${f.fee > 0 ? ` za ${f.fee}⚡` : ''} alebo zostaňte`,
      })[f.way],
    stinkAttack: (f, say) => `${say.sole('scatter')}: poslať jednotky preč ${borough[f.from].from}?`,
    buyStep: (f) => `Kúpa kariet: máte ${f.energy}⚡`,
    nextStageSplit: (f, say) => `${say.sole('exchangeStars')}: rozdeľte ${f.n}★ na ⚡ a ♥`,
    photoOpTarget: (_, say) => `${say.sole('starsForDamage')}: vyberte monštrum`,
    teslaCannonDiscard: (_, say) => `${say.sole('everyoneDiscardsKeep')}: odhoďte jednu zo svojich kariet PONECHAŤ`,
  },

  deed: {
    monster: (d, say) => say.monster(d.monster),
    start: (d) => borough[d.to].name,
    move: (d) => `Prejsť ${borough[d.to].to}${fee(d)}`,
    enter: () => 'Vstúpiť na Manhattan',
    up: (d) => `Postúpiť vyššie: ${zone[d.to]}`,
    stay: (d) => `Zostať ${borough[d.at].at}`,
    flee: (d) => `Utiecť ${borough[d.to].to}${fee(d)}`,
    noFlight: () => 'Zostať na Manhattane',
    leave: (d) => `Ísť ${borough[d.to].to}`,
    ride: (d) => `Ísť metrom ${borough[d.to].to}${fee(d)}`,
    noRide: () => 'Hodiť kockami',
    shed: (d) => `Odhodiť Pancier a vyliečiť si ${d.heal}♥`,
    keepCarapace: () => 'Ponechať si Pancier',
    stopRolling: () => 'Skončiť s hádzaním',
    reroll: (d) => `Prehodiť: ${tally(d.faces, face)}${fee(d)}`,
    turnDie: (d) => `Otočiť kocku: ${face[d.from]} → ${face[d.to]}`,
    keepDice: () => 'Nechať kocky bez zmeny',
    cabs: (d) => `Pridať ${symbols(d.n, 'destruction')}`,
    noCabs: () => 'Nič nepridať',
    convert: (d) => `Zmeniť ${symbols(d.n, d.from)} na ${asFace[d.to]}`,
    convertNone: () => 'Nič nezmeniť',
    resolve: (d) => times(face[d.face], d.n),
    unjinx: (d) =>
      `${d.n === 0 ? 'Neodstrániť žetóny kliatby' : `Odstrániť ${count(d.n, token.jinx)}`}${d.heal > 0 ? `, vyliečiť si ${d.heal}♥` : ''}`,
    unweb: (d) =>
      `${d.n === 0 ? 'Neodstrániť žetóny siete' : `Odstrániť ${count(d.n, token.web)}`}, ${d.attack > 0 ? `zaútočiť (${symbols(d.attack, 'attack')})` : 'bez útoku'}`,
    building: (d) =>
      `Zničiť ${aBuilding[buildingOf(d.tile)]} ${borough[d.at].at}${d.stack ? `, kôpka ${d.stack}` : ''} (odolnosť ${cost(d, 'destruction')}, odmena ${amount(d.reward.n, d.reward.res)})`,
    unit: (d) =>
      `Zničiť ${aUnit[d.unit]} ${borough[d.at].at} (${symbols(cost(d, 'destruction'), 'destruction')}, odmena ${amount(d.reward.n, d.reward.res)})`,
    reach: (d) => `Ničiť aj v ďalšej štvrti: ${borough[d.to].name}${fee(d)}`,
    stopDestroying: () => 'Skončiť s ničením',
    suffer: (d) => `Stratiť ${mixed(d.energy, d.life, 'a')}`,
    pay: (d) => `Zaplatiť ${mixed(d.energy, d.life, 'a')}`,
    send: (d) => `Poslať ${borough[d.to].to}: ${unit[d.unit]}${d.fresh ? ' (z tohto ťahu)' : ''}`,
    sendNoMore: () => 'Neposielať ďalšie jednotky',
    buy: (d, say) =>
      `Kúpiť: ${say.card(d.card)} (${cost(d, 'energy')}⚡)${d.deadly ? '. Na kockách máte symbol Slávy: pre túto kartu vypadnete z hry!' : ''}`,
    salvage: (d, say) => `Kúpiť z odhadzovacieho balíčka: ${say.card(d.card)} (${cost(d, 'energy')}⚡)`,
    sweep: (d) => `Vymeniť karty v ponuke (${cost(d, 'energy')}⚡)`,
    finish: () => 'Ukončiť ťah',
    split: (d) => `Získať ${d.energy}⚡, vyliečiť si ${d.life}♥`,
    photo: (d, say) => `${say.who(d.seat)} (${d.star}★)`,
    discard: (d, say) => `Odhodiť: ${say.card(d.card)}`,
  },

  reason: {
    over: () => 'Hra sa skončila.',
    notAsked: () => 'Teraz nerozhodujete vy.',
    notNow: () => 'Teraz nie.',
    eliminated: () => 'Toto monštrum je mimo hry.',
    energyShort: (r) => `Chýba ${r.n}⚡.`,
    needsUnit: (r) => `Treba v tom istom ťahu zničiť ${aUnit[r.unit]}.`,
    here: () => 'Tu už ste.',
    full: (r) => `${borough[r.borough].name}: už plný.`,
    manhattanTaken: () => 'Manhattan je obsadený.',
    manhattanFirst: () => 'Na Manhattane je miesto: musíte tam vstúpiť.',
    noWayOut: () => 'Z Manhattanu môžete utiecť, len keď na vás zaútočí iný hráč.',
    moveFee: (r, say) => `Pohyb stojí ${r.n}⚡ (${say.sole('moveFee')}).`,
    lockedDie: (r) => `Kocky so symbolom ${ofFace[r.face]} nesmiete prehadzovať.`,
    jinxFee: (r) => `Prehod s Au! stojí ${r.n}⚡ (žetóny kliatby).`,
    mustReroll: (_, say) => `Treba využiť všetky prehody (${say.sole('othersRerollAll')}).`,
    tooTough: (r) => `Odolnosť je ${r.needs}, symbolov Ničenia máte ${r.points}.`,
    revealedNow: () => 'Jednotka odkrytá v tomto ťahu: zatiaľ ju nemožno zničiť.',
    unitsOnly: (_, say) => `V tomto ťahu len jednotky (${say.sole('cabs')}).`,
    tooFar: () => 'Nie vo vašej štvrti.',
  },
};
