/** Scrap, the game of all tests that know no game; it is written as every game should be, in games/scrap. */
export {
  type Answer as ToyPick,
  type Card,
  type Event as ToyEvent,
  type Frame as ToyFrame,
  game as toy,
  made as toyMade,
  type Options as ToyOptions,
  type State as ToyState,
  type View as ToyView,
  withContent as toyWithContent,
} from '@ashtown/scrap';
export { words as toyWords } from '@ashtown/scrap/text';
