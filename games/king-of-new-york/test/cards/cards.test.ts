import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOROUGHS, type Card, type CardId, tables } from '../../src/index.ts';

const HERE = new URL('.', import.meta.url);
const RULES = readFileSync(new URL('../../rules.md', HERE), 'utf8');

/** What rules.md says about a card besides its effect. */
interface Row {
  rule: string;
  id: string;
  cost: number;
  keep: boolean;
  nearby: string[];
  /** Its price in those boroughs. */
  there: number | null;
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** `- **KNY-208** Drink the Hudson (12, in Manhattan, Brooklyn or Staten Island 11): …` */
const ROW = /^- \*\*(KNY-\d+)\*\* ([A-Z][A-Za-z ]*?) \((\d+)(?:, in ([A-Za-z, ]+?) (\d+))?\)/gm;

function rowsOf(section: number): Row[] {
  const text = RULES.split(/^## /m).find((part) => part.startsWith(`${section}. `)) ?? '';
  return [...text.matchAll(ROW)].map(([, rule = '', name = '', cost, places, there]) => ({
    rule,
    id: idOf(name),
    cost: Number(cost),
    keep: section === 20,
    nearby: places === undefined ? [] : places.split(/, | or /).map(idOf),
    there: there === undefined ? null : Number(there),
  }));
}

const ROWS = [...rowsOf(20), ...rowsOf(21)];
/** KNY-133: `Air Force One may be bought only if you destroyed a Jet this turn, General Ellis only if …` */
const NEEDS = new Map(
  [
    ...(/^- \*\*KNY-133\*\* (.*)$/m.exec(RULES)?.[1] ?? '').matchAll(
      /([A-Z][A-Za-z ]*?) (?:may be bought )?only if you destroyed a (Jet|Tank)/g,
    ),
  ].map(([, name = '', unit = '']) => [idOf(name), unit.toLowerCase()]),
);

describe('The card table is that of the rules', () => {
  test('KNY-9 46 KEEP and 18 DISCARD cards, the same in code and rules', () => {
    expect(ROWS.filter((row) => row.keep)).toHaveLength(46);
    expect(ROWS.filter((row) => !row.keep)).toHaveLength(18);
    expect([...tables.cardIds].sort()).toEqual(ROWS.map((row) => row.id).sort());
    expect([...NEEDS.keys()].sort()).toEqual(['air-force-one', 'general-ellis']);
  });

  test.each(ROWS)('KNY-132 KNY-133 $id: cost, kind, cheaper boroughs and conditions are those of $rule', (row) => {
    const card: Card = tables.cards[row.id as CardId]!;
    expect({
      cost: card.cost,
      keep: card.keep === true,
      nearby: [...(card.nearby ?? [])].sort(),
      needs: card.needs,
    }).toEqual({ cost: row.cost, keep: row.keep, nearby: [...row.nearby].sort(), needs: NEEDS.get(row.id) });
    if (row.there !== null) expect(row.there).toBe(row.cost - 1);
    for (const borough of row.nearby) expect(BOROUGHS).toContain(borough);
  });
});

describe('Every card is played by a test', () => {
  /** Titles and rows of tables: strings that begin with the id of a rule. */
  const titles = readdirSync(new URL('..', HERE), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(`../${file}`, HERE), 'utf8').matchAll(/(['"`])(KNY-\d+ (?:(?!\1).)*)\1/g),
    ])
    .map((match) => match[2] ?? '');

  test.each(ROWS)('$id is named by a test of $rule', ({ id, rule }) => {
    expect(titles.filter((title) => title.includes(`[${id}]`) && title.includes(rule))).not.toEqual([]);
  });
});
