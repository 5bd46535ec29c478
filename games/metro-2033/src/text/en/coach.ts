import type { Coach } from '../coach.ts';

export const coach: Coach = {
  questions: {
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
    defend:
      'One matching symbol repels the Monster and brings a free card. Compare the card you discard with the loss.',
    loseStation:
      'You lose one Station, and its markers go above your Faction card. One with its mission completed hurts less.',
    freePlay: 'A card from your hand costs nothing now. The dearest one you have a use for saves most.',
  },
  answers: {
    mission:
      'A mission can be completed, and that takes no action. It costs the cards it uses and raises all your markers.',
    protect: 'This card can be played as Protection. Then its symbols stop a Monster, but no mission counts it.',
    tidy: 'Tidying discards cards you have in play. It raises as many markers as they cost.',
    exchange: 'An exchange gives three cards for three others. Your markers stay where they are.',
  },
  hurts: {
    attack: 'A Threat was discarded and attacks everybody. A Hero or Protection with one of its symbols repels it.',
    lost: 'Nothing of yours repelled the Monster. Keep a Hero or Protection in play when Threats are about.',
    exhausted: 'You could not repel the Monster, so your markers move below. A mission or a discard raises them again.',
  },
  blunders: {
    discardedForNothing: () => 'No marker lies below, so this discard raises none.',
    discardedMission: () => 'One of your cards would make a mission possible, and that raises all your markers.',
    exchangedMission: () => 'One of your cards would make a mission possible, and an exchange may lose it.',
    leftWin: () => 'The bazaar holds a card that can win you the game in your next turn.',
    refusedDefence: () => 'Your Protection would save what is attacked and bring a free play.',
    refusedFreePlay: () => 'A card played now would cost nothing.',
    refusedWin: () => 'A card in your hand can win you the game now, if need be after tidying.',
    sparedRival: () => 'The next player may win, and a Threat in your hand would take what is needed for that.',
    tidiedAgain: () => 'Nothing has changed since you last tidied.',
    tidiedEarly: () => 'There is nothing to pay for before your next turn, and you may tidy then as well.',
    tidiedForNothing: () => 'Tidying gives back no marker that you need now.',
    tidiedWhatWasPlayed: () => 'You have only just played this card.',
  },
};
