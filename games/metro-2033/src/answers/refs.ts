import type { Ref } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { NONE } from '../content/vocabulary.ts';
import { placeFor, slotOf } from '../rules/places.ts';
import type { Answer } from '../state.ts';
import type { AnswersOf } from './index.ts';

/** What an answer does, as the first thing it is about; but for the choice of a Faction and for drawing, which are one thing. */
export const OPTION_REFS = [
  'end',
  'play',
  'protect',
  'discard',
  'exchange',
  'mission',
  'tidy',
  'done',
  'cancel',
  'pay',
  'use',
  'keep',
  'defend',
  'guard',
  'decline',
  'lose',
  'none',
] as const;
export type Option = (typeof OPTION_REFS)[number];

/**
 * The things an answer is about. Ids: a card of the hand, or a Faction, by its id; `bazaar.2` and `deck`; a card in play by
 * its place, as `resource.res-rats`, `protection.res-rats`, `hero.her-khan`, `station.sta-lubyanka` or, with two markers on
 * it, `station.sta-lubyanka.2`; a mission as `mission.sta-lubyanka` or `mission.faction`.
 */
export const refsOf =
  (t: Tables, answers: AnswersOf) =>
  (pick: Answer): readonly Ref[] => {
    if (t.factionOf.has(pick)) return [{ kind: 'card', id: pick }];
    const { verb, card, cards, markers, shield } = answers.actOf(pick);
    const option: Ref = { kind: 'option', id: verb };
    const slot = (id: string): Ref => ({ kind: 'slot', id });
    const id = (c: number): string => t.cards[c]!.id;
    const inPlay = (c: number, turned = false): Ref => slot(slotOf(t, placeFor(t, c, turned, markers)));
    switch (verb) {
      case 'deck':
        return [slot('deck')];
      case 'bazaar':
        return [slot(pick.replace(' ', '.'))];
      case 'mission':
        return [option, slot(`mission.${card === NONE ? 'faction' : id(card)}`)];
      case 'tidy':
        if (card === NONE) return [option];
        return [option, inPlay(card, shield)];
      case 'pay':
      case 'use':
      case 'lose':
        return [option, ...cards.map((c) => inPlay(c))];
      case 'defend':
      case 'guard':
        return [option, ...cards.map((c) => inPlay(c, true))];
      default:
        return [option, ...cards.map((c): Ref => ({ kind: 'card', id: id(c) }))];
    }
  };
