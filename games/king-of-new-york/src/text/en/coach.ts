import type { Coach } from '../coach.ts';

export const coach: Coach = {
  questions: {
    chooseMonster: 'All Monsters have the same abilities. Choose the one you like.',
    chooseStartBorough:
      'You start outside Manhattan, and a borough has room for two. Look at the Buildings there and at their rewards.',
    superSpeedMove:
      'A move before the roll, and the Move step still follows. Look at Buildings and Units where you would go.',
    subwayMove: 'In this turn you may move again and again. Go where your dice will be of most use.',
    rollOrStop: 'Keep what helps you and reroll the rest. Look at your ♥: Ouch! hurts more with Units in your borough.',
    chameleon:
      'A Celebrity die thrown away turns another die to any face. Three Celebrity together bring more than one.',
    hailingCabs: 'Two more Destruction, but then all of it destroys Units only. Count the Units in your borough.',
    convertSymbols:
      'Symbols can be turned into others before they take effect. What do you need more: ♥, ⚡ or Attack?',
    chooseSymbolType:
      'The order is yours. Heal before you enter Manhattan, and destroy Units before Ouch! takes effect.',
    allocateHeal: 'Each Heal heals 1♥ or removes a Jinx token. With such tokens a reroll of Ouch! dice costs ⚡.',
    allocateAttack: 'Each Attack hits or removes a Web token. Each Web token takes a reroll from you.',
    flee: 'Staying keeps the income of Manhattan, fleeing lets your dice heal again. Look at your ♥ and the attacks to come.',
    destroyObject:
      'Each costs exactly its durability and brings its reward. A Building becomes a Unit, a Unit leaves the game.',
    carapaceDiscard: 'Carapace heals once, 1♥ for each token. Is the damage more than you can bear?',
    payDamageWithEnergy: 'You may lose ⚡ instead of ♥. Which of them will you miss more?',
    leaveClosedSpace: 'Your space in Manhattan is closed. Choose a borough by its Buildings and Units.',
    payWithLife: 'You may pay in ♥ instead of ⚡. Keep enough ♥ for the attacks to come.',
    moveStep: 'If Manhattan has room, you must enter. Otherwise look for a borough with good Buildings and few Units.',
    stinkAttack: 'Units sent away do not shoot at you here. Send them where other Monsters are.',
    buyStep: 'Cards cost ⚡, 1 less in the borough they name. A KEEP card works from now on, a DISCARD card once.',
    nextStageSplit: 'Every ★ becomes ⚡ or ♥. Healing beyond your maximum is lost.',
    photoOpTarget: 'You score 1★ for each damage you dealt to it this turn. Choose the Monster you hit hardest.',
    teslaCannonDiscard: 'Everybody discards a KEEP card. Choose the one that will help you least.',
  },
  answers: {
    buy: 'You have enough ⚡ for a card. Compare what it brings over several turns with the ⚡ you would keep.',
    sweep: 'For 2⚡ all cards on offer are changed. That pays when none of them helps you.',
    unit: 'Units can be destroyed, too. They pay their reward and shoot no more.',
  },
  hurts: {
    attacked: 'An Attack hit you. From outside it hits whoever is in Manhattan, from Manhattan everybody outside.',
    army: 'Units shot at you. One Ouch! hurts only who rolled it, two everybody in that borough, three everybody.',
    statue: 'You lose the Statue of Liberty and 3★. Whoever rolls three Ouch! takes it.',
    superstar: 'You lose Superstar. Whoever rolls three Celebrity takes it.',
  },
  blunders: {
    attackedEarly: () =>
      'If the Monster in Manhattan flees, you enter at once. There Heal does not heal, and other Units shoot at you.',
    boughtUseless: () => 'As things are, this card brings you less than it costs.',
    fledIncome: () => 'You can bear what may come before your turn, and then Manhattan pays you ★ first.',
    fledWin: () => 'If you stay, you are likely to win in the turn after this one, which is yours.',
    invitedShots: () => 'A Building you destroy becomes a Unit and would shoot at you. Resolve Ouch! before it comes.',
    keptUnits: () => 'These Units shoot at nobody but you, and you may send some of them away.',
    keptUseless: () => 'Some of the dice you keep bring you nothing, and you could reroll them, too.',
    leftHope: () => 'Another Monster is about to win in its next turn, and other dice are more likely to prevent it.',
    leftWin: () => 'You can win in this turn, and another choice makes that surer.',
    letWin: () => 'If you flee, the attacker enters Manhattan and can win in this turn.',
    paidMove: () => 'You would pay ⚡ for this move, and Destruction brings no more ★ there than here.',
    partedDice: () => 'Equal dice are better kept together here, or rerolled together.',
    poorObject: () => 'The same Destruction can bring you more.',
    shedEarly: () => 'Nothing eliminates you now, and Carapace can heal you later, just before something would.',
    shotEarly: () =>
      'If the Monster in Manhattan flees from your Attack, you enter at once, and fewer Units shoot at you there.',
    soughtShots: () => 'The Units there could eliminate you, those here could not.',
    stoppedEarly: () => 'You have a reroll left, and it promises more than these dice.',
    threwStars: () => 'This is your last reroll, and with this Destruction you score ★ already.',
  },
};
