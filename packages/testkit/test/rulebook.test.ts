import type { Rulebook } from '@ashtown/engine';
import { rulebookFaults } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';

const SPEC = '# Toy\n\n- **TOY-1** Two players.\n- **TOY-2** Highest card wins. (ruling)\n';
const book: Rulebook = [
  { title: 'All', rules: { 'TOY-1': 'Two players.', 'TOY-2': 'The highest card wins (TOY-1).' } },
];
const whole = {
  books: { en: book, pl: book, sk: book },
  rulings: ['TOY-2'],
  cites: { questions: { bid: ['TOY-1'] }, reasons: { over: ['TOY-2'] }, events: { won: ['TOY-2'] } },
} as const;
const inPolish = (rules: Record<string, string>) => ({
  ...whole,
  books: { ...whole.books, pl: [{ title: 'All', rules }] as Rulebook },
});

describe('the rules as they are read', () => {
  test('are held to their specification', () => expect(rulebookFaults(SPEC, whole)).toEqual([]));

  test.each([
    ['pl: undefined instead of TOY-1', inPolish({ 'TOY-1': 'Dwoje graczy.' })],
    ['pl: TOY-2 instead of TOY-1', inPolish({ 'TOY-2': 'Najwyższa karta.', 'TOY-1': 'Dwoje graczy.' })],
    ['pl TOY-1: says nothing', inPolish({ 'TOY-1': '–', 'TOY-2': 'Najwyższa karta wygrywa.' })],
    ['pl TOY-1: is written for programmers', inPolish({ 'TOY-1': 'Zobacz `seats`.', 'TOY-2': 'Najwyższa karta.' })],
    ['pl TOY-2: there is no TOY-3', inPolish({ 'TOY-1': 'Dwoje graczy.', 'TOY-2': 'Najwyższa karta (TOY-3).' })],
    ['rulings: TOY-1 instead of TOY-2', { ...whole, rulings: ['TOY-1'] as const }],
    ['questions bid: cites TOY-9', { ...whole, cites: { ...whole.cites, questions: { bid: ['TOY-9'] } } as const }],
  ])('%s', (fault, given) => expect(rulebookFaults(SPEC, given)).toContain(fault));
});
