import type { AnyGame } from '@ashtown/engine';
import { softmax, type Value } from '../dream.ts';
import { inputsOf } from './inputs.ts';
import { Sum } from './net.ts';
import { readNet, type Weights } from './weights.ts';

/** A value that was learned. Throws where the weights are for another game, number of players or set of inputs. */
export function learnedValue(game: AnyGame, weights: Weights): Value {
  const { card } = weights;
  const inputs = inputsOf(game, card.players);
  if (card.game !== game.id || card.inputs !== inputs.hash)
    throw new Error(`weights for ${card.game} ${card.inputs}, not for ${game.id} ${inputs.hash}`);
  const sum = new Sum(readNet(weights));
  return (dream) => {
    const result = game.result(dream);
    if (result) return result.map(({ share }) => share);
    const worths: number[] = [];
    for (let seat = 0; seat < card.players; seat++) {
      sum.begin();
      const known = inputs.read(dream, seat, sum.see);
      worths.push(known + sum.end());
    }
    return softmax(worths);
  };
}
