export type SeatKind = 'me' | 'local' | 'open' | 'bot';

export interface SetupWords {
  title(game: string): string;
  seats: string;
  seatKind: Record<SeatKind, string>;
  kindOf(letter: string): string;
  levelOf(letter: string): string;
  temperOf(letter: string): string;
  nameOf(letter: string): string;
  yourName: string;
  localName(n: number): string;
  add: string;
  drop(letter: string): string;
  options: string;
  /** Options that make the game harder. */
  harder: string;
  /** How the rules may be read otherwise. */
  houseRules: string;
  optionFor(min: number, max: number): string;
  undo: { title: string; free: string; ask: string; no: string; help: Record<'free' | 'ask' | 'no', string> };
  clock: {
    title: string;
    none: string;
    live: string;
    async: string;
    help: Record<'none' | 'live' | 'async', string>;
  };
  where: { title: string; local: string; online: string; help: Record<'local' | 'online', string>; mustOnline: string };
  public: { title: string; help: string };
  summary(x: {
    game: string;
    me: boolean;
    local: number;
    open: number;
    bots: number;
    online: boolean;
    clock: string | null;
  }): string;
  start: string;
  create: string;
  needMe: string;
  needNames: string;
  unknown(id: string): string;
}
