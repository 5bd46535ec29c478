import { tables } from '@ashtown/metro-2033';
import { expect, test } from 'vitest';
import { pictureOf } from '../../src/games/metro-2033/CardArt.tsx';
import { peopleOf } from '../../src/games/metro-2033/Emblem.tsx';
import { EMBLEMS } from '../../src/games/metro-2033/pictures/emblems.ts';

test('every card has a picture that no other has', () => {
  const seen = new Map<string, string>();
  for (const design of tables.cards) {
    const picture = JSON.stringify(pictureOf(design));
    expect(picture, design.id).toBeTruthy();
    expect(seen.get(picture), `${design.id} looks like another`).toBeUndefined();
    seen.set(picture, design.id);
  }
  expect(seen.size).toBe(tables.cards.length);
});

test('every Faction has arms and a colour of its own', () => {
  for (const { id } of tables.factions) expect(EMBLEMS[id], id).toBeTruthy();
  const colours = tables.factions.map((of) => JSON.stringify(peopleOf(of)));
  expect(new Set(colours).size).toBe(tables.factions.length);
  expect(colours.join()).not.toContain('muted');
});
