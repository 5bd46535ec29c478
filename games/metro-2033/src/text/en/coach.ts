import type { Question } from '../../state.ts';

/** What is said when something is asked for the first time: what is being decided, and what to look at. */
export const coach: Readonly<Record<Question, string>> = {
  chooseFaction:
    'Factions differ in mission and bonus. Look which Resources the mission takes and which type will be free.',
  turnAction:
    'One action a turn: play, discard or exchange. Look at the markers above your Faction card and at what missions lack.',
  exchange:
    'Three cards for three new ones, and no markers move. Give what no mission needs; Threats go without an attack.',
  tidy: 'Cards you tidy away raise as many markers as they cost. Leave what a mission needs, and your Protection.',
  payment:
    'The cards you use are discarded, and a surplus is lost. Look for the sum nearest to the requirement, and spare a Hero.',
  keepStation:
    'A kept Station makes a type of Resources free, but its markers stay there. Count such cards in your hand.',
  draw: 'Take an open card that helps a mission, or the unknown one of the deck. What you leave in the bazaar others can take.',
  defend: 'One matching symbol repels the Monster and brings a free card. Compare the card you discard with the loss.',
  loseStation:
    'You lose one Station, and its markers go above your Faction card. One with its mission completed hurts less.',
  freePlay: 'A card from your hand costs nothing now. The dearest one you have a use for saves most.',
};
