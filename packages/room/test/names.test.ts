import { expect, test } from 'vitest';
import { isRefused, nameHeard, renamed, seatsWished, sit } from '../src/seating.ts';
import { record } from './suite/store.ts';

const names = (seats: readonly { name: string | null }[]) => seats.map((s) => s.name);

test('two people at a table never look alike: whoever comes later gets a number', () => {
  const wished = seatsWished([{ kind: 'local', name: 'АNN' }, { kind: 'me' }, { kind: 'open' }], 'ann', 'Ann');
  expect(names(wished)).toEqual(['АNN 2', 'Ann', null]);
  const table = record({ status: 'lobby', seats: wished });
  const seats = sit(table, 2, 'ben', 'ann');
  if (isRefused(seats)) throw new Error(seats.code);
  expect(names(seats)).toEqual(['АNN 2', 'Ann', 'ann 3']);
  const full = { ...table, seats };
  expect(names(renamed(full, 'ben', 'Ben')!)).toEqual(['АNN 2', 'Ann', 'Ben']);
  expect(names(renamed(full, 'ben', 'Аnn')!)).toEqual(['АNN 2', 'Ann', 'Аnn 3']);
  expect(names(renamed(full, 'ann', 'ANN')!)[1]).toBe('ANN');
});

test('who watches cannot speak in the name of somebody who sits', () => {
  const table = record({ seats: seatsWished([{ kind: 'me' }, { kind: 'open' }], 'ann', 'Ann') });
  expect(nameHeard(table, null, 'Аnn')).toBe('Аnn 2');
  expect(nameHeard(table, null, 'Eve')).toBe('Eve');
  expect(nameHeard(table, 0, 'another name')).toBe('Ann');
});
