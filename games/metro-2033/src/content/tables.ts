import { type Content, type designsOf, factionsOf, type Names } from './schema.ts';
import {
  CARAVAN,
  HERO,
  KIND_OF,
  KINDS,
  LINES,
  type Loss,
  MISSIONS,
  type MissionKind,
  NONE,
  type Provenance,
  RESOURCE,
  type Roster,
  type Sign,
  STATION,
  SYMBOLS,
  THREAT,
  TYPES,
} from './vocabulary.ts';

/** A card of the draw deck: a number for its design. Copies of a design are interchangeable (MET-18). */
export type Card = number;

/** What a Station or Faction asks for and gives. */
export interface Target {
  /** Accepted kinds, as bits. */
  accepts: number;
  needs: number;
  reward: number;
  /** The bonus type and its colour (MET-12), as indices. */
  bonus: number;
  colour: number;
}

/** What a card does, in parts; its text follows from them, and so does what happens when it is discarded. */
export type Atom =
  | { t: 'supply'; n: number; type: number }
  | { t: 'mission'; kind: MissionKind; n: number; reward: number }
  | { t: 'bonus'; type: number; of: 'station' | 'faction' }
  | { t: 'line'; line: number }
  | { t: 'double'; type: number }
  | { t: 'shield'; price: number; signs: number }
  | { t: 'attack'; signs: number; loss: Loss }
  | { t: 'renewBazaar' }
  | { t: 'raiseEach'; kind: number };

/** One design, as the rules read it; a field that its category does not have is NONE or 0. */
export interface Design {
  id: string;
  name: Names;
  category: number;
  copies: number;
  /** Printed cost of the main side. */
  cost: number;
  /** Of a Resource its type, of a Hero the type it doubles. */
  type: number;
  /** Of a Resource or Caravan. */
  kind: number;
  amount: number;
  /** Cost of the Protection side, or NONE. */
  shieldCost: number;
  /** Protection symbols of the Protection side or of a Hero, and symbols of a Threat, as bits. */
  guards: number;
  signs: number;
  line: number;
  target: Target | null;
  atoms: readonly Atom[];
  provenance: Provenance;
  /** The fields that are known from the rulebook. */
  attested: readonly string[];
}

export interface FactionDesign {
  id: string;
  name: Names;
  colour: string;
  target: Target;
  atoms: readonly Atom[];
  provenance: Provenance;
  attested: readonly string[];
}

/** Everything the rules want to know about the cards of one content, ready to be looked up by number. */
export interface Tables {
  content: Content;
  cards: readonly Design[];
  factions: readonly FactionDesign[];
  rosters: Record<Roster, readonly number[]>;
  cardOf: ReadonlyMap<string, Card>;
  factionOf: ReadonlyMap<string, number>;
  /** Every card of the draw deck, in ascending order. */
  deck: readonly Card[];
}

const signsOf = (signs: readonly Sign[]): number =>
  signs.reduce((bits, sign) => bits | (1 << SYMBOLS.indexOf(sign)), 0);

interface WithMission {
  mission: { kind: MissionKind; amount: number };
  bonusType: (typeof TYPES)[number];
  rewardMarkers: number;
}

const targetOf = ({ mission, bonusType, rewardMarkers }: WithMission): Target => ({
  accepts: MISSIONS[mission.kind],
  needs: mission.amount,
  reward: rewardMarkers,
  bonus: TYPES.indexOf(bonusType),
  colour: KINDS.indexOf(KIND_OF[bonusType]),
});

const targetAtoms = (card: WithMission, of: 'station' | 'faction'): Atom[] => [
  { t: 'mission', kind: card.mission.kind, n: card.mission.amount, reward: card.rewardMarkers },
  { t: 'bonus', type: TYPES.indexOf(card.bonusType), of },
];

const shieldAtoms = (shield: { cost: number; symbols: readonly Sign[] } | null): Atom[] =>
  shield ? [{ t: 'shield', price: shield.cost, signs: signsOf(shield.symbols) }] : [];

const blank = {
  cost: 0,
  type: NONE,
  kind: NONE,
  amount: 0,
  shieldCost: NONE,
  guards: 0,
  signs: 0,
  line: NONE,
  target: null,
};

export function tablesOf(content: Content): Tables {
  const about = ({ id, name, copies, provenance, attested }: ReturnType<typeof designsOf>[number]) => ({
    ...blank,
    id,
    name,
    copies,
    provenance,
    attested,
  });
  const sided = (shield: { cost: number; symbols: readonly Sign[] } | null) => ({
    shieldCost: shield?.cost ?? NONE,
    guards: signsOf(shield?.symbols ?? []),
  });
  const cards: Design[] = [
    ...content.resources.map((c): Design => {
      const type = TYPES.indexOf(c.type);
      return {
        ...about(c),
        category: RESOURCE,
        cost: c.cost,
        type,
        kind: KINDS.indexOf(c.kind),
        amount: c.amount,
        ...sided(c.protection),
        atoms: [{ t: 'supply', n: c.amount, type }, ...shieldAtoms(c.protection)],
      };
    }),
    ...content.stations.map((c): Design => {
      const line = LINES.indexOf(c.symbol);
      return {
        ...about(c),
        category: STATION,
        cost: c.cost,
        line,
        target: targetOf(c),
        atoms: [...targetAtoms(c, 'station'), { t: 'line', line }],
      };
    }),
    ...content.threats.map((c): Design => {
      const signs = signsOf(c.symbols);
      return {
        ...about(c),
        category: THREAT,
        cost: c.cost,
        signs,
        ...sided(c.protection),
        atoms: [{ t: 'attack', signs, loss: c.loss }, ...shieldAtoms(c.protection)],
      };
    }),
    ...content.caravans.map((c): Design => {
      const kind = KINDS.indexOf(c.kind);
      return {
        ...about(c),
        category: CARAVAN,
        cost: c.cost,
        kind,
        atoms: [{ t: 'renewBazaar' }, { t: 'raiseEach', kind }],
      };
    }),
    ...content.heroes.map((c): Design => {
      const type = TYPES.indexOf(c.doubles);
      const signs = signsOf(c.protection.symbols);
      return {
        ...about(c),
        category: HERO,
        cost: c.cost,
        type,
        guards: signs,
        atoms: [
          { t: 'double', type },
          { t: 'shield', price: NONE, signs },
        ],
      };
    }),
  ];
  const factions = factionsOf(content).map(
    (c): FactionDesign => ({
      id: c.id,
      name: c.name,
      colour: c.colour,
      target: targetOf(c),
      atoms: targetAtoms(c, 'faction'),
      provenance: c.provenance,
      attested: c.attested,
    }),
  );
  const factionOf = new Map(factions.map(({ id }, i) => [id, i]));
  const seats = (ids: readonly string[]) => ids.map((id) => factionOf.get(id)!);
  return {
    content,
    cards,
    factions,
    rosters: { default: seats(content.rosters.default), alternate: seats(content.rosters.alternate) },
    cardOf: new Map(cards.map(({ id }, i) => [id, i])),
    factionOf,
    deck: cards.flatMap(({ copies }, card) => Array<Card>(copies).fill(card)),
  };
}
