export { type Bin, Calibration } from './calibration.ts';
export { type Inputs, inputsOf } from './inputs.ts';
export { netOver } from './net.ts';
export { joined, type Positions, positionsOf } from './positions.ts';
export { sketch } from './sketch.ts';
export { handMade, measure, train } from './train.ts';
export { learnedValue } from './value.ts';
export { type Card, numbersOf, type Weights, writeNet } from './weights.ts';
