import type { Deed } from '../keys/keys.ts';

/** What the table says beside the game's own words. Names are never inflected. */
export interface TableText {
  region: {
    board: string;
    mine: string;
    rivals: string;
    prompt: string;
    log: string;
    inspector: string;
    players: string;
  };
  tab: { table: string; me: string; rivals: string; log: string };
  you: string;
  bot(level: string): string;
  away: string;
  playedByBot: string;
  keptByBot: string;
  watching: string;
  yourTurn(prompt: string): string;
  /** So many names, joined. */
  decides(names: string, n: number): string;
  lockedIn(names: string, n: number): string;
  over: string;
  choices(n: number): string;
  closeList: string;
  filter: string;
  noneFound: string;
  noUndoAfter: string;
  cancel: string;
  less: string;
  more: string;
  undo: string;
  undoAsk: string;
  /** Above a request that waits for consent. */
  undoAsked: string;
  undoNot: string;
  redo: string;
  reset: string;
  asksUndo(name: string): string;
  agree: string;
  decline: string;
  /** Whose consent or vote is still missing. */
  waitingFor(names: string, n: number): string;
  /** The number of a rule, said; and the way to all of them. */
  cited: { rule(id: string): string; all: string };
  /** Why not: something else is asked. */
  askedNow(prompt: string): string;
  inspector: {
    title: string;
    close: string;
    pin: string;
    /** Where not everything finds room. */
    rest: string;
    /** Over the answers that are about a thing. */
    now: string;
    /** So many answers besides; `named`: some stand above it. */
    more(n: number, named: boolean): string;
    /** Where what is known of a card comes from. */
    about: string;
  };
  /** In the header: which it is, and of how many where that is known. */
  count: Record<'turn' | 'round', (n: number, last?: number) => string>;
  log: {
    title: string;
    /** Without bookkeeping, and with it. */
    story: string;
    all: string;
    /** What the marks of the players do: they show only what is about them. */
    only: string;
    since: string;
    nothing: string;
    turn(no: number): string;
    round(no: number): string;
    first(name: string): string;
    score: string;
    entries(n: number): string;
    earlier(n: number): string;
    opening: string;
    /** A phase in which nobody decides. */
    atOnce: string;
    against: string;
    forYou: string;
    byItself: string;
    /** Why somebody passes by itself. */
    noOther: string;
  };
  steps: {
    back: string;
    on: string;
    play: string;
    pause: string;
    timeline: string;
    at(at: number, of: number): string;
  };
  /** While something is told. */
  story: {
    title: string;
    pause: string;
    play: string;
    step: string;
    back: string;
    /** To the present, where it is my turn then, where it is not, and where the match is over. */
    skip: string;
    toNow: string;
    toResult: string;
    speed: string;
    slower: string;
    faster: string;
    /** Which beat of how many. */
    at(n: number, of: number): string;
    /** What was left out to save time: in a list, and below a sentence that may count something itself. */
    others(n: number): string;
    joined(n: number): string;
    /** What is taken from somebody, whose name stands before it. */
    loses(what: string): string;
    /** What somebody decides, in words. */
    asks(name: string, what: string): string;
    /** After an absence. */
    missed: string;
    playBack(seconds: number): string;
    seen: string;
    keys: { pause: string; step: string; skip: string; speed: string };
  };
  past: { title: string; now: string; turn: string; play: string; see: string };
  chat: { title: string; empty: string; field: string; send: string; spectator: string };
  clock: { left(name: string, time: string): string; out(name: string): string };
  absent: {
    title(name: string): string;
    /** Somebody has been away for so long. */
    away(name: string, time: string): string;
    wait: string;
    bot: string;
    end: string;
    asksEnd(name: string): string;
    asksRemove(name: string): string;
    /** A bot keeps my seat, and what takes it back. */
    keptMine: string;
    sitAgain: string;
  };
  people: {
    title: string;
    remove: string;
    removeAsk(name: string): string;
    removeHelp: string;
    mute: string;
    unmute: string;
    watching: string;
  };
  menu: {
    title: string;
    language: string;
    theme: string;
    speed: string;
    sound: string;
    volume: string;
    confirm: string;
    shortcuts: string;
    curtain: string;
    winBar: string;
    allSettings: string;
    rules: string;
    keys: string;
    leave: string;
    leaveAsk: string;
    leaveHelp: string;
    home: string;
    save: string;
    on: string;
    off: string;
  };
  soundOn: string;
  soundOff: string;
  commitment(short: string): string;
  commitmentHelp: string;
  help: {
    title: string;
    digits: string;
    arrows: string;
    regions: string;
    enter: string;
    escape: string;
    step: string;
    deed: Record<Deed, string>;
  };
  curtain: {
    title(name: string): string;
    since: string;
    hold: string;
    twice: string;
    now(name: string): string;
  };
  result: {
    title: string;
    /** The people ended it before the game did. */
    abandoned: string;
    rank(n: number): string;
    points: string;
    /** Of this player, among so many. */
    place(rank: number, of: number): string;
    how: string;
    sources: string;
    asTable: string;
    asBars: string;
    asCurve: string;
    total: string;
    /** Beside the largest number of a column. */
    most: string;
    nobodyFrom(sources: string): string;
    curve: string;
    goal(n: number): string;
    /** Eliminated in a turn, by somebody or by nobody. */
    out(turn: number, by: string | null): string;
    highlights: string;
    biggest: Record<'round' | 'turn', string>;
    bestCard: string;
    grade(n: number, of: number): string;
    noGrade: string;
    defeat: string;
    about: string;
    table: string;
    result: string;
    rematch: string;
    toRematch: string;
    replay: string;
    export: string;
    newGame: string;
    seed: string;
    commitmentOf: string;
    verify: string;
    verified: string;
    notVerified: string;
    dice: string;
    thrown(n: number): string;
    expected(n: string): string;
    noFile: string;
  };
  where: string;
  advice: {
    title: string;
    hint: string;
    odds: string;
    thinking: string;
    /** The chance to win and its standard error in percent, for those who listen. */
    spoken(chance: string, error: number): string;
    /** Where an answer changes nothing at once. */
    nothing: string;
    noOdds: string;
    bar: string;
    /** The game's own side, where one plays alone. */
    game: string;
  };
  loading: string;
  begins: string;
}
